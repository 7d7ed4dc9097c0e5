import Foundation

/// A three-dimensional transform as separate parts: scale and shear, then rotation, translation and perspective.
///
/// The matrix is decomposed as in CSS Transforms: its rows are made orthogonal to each other in order. Core Animation
/// does not document how it derives several angles from a matrix. Here, rotations are about x, then y, then z, with the
/// angle about y within a quarter turn in either direction. A mirror image counts as a negative x scale.
struct TransformParts {
  /// The angle about each axis, in radians.
  var rotation: SIMD3<Double>
  /// The length of each axis.
  var scale: SIMD3<Double>
  /// The translation in points.
  var translation: SIMD3<Double>
  /// The components of each row along the previous axes.
  private var shear = [SIMD3<Double>](repeating: .zero, count: 3)
  /// The last column, which applies before the other parts.
  private let perspective: SIMD4<Double>

  /// Decomposes a transform.
  init(_ transform: CATransform3D) {
    var axes: [SIMD3<Double>] = []
    var scale = SIMD3<Double>.zero
    for (index, row) in Self.rows(of: transform).enumerated() {
      var rest = row
      for (earlier, axis) in axes.enumerated() {
        shear[index][earlier] = (row * axis).sum()
        rest -= shear[index][earlier] * axis
      }
      let length = Self.length(rest)
      let isFlat = length <= 1e-12 * Self.length(row)
      scale[index] = isFlat ? 0 : length
      axes.append(isFlat ? .zero : rest / length)
    }
    for index in 0..<3 where axes[index] == .zero { axes[index] = Self.axis(index, beside: axes) }
    if Self.isMirrored(axes) {
      let index = (0..<3).first { scale[$0] == 0 } ?? 0
      axes[index] = -axes[index]
      scale[index] = -scale[index]
      for later in 0..<3 where later > index { shear[later][index] = -shear[later][index] }
    }
    self.scale = scale
    rotation = Self.angles(of: axes)
    translation = SIMD3(transform.m41, transform.m42, transform.m43)
    perspective = Self.perspective(of: transform)
  }

  /// The transform that the parts form.
  var transform: CATransform3D {
    let turn = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(rotation.x, 1, 0, 0),
        CATransform3DMakeRotation(rotation.y, 0, 1, 0)),
      CATransform3DMakeRotation(rotation.z, 0, 0, 1))
    let axes = Self.rows(of: turn)
    var rows = (0..<3).map { index in
      (0..<index).reduce(scale[index] * axes[index]) { $0 + shear[index][$1] * axes[$1] }
    }
    rows.append(translation)
    return CATransform3D(
      rows: rows.enumerated().map { index, row in
        let last = (SIMD4(row, index == 3 ? 1 : 0) * perspective).sum()
        return (CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(last))
      })
  }

  private static func rows(of t: CATransform3D) -> [SIMD3<Double>] {
    [SIMD3(t.m11, t.m12, t.m13), SIMD3(t.m21, t.m22, t.m23), SIMD3(t.m31, t.m32, t.m33)]
  }

  private static func length(_ vector: SIMD3<Double>) -> Double {
    (vector * vector).sum().squareRoot()
  }

  /// Returns a direction for an axis of zero length, orthogonal to the others.
  private static func axis(_ index: Int, beside others: [SIMD3<Double>]) -> SIMD3<Double> {
    let directions = (0..<3).map { step in
      var unit = SIMD3<Double>.zero
      unit[(index + step) % 3] = 1
      return others.reduce(unit) { $0 - (unit * $1).sum() * $1 }
    }
    // At least one of three orthogonal directions is not in a given plane.
    let free = directions.first { length($0) > 0.5 } ?? directions[0]
    return free / length(free)
  }

  private static func isMirrored(_ axes: [SIMD3<Double>]) -> Bool {
    let (a, b) = (axes[0], axes[1])
    let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    return (cross * axes[2]).sum() < 0
  }

  private static func angles(of axes: [SIMD3<Double>]) -> SIMD3<Double> {
    let (first, second, third) = (axes[0], axes[1], axes[2])
    let level = (first.x * first.x + first.y * first.y).squareRoot()
    let y = atan2(-first.z, level)
    // After a quarter turn about y, the other two axes coincide; x gets the whole angle.
    guard level > 1e-9 else { return SIMD3(atan2(-third.y, second.y), y, 0) }
    return SIMD3(atan2(second.z, third.z), y, atan2(first.y, first.x))
  }

  private static func perspective(of t: CATransform3D) -> SIMD4<Double> {
    let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
    guard column != SIMD4(0, 0, 0, 1) else { return column }
    var rest = t
    (rest.m14, rest.m24, rest.m34, rest.m44) = (0, 0, 0, 1)
    let inverse = CATransform3DInvert(rest)
    // A transform without an inverse is returned unchanged, because the perspective of a flat object is invisible.
    guard CATransform3DConcat(rest, inverse).isNearIdentity else { return column }
    return SIMD4(inverse.rows.map { row in (SIMD4(row.map { Double($0) }) * column).sum() })
  }
}

extension CATransform3D {
  fileprivate var isNearIdentity: Bool {
    zip(rows.joined(), CATransform3DIdentity.rows.joined()).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
