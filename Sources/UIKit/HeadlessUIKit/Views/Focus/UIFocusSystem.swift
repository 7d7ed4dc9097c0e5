public import Foundation

/// The state of the focus. There is none here, as on a device without a keyboard or a remote control.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// The focused item.
  open private(set) weak var focusedItem: (any UIFocusItem)?

  /// Returns nil, because nothing has the focus.
  public convenience init?(for environment: any UIFocusEnvironment) { return nil }

  /// Returns nil, because nothing has the focus.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  /// Requests an update of the focus. It has no effect here.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

  /// Updates the focus immediately. It has no effect here.
  open func updateFocusIfNeeded() {}

  /// Returns whether an environment is inside another one.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
  ) -> Bool {
    guard let outer = environment as? UIView, let inner = other as? UIView else {
      return environment === other
    }
    return inner.isDescendant(of: outer)
  }
}

/// The appearance of a focused view. It is stored only, because no view has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public nonisolated override init() { super.init() }
}

/// A ring around a focused view. It is stored only, because no view has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The outline of the ring; nil to use the view's outline.
  package let path: UIBezierPath?
  /// The view that contains the ring.
  open weak var containerView: UIView?
  /// The view below the ring.
  open weak var referenceView: UIView?
  /// The position of the ring relative to the item.
  open var position = Position.automatic

  /// Where a ring is drawn, with UIKit's raw values.
  public enum Position: Int, Sendable {
    case automatic, outside, inside
  }

  /// Creates a ring around a view.
  public nonisolated override init() {
    path = nil
    super.init()
  }

  /// Creates a ring around a rectangle.
  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }

  /// Creates a ring around a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }

  /// Creates a ring around a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }
}

/// The priority with which items in a focus group receive the focus.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

extension UIView {
  /// The appearance of the view while it is focused. Stored only.
  public var focusEffect: UIFocusEffect? {
    get { StoredValue.get(self, "focusEffect", UIFocusEffect?.none) }
    set { StoredValue.set(self, "focusEffect", newValue) }
  }

  /// The priority of the view in its focus group. Stored only.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { StoredValue.get(self, "focusGroupPriority", UIFocusGroupPriority.ignored) }
    set { StoredValue.set(self, "focusGroupPriority", newValue) }
  }
}
