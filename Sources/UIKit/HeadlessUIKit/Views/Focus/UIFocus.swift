public import Foundation

// The focus of remote controls and keyboards. Nothing moves the focus here, and no view has it.

/// An object in which items can be focused.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
}

extension UIResponder: UIFocusEnvironment {
  /// Requests an update of the focus. It has no effect here.
  public func setNeedsFocusUpdate() {}
  /// Updates the focus immediately. It has no effect here.
  public func updateFocusIfNeeded() {}
}

extension UIView: UIFocusItem {
  /// Whether the view has the focus. It never does here.
  public var isFocused: Bool { false }
}

/// A direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// A movement of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  public let focusHeading: UIFocusHeading

  /// Creates a movement, which a test passes to ``UIResponder/didUpdateFocus(in:with:)``.
  public init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading = []
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// A coordinator of animations alongside a movement of the focus. Here, the changes take effect immediately.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Creates a coordinator, which a test passes to ``UIResponder/didUpdateFocus(in:with:)``.
  public override init() { super.init() }

  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// A layout guide that redirects the focus.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
