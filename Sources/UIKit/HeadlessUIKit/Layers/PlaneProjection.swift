import Foundation

/// A mapping of the points of one plane to another: an affine transform or a perspective.
enum PlaneProjection {
  case moved(x: CGFloat, y: CGFloat)
  case affine(CGAffineTransform)
  /// The 3 × 3 matrix by which points (x, y, 1) are multiplied, and its inverse; nil for a plane seen edge-on.
  case perspective([CGFloat], inverse: [CGFloat]?)

  /// Creates the mapping of a three-dimensional transform for points with z = 0, seen from the front.
  init(_ transform: CATransform3D) {
    guard !transform.isAffine else {
      self = .affine(transform.affine)
      return
    }
    let matrix = [
      transform.m11, transform.m12, transform.m14, transform.m21, transform.m22, transform.m24,
      transform.m41, transform.m42, transform.m44,
    ]
    self = .perspective(matrix, inverse: Self.inverse(of: matrix))
  }

  func apply(_ point: CGPoint) -> CGPoint {
    switch self {
    case .moved(let x, let y): CGPoint(x: point.x + x, y: point.y + y)
    case .affine(let transform): point.applying(transform)
    case .perspective(let matrix, _): Self.apply(matrix, to: point)
    }
  }

  /// Whether the mapping can be inverted; false for a view that is scaled to zero.
  var isInvertible: Bool {
    switch self {
    case .moved: true
    case .affine(let transform): transform.a * transform.d != transform.b * transform.c
    case .perspective(_, let inverse): inverse != nil
    }
  }

  /// Returns the point of this plane that maps to a point of the other one.
  ///
  /// Without an inverse, it applies the mapping itself.
  func applyInverse(_ point: CGPoint) -> CGPoint {
    switch self {
    case .moved(let x, let y): CGPoint(x: point.x - x, y: point.y - y)
    case .affine(let transform): point.applying(transform.inverted())
    case .perspective(let matrix, let inverse): Self.apply(inverse ?? matrix, to: point)
    }
  }

  private static func apply(_ m: [CGFloat], to point: CGPoint) -> CGPoint {
    let w = m[2] * point.x + m[5] * point.y + m[8]
    // A point in the eye's plane would be infinitely far away, so it is left unchanged.
    guard w != 0 else { return point }
    return CGPoint(
      x: (m[0] * point.x + m[3] * point.y + m[6]) / w,
      y: (m[1] * point.x + m[4] * point.y + m[7]) / w)
  }

  private static func inverse(of m: [CGFloat]) -> [CGFloat]? {
    let c0 = m[4] * m[8] - m[5] * m[7]
    let c1 = m[5] * m[6] - m[3] * m[8]
    let c2 = m[3] * m[7] - m[4] * m[6]
    let determinant = m[0] * c0 + m[1] * c1 + m[2] * c2
    guard determinant != 0, determinant.isFinite else { return nil }
    return [
      c0, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      c1, m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      c2, m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ].map { $0 / determinant }
  }
}

extension CGRect {
  /// Creates the bounding box of four points.
  init(around corners: (CGPoint, CGPoint, CGPoint, CGPoint)) {
    let (a, b, c, d) = corners
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    let right = max(max(a.x, b.x), max(c.x, d.x))
    let bottom = max(max(a.y, b.y), max(c.y, d.y))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the bounding box of a rectangle's corners after converting them.
  func mappingCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(
      around: (
        map(CGPoint(x: minX, y: minY)), map(CGPoint(x: maxX, y: minY)),
        map(CGPoint(x: minX, y: maxY)), map(CGPoint(x: maxX, y: maxY))
      ))
  }
}
