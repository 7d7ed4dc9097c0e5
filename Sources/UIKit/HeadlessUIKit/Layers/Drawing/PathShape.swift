import Foundation

/// The steps of common shapes.
enum PathShape {
  typealias Element = CGPath.Element

  /// Returns a rectangle, which starts at the corner with the least x and y and first follows the x-axis.
  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [Element] {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let unit = arc(center: .zero, radius: 1, from: 0, to: 2 * .pi, isFalling: false)
    let shape = CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return unit.applying(shape) + [.close]
  }

  /// Returns a rectangle with some corners rounded as quarter ellipses of at most half its size.
  static func roundedRectangle(_ rect: CGRect, corner: CGSize, corners: UIRectCorner) -> [Element] {
    let rect = rect.standardized
    let width = min(max(corner.width, 0), rect.width / 2)
    let height = min(max(corner.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return rectangle(rect) }
    let turns: [(corner: UIRectCorner, x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      (.topLeft, rect.minX + width, rect.minY + height, .pi),
      (.topRight, rect.maxX - width, rect.minY + height, 1.5 * .pi),
      (.bottomRight, rect.maxX - width, rect.maxY - height, 0),
      (.bottomLeft, rect.minX + width, rect.maxY - height, .pi / 2),
    ]
    let points = rectangle(rect).flatMap(\.points)
    var steps: [Element] = []
    for (index, turn) in turns.enumerated() {
      if corners.contains(turn.corner) {
        let shape = CGAffineTransform(scaleX: width, y: height)
          .concatenating(CGAffineTransform(translationX: turn.x, y: turn.y))
        let quarter = arc(
          center: .zero, radius: 1, from: turn.angle, to: turn.angle + .pi / 2, isFalling: false)
        steps += quarter.applying(shape).joined(to: steps)
      } else {
        steps.append(steps.isEmpty ? .move(points[index]) : .line(points[index]))
      }
    }
    return steps + [.close]
  }

  /// Returns an arc made of cubic curves, each at most a quarter turn.
  /// - Parameter isFalling: Whether the angle decreases; both directions end at the same point.
  static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isFalling: Bool
  ) -> [Element] {
    guard start.isFinite, end.isFinite, radius.isFinite else { return [] }
    var sweep = end - start
    let turn = 2 * CGFloat.pi
    if isFalling, sweep > 0 {
      sweep -= turn * (sweep / turn).rounded(.up)
    } else if !isFalling, sweep < 0 {
      sweep += turn * (-sweep / turn).rounded(.up)
    }
    sweep = sweep.isNaN ? 0 : min(max(sweep, -turn), turn)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var steps: [Element] = [.move(point(start))]
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 0)
    guard count > 0 else { return steps }
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (from, to) = (point(a), point(b))
      steps.append(
        .curve(
          control1: CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
          control2: CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b)), end: to))
    }
    return steps
  }

  /// Returns an arc that is tangent to the two lines of a corner; for a straight corner, only a line to it.
  static func arc(
    from start: CGPoint, around corner: CGPoint, towards end: CGPoint, radius: CGFloat
  ) -> [Element] {
    let (a, b) = (start.direction(from: corner), end.direction(from: corner))
    let angle = acos(min(max(a.x * b.x + a.y * b.y, -1), 1))
    guard angle > 1e-6, angle < .pi - 1e-6, radius > 0 else { return [.move(corner)] }
    let reach = radius / tan(angle / 2)
    let bisector = CGPoint(x: a.x + b.x, y: a.y + b.y).direction(from: .zero)
    let distance = radius / sin(angle / 2)
    let center = CGPoint(
      x: corner.x + bisector.x * distance, y: corner.y + bisector.y * distance)
    func heading(_ side: CGPoint) -> CGFloat {
      let touch = CGPoint(x: corner.x + side.x * reach, y: corner.y + side.y * reach)
      return atan2(touch.y - center.y, touch.x - center.x)
    }
    let isFalling = a.x * b.y - a.y * b.x > 0
    return arc(
      center: center, radius: radius, from: heading(a), to: heading(b), isFalling: isFalling)
  }
}

extension CGPoint {
  /// Returns the direction from another point, as a vector of length 1; zero if the points are equal.
  fileprivate func direction(from other: CGPoint) -> CGPoint {
    let (dx, dy) = (x - other.x, y - other.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
  }
}

extension [CGPath.Element] {
  func applying(_ transform: CGAffineTransform?) -> Self {
    guard let transform, !transform.isIdentity else { return self }
    return map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadCurve(let control, let end):
        .quadCurve(control: control.applying(transform), end: end.applying(transform))
      case .curve(let first, let second, let end):
        .curve(
          control1: first.applying(transform), control2: second.applying(transform),
          end: end.applying(transform))
      case .close: .close
      }
    }
  }

  /// Returns the steps as a continuation of a path: they begin with a line if there is a current point.
  func joined(to others: Self) -> Self {
    guard case .move(let start)? = first, let end = others.currentPoint else { return self }
    return (end == start ? [] : [.line(start)]) + dropFirst()
  }

  /// The current point; nil for an empty path.
  var currentPoint: CGPoint? {
    guard let last else { return nil }
    guard last == .close else { return last.end }
    for element in reversed() { if case .move(let start) = element { return start } }
    return nil
  }
}

extension CGPath.Element {
  /// All points, with control points before the end points.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  var end: CGPoint? { points.last }
}
