public import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates. A change to it is animated only by animations that code adds.
  open var path: CGPath? { didSet { changedShape("path", AnimationValue(oldValue)) } }
  /// The color of the fill. Default: black; nil for no fill.
  open var fillColor: CGColor? = .black {
    didSet { changedShape("fillColor", AnimationValue(oldValue)) }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the stroke; nil for no stroke.
  open var strokeColor: CGColor? {
    didSet { changedShape("strokeColor", AnimationValue(oldValue)) }
  }
  /// The start of the stroke as a fraction of the path's length, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { changedShape("strokeStart", .number(oldValue)) } }
  /// The end of the stroke as a fraction of the path's length, from 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { changedShape("strokeEnd", .number(oldValue)) } }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1 { didSet { changedShape("lineWidth", .number(oldValue)) } }
  open var miterLimit: CGFloat = 10 { didSet { changedShape("miterLimit", .number(oldValue)) } }
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset of the line's start in the dash pattern, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { changedShape("lineDashPhase", .number(oldValue)) }
  }
  /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]?

  public nonisolated override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (layer.path, layer.fillColor, layer.fillRule)
    (strokeColor, strokeStart, strokeEnd) = (layer.strokeColor, layer.strokeStart, layer.strokeEnd)
    (lineWidth, miterLimit, lineCap) = (layer.lineWidth, layer.miterLimit, layer.lineCap)
    (lineJoin, lineDashPhase) = (layer.lineJoin, layer.lineDashPhase)
    lineDashPattern = layer.lineDashPattern
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func changedShape(_ key: String, _ old: AnimationValue) {
    if isWatched { changed(key, from: old) }
  }

  override var ownDrawing: DisplayList? {
    guard let path, !path.isEmpty else { return nil }
    let context = CGContext(bounds: path.boundingBoxOfPath, scale: contentsScale)
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, lineWidth > 0 {
      context.setStrokeColor(strokeColor)
      context.stroke = stroke
      context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
      context.strokePath()
    }
    return context.displayList
  }

  private var stroke: DisplayList.Stroke {
    DisplayList.Stroke(
      width: lineWidth, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit, dashPhase: lineDashPhase,
      dashLengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("path", \CAShapeLayer.path)
    nib.outlet("fillColor", \CAShapeLayer.fillColor)
    nib.outlet("strokeColor", \CAShapeLayer.strokeColor)
    nib.outlet("strokeStart", \CAShapeLayer.strokeStart)
    nib.outlet("strokeEnd", \CAShapeLayer.strokeEnd)
    nib.outlet("lineWidth", \CAShapeLayer.lineWidth)
    nib.outlet("miterLimit", \CAShapeLayer.miterLimit)
    nib.outlet("lineDashPhase", \CAShapeLayer.lineDashPhase)
  }
}

/// The rule for which areas of overlapping subpaths are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

extension CGPath {
  /// Returns the part of the path between two fractions of its length. Curves are cut into straight segments.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return CGPath() }
    let segments = elements.drawnSegments
    let total = segments.reduce(0) { $0 + $1.length }
    let (from, to) = (max(start, 0) * total, min(end, 1) * total)
    var steps: [Element] = []
    var passed: CGFloat = 0
    for segment in segments {
      let (a, b) = (max(from - passed, 0), min(to - passed, segment.length))
      passed += segment.length
      guard a < b else { continue }
      let (first, last) = (segment.point(at: a), segment.point(at: b))
      if steps.currentPoint != first { steps.append(.move(first)) }
      steps.append(.line(last))
    }
    return CGPath(elements: steps)
  }
}
