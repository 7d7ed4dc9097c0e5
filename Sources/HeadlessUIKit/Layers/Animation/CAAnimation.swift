public import Foundation

/// A change of a layer's appearance over time; subclasses define the change.
///
/// An animation that is added to a layer is copied, so later changes of it have no effect, and it runs on the current
/// clock. Times are in seconds.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  /// Receives its beginning and end; kept alive, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// The pace, nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it leaves the layer when it has ended.
  open var isRemovedOnCompletion = true
  private var userValues: [String: Any] = [:]

  /// An animation without a duration, so that of the transaction applies.
  public nonisolated override init() { super.init() }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: An app's own values

  /// Stores a value of the app under a name that is not a property; copies keep it too.
  open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }

  /// The value that ``setValue(_:forKey:)`` has kept.
  open func value(forKey key: String) -> Any? { userValues[key] }

  // MARK: What the layers call

  /// Shows the animation on a presentation layer.
  /// - Parameter moment: Where the animation is in its own time, before its pace.
  func apply(to layer: CALayer, at moment: MediaTiming.Moment) {}

  /// The progress by the animation's pace.
  func paced(_ progress: Double) -> Double { timingFunction?.curve(progress) ?? progress }

  /// Takes over the values of the one that it is a copy of.
  func takeValues(of other: CAAnimation) {
    timing = other.timing
    delegate = other.delegate
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    userValues = other.userValues
  }

  /// Fills in the values of the current transaction that the animation does not set.
  func takeDefaults(of layer: CALayer) {
    if timing.duration <= 0 { timing.duration = CATransaction.animationDuration() }
    if timingFunction == nil { timingFunction = CATransaction.animationTimingFunction() }
  }

  /// A copy of the same class.
  final func copied() -> CAAnimation {
    let copy = ClassInitializers.make(type(of: self))
    copy.takeValues(of: self)
    return copy
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: CAAnimation?
    MainActor.assumeIsolated { copy = copied() }
    return copy as Any
  }

  // MARK: Action

  /// Adds the animation to the layer that an action is for.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Receives the beginning and end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins to run.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed; `flag` tells whether it finished.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What happens when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action; the layer has the new value already.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Nothing happens: what a layer's delegate answers to end the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
