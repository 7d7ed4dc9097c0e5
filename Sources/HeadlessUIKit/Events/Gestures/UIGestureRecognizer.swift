public import Foundation

/// Recognizes a gesture in the touches of a view and its subviews.
///
/// A subclass overrides the methods for touches and sets ``state``. Discrete gestures go from possible to ended or
/// failed; continuous ones go from possible to began, changed, and ended or cancelled, or to failed. After an end the
/// state does not change until ``reset()``.
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

  /// Whether the view receives no more touches after the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives the beginning of touches only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the gesture has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are considered: numbers of ``UITouch/TouchType``.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that are considered: numbers of ``UIPress/PressType``.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches of a gesture must be of one kind.
  open var requiresExclusiveTouchType = true

  var ownState = State.possible
  /// The state that targets see while they are called.
  var shownState: State?
  /// The state that the recognizer will take when the others have failed.
  var waitingState: State?
  /// The recognizers that must fail first.
  var blockers: [UIGestureRecognizer] = []
  /// The touches on the screen that the recognizer receives, the first one first.
  var tracked: [UITouch] = []
  /// The numbers of all touches of the gesture, including ended ones.
  var sequence: [Int] = []
  /// How many touches of the gesture are still on the screen, including ignored ones.
  var openTouches = 0
  /// Whether a gesture is or may be in progress.
  var isEngaged = false
  /// The middle of the touches at the last movement, in the window.
  var lastCenter = CGPoint.zero
  private weak var lastWindow: UIWindow?
  private var targets: [GestureTarget] = []
  private var prerequisites: [WeakTarget] = []

  /// A recognizer with a first target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without targets.
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

  /// Takes over the attributes of a nib; each class calls its superclass.
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

  /// Whether the recognizer receives touches; turning it off cancels the current gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }

  /// The state of the gesture; a subclass sets it, and the targets are called for every state but possible and failed.
  open var state: State {
    get { shownState ?? ownState }
    set { moveOn(to: newValue) }
  }

  // MARK: Targets

  /// Adds an action for changes of the gesture; the target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    let target = GestureTarget(target: WeakTarget(object: target as AnyObject), action: action)
    if !targets.contains(where: { $0.isSame(as: target) }) { targets.append(target) }
  }

  /// Sends no more actions to a target; no target means any, no action means all of them.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (object == nil || known.target.object === object) && (action == nil || known.action == action)
    }
  }

  /// The target, while it exists.
  var liveTargets: [(target: AnyObject, action: Selector)] {
    targets.compactMap { known in known.target.object.map { ($0, known.action) } }
  }

  // MARK: Touches

  /// Where the gesture is, in a view's coordinates, or the window's for nil: in the middle of its touches.
  open func location(in view: UIView?) -> CGPoint {
    if !tracked.isEmpty { noteCenter() }
    return converted(lastCenter, to: view)
  }

  /// Where one of the touches is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracked.indices.contains(touchIndex) else { return .zero }
    return tracked[touchIndex].location(in: view)
  }

  /// How many fingers take part.
  open var numberOfTouches: Int { tracked.count }

  /// The keys that are held down during the gesture.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The buttons of a pointing device that are held down during the gesture.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// A point of the touches' window in a view's coordinates.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: lastWindow) ?? point
  }

  /// Keeps the middle of the touches, for when they have ended.
  func noteCenter() {
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

  /// Whether the recognizer considers an event; asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Whether the recognizer looks for gestures in events of a type.
  func concerns(_ type: UIEvent.EventType) -> Bool { type != .hover }

  /// Drops a touch from the gesture; the view keeps it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
    sequence.removeAll { $0 == touch.number }
    if touch.recognizers.contains(where: { $0 === self }) {
      touch.recognizers.removeAll { $0 === self }
      openTouches -= 1
    }
  }

  /// Ignores the rest of a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Clears the values of the last gesture when the first touch of a new one begins.
  func gestureBegins() {}

  /// Makes the recognizer ready for the next gesture; called after the gesture and its touches have ended.
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

  /// Whether the recognizer prevents another one from recognizing after it has recognized its own gesture.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer that has recognized its gesture prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer waits for another one of the same touches to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer of the same touches waits for this one to fail.
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

/// An object and its action.
private struct GestureTarget {
  let target: WeakTarget
  let action: Selector

  func isSame(as other: GestureTarget) -> Bool {
    target.object === other.target.object && action == other.action
  }
}
