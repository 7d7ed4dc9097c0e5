public import Foundation

/// The timing parameters of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// Timing parameters with a cubic Bézier curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve. For a curve with control points, it is ease-in-ease-out.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates the default timing of UIKit's animators: ease-in-ease-out.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Creates timing parameters with a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let bezier = curve.bezier
    controlPoint1 = CGPoint(x: bezier.first.0, y: bezier.first.1)
    controlPoint2 = CGPoint(x: bezier.second.0, y: bezier.second.1)
    isBuiltin = true
    super.init()
  }

  /// Creates timing parameters with the inner control points of a curve.
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

/// Timing parameters with a damped spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start, in total distances per second. In two dimensions, the larger component counts.
  public let initialVelocity: CGVector
  private let make: (TimeInterval) -> SpringMotion
  /// The duration of the spring, in seconds, or nil if the animator's duration applies.
  let ownDuration: TimeInterval?

  /// Creates UIKit's default spring, which does not oscillate and defines its own duration.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with an initial velocity that settles within the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    make = { SpringMotion(dampingRatio: ratio, settlingIn: $0, velocity: velocity.length) }
    ownDuration = nil
    super.init()
  }

  /// Creates a spring that defines its own duration.
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

  /// Creates a spring with a perceived duration and bounce.
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

  /// Returns the motion for a duration, in seconds.
  func motion(lasting duration: TimeInterval) -> SpringMotion { make(duration) }
}

extension CGVector {
  /// Returns the larger component, with its sign.
  fileprivate var length: Double { abs(dx) >= abs(dy) ? dx : dy }
}
