import Foundation
import ObjectFields

extension AnimationValue {
  /// Converts a value from an app: numbers of all kinds, geometry, colors, boxed values and lists of values.
  init(_ value: Any?) {
    switch NibConversion.flattened(value) {
    case let value as AnimationValue: self = value
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Bool: self = .step(value)
    case let value as Int: self = .number(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as UIColor: self = .color(value.cgColor)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self = value.animationValue
    case let value as [Any]: self = .list(value.map { AnimationValue($0) })
    case let value: self = .step(value)
    }
  }

  /// The value for an app: geometry, colors, paths, and numbers as `Double`, but as `NSNumber` in lists, as apps set
  /// them.
  var plain: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .list(let values): values.map(\.inList)
    case .step(let value): value
    }
  }

  /// The value as an element of a list.
  private var inList: Any {
    if case .number(let number) = self { return NSNumber(value: number) }
    return plain ?? NSNull()
  }
}

extension TransformParts {
  /// Returns the transform at a fraction of the way to another one.
  ///
  /// Each part changes linearly; angles change in the shorter direction.
  ///
  /// Core Animation's rule for a rotation combined with a scale is not published. Pure translations, scales and
  /// rotations have only one possible result.
  func mixed(with other: TransformParts, at fraction: Double) -> TransformParts {
    var result = other
    result.translation = translation + (other.translation - translation) * fraction
    result.scale = scale + (other.scale - scale) * fraction
    var turn = other.rotation - rotation
    for axis in 0..<3 { turn[axis] = turn[axis].remainder(dividingBy: 2 * .pi) }
    result.rotation = rotation + turn * fraction
    return result
  }
}
