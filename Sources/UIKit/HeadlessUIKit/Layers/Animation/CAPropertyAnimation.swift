public import Foundation

/// An animation of one property, by a key path such as `position`, `transform.scale.x` or `bounds.size`.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the animation's values are added to the values that the layer has without it.
  open var isAdditive = false
  /// Whether each repetition continues where the previous one ended.
  open var isCumulative = false

  /// The function that converts the animation's numbers to a transform.
  open var valueFunction: CAValueFunction?

  /// The key path of the property that changes; with a function, that of a part of the transform.
  private var drivenKeyPath: String? {
    guard let keyPath, let valueFunction else { return keyPath }
    return "\(keyPath).\(valueFunction.part)"
  }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Returns the value at a progress from 0 to 1; nil if the animation has none.
  /// - Parameters:
  ///   - progress: The progress of the run, before the timing function is applied.
  ///   - base: The layer's value without the animation.
  func value(at progress: Double, on base: AnimationValue) -> AnimationValue? { nil }

  override func apply(to layer: CALayer, at moment: MediaTiming.Moment) {
    guard let drivenKeyPath, let property = LayerProperty.named(drivenKeyPath, of: layer),
      let base = property.get(layer), var value = value(at: moment.progress, on: base)
    else { return }
    if isCumulative, moment.iteration > 0, let end = self.value(at: 1, on: base) {
      value = value.adding(end, times: Double(moment.iteration))
    }
    property.set(layer, isAdditive ? base.adding(value) : value)
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}

/// An animation of a property between two values.
///
/// At most two of ``fromValue``, ``toValue`` and ``byValue`` are set; the layer's own value replaces a missing one, as
/// Core Animation's header documents.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? { didSet { from = fromValue.map { AnimationValue($0) } } }
  open var toValue: Any? { didSet { to = toValue.map { AnimationValue($0) } } }
  open var byValue: Any? { didSet { by = byValue.map { AnimationValue($0) } } }
  private(set) var from: AnimationValue?
  private(set) var to: AnimationValue?
  private(set) var by: AnimationValue?

  /// Sets both ends without boxing them.
  func setEnds(from: AnimationValue?, to: AnimationValue?) {
    fromValue = from?.plain
    toValue = to?.plain
    self.from = from
    self.to = to
  }

  override func value(at progress: Double, on base: AnimationValue) -> AnimationValue? {
    let fraction = paced(progress)
    // For an additive animation, the layer's own value counts as zero.
    let own = isAdditive ? base.neutral ?? base : base
    switch (from, to, by) {
    case (let from?, let to?, _): return from.mixed(with: to, at: fraction)
    case (let from?, nil, let by?): return from.mixed(with: from.adding(by), at: fraction)
    case (nil, let to?, let by?):
      return to.adding(by, times: -1).mixed(with: to, at: fraction)
    case (let from?, nil, nil): return from.mixed(with: own, at: fraction)
    case (nil, let to?, nil): return own.mixed(with: to, at: fraction)
    case (nil, nil, let by?): return own.mixed(with: own.adding(by), at: fraction)
    case (nil, nil, nil): return own
    }
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    (from, to, by) = (other.from, other.to, other.by)
  }
}

/// An animation between two values that moves as a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// Creates a spring from its perceived motion.
  ///
  /// See `UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped oscillation, in seconds.
  ///   - bounce: The amount of oscillation: 0 for none, up to 1; below 0, the spring is overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let motion = SpringMotion(
      perceptualDuration: perceptualDuration, bounce: Double(bounce), velocity: 0)
    stiffness = motion.frequency * motion.frequency
    damping = 2 * motion.dampingRatio * motion.frequency
  }

  /// The period of the undamped oscillation, in seconds.
  open var perceptualDuration: CFTimeInterval {
    let frequency = spring.frequency
    return frequency > 0 ? 2 * .pi / frequency : 0
  }

  /// The amount of oscillation: 0 for none, up to 1; below 0, the spring is overdamped.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// The initial velocity, as a fraction of the distance per second.
  open var initialVelocity: CGFloat = 0

  /// The motion of a view's animation block; nil to use the values above.
  var motion: SpringMotion?

  private var spring: SpringMotion {
    motion
      ?? SpringMotion(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(initialVelocity))
  }

  /// The estimated time until the spring has settled, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func paced(_ progress: Double) -> Double { spring.position(at: progress * duration) }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
    motion = other.motion
  }
}
