public import Foundation

extension CGContext {
  // MARK: Paths

  /// Discards the current path.
  public func beginPath() { path = CGMutablePath() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { path.addLine(to: point, transform: ctm) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control, transform: ctm)
  }

  public func addLines(between points: [CGPoint]) { path.addLines(between: points, transform: ctm) }
  public func addRect(_ rect: CGRect) { path.addRect(rect, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { path.addRects(rects, transform: ctm) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: ctm) }
  public func addPath(_ other: CGPath) { path.addPath(other, transform: ctm) }

  /// Adds an arc of a circle, with angles in radians from the x-axis.
  /// - Parameter clockwise: The direction in Core Graphics' coordinates, whose y-axis points up; on the screen it is
  ///   reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let arc = PathShape.arc(
      from: currentPointOfPath, around: tangent1End, towards: tangent2End, radius: radius)
    path.append(arc.applying(ctm).joined(to: path.elements))
  }

  public var isPathEmpty: Bool { path.isEmpty }
  /// The current point of the path, in current coordinates.
  public var currentPointOfPath: CGPoint { path.currentPoint.applying(ctm.inverted()) }
  public var boundingBoxOfPath: CGRect {
    CGRect(around: path.elements.applying(ctm.inverted()).extremes)
  }

  /// Returns the current path in current coordinates, and clears it.
  private func consumePath() -> CGPath {
    defer { path = CGMutablePath() }
    return CGPath(elements: path.elements.applying(ctm.inverted()))
  }

  // MARK: Painting

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let path = consumePath()
    if !path.isEmpty { record(.fill(path, rule: rule, color: state.fillColor)) }
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    let path = consumePath()
    if !path.isEmpty { record(.stroke(path, style: state.stroke, color: state.strokeColor)) }
  }

  /// Paints the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = consumePath()
    guard !path.isEmpty else { return }
    switch mode {
    case .fill, .fillStroke: record(.fill(path, rule: .winding, color: state.fillColor))
    case .eoFill, .eoFillStroke: record(.fill(path, rule: .evenOdd, color: state.fillColor))
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill {
      record(.stroke(path, style: state.stroke, color: state.strokeColor))
    }
  }

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    for rect in rects {
      record(.fill(CGPath(rect: rect, transform: nil), rule: .winding, color: state.fillColor))
    }
  }

  public func stroke(_ rect: CGRect) { stroke(rect, width: state.stroke.width) }

  /// Strokes a rectangle with a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width
    record(.stroke(CGPath(rect: rect, transform: nil), style: style, color: state.strokeColor))
  }

  public func fillEllipse(in rect: CGRect) {
    record(.fill(CGPath(ellipseIn: rect, transform: nil), rule: .winding, color: state.fillColor))
  }

  public func strokeEllipse(in rect: CGRect) {
    record(
      .stroke(
        CGPath(ellipseIn: rect, transform: nil), style: state.stroke, color: state.strokeColor))
  }

  /// Strokes lines between successive pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Clears a rectangle, making it transparent.
  public func clear(_ rect: CGRect) { record(.clear(rect)) }

  // MARK: Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) { record(.linearGradient(gradient, start: startPoint, end: endPoint, options: options)) }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    record(
      .radialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius, options: options))
  }
}
