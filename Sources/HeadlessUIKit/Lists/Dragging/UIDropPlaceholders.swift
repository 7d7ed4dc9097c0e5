public import Foundation

/// A row that a table shows while what was dropped is still being loaded.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// Sets up the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// A row with a cell of a registered identifier.
  /// - Parameter rowHeight: In points; ``UITableView/automaticDimension`` for the height of the cell's content.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A row that a table shows for a drop.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Gives the look of what drops onto the row's cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder of a table: it is exchanged for a row of the data source, or removed.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for a row that the closure inserts into the data at its index path.
  /// - Returns: Whether the table still has the placeholder.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// - Returns: Whether the table still has the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// An item that a collection shows while what was dropped is still being loaded.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Sets up the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// An item with a cell of a registered identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// An item that a collection shows for a drop.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Gives the look of what drops onto the item's cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder of a collection: it is exchanged for an item of the data source, or removed.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for an item that the closure inserts into the data at its index path.
  /// - Returns: Whether the collection still has the placeholder.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// - Returns: Whether the collection still has the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the handler of the placeholder's cell again.
  func setNeedsCellUpdate()
}

/// Translates between the index paths of a data source and those of a list that shows placeholders as well.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Nil for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  /// Does changes whose index paths are those of the list.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  { dataSourceSectionIndex }

  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard let list = self as? any PlaceholderList else { return dataSourceIndexPath }
    return dataSourceIndexPath.flatMap { list.placeholders.presentationPath(of: $0) }
  }

  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard let list = self as? any PlaceholderList else { return presentationIndexPath }
    return presentationIndexPath.flatMap { list.placeholders.dataSourcePath(of: $0) }
  }

  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    let list = self as? any PlaceholderList
    let before = list?.usesPresentationValues ?? false
    list?.usesPresentationValues = true
    defer { list?.usesPresentationValues = before }
    actionsToTranslate()
  }
}
