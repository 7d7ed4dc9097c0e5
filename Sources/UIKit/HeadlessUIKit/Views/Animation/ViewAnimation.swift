import Foundation

/// A block of view animations, with its parameters and the handler that waits for it to end.
@MainActor
final class ViewAnimation {
  /// The timing from the old value to the new one.
  enum Pace {
    case curve(UnitBezier)
    case spring(SpringMotion)
  }

  /// The time when the animations begin, on the clock, in seconds.
  let begin: TimeInterval
  /// The duration, in seconds.
  let duration: TimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  /// The number of animation cycles. Nil means once.
  var repeatCount: Float?
  var autoreverses: Bool
  /// The object that controls the animations' progress instead of the clock: a property animator.
  weak var driver: (any AnimationDriver)?
  /// The closure that collects changes instead of starting animations. A block of keyframes needs all changes first.
  var recorder:
    ((_ layer: CALayer, _ key: String, _ old: AnimationValue, _ new: AnimationValue) -> Void)?
  /// The keyframes that collect the changes, for a block of keyframes.
  var keyframes: Keyframes?
  /// The closure that receives each new animation, with its first and last values.
  var onAnimation: ((ViewAnimationRecord) -> Void)?
  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var isClosed = false
  private var haveAllFinished = true

  init(
    begin: TimeInterval, duration: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.begin = begin
    self.duration = duration
    self.pace = pace
    self.options = options
    autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { repeatCount = .infinity }
    self.completion = completion
  }

  /// Whether touches hit animated views at their visible positions, as in the block of a property animator.
  var hitsVisiblePlaces = false

  /// The views that touches hit while the block animates views.
  var touches: AnimatedTouches {
    guard options.contains(.allowUserInteraction) else { return .nothing }
    return hitsVisiblePlaces ? .visiblePlace : .finalPlace
  }

  /// Whether animations that are not additive start from the visible value.
  ///
  /// This is the case for springs and animators, and for others with the option `beginFromCurrentState`.
  var startsFromPresentation: Bool {
    if options.contains(.beginFromCurrentState) || driver != nil { return true }
    if case .spring = pace { return true }
    return false
  }

  func animationBegan() { pending += 1 }

  func animationEnded(finished: Bool) {
    pending -= 1
    if !finished { haveAllFinished = false }
    if isClosed, pending == 0 { complete() }
  }

  /// Reports an animation that the block has started.
  func note(_ record: ViewAnimationRecord) {
    onAnimation?(record)
    AnimationState.current.onAnimation?(record)
  }

  /// Keeps a hidden layer visible until the block ends.
  func keepSeen(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.setEnds(from: .step(false), to: .step(false))
    time(animation, on: layer)
    animation.timing.fillMode = .backwards
    run(animation, on: layer, forKey: "hidden")
  }

  /// Runs an animation for a change that presentation layers do not show, such as a tint.
  /// - Parameter restore: Undoes the change, for an animator that runs backward.
  func runUnseenAnimation(
    on layer: CALayer, forKey key: String, restore: @escaping () -> Void
  ) {
    let animation = CAAnimation()
    time(animation, on: layer)
    run(animation, on: layer, forKey: key, restore: restore)
  }

  /// Runs a transition without a kind, which has no visible effect, once for the duration of the block.
  func runEmptyTransition(on layer: CALayer) {
    let animation = CAAnimation()
    timeOnce(animation, on: layer)
    run(animation, on: layer, forKey: "transition")
  }

  /// Gives an animation the times of the block, without its repetitions.
  func timeOnce(_ animation: CAAnimation, on layer: CALayer) {
    // A begin time of 0 would mean the current time, which is the same.
    animation.timing.beginTime = layer.convertTime(begin, from: nil)
    animation.timing.duration = duration
  }

  /// Gives an animation the times and the repetitions of the block.
  func time(_ animation: CAAnimation, on layer: CALayer) {
    timeOnce(animation, on: layer)
    animation.timing.repeatCount = repeatCount ?? 0
    animation.timing.autoreverses = autoreverses
  }

  /// Runs an animation that changes no property of the layer. An animator must know about it in order to end it.
  private func run(
    _ animation: CAAnimation, on layer: CALayer, forKey key: String, restore: (() -> Void)? = nil
  ) {
    animationBegan()
    layer.run(animation, forKey: key, driver: driver) { self.animationEnded(finished: $0) }
    note(
      ViewAnimationRecord(
        layer: layer, key: "", old: .step(false), new: .step(false), running: animation,
        restore: restore))
  }

  /// Closes the block to further changes. A block without animations completes in the run loop's next turn.
  func close() {
    isClosed = true
    guard pending == 0, completion != nil else { return }
    AnimationTurns.current.wait(for: "animation completion", 0) { self.complete() }
  }

  private func complete() {
    guard let completion else { return }
    self.completion = nil
    completion(haveAllFinished)
  }
}

/// An animation that a block has started.
@MainActor
struct ViewAnimationRecord {
  let layer: CALayer
  /// The key of the animated property.
  let key: String
  let old: AnimationValue
  let new: AnimationValue
  let running: CAAnimation
  /// Undoes the change if it does not affect a property of the layer.
  var restore: (() -> Void)?
}

extension ViewAnimationRecord {
  /// Sets the property, through the view if the layer belongs to one, so that dependent state is updated.
  func set(_ value: AnimationValue) {
    guard let view = layer.viewDelegate else {
      LayerProperty.named(key, of: layer)?.set(layer, value)
      return
    }
    switch (key, value) {
    case ("bounds", .rect(let rect)): view.bounds = rect
    case ("position", .point(let point)): view.center = point
    case ("backgroundColor", .color(let color)): view.backgroundColor = UIColor(cgColor: color)
    case ("backgroundColor", .step(nil)): view.backgroundColor = nil
    default: LayerProperty.named(key, of: layer)?.set(layer, value)
    }
  }

  /// Whether the clock is still running the animation.
  private var isRunning: Bool {
    layer.animations.contains { $0.animation === running && $0.driver == nil }
  }

  /// Resets the property to its value before the change if the animation is still running.
  func revert() {
    guard isRunning else { return }
    if let restore { restore() } else { set(old) }
  }

  /// Removes the animation from its layer.
  func remove() {
    guard let entry = layer.animations.first(where: { $0.animation === running }) else { return }
    layer.removeAnimation(forKey: entry.key)
  }
}
