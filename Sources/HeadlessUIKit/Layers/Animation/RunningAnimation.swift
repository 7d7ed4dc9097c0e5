import Foundation

/// An animation on a layer, from the time it is added until it leaves.
@MainActor
final class RunningAnimation {
  let key: String
  let animation: CAAnimation
  /// What controls the animation's progress instead of the clock: a property animator.
  let driver: (any AnimationDriver)?
  private weak var layer: CALayer?
  private var onEnd: ((Bool) -> Void)?
  private let transaction: CATransaction.Completion?
  private var startTimer: HeadlessTimer?
  private var endTimer: HeadlessTimer?
  private var hasEnded = false

  init(
    _ animation: CAAnimation, key: String, on layer: CALayer, driver: (any AnimationDriver)?,
    onEnd: ((Bool) -> Void)?
  ) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.driver = driver
    self.onEnd = onEnd
    transaction = OpenTransactions.current.stack.last?.completion
    transaction?.animationBegan()
  }

  /// Applies the animation to a presentation layer, at a time of its layer.
  func apply(to presentation: CALayer, at time: TimeInterval) {
    if let driver {
      animation.apply(to: presentation, at: .init(progress: driver.progress, iteration: 0))
    } else if let moment = animation.timing.moment(at: time) {
      animation.apply(to: presentation, at: moment)
    }
  }

  /// Has the clock end the animation in time, and tell its delegate that it begins.
  func schedule() {
    guard driver == nil, let layer else { return }
    endTimer?.invalidate()
    endTimer = nil
    if animation.delegate != nil, startTimer == nil {
      let delay = layer.delay(until: animation.timing.beginTime) ?? 0
      startTimer = HeadlessClock.shared.schedule(after: max(delay, 0)) { [weak self] in
        guard let self, !self.hasEnded else { return }
        self.animation.delegate?.animationDidStart(self.animation)
      }
    }
    guard let delay = layer.delay(until: animation.timing.endTime) else { return }
    // The clock owns the animation until it ends, since its layer may go before.
    endTimer = HeadlessClock.shared.schedule(after: max(delay, 0)) { self.reachEnd() }
  }

  private func reachEnd() {
    if animation.isRemovedOnCompletion { layer?.forget(self) }
    end(finished: true)
  }

  /// Ends the animation, and tells all handlers whether it finished.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    startTimer?.invalidate()
    endTimer?.invalidate()
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(finished)
    animation.delegate?.animationDidStop(animation, finished: finished)
    transaction?.animationEnded()
  }
}

/// What drives animations instead of the clock.
@MainActor
protocol AnimationDriver: AnyObject {
  /// The progress of the animations from 0 to 1, after the timing curve.
  var progress: Double { get }
}
