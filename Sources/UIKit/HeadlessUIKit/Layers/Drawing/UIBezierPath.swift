public import Foundation

/// A path that views draw.
nonisolated open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private let path = CGMutablePath()
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio of length to width above which mitered corners are cut off.
  open var miterLimit: CGFloat = 10
  /// The accuracy with which curves are flattened, in pixels.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a path with the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a path with a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a path with a rectangle that has some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.append(PathShape.roundedRectangle(rect, corner: cornerRadii, corners: corners))
  }

  /// Creates a path with an arc of a circle, with angles in radians from the x-axis, clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// A copy of the path, which is not affected by later changes to this path.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path.replaceElements(newValue.elements) }
  }

  // MARK: Adding to the path

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a line to its start.
  ///
  /// Angles are in radians from the x-axis, clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's y-axis points down, so clockwise arcs have increasing angles.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.replaceElements([]) }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    path.replaceElements(path.elements.applying(transform))
  }

  /// Returns the path with its direction reversed.
  open func reversing() -> UIBezierPath {
    let reversed = copyOfStyle()
    reversed.path.replaceElements(path.elements.reversedPath)
    return reversed
  }

  // MARK: Queries

  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }
  /// The bounding box of what the path draws; zero for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets the lengths of dashes and gaps, in points; an empty pattern draws solid lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    )
  }

  /// Stores the dash lengths, their number and the phase in the memory that the pointers point to; nil pointers are
  /// skipped.
  /// - Parameter pattern: Has room for all lengths; call the method with nil first to get their number.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash.lengths, count: dash.lengths.count)
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// The width, caps, joins and dashes of the line.
  var strokeStyle: DisplayList.Stroke {
    DisplayList.Stroke(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashPhase: dash.phase, dashLengths: dash.lengths)
  }

  // MARK: Drawing

  /// Fills the path in the current context.
  @preconcurrency @MainActor open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path in the current context with a blend mode and an opacity.
  @preconcurrency @MainActor open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.multiplyAlpha(by: alpha)
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    context.restoreGState()
  }

  /// Strokes the path in the current context.
  @preconcurrency @MainActor open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path in the current context with a blend mode and an opacity.
  @preconcurrency @MainActor open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.multiplyAlpha(by: alpha)
    context.stroke = strokeStyle
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Clips later drawing in the current context to the path.
  @preconcurrency @MainActor open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Copying

  private func copyOfStyle() -> UIBezierPath {
    let copy = UIBezierPath()
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness, copy.dash) = (miterLimit, flatness, dash)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = copyOfStyle()
    copy.path.addPath(path)
    return copy
  }
}

extension [CGPath.Element] {
  /// The subpaths in order, each reversed.
  fileprivate var reversedPath: Self {
    var result: Self = []
    var part: Self = []
    func flush() {
      guard let start = part.first?.end else { return }
      let isClosed = part.last == .close
      var points = [start]
      var steps: Self = []
      for element in part.dropFirst() where element != .close {
        steps.append(element)
        points.append(element.end ?? start)
      }
      result.append(.move(points[points.count - 1]))
      for (index, step) in steps.enumerated().reversed() {
        switch step {
        case .quadCurve(let control, _):
          result.append(.quadCurve(control: control, end: points[index]))
        case .curve(let first, let second, _):
          result.append(.curve(control1: second, control2: first, end: points[index]))
        default: result.append(.line(points[index]))
        }
      }
      if isClosed { result.append(.close) }
      part = []
    }
    for element in self {
      if case .move = element { flush() }
      part.append(element)
      if element == .close { flush() }
    }
    flush()
    return result
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
