import Foundation

/// The delivery of key presses: first to shortcuts, then to the responder chain, then to the edited text.
@MainActor
package enum KeyPresses {
  /// Presses and releases a key, with the modifier keys that are held down.
  /// - Returns: Whether a shortcut, a responder or a text view handled the key.
  @discardableResult
  package static func press(_ key: UIKey, in window: UIWindow?) -> Bool {
    if let command = command(for: key, in: window) { return perform(command, in: window) }
    let press = UIPress(.none, key: key, at: HeadlessClock.shared.now)
    press.window = window
    let event = UIPressesEvent([press], in: window, at: press.timestamp)
    event.modifierFlags = key.modifierFlags
    UIApplication.shared.sendEvent(event)
    let isTyped = event.isUnhandled && type(key)
    press.phase = .ended
    UIApplication.shared.sendEvent(event)
    return isTyped || !event.isUnhandled
  }

  /// Sends key presses to the responder that received their beginning.
  static func receive(_ event: UIPressesEvent, in window: UIWindow) {
    for press in event.presses where press.responder == nil { press.responder = start(in: window) }
    guard let first = event.presses.first, let responder = first.responder else { return }
    let presses = Set(event.presses)
    switch first.phase {
    case .began: responder.pressesBegan(presses, with: event)
    case .ended: responder.pressesEnded(presses, with: event)
    case .cancelled: responder.pressesCancelled(presses, with: event)
    default: responder.pressesChanged(presses, with: event)
    }
  }

  /// Returns the first responder; without one, the frontmost controller of the window, or the window itself.
  private static func start(in window: UIWindow?) -> UIResponder? {
    if let first = UIResponder.firstResponder { return first }
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller ?? window
  }

  // MARK: Shortcuts

  /// Returns the shortcut of the nearest responder in the chain, or else of the main menu.
  private static func command(for key: UIKey, in window: UIWindow?) -> UIKeyCommand? {
    // A text view receives the keys that type or edit, unless the shortcut has priority. Source: the release notes of
    // iOS 15, where the delete key no longer triggers a shortcut, and Apple's documentation of the property.
    let isForText =
      (UIResponder.firstResponder as? any UIKeyInput).map(key.edits) ?? false
      && key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    func find(in commands: [UIKeyCommand]) -> UIKeyCommand? {
      commands.first {
        $0.fits(key) && (!isForText || $0.wantsPriorityOverSystemBehavior)
      }
    }
    var responder = start(in: window)
    while let current = responder {
      if let command = find(in: current.keyCommands ?? []) { return command }
      responder = current.next
    }
    if let command = find(in: UIMenuSystem.main.shortcuts) { return command }
    return EditingShortcuts.command(for: key)
  }

  private static func perform(_ command: UIKeyCommand, in window: UIWindow?) -> Bool {
    guard let target = start(in: window)?.target(forAction: command.action, withSender: command)
    else { return false }
    (target as? UIResponder)?.validate(command)
    guard !command.attributes.contains(.disabled) else { return false }
    return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
  }

  // MARK: Text

  private static func type(_ key: UIKey) -> Bool {
    guard let input = UIResponder.firstResponder as? any UIKeyInput, input.isTypedInto,
      key.modifierFlags.isDisjoint(with: [.command, .control])
    else { return false }
    switch key.name {
    case UIKeyCommand.inputDelete: input.deleteBackward()
    case UIKeyCommand.inputLeftArrow: (input as? any UITextInput)?.moveInsertionPoint(by: -1)
    case UIKeyCommand.inputRightArrow: (input as? any UITextInput)?.moveInsertionPoint(by: 1)
    case UIKeyCommand.inputUpArrow: (input as? any UITextInput)?.moveInsertionPoint(byLines: -1)
    case UIKeyCommand.inputDownArrow: (input as? any UITextInput)?.moveInsertionPoint(byLines: 1)
    case "\r": input.insertText("\n")
    default:
      guard !key.isNamed else { return false }
      input.insertText(key.characters)
    }
    return true
  }
}

extension UIKeyInput {
  /// Whether a keyboard can currently type into the text view.
  package var isTypedInto: Bool { (self as? UITextView)?.isEditable ?? true }
}

extension UITextInput {
  /// Moves the insertion point by characters; a selection collapses to its edge.
  fileprivate func moveInsertionPoint(by step: Int) {
    guard let selected = selectedTextRange else { return }
    let edge = step < 0 ? selected.start : selected.end
    let text = text(in: UITextRange(NSRange(location: 0, length: .max))) ?? ""
    var place = edge.offset
    if selected.isEmpty {
      let index = String.Index(utf16Offset: place, in: text)
      if step < 0, index > text.startIndex {
        place = text.index(before: index).utf16Offset(in: text)
      } else if step > 0, index < text.endIndex {
        place = text.index(after: index).utf16Offset(in: text)
      }
    }
    selectedTextRange = UITextRange(NSRange(location: place, length: 0))
  }

  /// Moves the insertion point to the line above or below; in the first line, to the beginning; in the last, to the
  /// end.
  fileprivate func moveInsertionPoint(byLines step: Int) {
    guard let selected = selectedTextRange else { return }
    let edge = step < 0 ? selected.start : selected.end
    let end = text(in: UITextRange(NSRange(location: 0, length: .max)))?.utf16.count ?? 0
    var place = step < 0 ? 0 : end
    if let view = self as? UITextView {
      let caret = view.caretRect(for: edge)
      let aim = CGPoint(x: caret.midX, y: caret.midY + CGFloat(step) * caret.height)
      if let other = view.closestPosition(to: aim),
        abs(view.caretRect(for: other).midY - caret.midY) > caret.height / 2
      {
        place = other.offset
      }
    }
    selectedTextRange = UITextRange(NSRange(location: place, length: 0))
  }
}

extension UIKey {
  /// The characters, or the name of a key without characters in ``UIKeyCommand``.
  fileprivate var name: String { UIKeyCommand.name(of: characters) }

  /// Whether the key has one of ``UIKeyCommand``'s names instead of characters.
  fileprivate var isNamed: Bool { name.hasPrefix("UIKeyInput") }

  /// Returns whether the key types text, deletes text, or moves the insertion point.
  fileprivate func edits(_ text: any UIKeyInput) -> Bool {
    switch name {
    case UIKeyCommand.inputDelete: true
    case UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
      UIKeyCommand.inputDownArrow:
      text is any UITextInput
    default: !isNamed
    }
  }
}

extension UIKeyCommand {
  /// Returns the name of a key that apps may also specify by its control character: delete or escape.
  fileprivate static func name(of input: String) -> String {
    switch input {
    case "\u{8}", "\u{7F}": inputDelete
    case "\u{1B}": inputEscape
    default: input
    }
  }

  /// Returns whether a key with its modifiers triggers the shortcut; caps lock and the number pad are ignored.
  fileprivate func fits(_ key: UIKey) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    return input.map { Self.name(of: $0).lowercased() }
      == Self.name(of: key.charactersIgnoringModifiers).lowercased()
      && modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
  }
}

/// The standard editing shortcuts of every app.
@MainActor
enum EditingShortcuts {
  private static let commands = [
    ("c", "copy:"), ("x", "cut:"), ("v", "paste:"), ("a", "selectAll:"),
  ]
  .map { UIKeyCommand(input: $0.0, modifierFlags: .command, action: Selector($0.1)) }

  /// The titles and actions of the edit menu, in order.
  static let menu = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Select All", "selectAll:"),
  ]

  static func command(for key: UIKey) -> UIKeyCommand? { commands.first { $0.fits(key) } }
}
