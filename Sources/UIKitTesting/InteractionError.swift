import Foundation
import HeadlessUIKit

/// Why a touch, a key or a choice of a test cannot be made as a user would make it.
public struct InteractionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Kind: String, Hashable, Sendable {
    /// The view is in no window.
    case notInWindow = "not-in-window"
    /// The view, one around it, or the window is hidden or transparent.
    case hidden
    /// The view has no size.
    case empty
    /// The view, or one around it, takes no touches.
    case takesNoTouches = "takes-no-touches"
    /// A block without the option `allowUserInteraction` moves the view, or one around it.
    case animating
    /// The control is disabled.
    case disabled
    /// Something else is in front of the view.
    case covered
    /// The point lies outside of a view around the view, which is what touches reach it through.
    case outsideOfParent = "outside-of-parent"
    /// The point lies outside of every window.
    case outsideOfWindows = "outside-of-windows"
    /// Nothing takes what is typed.
    case noTextInput = "no-text-input"
    /// The view did not become the first responder.
    case notEditable = "not-editable"
    /// There is nothing of that title to choose.
    case nothingToChoose = "nothing-to-choose"
  }

  /// What stands in the way.
  public let kind: Kind
  /// What was wanted, what is in the way, and where.
  public let message: String

  public var description: String { message }
}

extension UIView {
  /// The view for messages: its class and what tells it from others.
  var name: String {
    let label =
      accessibilityIdentifier ?? (self as? UIButton)?.currentTitle ?? (self as? UILabel)?.text
      ?? accessibilityLabel ?? restorationIdentifier ?? documentObjectID
    return "<\(Swift.type(of: self))\(label.map { " \"\($0)\"" } ?? "")>"
  }
}

extension CGPoint {
  /// The point for messages, in whole hundredths.
  var text: String {
    func text(_ number: CGFloat) -> String {
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    guard x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 else { return "(\(x), \(y))" }
    return "(\(text(x)), \(text(y)))"
  }
}
