import Foundation
public import HeadlessUIKit

/// Types text character by character, as if on the on-screen keyboard. A newline presses the return key.
///
/// If the view is not being edited, this function taps it first. The text goes to the first responder, which the app
/// may change after any character.
/// - Parameter view: The view. Default: the first responder.
/// - Throws: ``InteractionError`` if the app is not active, if a touch cannot reach the view, if a tap does not make the
///   view the first responder, or if the first responder does not accept text.
@MainActor
public func type(_ text: String, into view: UIView? = nil) throws(InteractionError) {
  if let refusal = Aim.inactivity {
    throw InteractionError(kind: .takesNoTouches, message: "cannot type: \(refusal)")
  }
  if let view, !view.isEdited {
    try tap(view)
    // A gesture recognizer on a superview may delay the end of the tap until the recognizer fails.
    for _ in 0..<20 where !view.isEdited { HeadlessClock.shared.advance(by: 0.05) }
    guard view.isEdited else {
      throw InteractionError(
        kind: .notEditable,
        message: "cannot type into \(view.name): a tap does not make it the first responder;"
          + " the first responder is \(UIResponder.currentName)")
    }
  }
  for character in text {
    guard let input = UIResponder.firstResponder as? any UIKeyInput, input.isTypedInto else {
      throw InteractionError(
        kind: .noTextInput,
        message: "cannot type \"\(character)\": the first responder, \(UIResponder.currentName),"
          + " does not accept text")
    }
    if character == "\u{8}" { input.deleteBackward() } else { input.insertText(String(character)) }
  }
}

/// Presses a key of a hardware keyboard, given by its character or by a name such as `UIKeyCommand.inputEscape`.
///
/// The key goes to the key commands of the responder chain first, then to `pressesBegan`, then to the edited text.
/// - Returns: Whether the key was handled; false while the app is not active.
@MainActor
@discardableResult
public func press(_ key: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
  guard Aim.inactivity == nil else { return false }
  let responder = UIResponder.firstResponder
  let window = (responder as? UIView)?.window ?? UIWindow.keyWindow
  return KeyPresses.press(UIKey(key, modifierFlags: modifierFlags), in: window)
}

extension UIView {
  /// Whether the view or one of its subviews is the first responder.
  fileprivate var isEdited: Bool {
    (UIResponder.firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }
}

extension UIResponder {
  /// The name of the first responder for messages.
  fileprivate static var currentName: String {
    guard let responder = firstResponder else { return "nil" }
    return (responder as? UIView)?.name ?? "<\(Swift.type(of: responder))>"
  }
}
