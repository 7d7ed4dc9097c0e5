public import Foundation

/// An object that recognizes a gesture in the touches of a view and its subviews.
///
/// A subclass overrides the methods for touches and sets ``state``. Discrete gestures go from possible to ended or
/// failed; continuous ones go from possible to began, changed, and ended or canceled, or to failed. After the gesture
/// has ended, the state does not change until ``reset()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, NibMade, NibConnectable, NibAwakening {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a discrete gesture.
    public static var recognized: State { .ended }
  }

  var nibReference: NibReference?
  /// The view that the recognizer is attached to.
  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?

  /// Whether the view's touches are canceled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives the beginning of touches only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the gesture has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that the recognizer considers: raw values of ``UITouch/TouchType``.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that the recognizer considers: raw values of ``UIPress/PressType``.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches of a gesture must be of one kind.
  open var requiresExclusiveTouchType = true

  var ownState = State.possible
  /// The state that targets read while they are called.
  var shownState: State?
  /// The state that the recognizer enters once the recognizers that it waits for have failed.
  var waitingState: State?
  /// The recognizers that must fail first.
  var blockers: [UIGestureRecognizer] = []
  /// The touches on the screen that the recognizer receives, in the order in which they began.
  var tracked: [UITouch] = []
  /// The numbers of all touches of the gesture, including ended ones.
  var sequence: [Int] = []
  /// The number of the gesture's touches on the screen, including ignored ones.
  var openTouches = 0
  /// Whether a gesture is or may be in progress.
  var isEngaged = false
  /// The center of the touches at the last movement, in the window's coordinates.
  var lastCenter = CGPoint.zero
  private weak var lastWindow: UIWindow?
  private var targets: [GestureTarget] = []
  private var prerequisites: [WeakTarget] = []

  /// Creates a recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// A recognizer from a nib. Subclasses need not have this initializer, as in UIKit.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
    decode(coder.nib)
  }

  static func made(by coder: NSCoder) -> Self? {
    let recognizer = ClassInitializers.make(self)
    recognizer.decode(coder.nib)
    return recognizer
  }

  /// Reads the attributes from a nib; each class calls its superclass.
  func decode(_ nib: NibValues) {
    nib.register(self)
    isEnabled = nib.bool("UIGestureRecognizer.disabled") != true
    name = nib.string("UIGestureRecognizer.name")
    cancelsTouchesInView = nib.bool("UIGestureRecognizer.cancelsTouchesInView") ?? true
    delaysTouchesBegan = nib.bool("UIGestureRecognizer.delaysTouchesBegan") ?? false
    delaysTouchesEnded = nib.bool("UIGestureRecognizer.delaysTouchesEnded") ?? true
    requiresExclusiveTouchType =
      nib.bool("UIGestureRecognizer.requiresExclusiveTouchType") ?? true
    if let mask = nib.int("UIGestureRecognizer.allowedTouchTypes") {
      allowedTouchTypes = (0..<8).filter { mask & (1 << $0) != 0 }.map { NSNumber(value: $0) }
    }
  }

  /// Whether the recognizer receives touches. Disabling it cancels the current gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }

  /// The state of the gesture. Subclasses set it; targets are called for all states except possible and failed.
  open var state: State {
    get { shownState ?? ownState }
    set { moveOn(to: newValue) }
  }

  // MARK: Targets

  /// Adds an action for changes of the gesture. The recognizer does not keep the target alive.
  open func addTarget(_ target: Any, action: Selector) {
    let target = GestureTarget(target: WeakTarget(object: target as AnyObject), action: action)
    if !targets.contains(where: { $0.isSame(as: target) }) { targets.append(target) }
  }

  /// Removes a target's action. A nil target means all targets; a nil action means all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (object == nil || known.target.object === object) && (action == nil || known.action == action)
    }
  }

  /// The targets that still exist, with their actions.
  var liveTargets: [(target: AnyObject, action: Selector)] {
    targets.compactMap { known in known.target.object.map { ($0, known.action) } }
  }

  // MARK: Touches

  /// Returns the location of the gesture, in a view's coordinates, or the window's if nil: the center of its touches.
  open func location(in view: UIView?) -> CGPoint {
    if !tracked.isEmpty { rememberCenter() }
    return converted(lastCenter, to: view)
  }

  /// Returns the location of one of the touches, in a view's coordinates, or the window's if nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracked.indices.contains(touchIndex) else { return .zero }
    return tracked[touchIndex].location(in: view)
  }

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { tracked.count }

  /// The modifier keys that are held down during the gesture.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The buttons of a pointing device that are held down during the gesture.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Converts a point from the touches' window to a view's coordinates.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: lastWindow) ?? point
  }

  /// Records the center of the touches, for use after they have ended.
  func rememberCenter() {
    guard let first = tracked.first else { return }
    lastWindow = first.window
    var sum = CGPoint.zero
    for touch in tracked {
      let place = touch.location(in: nil)
      sum.x += place.x
      sum.y += place.y
    }
    let count = CGFloat(tracked.count)
    lastCenter = CGPoint(x: sum.x / count, y: sum.y / count)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Returns whether the recognizer considers an event. Default: asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Returns whether the recognizer considers events of a type.
  func concerns(_ type: UIEvent.EventType) -> Bool { type != .hover }

  /// Returns whether the view must wait for the beginning of a touch while the gesture is undecided.
  /// - Parameter start: The time of the beginning, in seconds of the clock.
  func delaysBeginning(of touch: UITouch, at start: TimeInterval) -> Bool { delaysTouchesBegan }

  /// The scroll view that the recognizer scrolls; nil for other recognizers.
  var scrollView: UIScrollView? { nil }

  /// Drops a touch from the gesture; the view still receives it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
    sequence.removeAll { $0 == touch.number }
    if touch.recognizers.contains(where: { $0 === self }) {
      touch.recognizers.removeAll { $0 === self }
      openTouches -= 1
    }
  }

  /// Ignores the rest of a press; does nothing here.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Clears the values of the last gesture when the first touch of a new one begins.
  func gestureBegins() {}

  /// Prepares the recognizer for the next gesture; called after the gesture and its touches have ended.
  open func reset() {}

  // MARK: Relations

  /// Makes the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(WeakTarget(object: otherGestureRecognizer))
  }

  /// The recognizers that must fail first.
  var recognizersToFail: [UIGestureRecognizer] {
    prerequisites.isEmpty ? [] : prerequisites.compactMap { $0.object as? UIGestureRecognizer }
  }

  /// Returns whether the recognizer, once it has recognized its gesture, prevents another one from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer that has recognized its gesture prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the recognizer waits for another one of the same touches to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer of the same touches waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called once every object of the nib has its outlets and attributes.
  open func awakeFromNib() {}

  /// Declares outlets and actions; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.delegate("delegate", \UIGestureRecognizer.delegate)
    nib.outlet("enabled", \UIGestureRecognizer.isEnabled)
    nib.outlet("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    nib.outlet("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    nib.outlet("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    nib.outlet("name", \UIGestureRecognizer.name)
  }
}

extension UIGestureRecognizer: NibActionSource {
  func addNibTarget(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
    if let target { addTarget(target, action: action) }
  }
}

/// A target and its action.
private struct GestureTarget {
  let target: WeakTarget
  let action: Selector

  func isSame(as other: GestureTarget) -> Bool {
    target.object === other.target.object && action == other.action
  }
}
