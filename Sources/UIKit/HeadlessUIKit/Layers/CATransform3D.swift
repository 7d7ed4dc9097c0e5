// The names are Core Animation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A three-dimensional transform as a 4 × 4 matrix: Core Animation's type.
///
/// Points are row vectors to the left of the matrix: x' = x·m11 + y·m21 + z·m31 + m41, and so on. The fourth column is
/// the divisor of a perspective.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// Creates a matrix of zeros, as C's initializer does. ``CATransform3DIdentity`` is the identity.
  public init() { self.init((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)) }

  /// Creates a matrix from its elements.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  typealias Row = (CGFloat, CGFloat, CGFloat, CGFloat)

  /// Creates a matrix from its rows.
  init(_ first: Row, _ second: Row, _ third: Row, _ fourth: Row) {
    self.init(
      m11: first.0, m12: first.1, m13: first.2, m14: first.3,
      m21: second.0, m22: second.1, m23: second.2, m24: second.3,
      m31: third.0, m32: third.1, m33: third.2, m34: third.3,
      m41: fourth.0, m42: fourth.1, m43: fourth.2, m44: fourth.3)
  }

  /// Creates a matrix from its four rows.
  init(rows: [Row]) { self.init(rows[0], rows[1], rows[2], rows[3]) }

  /// The rows of the matrix.
  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// Whether the transform stays in the plane, so that ``affine`` describes it completely.
  var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// The part of the transform that lies in the plane.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (tx, ty, tz, 1))
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D((sx, 0, 0, 0), (0, sy, 0, 0), (0, 0, sz, 0), (0, 0, 0, 1))
}

/// Returns a rotation about an axis, in radians; the identity for an axis of zero length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    (x * x * rest + cosine, y * x * rest + z * sine, z * x * rest - y * sine, 0),
    (x * y * rest - z * sine, y * y * rest + cosine, z * y * rest + x * sine, 0),
    (x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine, 0),
    (0, 0, 0, 1))
}

/// Returns a translation followed by a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a scaling followed by a transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a rotation in radians followed by a transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns one transform followed by another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func product(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> CATransform3D.Row {
    (
      x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
      x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
    )
  }
  return CATransform3D(
    product(a.m11, a.m12, a.m13, a.m14), product(a.m21, a.m22, a.m23, a.m24),
    product(a.m31, a.m32, a.m33, a.m34), product(a.m41, a.m42, a.m43, a.m44))
}

/// Returns the inverse of a transform; a transform without an inverse is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss–Jordan elimination, with the largest pivot of each column.
  var rows = t.rows.enumerated().map { index, row in
    row + (0..<4).map { CGFloat($0 == index ? 1 : 0) }
  }
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    guard rows[pivot][column] != 0, rows[pivot][column].isFinite else { return t }
    rows.swapAt(column, pivot)
    let value = rows[column][column]
    rows[column] = rows[column].map { $0 / value }
    for row in 0..<4 where row != column {
      let factor = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: rows.map { ($0[4], $0[5], $0[6], $0[7]) })
}

/// Returns an affine transform as a three-dimensional one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D((m.a, m.b, 0, 0), (m.c, m.d, 0, 0), (0, 0, 1, 0), (m.tx, m.ty, 0, 1))
}

/// Returns whether a transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the part of a transform that lies in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
