public import Foundation

/// A change of a layer's appearance over time; subclasses define the change.
///
/// A layer copies an animation that is added to it, so later changes of the animation have no effect. Animations run on
/// the current clock. Times are in seconds.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  /// The delegate, which is notified when the animation begins and ends. The reference is strong, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// The timing function of the animation; nil for a linear pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed from its layer when it has ended.
  open var isRemovedOnCompletion = true
  /// The rate at which the animation is drawn. It has no effect here, because the clock determines the frames.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var userValues: [String: Any] = [:]

  /// Creates an animation without a duration, which uses that of the transaction.
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

  // MARK: Custom values

  /// Stores a custom value under a name that does not belong to a property. Copies of the animation keep it.
  open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }

  /// Returns the value that ``setValue(_:forKey:)`` has stored.
  open func value(forKey key: String) -> Any? { userValues[key] }

  // MARK: Methods for layers

  /// Applies the animation to a presentation layer.
  /// - Parameters:
  ///   - layer: The presentation layer.
  ///   - moment: The position in the animation's own time, before its timing function is applied.
  func apply(to layer: CALayer, at moment: MediaTiming.Moment) {}

  /// Returns the progress after applying the animation's timing function.
  func paced(_ progress: Double) -> Double { timingFunction?.curve(progress) ?? progress }

  /// Copies the values of another animation.
  func copyValues(of other: CAAnimation) {
    timing = other.timing
    delegate = other.delegate
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    userValues = other.userValues
  }

  /// Sets values that are missing in the animation to those of the current transaction.
  func applyDefaults(of layer: CALayer) {
    if timing.duration <= 0 { timing.duration = CATransaction.animationDuration() }
    if timingFunction == nil { timingFunction = CATransaction.animationTimingFunction() }
  }

  /// Returns a copy of the same class.
  final func copied() -> CAAnimation {
    let copy = ClassInitializers.make(type(of: self))
    copy.copyValues(of: self)
    return copy
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: CAAnimation?
    MainActor.assumeIsolated { copy = copied() }
    return copy as Any
  }

  // MARK: Action

  /// Adds the animation to the layer that the action runs for.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An object that is notified when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends or is removed; `flag` is true if it finished.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action that runs when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action. The layer already has the new value.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing. A layer's delegate returns `NSNull` to end the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
