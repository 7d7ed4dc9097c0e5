public import Foundation

/// A path of straight lines and Bézier curves, in points.
///
/// It replaces Core Graphics' type, which Foundation does not provide on other platforms.
public class CGPath: Hashable, @unchecked Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  /// The steps of the path, in order.
  public fileprivate(set) var elements: [Element]

  init(elements: [Element] = []) { self.elements = elements }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShape.rectangle(rect).applying(transform?.pointee))
  }

  /// Creates a path with the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShape.ellipse(in: rect).applying(transform?.pointee))
  }

  /// Creates a path with a rounded rectangle, whose corner radii are at most half of its sides.
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

  /// The end of the last step, or the start of a subpath that was closed.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The bounding box of all points, including control points; null for an empty path.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The bounding box of what the path draws; null for an empty path.
  public var boundingBoxOfPath: CGRect { CGRect(around: elements.extremes) }

  /// Returns whether a point is inside the path.
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule for overlapping subpaths.
  ///   - transform: The transform to apply to the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = transform.isIdentity ? point : point.applying(transform)
    let winding = elements.flattened.reduce(0) { $0 + $1.winding(around: place) }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee))
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// The rule for which areas of overlapping subpaths are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// An area is inside unless the path winds around it equally often in both directions.
  case winding
  /// An area is inside if the path winds around it an odd number of times.
  case evenOdd
}

/// A path to which steps can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init() }

  override init(elements: [Element]) { super.init(elements: elements) }

  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  /// Adds a straight line; in an empty path, begins a subpath at the point.
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

  /// Adds straight lines between points, the first of which begins a subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  /// Adds an arc of a circle, with a line to its start.
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle of the start, in radians from the x-axis.
  ///   - endAngle: The angle of the end, in radians from the x-axis.
  ///   - clockwise: The direction in Core Graphics' coordinates, whose y-axis points up; on the screen it is reversed.
  ///   - transform: The transform to apply to the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShape.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, isFalling: clockwise)
    append(arc.joined(to: elements), transform)
  }

  /// Adds an arc from a start angle over a relative angle, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShape.arc(
      center: center, radius: radius, from: startAngle, to: startAngle + delta,
      isFalling: delta < 0)
    append(arc.joined(to: elements), transform)
  }

  /// Adds an arc that is tangent to the line from the current point to one point, and from there to another.
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

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShape.ellipse(in: rect), transform)
  }

  /// Adds a rounded rectangle.
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

  /// Closes the subpath with a line to its start.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  func append(_ steps: [Element], _ transform: CGAffineTransform = .identity) {
    elements += steps.applying(transform)
  }

  func replaceElements(_ steps: [Element]) { elements = steps }
}
