import Foundation

extension CALayer {
  // MARK: Adding and removing

  /// Runs a copy of an animation; one with the same key is replaced and counts as not finished.
  ///
  /// If it has no begin time, it begins at the current time.
  func runCopy(of anim: CAAnimation, forKey key: String?) {
    let copy = anim.copied()
    copy.takeDefaults(of: self)
    if let transition = copy as? CATransition {
      // A layer has one transition at a time, whatever the key.
      return run(transition, forKey: Self.transitionKey)
    }
    run(copy, forKey: key)
  }

  private static let transitionKey = "transition"

  /// Runs an animation that no other code has a reference to.
  /// - Parameters:
  ///   - driver: What decides how far it has come; nil for the clock.
  ///   - takesTouchesAway: Whether the layer's view takes no touches meanwhile.
  ///   - onEnd: Called when it leaves, with whether it came to its end.
  func run(
    _ animation: CAAnimation, forKey key: String?, driver: (any AnimationDriver)? = nil,
    takesTouchesAway: Bool = false, onEnd: ((Bool) -> Void)? = nil
  ) {
    let key = key ?? freeKey(after: "animation")
    removeAnimation(forKey: key)
    if animation.timing.beginTime == 0 { animation.timing.beginTime = localTime }
    let running = RunningAnimation(
      animation, key: key, on: self, driver: driver, takesTouchesAway: takesTouchesAway,
      onEnd: onEnd)
    animations.append(running)
    running.schedule()
  }

  /// A key that no animation has: the name itself, else the name with the first free number.
  func freeKey(after name: String) -> String {
    let taken = Set(animations.map(\.key))
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// The animation with a key; changing it has no effect.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations in the order in which they were added; nil where there are none.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Ends an animation, which then has not finished.
  public func removeAnimation(forKey key: String) {
    guard let running = animations.first(where: { $0.key == key }) else { return }
    forget(running)
    running.end(finished: false)
  }

  /// Ends all animations, which then have not finished.
  public func removeAllAnimations() {
    let all = animations
    animations = []
    for running in all { running.end(finished: false) }
  }

  /// Removes an animation from the list without notifying its delegate.
  func forget(_ running: RunningAnimation) {
    animations.removeAll { $0 === running }
  }

  /// Ends the animations of the layer and its sublayers, as when it leaves the window.
  func removeAnimationsInside() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.removeAllAnimations()
      pending.append(contentsOf: layer.sublayers ?? [])
    }
  }

  // MARK: Time

  /// The current time in the layer's own, in seconds.
  var localTime: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

  /// A time of another layer, or of the clock for nil, in this layer's own.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    var time = l.map { $0.clockTime(of: t) } ?? t
    for layer in timedLayers.reversed() { time = layer.timingOfLayer.inside(time) }
    return time
  }

  /// A time of this layer in that of another one, or of the clock for nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(of: t)
    return l.map { $0.convertTime(time, from: nil) } ?? time
  }

  private func clockTime(of time: TimeInterval) -> TimeInterval {
    timedLayers.reduce(time) { $1.timingOfLayer.outside($0) }
  }

  /// The layer and its superlayers that have their own timing, the innermost first.
  private var timedLayers: [CALayer] {
    var layers: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      if current.extras?.timing != nil { layers.append(current) }
      layer = current.superlayer
    }
    return layers
  }

  /// Whether the time of the layer goes on, and not backwards.
  var timePasses: Bool { timedLayers.allSatisfy { $0.speed > 0 } }

  /// Whether touches pass by the layer's view, because a block of views moves it.
  var isTouchTransparent: Bool { extras?.animations.contains(where: \.takesTouchesAway) ?? false }

  /// How long it is until a time of the layer, in seconds of the clock; nil where it never comes.
  func delay(until time: TimeInterval) -> TimeInterval? {
    guard time.isFinite, timePasses else { return nil }
    let delay = clockTime(of: time) - CACurrentMediaTime()
    return delay.isFinite ? delay : nil
  }

  /// Has the clock look again when the animations inside end, after the layer's time has changed.
  func timingChanged() {
    var pending = [self]
    while let layer = pending.popLast() {
      for running in layer.animations { running.schedule() }
      pending.append(contentsOf: layer.sublayers ?? [])
    }
  }
}

/// The time of a layer within the time around it.
struct LayerTiming {
  var timing = MediaTiming(duration: .infinity)

  func inside(_ time: TimeInterval) -> TimeInterval {
    (time - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// Infinite where the layer's time is stopped.
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
  /// How fast the time of the layer and of all inside it passes; 0 pauses their animations.
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
