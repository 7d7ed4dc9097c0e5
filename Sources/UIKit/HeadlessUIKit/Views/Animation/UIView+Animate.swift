public import Foundation

// UIKit's methods to animate views, all of which run on the current clock. The changes of a block take effect
// immediately, and the visible state (`layer.presentation()`) follows over time. The completion handler is called when
// all animations have ended.

extension UIView {
  /// Animates changes.
  /// - Parameter duration: The duration, in seconds. If the duration is not positive, the changes are not animated.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes and calls a completion handler.
  /// - Parameter completion: Called when the animations have ended, with a value that says whether all of them
  ///   completed.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes after a delay.
  /// - Parameters:
  ///   - delay: The delay, in seconds. The changes take effect immediately, and become visible after the delay.
  ///   - completion: Called when the animations have ended, with a value that says whether all of them completed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      ViewAnimationRequest(
        duration: duration, delay: delay, options: options, pace: .curve(options.curve)),
      animations, completion)
  }

  /// Animates changes with a damped spring.
  /// - Parameters:
  ///   - dampingRatio: The damping ratio. 1 does not oscillate.
  ///   - velocity: The velocity at the start, in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      dampingRatio: Double(dampingRatio), settlingIn: duration, velocity: Double(velocity))
    animate(
      ViewAnimationRequest(
        duration: duration, delay: delay, options: options, pace: .spring(motion)),
      animations, completion)
  }

  /// Animates changes with a spring that has a perceived duration and bounce.
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: The bounce, up to 1. 0 does not oscillate, and values below 0 are overdamped.
  ///   - initialSpringVelocity: The velocity at the start, in total distances per second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
    animate(
      ViewAnimationRequest(
        duration: duration > 0 ? motion.settlingDuration : 0, delay: delay, options: options,
        pace: .spring(motion)), animations, completion)
  }

  /// Sets the number of repetitions of the animations that a closure creates, within an animation block.
  /// - Parameter count: The number of repetitions, which may be fractional: with `autoreverses`, n and a half ends at
  ///   the new value.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationState.current.block else { return animations() }
    let before = (block.repeatCount, block.autoreverses)
    (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
    defer { (block.repeatCount, block.autoreverses) = before }
    animations()
  }

  // MARK: On and off

  /// Whether animations are enabled. Otherwise, changes are immediate.
  public class var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

  /// Enables or disables animations. Running animations continue.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.current.isEnabled = enabled
  }

  /// Runs a closure without animating its changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let state = AnimationState.current
    let wasEnabled = state.isEnabled
    state.isEnabled = false
    defer { state.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }

  /// The duration, in seconds, of animations in the innermost block, or 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationState.current.block?.duration ?? 0
  }

  // MARK: Running

  /// Runs changes as an animation block.
  class func animate(
    _ request: ViewAnimationRequest, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let block = request.block(inside: AnimationState.current.block, completion: completion)
    guard AnimationState.current.isEnabled, block.duration > 0 else {
      AnimationState.current.run(nil, animations)
      return block.close()
    }
    run(block, animations)
    block.close()
  }

  /// Performs the changes of a block, and lays out views if its options request it.
  class func run(_ block: ViewAnimation, _ animations: () -> Void) {
    var changed: [UIView] = []
    if block.options.contains(.layoutSubviews) {
      let before = block.onAnimation
      block.onAnimation = { record in
        before?(record)
        if record.key == "bounds", let view = record.layer.viewDelegate { changed.append(view) }
      }
      AnimationState.current.run(block) {
        animations()
        for view in changed { view.layoutIfNeeded() }
      }
      block.onAnimation = before
    } else {
      AnimationState.current.run(block, animations)
    }
  }
}

/// The parameters of an animation block before its enclosing block is known.
struct ViewAnimationRequest {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var pace: ViewAnimation.Pace

  /// Creates the block.
  ///
  /// Inside another block, it begins with that block, and inherits its duration and curve unless the options override
  /// them.
  @MainActor
  func block(inside outer: ViewAnimation?, completion: ((Bool) -> Void)?) -> ViewAnimation {
    let now = CACurrentMediaTime()
    let length = duration.isFinite ? max(duration, 0) : 0
    let wait = delay.isFinite ? max(delay, 0) : 0
    guard let outer else {
      return ViewAnimation(
        begin: now + (length > 0 ? wait : 0), duration: length, pace: pace, options: options,
        completion: completion)
    }
    let ownOptions = options.contains(.overrideInheritedOptions)
    let block = ViewAnimation(
      begin: outer.begin + wait,
      duration: options.contains(.overrideInheritedDuration) ? length : outer.duration,
      pace: options.contains(.overrideInheritedCurve) ? pace : outer.pace,
      options: ownOptions ? options : options.union(outer.options), completion: completion)
    if !ownOptions {
      (block.repeatCount, block.autoreverses) = (outer.repeatCount, outer.autoreverses)
    }
    block.driver = outer.driver
    block.hitsVisiblePlaces = outer.hitsVisiblePlaces
    block.recorder = outer.recorder
    block.keyframes = outer.keyframes
    block.onAnimation = outer.onAnimation
    return block
  }
}

extension SpringMotion {
  /// Creates a spring from its perceived duration (the period of the undamped oscillation) and its bounce.
  ///
  /// The formulas are from WWDC 2023, session 10158: stiffness (2π / duration)², damping ratio 1 − bounce, and for a
  /// negative bounce 1 / (1 + bounce).
  init(perceptualDuration duration: TimeInterval, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce, -0.99), 1)
    let frequency = 2 * Double.pi / max(duration, .leastNormalMagnitude)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : max(1 - bounce, 0.01)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }
}
