public import Foundation

/// The keyboard of the device: a rectangle of the screen that appears and disappears, and posts UIKit's notifications.
///
/// It appears when a text field or an editable text view in a window becomes first responder, and disappears when that
/// resigns or leaves the window, unless a presented controller keeps it
/// (`UIViewController.disablesAutomaticKeyboardDismissal`); ``show(height:)`` and ``hide()`` do the same directly. The rectangle changes
/// immediately, like the model value of an animation; ``HeadlessClock/shared`` decides when the animation is complete:
///
/// | call | posted immediately | posted after the animation |
/// | --- | --- | --- |
/// | ``show(height:)``, ``show(frame:)`` | will change frame, will show | did change frame, did show |
/// | the same with another frame while visible | will change frame, will show | did change frame, did show |
/// | the same with its current frame | – | – |
/// | ``hide()`` | will change frame, will hide | did change frame, did hide |
/// | ``changeFrame(to:)``, an undocked keyboard | will change frame | did change frame |
///
/// If another movement begins before the end of the first, the notifications of that end are not posted. The object of
/// the notifications is the screen, as since iOS 16.1. The order was observed on devices; Apple does not document it.
@preconcurrency @MainActor
public final class HeadlessKeyboard {
  /// The keyboard of the current environment. A new one starts hidden.
  public static var shared: HeadlessKeyboard {
    get { HeadlessEnvironment.current.keyboard }
    set { HeadlessEnvironment.current.keyboard = newValue }
  }

  /// The duration of the animation, in seconds.
  public var animationDuration: TimeInterval = 0.25
  /// The animation curve, as the number that notifications contain. 7 is UIKit's own curve, which
  /// `UIView.AnimationCurve` does not define.
  public var animationCurve = 7
  /// Whether the keyboard follows the first responder; false simulates a hardware keyboard.
  public var followsFirstResponder = true
  /// Whether the keyboard is visible, or about to be.
  public private(set) var isShown = false

  /// The frame of the keyboard while it is visible, or its last frame.
  private var place: CGRect?
  /// Whether the first responder showed the keyboard, and will therefore hide it again.
  private var followsResponder = false
  /// The presented controller that keeps the keyboard visible although its text field has resigned.
  private weak var keeper: UIViewController?
  private var end: HeadlessTimer?

  /// Creates a hidden keyboard below the screen.
  public nonisolated init() {}

  /// The final frame of the keyboard, in points of the screen's coordinates; directly below the screen while it is
  /// hidden.
  public var frame: CGRect {
    if isShown, let place { return place }
    return hidden(height: place?.height ?? usualHeight)
  }

  // MARK: Moving

  /// Shows the keyboard at the bottom of the screen.
  /// - Parameter height: The height, in points; nil for the device's own. Zero or less hides the keyboard.
  public func show(height: CGFloat? = nil) { show(height: height ?? usualHeight, follows: false) }

  /// Shows the keyboard in a rectangle of the screen, in points; an empty rectangle hides it.
  public func show(frame: CGRect) { show(frame: frame, follows: false) }

  /// Moves the visible keyboard, as when a user undocks or splits it. It has no effect on a hidden keyboard.
  public func changeFrame(to frame: CGRect) {
    guard isShown, frame != self.frame else { return }
    move(from: self.frame, to: frame)
  }

  /// Hides the keyboard without changing the first responder.
  public func hide() {
    guard isShown else { return }
    isShown = false
    followsResponder = false
    keeper = nil
    let begin = place ?? frame
    move(
      from: begin, to: hidden(height: begin.height), UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification)
  }

  /// Moves the visible keyboard to the bottom of a screen whose size has changed; it is as high as the first responder
  /// currently requests, or else as high as before. It is an assumption that this posts the same notifications as
  /// showing it.
  func screenTurned() {
    guard isShown else { return }
    let wanted = followsResponder ? ResponderState.current.first.flatMap { height(for: $0) } : nil
    show(height: wanted ?? frame.height, follows: followsResponder)
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
        HeadlessEnvironment.current.post(name, object: UIScreen.main, userInfo: information)
      }
    }
    if isShown { place = end }
    KeyboardGuides.current.keyboardMoved()
    self.end?.invalidate()
    // Scheduled before the notifications, so that an observer that moves the keyboard ends this movement.
    self.end = HeadlessClock.shared.schedule(after: animationDuration, named: "keyboard animation")
    {
      post([UIResponder.keyboardDidChangeFrameNotification, did])
    }
    post([UIResponder.keyboardWillChangeFrameNotification, will])
  }

  // MARK: The first responder

  /// Changes the first responder, then updates the keyboard.
  ///
  /// The keyboard does not hide when another text field becomes first responder.
  static func following(_ change: () -> Bool) -> Bool {
    let state = ResponderState.current
    let old = state.first
    state.changes += 1
    let hasChanged = change()
    state.changes -= 1
    if state.changes == 0 { shared.follow(state.first, after: old) }
    return hasChanged
  }

  private func follow(_ responder: UIResponder?, after old: UIResponder?) {
    guard followsFirstResponder else { return }
    if let height = responder.flatMap({ height(for: $0) }) {
      keeper = nil
      show(height: height, follows: true)
    } else if followsResponder {
      keeper = keeper ?? old.flatMap(Self.keeper)
      if keeper == nil { hide() }
    }
  }

  /// Returns the presented controller of a responder that keeps the keyboard when the responder resigns; nil for none.
  ///
  /// Apple's text programming guide says this only of form sheets on a tablet, so phones do not ask.
  private static func keeper(of responder: UIResponder) -> UIViewController? {
    guard UIScreen.main.device.idiom == .pad,
      let inner = sequence(first: responder, next: \.next).lazy
        .compactMap({ $0 as? UIViewController }).first,
      let controller = sequence(first: inner, next: \.parent).reversed().first
    else { return nil }
    let keeps =
      controller.presentingViewController != nil && !controller.isBeingDismissed
      && controller.disablesAutomaticKeyboardDismissal
    return keeps ? controller : nil
  }

  /// Hides the keyboard if the controller that kept it has been dismissed.
  func controllersWereDismissed() {
    guard let keeper, keeper.presentingViewController == nil else { return }
    self.keeper = nil
    hide()
  }

  /// Returns the height of a responder's keyboard including its accessory view, in points; nil if it has no keyboard.
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
  /// Whether a bar above the keys shows suggestions.
  fileprivate var hasPredictions: Bool {
    switch keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    default: inputTraits.autocorrectionType != .no
    }
  }
}

/// The keyboard of an environment.
@MainActor
private final class KeyboardPlace: EnvironmentPart {
  var keyboard = HeadlessKeyboard()

  init(in environment: HeadlessEnvironment) {}
}

extension HeadlessEnvironment {
  /// The keyboard of the device.
  public var keyboard: HeadlessKeyboard {
    get { part(KeyboardPlace.self).keyboard }
    set {
      part(KeyboardPlace.self).keyboard = newValue
      part(KeyboardGuides.self).keyboardMoved()
    }
  }
}
