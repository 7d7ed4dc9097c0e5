public import Foundation

/// A path of straight lines and Bézier curves, in points: Core Graphics' type, which Foundation lacks off Apple's platforms.
public class CGPath: Hashable, @unchecked Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  /// The steps in their order.
  public fileprivate(set) var elements: [Element]

  init(elements: [Element] = []) { self.elements = elements }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShape.rectangle(rect).applying(transform?.pointee))
  }

  /// An ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShape.ellipse(in: rect).applying(transform?.pointee))
  }

  /// A rectangle with round corners, whose radii are at most half of its sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      elements: PathShape.roundedRectangle(rect, corner: corner, corners: .allCorners)
        .applying(transform?.pointee))
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step begins: the end of the last one, or the start of a part that was closed.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around what the path draws; null for an empty path.
  public var boundingBoxOfPath: CGRect { CGRect(around: elements.extremes) }

  /// Whether a point lies inside.
  /// - Parameter rule: How parts that overlap count.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = transform.isIdentity ? point : point.applying(transform)
    let winding = elements.flattened.reduce(0) { $0 + $1.winding(around: place) }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The path as it is.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// The path under a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee))
  }

  /// A path that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// How parts of a path that overlap count.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes round more often one way than the other is inside.
  case winding
  /// What an odd number of parts surround is inside.
  case evenOdd
}

/// A path that grows step by step.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init() }

  override init(elements: [Element]) { super.init(elements: elements) }

  /// Begins a new part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  /// Adds a straight line; without a part one begins there.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([elements.isEmpty ? .move(point) : .line(point)], transform)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([.quadCurve(control: control, end: end)], transform)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([.curve(control1: control1, control2: control2, end: end)], transform)
  }

  /// Adds straight lines between points, the first of which begins a part.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  /// Adds an arc of a circle, with a line to its start; angles in radians from the x axis.
  /// - Parameter clockwise: In the coordinates of Core Graphics, whose y axis points up; on the screen it looks the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShape.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, isFalling: clockwise)
    append(arc.joined(to: elements), transform)
  }

  /// Adds an arc from a start angle over a relative angle, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShape.arc(
      center: center, radius: radius, from: startAngle, to: startAngle + delta,
      isFalling: delta < 0)
    append(arc.joined(to: elements), transform)
  }

  /// Adds an arc that touches the lines from the current point to one point and from there to another.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShape.arc(
      from: currentPoint, around: tangent1End, towards: tangent2End, radius: radius)
    append(arc.joined(to: elements), transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShape.rectangle(rect), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShape.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    append(PathShape.roundedRectangle(rect, corner: corner, corners: .allCorners), transform)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  /// Ends the part with a line to its start.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  func append(_ steps: [Element], _ transform: CGAffineTransform = .identity) {
    elements += steps.applying(transform)
  }

  func replaceElements(_ steps: [Element]) { elements = steps }
}
