public import Foundation

/// An animator that runs changes of views as one animation, which code can pause, scrub, reverse and stop.
///
/// It runs on the current clock. If UIKit would raise an exception, ``NibFailure/handler`` receives an error.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing curve. ``continueAnimation(withTimingParameters:durationFactor:)`` can replace it.
  public private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds. A spring that defines its own duration overrides it.
  public let duration: TimeInterval
  /// The delay before the animation begins, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// Whether views receive touches while they are animated. It cannot change during the animation.
  open var isUserInteractionEnabled = true {
    didSet {
      if isUserInteractionEnabled != oldValue, refusesChange(of: "userInteractionEnabled") {
        isUserInteractionEnabled = oldValue
      }
    }
  }
  /// Whether the app itself handles hit testing for views that are being animated. Default: false.
  ///
  /// By default, a touch hits an animated view at its visible position; if this is true, it hits the view at its final
  /// position. Apple's documentation and the SDK only say that this is for apps that manage the hit testing of animated
  /// views. It applies to changes that are made afterward.
  open var isManualHitTestingEnabled = false
  /// Whether code can pause and stop the animation. It cannot change during the animation.
  open var isInterruptible = true {
    didSet {
      if isInterruptible != oldValue, refusesChange(of: "interruptible") {
        isInterruptible = oldValue
      }
    }
  }
  /// Whether scrubbing follows the fraction linearly instead of along the timing curve.
  open var scrubsLinearly = true
  /// Whether the animation stays active and paused at its end. Completion handlers are not called in that case.
  open var pausesOnCompletion = false
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the clock drives the animation.
  open var isRunning: Bool { progress.isMoving }

  private var pending: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var records: [ViewAnimationRecord] = []
  private let progress = AnimatorProgress()
  private var ending: AnimationTurns.Wait?
  private var runsBackwards = false
  /// Whether the animator is paused or stopped.
  private var isHalted = false

  // MARK: Creation

  /// Creates an animator with timing parameters.
  /// - Parameter duration: The duration, in seconds. A spring with its own mass and stiffness ignores it.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration =
      parameters.springTimingParameters?.ownDuration ?? (duration.isFinite ? max(duration, 0) : 0)
    super.init()
  }

  /// Creates an animator with a named timing curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a timing curve that has the given inner control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it immediately.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        animationCurve: UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 0xF))
          ?? .easeInOut))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    guard let own = animator as? Self else {
      fatalError(
        "\(Self.self).runningPropertyAnimator: call it on UIViewPropertyAnimator; subclasses are not supported"
      )
    }
    return own
  }

  // MARK: Changes

  /// Adds changes. If the animation is active, they use its remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later.
  /// - Parameter delayFactor: The delay as a fraction of the remaining time, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state == .active else { return pending.append((animation, delayFactor)) }
    make(animation, delayFactor: delayFactor)
  }

  /// Adds a handler that receives the final position when the animation ends.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Performs changes that follow the animator's progress from its current value to 1.
  private func make(_ changes: () -> Void, delayFactor: CGFloat) {
    let start = progress.progress
    let share = AnimatorShare(
      of: progress, from: start + (1 - start) * min(max(delayFactor, 0), 1))
    let block = ViewAnimation(
      begin: CACurrentMediaTime(), duration: duration, pace: .curve(.linear),
      options: isUserInteractionEnabled ? .allowUserInteraction : [], completion: nil)
    block.driver = share
    block.hitsVisiblePlaces = !isManualHitTestingEnabled
    block.onAnimation = { [weak self] in self?.records.append($0) }
    shares.append(share)
    UIView.run(block, changes)
    block.close()
  }

  private var shares: [AnimatorShare] = []

  private func activate() {
    state = .active
    progress.rest(at: 0)
    let changes = pending
    pending = []
    for (change, factor) in changes { make(change, delayFactor: factor) }
  }

  // MARK: Running

  /// Starts or continues the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard allows("startAnimation") else { return }
    guard UIView.areAnimationsEnabled else { return jump() }
    if state == .inactive {
      self.delay = max(delay, 0)
      activate()
      run(after: self.delay)
    } else if !isRunning {
      run(after: 0)
    }
  }

  /// Performs the changes immediately because animations are disabled, and completes in the run loop's next turn.
  private func jump() {
    let changes = pending
    pending = []
    for (change, _) in changes { change() }
    end(after: 0) { self.complete(at: .end) }
  }

  /// Runs from the current value to the end in its direction, starting at the time at which the curve has that value.
  private func run(after delay: TimeInterval) {
    let value = progress.progress
    let pace = paceOfAll
    let from = time(of: value, along: pace)
    let to = runsBackwards ? 0.0 : 1.0
    move(after: delay, for: abs(to - from) * duration) { pace(from + (to - from) * $0) }
  }

  private func move(
    after delay: TimeInterval, for length: TimeInterval, _ way: @escaping (Double) -> Double
  ) {
    isHalted = false
    progress.move(after: delay, for: length, way)
    end(after: delay + length) { self.reachEnd() }
  }

  private func end(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    AnimationTurns.current.cancel(ending)
    ending = AnimationTurns.current.wait(for: "animator", delay, then: action)
  }

  /// The progress as a function of time, both from 0 to 1.
  private var paceOfAll: (Double) -> Double { Self.pace(timingParameters, lasting: duration) }

  private static func pace(
    _ parameters: (any UITimingCurveProvider)?, lasting duration: TimeInterval
  ) -> (Double) -> Double {
    if let spring = parameters?.springTimingParameters {
      let motion = spring.motion(lasting: duration)
      return { $0 >= 1 ? 1 : motion.position(at: $0 * duration) }
    }
    let curve = parameters?.cubicTimingParameters?.bezier ?? .easeInOut
    return { curve($0) }
  }

  /// Returns the fraction of time at which a timing curve first reaches a value.
  private func time(of value: Double, along pace: (Double) -> Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if pace(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Pauses the animation, which stays active.
  open func pauseAnimation() {
    guard allows("pauseAnimation"), isInterruptible || state == .inactive else { return }
    if state == .inactive { activate() }
    halt(at: progress.progress)
  }

  private func halt(at value: Double) {
    AnimationTurns.current.cancel(ending)
    ending = nil
    isHalted = true
    progress.rest(at: value)
  }

  /// The progress of the changes, from 0 to 1. Setting it pauses the animation at that point.
  open var fractionComplete: CGFloat {
    get { runsBackwards ? 1 - progress.progress : progress.progress }
    set {
      guard allows("setFractionComplete:"), !newValue.isNaN else { return }
      if state == .inactive { activate() }
      let fraction = min(max(newValue, 0), 1)
      let value = scrubsLinearly ? fraction : paceOfAll(fraction)
      halt(at: runsBackwards ? 1 - value : value)
    }
  }

  /// Whether the animation runs backward toward its start.
  open var isReversed: Bool {
    get { runsBackwards }
    set {
      guard newValue != runsBackwards, allows("setReversed:") else { return }
      runsBackwards = newValue
      if isRunning { run(after: 0) }
    }
  }

  /// Continues a paused animation, optionally with different timing parameters and a different duration.
  /// - Parameter durationFactor: The remaining time as a fraction of ``duration``. 0 leaves it unchanged.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let value = progress.progress
    let target = runsBackwards ? 0.0 : 1.0
    guard parameters != nil || durationFactor > 0 else { return run(after: 0) }
    let left = abs(target - time(of: value, along: paceOfAll)) * duration
    let length = durationFactor > 0 ? Double(durationFactor) * duration : left
    if let parameters { timingParameters = parameters }
    let pace = Self.pace(timingParameters, lasting: length)
    move(after: 0, for: length) { value + (target - value) * pace($0) }
  }

  // MARK: Ending

  private func reachEnd() {
    if pausesOnCompletion { return halt(at: runsBackwards ? 0 : 1) }
    complete(at: runsBackwards ? .start : .end)
  }

  /// Stops the animation. Properties keep the currently visible values.
  /// - Parameter withoutFinishing: Whether to end without calling completion handlers. If false,
  ///   ``finishAnimation(at:)`` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible else { return }
    halt(at: progress.progress)
    settle(at: .current)
    if withoutFinishing { return reset() }
    state = .stopped
  }

  /// Ends a stopped animation at its end, its start, or the point where it was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return NibFailure.report(
        NibError(
          .invalidUse, "finishAnimationAtPosition: should only be called on a stopped animator!"))
    }
    settle(at: finalPosition)
    complete(at: finalPosition)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    settle(at: position)
    let handlers = completions
    reset()
    for handler in handlers { handler(position) }
  }

  /// Sets the animated properties to their values at a position, and removes the animations.
  private func settle(at position: UIViewAnimatingPosition) {
    let records = records
    let presentations = position == .current ? records.map { $0.layer.presentation() } : []
    for record in records { record.layer.removeAnimation(record.running) }
    UIView.performWithoutAnimation {
      AnimationState.current.run(nil) {
        switch position {
        case .end: if state == .stopped { for record in records { record.set(record.new) } }
        case .start:
          for record in records.reversed() {
            if let restore = record.restore { restore() } else { record.set(record.old) }
          }
        case .current:
          for (record, presentation) in zip(records, presentations) {
            guard let presentation,
              let value = LayerProperty.named(record.key, of: presentation)?.get(presentation)
            else { continue }
            record.set(value)
          }
        }
      }
    }
    if position != .current { self.records = [] }
  }

  private func reset() {
    AnimationTurns.current.cancel(ending)
    ending = nil
    state = .inactive
    isHalted = false
    records = []
    shares = []
    completions = []
    runsBackwards = false
    progress.rest(at: 0)
  }

  /// Reports an attempt to change a property that cannot change while the animator is active.
  /// - Returns: Whether the animator is active.
  private func refusesChange(of property: String) -> Bool {
    guard state != .inactive else { return false }
    NibFailure.report(
      NibError(
        .invalidUse,
        "The \(property) property of an animator can only be changed while it is inactive."))
    return true
  }

  /// Reports an animator that is deallocated while it is paused or stopped.
  deinit {
    guard isHalted else { return }
    // If this happens outside the main actor, the program terminates, which is also what the default error handler
    // does.
    MainActor.assumeIsolated {
      NibFailure.report(
        NibError(
          .invalidUse,
          "It is an error to release a paused or stopped property animator. Property animators must either"
            + " finish animating or be explicitly stopped and finished before they can be released."
        ))
    }
  }

  /// Returns whether a call is allowed. A stopped animator only accepts ``finishAnimation(at:)``.
  private func allows(_ call: String) -> Bool {
    guard state == .stopped else { return true }
    NibFailure.report(
      NibError(
        .invalidUse,
        "It is an error to call -\(call) on a stopped animator; call finishAnimation(at:) first."))
    return false
  }
}

/// The driver of changes that code adds later: the remaining part of an animator's progress.
@MainActor
final class AnimatorShare: AnimationDriver {
  private let whole: AnimatorProgress
  private let start: Double

  init(of whole: AnimatorProgress, from start: Double) {
    self.whole = whole
    self.start = start
  }

  var progress: Double {
    guard start < 1 else { return 1 }
    return start > 0 ? max((whole.progress - start) / (1 - start), 0) : whole.progress
  }
}

extension CALayer {
  fileprivate func removeAnimation(_ animation: CAAnimation) {
    guard let running = animations.first(where: { $0.animation === animation }) else { return }
    forget(running)
    running.end(finished: true)
  }
}
