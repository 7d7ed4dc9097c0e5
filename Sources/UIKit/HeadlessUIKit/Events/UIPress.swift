public import Foundation

/// A press of a key, or of a button on a remote control, until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press, with UIKit's raw values.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The kind of key or button, with UIKit's raw values; ``none`` means a key of a keyboard.
  public enum PressType: Int, Sendable {
    case none = -1
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  open internal(set) var phase: Phase
  open internal(set) var timestamp: TimeInterval
  open internal(set) var type: PressType
  open internal(set) weak var window: UIWindow?
  /// The first responder that receives the press.
  open internal(set) var responder: UIResponder?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The force of the press, from 0 to 1.
  open internal(set) var force: CGFloat = 1
  /// The key; nil for a button.
  open internal(set) var key: UIKey?

  init(_ type: PressType, key: UIKey?, at timestamp: TimeInterval) {
    self.type = type
    self.key = key
    self.timestamp = timestamp
    phase = .began
    super.init()
  }
}

/// An event of pressed keys and buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  var presses: [UIPress]
  /// Whether no responder in the chain handled the start of the presses.
  var isUnhandled = false
  weak var window: UIWindow?

  init(_ presses: [UIPress], in window: UIWindow?, at timestamp: TimeInterval) {
    self.presses = presses
    self.window = window
    super.init(.presses, at: timestamp)
  }

  /// All presses in progress.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// Returns the presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(presses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false })
  }
}

/// A key on a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types, or the key's name in ``UIKeyCommand``.
  public let characters: String
  /// The characters that the key types without modifiers, except shift.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  /// The position of the key on a keyboard with the US layout; 0 if no key there types the characters.
  public let keyCode: UIKeyboardHIDUsage

  /// Creates a key, with the modifier keys that are held down.
  package init(_ characters: String, modifierFlags: UIKeyModifierFlags = []) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    keyCode = UIKeyboardHIDUsage(typing: characters)
    super.init()
  }
}
