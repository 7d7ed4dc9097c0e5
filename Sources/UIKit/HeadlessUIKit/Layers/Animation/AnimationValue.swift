import Foundation

/// A value of a layer's property, with the arithmetic of animations.
///
/// Numbers, points, sizes and rectangles change linearly, colors by their components in sRGB, transforms by their parts
/// (translation, scale, shear and rotation), and the points of paths that have the same steps. All other values change
/// in a single step. Rectangles may have negative sizes, because they can also represent differences.
enum AnimationValue: Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case list([AnimationValue])
  /// A value that changes in a single step: a Boolean value, an image or nil.
  case step(Any?)

  /// Returns the value between this one and another; extrapolates below 0 and above 1.
  func mixed(with other: AnimationValue, at fraction: Double) -> AnimationValue {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    if fraction == 1 { return other }
    if fraction == 0 { return self }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, at: fraction))
    case (.color(let a), .color(let b)):
      return .color(
        CGColor(
          red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
          alpha: mix(a.alpha, b.alpha)))
    case (.path(let a), .path(let b)):
      return a.mixed(with: b, at: fraction).map { .path($0) } ?? self
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.mixed(with: $1, at: fraction) })
    default: return fraction < 1 ? self : other
    }
  }

  /// Returns the sum with another value; for transforms, the concatenation of this one and the other.
  func adding(_ other: AnimationValue, times count: Double = 1) -> AnimationValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b * count)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + b.x * count, y: a.y + b.y * count))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width * count, height: a.height + b.height * count))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x * count, y: a.origin.y + b.origin.y * count,
          width: a.size.width + b.size.width * count, height: a.size.height + b.size.height * count)
      )
    case (.transform(let a), .transform(let b)):
      guard count != 1 else { return .transform(CATransform3DConcat(b, a)) }
      // Multiplies the transform by itself as often as the integer part of the count, by repeated squaring.
      var (result, power) = (a, b)
      var left = Int(nearest: count.rounded(.down))
      while left > 0 {
        if left % 2 == 1 { result = CATransform3DConcat(power, result) }
        power = CATransform3DConcat(power, power)
        left /= 2
      }
      return .transform(result)
    case (.color(let a), .color(let b)):
      return .color(
        CGColor(
          red: a.red + b.red * count, green: a.green + b.green * count,
          blue: a.blue + b.blue * count, alpha: a.alpha + b.alpha * count))
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.adding($1, times: count) })
    default: return self
    }
  }

  /// Returns the value that, when added, turns another value into this one; nil if there is none.
  func difference(from other: AnimationValue) -> AnimationValue? {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color):
      return adding(other, times: -1)
    case (.transform(let a), .transform(let b)):
      let inverse = CATransform3DInvert(b)
      guard CATransform3DConcat(b, inverse).isClose(to: CATransform3DIdentity) else { return nil }
      return .transform(CATransform3DConcat(a, inverse))
    default: return nil
    }
  }

  /// The value that changes nothing when it is added; nil if this kind of value has no such value.
  var neutral: AnimationValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .list(let values):
      values.allSatisfy { $0.neutral != nil } ? .list(values.compactMap(\.neutral)) : nil
    case .path, .step: nil
    }
  }

  /// Returns the distance to another value, used for paced keyframes.
  func distance(to other: AnimationValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.point(let a), .point(let b)): return hypot(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): return hypot(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      return hypot(
        hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y),
        hypot(b.size.width - a.size.width, b.size.height - a.size.height))
    case (.color(let a), .color(let b)):
      return hypot(
        hypot(b.red - a.red, b.green - a.green), hypot(b.blue - a.blue, b.alpha - a.alpha))
    case (.transform(let a), .transform(let b)):
      let (one, two) = (TransformParts(a), TransformParts(b))
      let change = [
        two.translation - one.translation, two.scale - one.scale, two.rotation - one.rotation,
      ]
      return change.reduce(0) { $0 + ($1 * $1).sum() }.squareRoot()
    default: return self == other ? 0 : 1
    }
  }

  static func == (left: AnimationValue, right: AnimationValue) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.step(let a), .step(let b)): same(a, b)
    default: false
    }
  }

  private static func same(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as AnyHashable, let right as AnyHashable): left == right
    case (let left?, let right?):
      type(of: left) is AnyObject.Type && type(of: right) is AnyObject.Type
        && (left as AnyObject) === (right as AnyObject)
    default: false
    }
  }
}

extension CATransform3D {
  /// Returns an interpolated transform. Plane transforms without a rotation are interpolated by their numbers, others
  /// by their parts.
  fileprivate func mixed(with other: CATransform3D, at fraction: Double) -> CATransform3D {
    if isUpright, other.isUpright {
      var result = self
      result.m11 += (other.m11 - m11) * fraction
      result.m22 += (other.m22 - m22) * fraction
      result.m33 += (other.m33 - m33) * fraction
      result.m41 += (other.m41 - m41) * fraction
      result.m42 += (other.m42 - m42) * fraction
      result.m43 += (other.m43 - m43) * fraction
      return result
    }
    return TransformParts(self).mixed(with: TransformParts(other), at: fraction).transform
  }

  /// Whether the transform only translates, or scales along the axes.
  private var isUpright: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0
      && m34 == 0 && m44 == 1
  }

  func isClose(to other: CATransform3D) -> Bool {
    zip(rows.joined(), other.rows.joined()).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
