import Foundation
import HeadlessUIKit

/// An error that explains why a touch, key press or choice would be impossible for a user.
public struct InteractionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of obstacles.
  public enum Kind: String, Hashable, Sendable {
    /// The view is not in a window.
    case notInWindow = "not-in-window"
    /// The view, one of its superviews, or the window is hidden or transparent.
    case hidden
    /// The view has no size.
    case empty
    /// The view, one of its superviews or the app ignores touches.
    case takesNoTouches = "takes-no-touches"
    /// An animation without the option `allowUserInteraction` is moving the view or one of its superviews.
    case animating
    /// The control is disabled.
    case disabled
    /// Something else is in front of the view.
    case covered
    /// The point is outside the bounds of a superview, so touches there do not reach the view.
    case outsideOfParent = "outside-of-parent"
    /// The point is outside all windows.
    case outsideOfWindows = "outside-of-windows"
    /// The first responder does not accept text.
    case noTextInput = "no-text-input"
    /// The view did not become the first responder.
    case notEditable = "not-editable"
    /// Nothing with that title can be chosen.
    case nothingToChoose = "nothing-to-choose"
  }

  /// The kind of obstacle.
  public let kind: Kind
  /// A description of the attempted action, the obstacle and its position.
  public let message: String

  /// The same text as ``message``.
  public var description: String { message }
}

extension UIView {
  /// The view's name in messages: its class, with its identifier, title, text or label if it has one.
  var name: String {
    let label =
      accessibilityIdentifier ?? (self as? UIButton)?.currentTitle ?? (self as? UILabel)?.text
      ?? accessibilityLabel ?? restorationIdentifier ?? documentObjectID
    return "<\(Swift.type(of: self))\(label.map { " \"\($0)\"" } ?? "")>"
  }
}

extension CGPoint {
  /// The point as text for messages, rounded to hundredths.
  var text: String {
    func text(_ number: CGFloat) -> String {
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    guard x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 else { return "(\(x), \(y))" }
    return "(\(text(x)), \(text(y)))"
  }
}
