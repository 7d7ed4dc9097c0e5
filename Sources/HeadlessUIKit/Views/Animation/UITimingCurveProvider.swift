public import Foundation

/// The timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a pace.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// A pace by a cubic Bézier curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve's name; ease-in-ease-out for one by control points.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// The pace of UIKit's animators where nothing else is set: ease-in-ease-out.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// A pace by its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let bezier = curve.bezier
    controlPoint1 = CGPoint(x: bezier.first.0, y: bezier.first.1)
    controlPoint2 = CGPoint(x: bezier.second.0, y: bezier.second.1)
    isBuiltin = true
    super.init()
  }

  /// A pace by the inner control points of its curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
    super.init()
  }

  public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var bezier: UnitBezier {
    UnitBezier(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

/// A pace by a damped spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// At the start, in whole ways a second; springs of the plane use the longer side.
  public let initialVelocity: CGVector
  private let make: (TimeInterval) -> SpringMotion
  /// How long the spring takes by itself, in seconds; nil where the animator's duration counts.
  let ownDuration: TimeInterval?

  /// UIKit's own spring: it does not swing, and defines its duration.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that comes to rest in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that comes to rest in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    make = { SpringMotion(dampingRatio: ratio, settlingIn: $0, velocity: velocity.length) }
    ownDuration = nil
    super.init()
  }

  /// A spring that defines its duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    let motion = SpringMotion(
      mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.length)
    make = { _ in motion }
    ownDuration = motion.settlingDuration
    super.init()
  }

  /// A spring by perceived duration and bounce.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    initialVelocity = velocity
    let motion = SpringMotion(
      perceptualDuration: duration, bounce: bounce, velocity: velocity.length)
    make = { _ in motion }
    ownDuration = motion.settlingDuration
    super.init()
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The motion for a duration in seconds.
  func motion(lasting duration: TimeInterval) -> SpringMotion { make(duration) }
}

extension CGVector {
  /// The side that is longer, with its sign.
  fileprivate var length: Double { abs(dx) >= abs(dy) ? dx : dy }
}
