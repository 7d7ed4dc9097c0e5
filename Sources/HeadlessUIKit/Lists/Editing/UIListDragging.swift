public import Foundation

// Drags from and drops onto lists are not modelled: nothing begins one, and the delegates are kept only.

/// Gives the rows that are dragged.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped onto a table; only the drop itself is required.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// What a drop onto a table would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where a drop goes, with UIKit's numbers.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// A drop onto a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

/// Something that is dropped onto a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// Gives the items that are dragged.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped onto a collection; only the drop itself is required.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

/// What a drop onto a collection would do.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where a drop goes, with UIKit's numbers.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// A drop onto a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

/// Something that is dropped onto a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

extension UITableView {
  /// Kept only.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { ListDelegates.current.value(self, "drag") }
    set { ListDelegates.current.set(newValue, self, "drag") }
  }
  /// Kept only.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { ListDelegates.current.value(self, "drop") }
    set { ListDelegates.current.set(newValue, self, "drop") }
  }
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  /// Kept only.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { ListDelegates.current.value(self, "drag") }
    set { ListDelegates.current.set(newValue, self, "drag") }
  }
  /// Kept only.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { ListDelegates.current.value(self, "drop") }
    set { ListDelegates.current.set(newValue, self, "drop") }
  }
  public var hasActiveDrag: Bool { false }
  public var hasActiveDrop: Bool { false }
}

/// The delegates of drags and drops by their lists; neither is kept alive.
@MainActor
final class ListDelegates: EnvironmentPart {
  static var current: ListDelegates { HeadlessEnvironment.current.part() }
  private struct Key: Hashable {
    let list: ObjectIdentifier
    let name: String
  }
  private struct Entry {
    weak var list: AnyObject?
    weak var delegate: AnyObject?
  }
  private var entries: [Key: Entry] = [:]

  init(in environment: HeadlessEnvironment) {}

  func value<Value>(_ list: AnyObject, _ name: String) -> Value? {
    let entry = entries[Key(list: ObjectIdentifier(list), name: name)]
    return entry?.list === list ? entry?.delegate as? Value : nil
  }

  func set(_ delegate: AnyObject?, _ list: AnyObject, _ name: String) {
    entries = entries.filter { $0.value.list != nil && $0.value.delegate != nil }
    entries[Key(list: ObjectIdentifier(list), name: name)] = Entry(list: list, delegate: delegate)
  }
}
