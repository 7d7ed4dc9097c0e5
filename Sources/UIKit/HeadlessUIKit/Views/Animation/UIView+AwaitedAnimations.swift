public import Foundation

// UIKit's animation methods that wait until the animation ends. The task suspends, so the test must advance the clock
// in the meantime. Each method returns whether all animations completed.

extension UIView {
  /// Animates changes, and waits until they end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Animates changes with a damped spring, and waits until they end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Animates changes through keyframes, and waits until they end.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Changes the contents of a view with a transition, and waits until it ends.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      transition(with: view, duration: duration, options: options, animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Replaces a view with another one with a transition, and waits until it ends.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = []
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      transition(from: fromView, to: toView, duration: duration, options: options) {
        continuation.resume(returning: $0)
      }
    }
  }
}

extension UIViewPropertyAnimator {
  /// Waits until the animation ends.
  /// - Returns: The final position.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
}
