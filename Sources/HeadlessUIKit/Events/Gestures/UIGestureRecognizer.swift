public import Foundation

/// What recognizes a gesture in the touches of a view.
@MainActor
open class UIGestureRecognizer: NSObject, NibDecodable, NibConnectable, NibAwakening {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a gesture of one moment.
    public static var recognized: State { .ended }
  }

  var nibReference: NibReference?
  /// The view that the recognizer is attached to.
  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var name: String?
  /// The state of the gesture; a subclass sets it, and the targets are called at every change.
  open var state = State.possible {
    didSet { if state != .possible, state != .failed { sendActions() } }
  }

  /// Whether the view gets no more touches once the gesture is recognized.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2]
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  private var targets: [GestureTarget] = []
  private var prerequisites: [WeakTarget] = []
  /// Where the touches are, in the coordinates of the view's window; set by what sends touches.
  var touchLocations: [CGPoint] = []

  /// A recognizer with a first target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// A recognizer from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
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

  // MARK: Targets

  /// Sends an action too when the gesture comes further; the target is not kept alive.
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

  private func sendActions() {
    for (target, action) in liveTargets {
      ActionDispatch.send(
        action, to: target, from: self, event: nil, at: nibReference?.place)
    }
  }

  // MARK: Touches

  /// Where the gesture is, in a view's coordinates, or the window's for nil: in the middle of its touches.
  open func location(in view: UIView?) -> CGPoint {
    guard !touchLocations.isEmpty else { return .zero }
    let sum = touchLocations.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = CGFloat(touchLocations.count)
    return converted(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
  }

  /// Where one of the touches is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touchLocations.indices.contains(touchIndex) else { return .zero }
    return converted(touchLocations[touchIndex], to: view)
  }

  /// How many fingers take part.
  open var numberOfTouches: Int { touchLocations.count }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Makes the recognizer ready for the next gesture.
  open func reset() { touchLocations = [] }

  // MARK: Relations

  /// Has the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(WeakTarget(object: otherGestureRecognizer))
  }

  /// The recognizers that have to fail first.
  var recognizersToFail: [UIGestureRecognizer] {
    prerequisites.compactMap { $0.object as? UIGestureRecognizer }
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
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

/// What has a say in gestures; every method has a default, as UIKit's are optional.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}
