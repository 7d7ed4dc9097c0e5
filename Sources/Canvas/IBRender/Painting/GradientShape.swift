import Foundation
import HeadlessUIKit

/// The areas that gradients cover, depending on whether they continue beyond their start and end.
enum GradientShape {
  private static let reach = Picture.longestSide
  private static var everything: Picture.Shape {
    .rectangle(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach), radius: 0)
  }

  /// Returns the area of a gradient along a line, or nil for one without an area.
  static func ofLinear(
    _ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions
  ) -> Picture.Shape? {
    if options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) {
      return everything
    }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let first = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let last = options.contains(.drawsAfterEndLocation) ? length + reach : length
    // A band perpendicular to the line, which is parallel to the x-axis before it is rotated.
    var turn = CGAffineTransform(
      a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: start.x, ty: start.y)
    let band = CGRect(x: first, y: -reach, width: last - first, height: 2 * reach)
    return .path(CGPath(rect: band, transform: &turn), .winding)
  }

  /// Returns the step for a gradient between two circles, which is empty for a gradient without colors.
  static func radial(
    _ gradient: CGGradient, _ start: Picture.Circle, _ end: Picture.Circle,
    _ options: CGGradientDrawingOptions
  ) -> [Picture.Step] {
    // Backends need the smaller circle first.
    guard start.radius <= end.radius else {
      let stops = gradient.stops.reversed()
      guard
        let reversed = CGGradient(
          colorsSpace: nil, colors: stops.map(\.color), locations: stops.map { 1 - $0.location })
      else { return [] }
      var swapped: CGGradientDrawingOptions = []
      if options.contains(.drawsBeforeStartLocation) { swapped.insert(.drawsAfterEndLocation) }
      if options.contains(.drawsAfterEndLocation) { swapped.insert(.drawsBeforeStartLocation) }
      return radial(reversed, end, start, swapped)
    }
    return [.fill(area(start, end, options), .radial(gradient, from: start, to: end))]
  }

  private static func area(
    _ start: Picture.Circle, _ end: Picture.Circle, _ options: CGGradientDrawingOptions
  ) -> Picture.Shape {
    let (dx, dy) = (end.center.x - start.center.x, end.center.y - start.center.y)
    let isInside = (dx * dx + dy * dy).squareRoot() + start.radius <= end.radius
    guard isInside else { return everything }
    let hasHole = start.radius > 0 && !options.contains(.drawsBeforeStartLocation)
    if !hasHole { return options.contains(.drawsAfterEndLocation) ? everything : .ellipse(end.box) }
    let ring = CGMutablePath()
    if options.contains(.drawsAfterEndLocation) {
      ring.addRect(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
    } else {
      ring.addEllipse(in: end.box)
    }
    ring.addEllipse(in: start.box)
    return .path(ring, .evenOdd)
  }
}

extension Picture.Circle {
  fileprivate var box: CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
