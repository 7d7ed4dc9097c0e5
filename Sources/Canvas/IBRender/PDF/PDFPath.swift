import Foundation
import HeadlessUIKit

/// A path under construction, with the measures that the budget needs.
struct PDFPath {
  let path = CGMutablePath()
  /// The end of the last segment, or the start of a subpath that was closed.
  private(set) var point = CGPoint.zero
  /// The number of segments.
  private(set) var segments = 0
  /// A rectangle that contains the path; null for an empty path.
  private(set) var box = CGRect.null
  /// A length that is at least the length of all lines and curves.
  private var length: CGFloat = 0
  private var start = CGPoint.zero
  private var isClosed = false

  /// The number of segments of a rectangle.
  static let segmentsOfRect = 5

  mutating func move(to point: CGPoint) {
    path.move(to: point)
    start = point
    self.point = point
    note([point], length: 0)
  }

  mutating func addLine(to point: CGPoint) {
    if segments == 0 { start = point }
    path.addLine(to: point)
    extend(through: [point])
  }

  mutating func addCurve(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
    path.addCurve(to: point, control1: first, control2: second)
    extend(through: [first, second, point])
  }

  mutating func addRect(_ rect: CGRect) {
    path.addRect(rect)
    start = rect.origin
    point = rect.origin
    note(
      [
        rect.origin,
        CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height),
      ],
      length: 2 * (abs(rect.size.width) + abs(rect.size.height)))
    segments += Self.segmentsOfRect - 1
    isClosed = true
  }

  mutating func close() {
    guard segments > 0, !isClosed else { return }
    path.closeSubpath()
    extend(through: [start])
    isClosed = true
  }

  /// Adds the length of the path from the current point through other points, the last of which becomes the current
  /// point.
  private mutating func extend(through points: [CGPoint]) {
    var length: CGFloat = 0
    for next in points {
      length += hypot(next.x - point.x, next.y - point.y)
      point = next
    }
    note(points, length: length)
  }

  private mutating func note(_ points: [CGPoint], length: CGFloat) {
    segments += 1
    isClosed = false
    self.length += length
    for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
  }

  /// Returns how many dashes a line along the path has, or 0 for a solid line.
  func dashes(_ lengths: [CGFloat]) -> Int {
    let period = lengths.reduce(0, +)
    guard period > 0 else { return 0 }
    return Int(min(length / period * CGFloat(lengths.count), 1e12)) + segments
  }
}
