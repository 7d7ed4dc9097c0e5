public import Foundation

/// An object that drives an animator's view animations with a number, for example the progress of a gesture.
///
/// Meanwhile, the local time of the container's layer is stopped at that fraction of the duration. At the end, it
/// continues or runs back to the beginning; after running back, the animated properties have their old values again.
/// The same is true for views outside the container that are animated with
/// `animateAlongsideTransition(in:animation:completion:)`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The duration of the transition if nothing drives it, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  /// The timing of the remaining part; only stored, because that part keeps the timing of its animations.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the remaining part; only stored if there is no interruptible animator, as for ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition waits for this object from the beginning. Otherwise, it runs by itself until ``pause()``.
  open var wantsInteractiveStart = true

  private var context: TransitionContext?
  /// The animator of an interruptible transition; nil if the local time of the container's layer changes instead.
  private var animator: (any UIViewImplicitlyAnimating)?
  /// A layer whose local time follows the progress.
  private struct Driven {
    let layer: CALayer
    /// The local time at which the transition begins, in seconds.
    let start: TimeInterval
  }

  /// The container's layer, and the layers of views that are animated alongside.
  private var driven: [Driven] = []
  private var goingBack: AnimationTurns.Wait?

  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    let animator = context.animator.interruptibleAnimator(using: context)
    if !(animator is AbsentAnimator) {
      self.animator = animator
      if animator.state == .inactive { animator.startAnimation() }
      if context.isInteractive { animator.pauseAnimation() }
      return
    }
    driven = ([context.containerView] + context.viewsAlongside).map {
      Driven(layer: $0.layer, start: $0.layer.localTime)
    }
    if context.isInteractive { stop(at: 0) }
    context.animator.animateTransition(using: context)
  }

  /// Releases a transition that has ended; time passes normally in its layers again.
  func forget(_ ended: TransitionContext) {
    guard context === ended else { return }
    for driven in driven { driven.layer.joinTime() }
    (context, animator, driven) = (nil, nil, [])
  }

  /// Pauses a running transition, to drive it from its current state.
  open func pause() {
    guard let context, duration > 0 else { return }
    if let animator {
      animator.pauseAnimation()
      percentComplete = animator.fractionComplete
      return context.pauseInteractiveTransition()
    }
    AnimationTurns.current.cancel(goingBack)
    guard let container = driven.first else { return }
    let passed = CGFloat(container.layer.localTime - container.start)
    percentComplete = min(max(passed / duration, 0), 1)
    stop(at: percentComplete)
    context.pauseInteractiveTransition()
  }

  /// Shows the transition at a fraction of its duration, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    if let animator {
      animator.fractionComplete = self.percentComplete
    } else {
      stop(at: self.percentComplete)
    }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Runs the transition from its current state to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    if let animator {
      animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
      self.animator = nil
      self.context = nil
      return
    }
    run(speed: speed)
  }

  /// Runs the transition from its current state back to its beginning; the transition is then canceled.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    if let animator {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
      self.animator = nil
      self.context = nil
      return
    }
    run(speed: -speed)
    let driven = self.driven
    goingBack = AnimationTurns.current.wait(
      for: "cancelled transition", Double(percentComplete * duration / speed)
    ) {
      context.revertChanges()
      // Views outside the container may have their own animations.
      driven.first?.layer.removeAnimationsInside()
      for driven in driven { driven.layer.joinTime() }
      // An animator that does not wait for a view animation would never complete the transition.
      context.completeTransition(false)
    }
  }

  private var speed: CGFloat { completionSpeed > 0 ? completionSpeed : 1 }

  /// Stops the layers' time at a fraction of the duration.
  private func stop(at fraction: CGFloat) {
    for driven in driven {
      driven.layer.stop(at: driven.start + Double(fraction * duration))
    }
  }

  /// Continues the layers' time from the current progress, backward if the speed is negative.
  private func run(speed: CGFloat) {
    for driven in driven {
      driven.layer.run(
        from: driven.start + Double(percentComplete * duration), speed: Float(speed))
    }
  }
}

extension CALayer {
  /// Stops the layer's time at a local time, in seconds.
  fileprivate func stop(at time: TimeInterval) {
    speed = 0
    timeOffset = time
  }

  /// Continues the layer's time from a local time, in seconds.
  fileprivate func run(from time: TimeInterval, speed: Float) {
    let now = superlayer?.localTime ?? CACurrentMediaTime()
    timeOffset = time
    beginTime = now
    self.speed = speed
  }

  /// Makes the layer's time follow that of its superlayer again; animations inside continue from their current
  /// position.
  fileprivate func joinTime() {
    guard hasOwnTime else { return }
    let shift = (superlayer?.localTime ?? CACurrentMediaTime()) - localTime
    var pending = [self]
    while let layer = pending.popLast() {
      for running in layer.animations { running.animation.timing.beginTime += shift }
      for sublayer in layer.sublayers ?? [] {
        if sublayer.hasOwnTime { sublayer.beginTime += shift } else { pending.append(sublayer) }
      }
    }
    (beginTime, timeOffset, speed) = (0, 0, 1)
  }

  private var hasOwnTime: Bool { beginTime != 0 || timeOffset != 0 || speed != 1 }
}
