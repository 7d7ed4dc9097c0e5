public import Foundation

/// An event of touches, keys, a pointer or motion.
///
/// The same event is reused as long as fingers touch the screen, while its touches change.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event, with UIKit's raw values.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind of a motion or remote control event, with UIKit's raw values.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns a button by its number, starting at 1.
    public static func button(_ number: Int) -> ButtonMask {
      ButtonMask(rawValue: number > 0 && number < 32 ? 1 << (number - 1) : 0)
    }
  }

  open var type: EventType { kind }
  open var subtype: EventSubtype { subkind }
  /// The time of the last change, in seconds of the clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys that are held down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of a pointing device that are held down.
  open internal(set) var buttonMask: ButtonMask = []
  private let kind: EventType
  private let subkind: EventSubtype

  /// The phase of a motion; nil for other events.
  var motionPhase: MotionEvents.Phase?
  /// The touches in the order in which they began.
  var touches: [UITouch]

  init(
    _ type: EventType, subtype: EventSubtype = .none, touches: [UITouch] = [],
    at timestamp: TimeInterval = 0
  ) {
    kind = type
    subkind = subtype
    self.touches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// Creates an event without touches.
  public override convenience init() { self.init(.touches) }

  /// All touches on the screen, including those that just ended.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// Returns the touches of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that hit a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// Returns the touches that were coalesced into one frame: only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? [touch] : nil
  }

  /// Returns the predicted touches, which are always empty here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? [] : nil
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }
}
