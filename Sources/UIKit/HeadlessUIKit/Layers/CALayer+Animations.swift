import Foundation

extension CALayer {
  // MARK: Adding and removing

  /// Adds a copy of an animation. An animation with the same key is replaced, and ends as not finished.
  ///
  /// Without a begin time, the copy begins at the current time.
  func runCopy(of anim: CAAnimation, forKey key: String?) {
    let copy = anim.copied()
    copy.applyDefaults(of: self)
    if let transition = copy as? CATransition {
      // A layer has only one transition at a time, regardless of its key.
      return run(transition, forKey: Self.transitionKey)
    }
    run(copy, forKey: key)
  }

  private static let transitionKey = "transition"

  /// Adds an animation that no other code references.
  /// - Parameters:
  ///   - animation: The animation.
  ///   - key: The key; nil to use a free one.
  ///   - driver: The object that controls the progress; nil for the clock.
  ///   - touches: The views that touches hit while the animation runs.
  ///   - onEnd: A closure that receives whether the animation finished when it ends or is removed.
  func run(
    _ animation: CAAnimation, forKey key: String?, driver: (any AnimationDriver)? = nil,
    touches: AnimatedTouches = .finalPlace, onEnd: ((Bool) -> Void)? = nil
  ) {
    let key = key ?? freeKey(after: "animation")
    removeAnimation(forKey: key)
    if animation.timing.beginTime == 0 { animation.timing.beginTime = localTime }
    let running = RunningAnimation(
      animation, key: key, on: self, driver: driver, touches: touches, onEnd: onEnd)
    animations.append(running)
    running.schedule()
  }

  /// Returns a key that no animation uses: the name itself, or the name with the first free number.
  func freeKey(after name: String) -> String {
    let taken = Set(animations.map(\.key))
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// Returns the keys of the animations in the order in which they were added; nil if the layer has none.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Removes an animation from the list without notifying its delegate.
  func forget(_ running: RunningAnimation) {
    animations.removeAll { $0 === running }
  }

  /// Removes the animations of the layer and its sublayers, for example when it leaves the window.
  func removeAnimationsInside() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.removeAllAnimations()
      pending.append(contentsOf: layer.sublayers ?? [])
    }
  }

  /// Removes the animations of the layer and its sublayers that are removed on completion, as the system does in the
  /// background.
  func endAnimationsInside() {
    var pending = [self]
    while let layer = pending.popLast() {
      for running in layer.animations where running.animation.isRemovedOnCompletion {
        layer.removeAnimation(forKey: running.key)
      }
      pending.append(contentsOf: layer.sublayers ?? [])
    }
  }

  // MARK: Time

  /// The current time in the layer's local time, in seconds.
  var localTime: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

  /// Converts a time of another layer, or of the clock if nil, to this layer's time, in seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    var time = l.map { $0.clockTime(of: t) } ?? t
    for layer in timedLayers.reversed() { time = layer.timingOfLayer.inside(time) }
    return time
  }

  /// Converts a time of this layer to the time of another one, or of the clock if nil, in seconds.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(of: t)
    return l.map { $0.convertTime(time, from: nil) } ?? time
  }

  private func clockTime(of time: TimeInterval) -> TimeInterval {
    timedLayers.reduce(time) { $1.timingOfLayer.outside($0) }
  }

  /// The layer and its superlayers that have their own timing, innermost first.
  private var timedLayers: [CALayer] {
    var layers: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      if current.extras?.timing != nil { layers.append(current) }
      layer = current.superlayer
    }
    return layers
  }

  /// Whether the layer's time advances, and does not run backward.
  var timePasses: Bool { timedLayers.allSatisfy { $0.speed > 0 } }

  /// Whether touches ignore the layer's view because an animation block moves it.
  var isTouchTransparent: Bool {
    extras?.animations.contains { $0.touches == .nothing } ?? false
  }

  /// The layer in which touches find this one: a copy at its visible position while a property animator moves it.
  var layerForTouches: CALayer {
    guard let extras, extras.animations.contains(where: { $0.touches == .visiblePlace }) else {
      return self
    }
    return presentation() ?? self
  }

  /// Returns the delay until a time of the layer, in seconds of the clock; nil if that time is never reached.
  func delay(until time: TimeInterval) -> TimeInterval? {
    guard time.isFinite, timePasses else { return nil }
    let delay = clockTime(of: time) - CACurrentMediaTime()
    return delay.isFinite ? delay : nil
  }

  /// Reschedules the animations of the layer and its sublayers after the layer's time has changed.
  func timingChanged() {
    var pending = [self]
    while let layer = pending.popLast() {
      for running in layer.animations { running.schedule() }
      pending.append(contentsOf: layer.sublayers ?? [])
    }
  }
}

/// The timing of a layer within the time of its parent.
struct LayerTiming {
  var timing = MediaTiming(duration: .infinity)

  func inside(_ time: TimeInterval) -> TimeInterval {
    (time - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// Returns the parent's time for a time of the layer; infinite if the layer's time is stopped.
  func outside(_ time: TimeInterval) -> TimeInterval {
    guard timing.speed != 0 else { return .infinity }
    return (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
  }
}

extension CALayer: CAMediaTiming {
  fileprivate var timingOfLayer: LayerTiming { extras?.timing ?? LayerTiming() }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    var timing = timingOfLayer
    change(&timing.timing)
    extend.timing = timing
    timingChanged()
  }

  public var beginTime: CFTimeInterval {
    get { timingOfLayer.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  public var duration: CFTimeInterval {
    get { timingOfLayer.timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  /// The rate of time in the layer and its sublayers; 0 pauses their animations.
  public var speed: Float {
    get { timingOfLayer.timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  public var timeOffset: CFTimeInterval {
    get { timingOfLayer.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  public var repeatCount: Float {
    get { timingOfLayer.timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  public var repeatDuration: CFTimeInterval {
    get { timingOfLayer.timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  public var autoreverses: Bool {
    get { timingOfLayer.timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { timingOfLayer.timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }
}
