import Foundation

/// An animation on a layer, from when it is added until it is removed.
@MainActor
final class RunningAnimation {
  let key: String
  let animation: CAAnimation
  /// The property animator that controls the progress; nil if the clock does.
  let driver: (any AnimationDriver)?
  private weak var layer: CALayer?
  private var onEnd: ((Bool) -> Void)?
  /// The completion blocks that wait for the animation, innermost transaction first.
  private let completions: [CATransaction.Completion]
  private var start: AnimationTurns.Wait?
  private var ending: AnimationTurns.Wait?
  private var hasEnded = false
  private var isNotedAsEndless = false
  /// The views that touches hit while the animation moves a view.
  let touches: AnimatedTouches

  init(
    _ animation: CAAnimation, key: String, on layer: CALayer, driver: (any AnimationDriver)?,
    touches: AnimatedTouches, onEnd: ((Bool) -> Void)?
  ) {
    self.touches = touches
    self.animation = animation
    self.key = key
    self.layer = layer
    self.driver = driver
    self.onEnd = onEnd
    completions = OpenTransactions.current.stack.reversed().compactMap(\.completion)
    for completion in completions { completion.animationBegan() }
  }

  /// Applies the animation to a presentation layer, at a time of its layer.
  func apply(to presentation: CALayer, at time: TimeInterval) {
    if let driver {
      animation.apply(to: presentation, at: .init(progress: driver.progress, iteration: 0))
    } else if let moment = animation.timing.moment(at: time) {
      animation.apply(to: presentation, at: moment)
    }
  }

  /// A description of the animation, for the error of a clock that does not settle.
  var name: String {
    let owner = layer.map { layer in
      layer.viewDelegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    }
    return "animation '\(key)' of \(owner ?? "a deallocated layer")"
  }

  /// Whether the animation runs until it is removed, in a layer whose time is not stopped.
  var runsForEver: Bool {
    guard driver == nil, !hasEnded, let layer else { return false }
    return animation.timing.endTime == .infinity && animation.timing.speed != 0
      && layer.timePasses
  }

  /// Schedules the end of the animation, and the call of its delegate when it begins.
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
      if animation.timing.endTime == .infinity, !isNotedAsEndless {
        isNotedAsEndless = true
        turns.registerEndless(self)
      }
      return
    }
    // The run loop keeps the animation until it ends, because its layer may be deallocated before.
    ending = turns.wait(for: name, delay) { self.reachEnd() }
  }

  private func reachEnd() {
    if animation.isRemovedOnCompletion { layer?.forget(self) }
    end(finished: true)
  }

  /// Ends the animation, and notifies all handlers whether it finished.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    AnimationTurns.current.cancel(start)
    AnimationTurns.current.cancel(ending)
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(finished)
    animation.delegate?.animationDidStop(animation, finished: finished)
    for completion in completions { completion.animationEnded() }
  }
}

/// The views that touches hit while an animation moves a view.
enum AnimatedTouches {
  /// The view at its final position.
  case finalPlace
  /// The view at its visible position.
  case visiblePlace
  /// The views behind the animated view.
  case nothing
}

/// An object that controls the progress of animations instead of the clock.
@MainActor
protocol AnimationDriver: AnyObject {
  /// The progress of the animations from 0 to 1, after the timing curve.
  var progress: Double { get }
}
