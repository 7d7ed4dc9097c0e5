public import Foundation

/// The keyboard of the device: a rectangle of the screen that comes and goes, and says so as UIKit's does.
///
/// It comes by itself when a text field or an editable text view in a window becomes the first responder, and goes
/// when that resigns or leaves the window; ``show(height:)`` and ``hide()`` do the same by hand. The rectangle
/// changes at once, as the model value of an animation does; ``HeadlessClock/shared`` decides when the animation
/// is over:
///
/// | call | posted at once | posted one duration later |
/// | --- | --- | --- |
/// | ``show(height:)``, ``show(frame:)`` | will change frame, will show | did change frame, did show |
/// | the same with another frame while it is shown | will change frame, will show | did change frame, did show |
/// | the same with the frame that it has | – | – |
/// | ``hide()`` | will change frame, will hide | did change frame, did hide |
/// | ``changeFrame(to:)``, a keyboard taken off the edge | will change frame | did change frame |
///
/// What a movement would post at its end is not posted where another movement begins before. The object of the
/// notifications is the screen, as since iOS 16.1. The order is that of devices as it was observed there; Apple
/// documents none.
@MainActor
public final class HeadlessKeyboard {
  /// The keyboard that everything here looks at. Tests that want to begin without one put a new one in its place.
  public static var shared = HeadlessKeyboard() { didSet { KeyboardGuides.keyboardMoved() } }

  /// How long the keyboard takes to come and go, in seconds.
  public var animationDuration: TimeInterval = 0.25
  /// The curve, as the number that notifications hold; 7 is UIKit's own, which `UIView.AnimationCurve` does
  /// not name.
  public var animationCurve = 7
  /// Whether the keyboard comes and goes with the first responder; false stands for a keyboard of hardware.
  public var followsFirstResponder = true
  /// Whether the keyboard is on the screen, or on its way there.
  public private(set) var isShown = false

  /// The place of the keyboard that is shown, or was the last time.
  private var place: CGRect?
  /// Whether a first responder brought the keyboard, and takes it away again.
  private var followsResponder = false
  private var end: HeadlessTimer?

  /// A keyboard below the screen.
  public init() {}

  /// Where the keyboard is once nothing moves any more, in the coordinates of the screen in points: right below the
  /// screen while it is hidden.
  public var frame: CGRect {
    if isShown, let place { return place }
    return hidden(height: place?.height ?? usualHeight)
  }

  // MARK: Moving

  /// Brings the keyboard to the bottom of the screen.
  /// - Parameter height: In points, nil for that of the device; nothing and less hides the keyboard.
  public func show(height: CGFloat? = nil) { show(height: height ?? usualHeight, follows: false) }

  /// Brings the keyboard to a place of the screen, in points; an empty one hides it.
  public func show(frame: CGRect) { show(frame: frame, follows: false) }

  /// Moves the keyboard that is shown, as users do who take it off the edge or split it; without effect on a hidden
  /// one.
  public func changeFrame(to frame: CGRect) {
    guard isShown, frame != self.frame else { return }
    move(from: self.frame, to: frame)
  }

  /// Takes the keyboard below the screen; the first responder stays.
  public func hide() {
    guard isShown else { return }
    isShown = false
    followsResponder = false
    let begin = place ?? frame
    move(
      from: begin, to: hidden(height: begin.height), UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification)
  }

  private func show(height: CGFloat, follows: Bool) {
    guard height > 0 else { return hide() }
    let screen = UIScreen.main.bounds
    show(
      frame: CGRect(x: 0, y: screen.height - height, width: screen.width, height: height),
      follows: follows)
  }

  private func show(frame: CGRect, follows: Bool) {
    guard !frame.isEmpty else { return hide() }
    followsResponder = follows
    guard !isShown || frame != self.frame else { return }
    let begin = isShown ? self.frame : hidden(height: frame.height)
    isShown = true
    move(
      from: begin, to: frame, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardDidShowNotification)
  }

  private func move(
    from begin: CGRect, to end: CGRect, _ will: Notification.Name? = nil,
    _ did: Notification.Name? = nil
  ) {
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: animationDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: animationCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: [Notification.Name?]) {
      for name in names.compactMap({ $0 }) {
        LifecycleTrace.note(self, .keyboard(name))
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: information)
      }
    }
    if isShown { place = end }
    KeyboardGuides.keyboardMoved()
    self.end?.invalidate()
    // Scheduled before anybody hears of it: who moves the keyboard in answer ends this movement.
    self.end = HeadlessClock.shared.schedule(after: animationDuration) {
      post([UIResponder.keyboardDidChangeFrameNotification, did])
    }
    post([UIResponder.keyboardWillChangeFrameNotification, will])
  }

  // MARK: The first responder

  private static var changesUnderWay = 0

  /// Has the first responder change, and the keyboard follow once that is done: one text field after another
  /// does not send the keyboard away in between.
  static func following(_ change: () -> Bool) -> Bool {
    changesUnderWay += 1
    let hasChanged = change()
    changesUnderWay -= 1
    if changesUnderWay == 0 { shared.follow(UIResponder.firstResponder) }
    return hasChanged
  }

  private func follow(_ responder: UIResponder?) {
    guard followsFirstResponder else { return }
    if let height = responder.flatMap({ height(for: $0) }) {
      show(height: height, follows: true)
    } else if followsResponder {
      hide()
    }
  }

  /// How high the keyboard of a responder is with what stands above it, nil for none.
  private func height(for responder: UIResponder) -> CGFloat? {
    guard (responder as? UIView)?.window != nil else { return nil }
    let above = responder.inputAccessoryView?.frame.height ?? 0
    if let own = responder.inputView?.frame.height {
      let height = above + (own > 0 ? own + safeBottom : 0)
      return height > 0 ? height : nil
    }
    guard let traits = responder as? any UITextInputTraits,
      (responder as? UITextView)?.isEditable ?? true
    else { return nil }
    return above + height(hasPredictions: traits.hasPredictions)
  }

  // MARK: Sizes

  private var usualHeight: CGFloat { height(hasPredictions: true) }

  private func height(hasPredictions: Bool) -> CGFloat {
    let screen = UIScreen.main
    return screen.device.keyboardHeight(
      isLandscape: screen.isLandscape, hasPredictions: hasPredictions)
  }

  private var safeBottom: CGFloat {
    let screen = UIScreen.main
    return (screen.isLandscape ? screen.device.landscapeSafeArea : screen.device.safeArea).bottom
  }

  private func hidden(height: CGFloat) -> CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(x: 0, y: screen.height, width: screen.width, height: height)
  }
}

extension UITextInputTraits {
  /// Whether a bar above the keys suggests words.
  fileprivate var hasPredictions: Bool {
    switch inputTraits.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    default: inputTraits.autocorrectionType != .no
    }
  }
}
