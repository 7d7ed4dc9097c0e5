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
  private var start: AnimationTurns.Wait?
  private var ending: AnimationTurns.Wait?
  private var hasEnded = false
  /// Whether touches pass by what it moves: a block of views asks for that unless its options say otherwise.
  let takesTouchesAway: Bool

  init(
    _ animation: CAAnimation, key: String, on layer: CALayer, driver: (any AnimationDriver)?,
    takesTouchesAway: Bool, onEnd: ((Bool) -> Void)?
  ) {
    self.takesTouchesAway = takesTouchesAway
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

  /// What runs, for the error of a clock that does not settle.
  var name: String {
    let owner = layer.map { layer in
      layer.viewDelegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    }
    return "animation '\(key)' of \(owner ?? "a deallocated layer")"
  }

  /// Whether it runs until it is removed, in a layer whose time is not stopped.
  var runsForEver: Bool {
    guard driver == nil, !hasEnded, let layer else { return false }
    return animation.timing.endTime == .infinity && animation.timing.speed != 0
      && layer.timePasses
  }

  /// Has the run loop end the animation in time, and tell its delegate that it begins.
  func schedule() {
    guard driver == nil, let layer else { return }
    let turns = AnimationTurns.current
    turns.cancel(ending)
    ending = nil
    if animation.delegate != nil, start == nil {
      let delay = layer.delay(until: animation.timing.beginTime) ?? 0
      start = turns.wait(for: name, delay) { [weak self] in
        guard let self, !self.hasEnded else { return }
        self.animation.delegate?.animationDidStart(self.animation)
      }
    }
    guard let delay = layer.delay(until: animation.timing.endTime) else {
      if animation.timing.endTime == .infinity { turns.noteEndless(self) }
      return
    }
    // The run loop keeps the animation until it ends, since its layer may go before.
    ending = turns.wait(for: name, delay) { self.reachEnd() }
  }

  private func reachEnd() {
    if animation.isRemovedOnCompletion { layer?.forget(self) }
    end(finished: true)
  }

  /// Ends the animation, and tells all handlers whether it finished.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    AnimationTurns.current.cancel(start)
    AnimationTurns.current.cancel(ending)
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
