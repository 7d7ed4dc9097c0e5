import Foundation

/// The path of a moving point, as a sequence of steps.
struct MotionPath {
  /// A position on the path.
  struct Place {
    let point: CGPoint
    /// The direction of the path at the point, in radians, clockwise from the right; nil for a jump.
    let angle: CGFloat?
  }

  /// The start of the path and the ends of its steps.
  let corners: [CGPoint]
  /// The lengths of the steps, in points.
  let lengths: [Double]
  /// The straight segments of each step.
  private let steps: [[PathSegment]]

  init(_ path: CGPath) {
    var corners: [CGPoint] = []
    var steps: [[PathSegment]] = []
    var partStart = CGPoint.zero
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        // An additional subpath begins with a jump, which takes as much time as a step.
        if !corners.isEmpty { steps.append([]) }
        partStart = point
        corners.append(point)
        current = point
        continue
      // Closing a subpath that ends where it began, up to rounding, does not add a step.
      case .close where hypot(current.x - partStart.x, current.y - partStart.y) < 1e-6: continue
      default: break
      }
      if corners.isEmpty { corners.append(current) }
      let drawn: CGPath.Element = element == .close ? .line(partStart) : element
      steps.append([.move(current), drawn].drawnSegments)
      current = drawn.end ?? current
      corners.append(current)
    }
    self.corners = corners
    self.steps = steps
    lengths = steps.map { $0.reduce(0) { $0 + Double($1.length) } }
  }

  /// Returns the position at a fraction of a step's length, from 0 to 1.
  func place(on index: Int, at part: Double) -> Place {
    guard steps.indices.contains(index), let last = steps[index].last else {
      let isOver = part >= 1 && corners.indices.contains(index + 1)
      return Place(point: corners[isOver ? index + 1 : index], angle: nil)
    }
    var rest = CGFloat(min(max(part, 0), 1) * lengths[index])
    for segment in steps[index] where segment.length > 0 {
      if rest <= segment.length {
        return Place(point: segment.point(at: rest), angle: segment.angle)
      }
      rest -= segment.length
    }
    return Place(point: last.end, angle: last.angle)
  }
}

extension PathSegment {
  /// The direction from start to end, in radians, clockwise from the right; nil for a point.
  fileprivate var angle: CGFloat? {
    length > 0 ? atan2(end.y - start.y, end.x - start.x) : nil
  }
}

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x-axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x-axis points against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
