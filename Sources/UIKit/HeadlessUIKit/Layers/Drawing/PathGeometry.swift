import Foundation

/// A straight segment of a flattened path.
struct PathSegment {
  let start: CGPoint
  let end: CGPoint

  var length: CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the point at a distance from the start, in points.
  func point(at distance: CGFloat) -> CGPoint {
    guard length > 0 else { return start }
    let part = distance / length
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// Returns the segment's contribution to the winding number of a point: 1, -1, or 0 if it does not pass to the right
  /// of the point.
  func winding(around point: CGPoint) -> Int {
    let rises = start.y <= point.y && end.y > point.y
    let falls = start.y > point.y && end.y <= point.y
    guard rises || falls else { return 0 }
    let side =
      (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
    return rises && side > 0 ? 1 : falls && side < 0 ? -1 : 0
  }
}

extension [CGPath.Element] {
  /// The path as straight segments, with every subpath closed, as for fills. Each curve becomes 16 segments.
  var flattened: [PathSegment] { segments(closingParts: true) }

  /// The path as straight segments, as for strokes: subpaths that are not closed stay open.
  var drawnSegments: [PathSegment] { segments(closingParts: false) }

  /// The subpaths, each of which begins with its own move.
  var subpaths: [[CGPath.Element]] {
    var subpaths: [[CGPath.Element]] = []
    var start = CGPoint.zero
    for element in self {
      if case .move(let point) = element {
        start = point
        subpaths.append([element])
      } else if let last = subpaths.indices.last, subpaths[last].last != .close {
        subpaths[last].append(element)
      } else {
        // After a subpath is closed, the path continues where the subpath began.
        subpaths.append([.move(start), element])
      }
    }
    return subpaths
  }

  private func segments(closingParts: Bool) -> [PathSegment] {
    var segments: [PathSegment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to end: CGPoint) {
      segments.append(PathSegment(start: current, end: end))
      current = end
    }
    for element in self {
      switch element {
      case .move(let point):
        if closingParts, current != start { line(to: start) }
        (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .quadCurve(let control, let end):
        let from = current
        for step in 1...16 { line(to: from.quadratic(control, end, at: CGFloat(step) / 16)) }
      case .curve(let first, let second, let end):
        let from = current
        for step in 1...16 { line(to: from.cubic(first, second, end, at: CGFloat(step) / 16)) }
      case .close: if current != start { line(to: start) }
      }
    }
    if closingParts, current != start { line(to: start) }
    return segments
  }

  /// The ends of all steps, and the points where curves reverse direction along an axis.
  var extremes: [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for element in self {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let control, let end):
        for axis in [\CGPoint.x, \.y] {
          let (a, b, c) = (current[keyPath: axis], control[keyPath: axis], end[keyPath: axis])
          let t = (a - b) / (a - 2 * b + c)
          if t > 0, t < 1 { points.append(current.quadratic(control, end, at: t)) }
        }
        points.append(end)
      case .curve(let first, let second, let end):
        for axis in [\CGPoint.x, \.y] {
          for t in Self.turns(
            current[keyPath: axis], first[keyPath: axis], second[keyPath: axis], end[keyPath: axis])
          {
            points.append(current.cubic(first, second, end, at: t))
          }
        }
        points.append(end)
      case .close: break
      }
      current = element.end ?? current
    }
    return points
  }

  /// Returns the parameters at which one coordinate of a cubic curve reverses direction, between its ends.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat]
  {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
      .filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  fileprivate func quadratic(_ control: CGPoint, _ end: CGPoint, at t: CGFloat) -> CGPoint {
    let s = 1 - t
    return CGPoint(
      x: s * s * x + 2 * s * t * control.x + t * t * end.x,
      y: s * s * y + 2 * s * t * control.y + t * t * end.y)
  }

  fileprivate func cubic(
    _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * x + b * first.x + c * second.x + d * end.x,
      y: a * y + b * first.y + c * second.y + d * end.y)
  }
}

extension CGRect {
  /// Creates the bounding box of points; null for an empty array.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? first.x, ys.min() ?? first.y)
    self.init(
      x: left, y: top, width: (xs.max() ?? first.x) - left, height: (ys.max() ?? first.y) - top)
  }
}
