public import Foundation

/// The effect of a drop, with UIKit's raw values.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// A drag or drop in progress.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag in progress.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drop in progress.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns whether any item can provide a value of a type that Foundation bridges, such as `String`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Loads values of a type that Foundation bridges, such as `String`, immediately and in the order of the items.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          (object as? Value._ObjectiveCType).map {
            Value._unconditionallyBridgeFromObjectiveC($0)
          }
        })
    }
  }
}

/// The progress indicator of a drop, with UIKit's raw values.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// A delegate's proposal for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Whether the dropped items are inserted among the items of a list.
  var inserts: Bool { false }
}

/// The items that a finger drags, and the finger's position.
@MainActor
class FingerSession: NSObject, UIDragDropSession {
  var items: [UIDragItem] { [] }
  /// The position of the finger on the screen, in points.
  var place = CGPoint.zero
  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { false }

  func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return place }
    return view.convert(window.convert(place, from: nil as UIWindow?), from: window)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session from the perspective of the drag's source.
@MainActor
final class FingerDragSession: FingerSession, UIDragSession {
  var localContext: Any?
  var dragged: [UIDragItem] = []
  var allowsMove = true
  var isRestricted = false

  override var items: [UIDragItem] { dragged }
  override var allowsMoveOperation: Bool { allowsMove }
  override var isRestrictedToDraggingApplication: Bool { isRestricted }
}

/// The session from the perspective of the drop's possible targets.
@MainActor
final class FingerDropSession: FingerSession, UIDropSession {
  let drag: FingerDragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: FingerDragSession) { self.drag = drag }

  var localDragSession: (any UIDragSession)? { drag }
  override var items: [UIDragItem] { drag.dragged }
  override var allowsMoveOperation: Bool { drag.allowsMove }
  override var isRestrictedToDraggingApplication: Bool { drag.isRestricted }

  /// Loads the objects immediately, in the order of the items.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.itemProvider.object(ofClass: aClass) })
    return Progress(totalUnitCount: 0)
  }
}
