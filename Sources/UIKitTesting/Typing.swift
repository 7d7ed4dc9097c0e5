import Foundation
public import HeadlessUIKit

/// Types a text character by character, like the on-screen keyboard; a new line presses the return key.
///
/// A view that is not the first responder yet is tapped first, so a user must be able to tap it. The text goes to the
/// first responder, which the app may change in between.
/// - Parameter view: Nil for the view that is already being edited.
/// - Throws: ``InteractionError`` if the first responder does not accept text.
@MainActor
public func type(_ text: String, into view: UIView? = nil) throws(InteractionError) {
  if let view, !view.isEdited {
    try tap(view)
    // A recognizer around the view may withhold the end of the tap until it has failed.
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

/// Presses a key of a hardware keyboard: its character, or a name such as `UIKeyCommand.inputEscape`.
///
/// Shortcuts along the responder chain come first, then `pressesBegan` along it, then the text that is edited.
/// - Returns: Whether anything handled the key.
@MainActor
@discardableResult
public func press(_ key: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
  let responder = UIResponder.firstResponder
  let window = (responder as? UIView)?.window ?? UIWindow.keyWindow
  return KeyPresses.press(UIKey(key, modifierFlags: modifierFlags), in: window)
}

extension UIView {
  /// Whether what is typed goes to the view, or to one inside it.
  fileprivate var isEdited: Bool {
    (UIResponder.firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }
}

extension UIResponder {
  /// The first responder for messages.
  fileprivate static var currentName: String {
    guard let responder = firstResponder else { return "nil" }
    return (responder as? UIView)?.name ?? "<\(Swift.type(of: responder))>"
  }
}
