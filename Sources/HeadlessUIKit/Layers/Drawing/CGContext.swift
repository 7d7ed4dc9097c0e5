public import Foundation

/// A drawing context that records a ``DisplayList``, with the current state for each step.
///
/// Names, defaults and coordinates are those of Core Graphics under UIKit: points, with the y axis down. A context has
/// no pixels, and therefore no functions that read pixels.
@preconcurrency @MainActor
public final class CGContext {
  /// The drawing state, which applies to later steps until it is restored.
  struct State {
    var transform = CGAffineTransform.identity
    var clips: [DisplayList.Clip] = []
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = DisplayList.Stroke()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DisplayList.Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
  }

  /// The steps that have been drawn so far.
  public private(set) var displayList = DisplayList()
  /// The area that can be drawn in, in points of the context.
  let bounds: CGRect
  /// The number of pixels per point.
  let scale: CGFloat
  var state = State()
  private var saved: [State] = []
  /// The current path, in base coordinates: a step is transformed when it is added.
  var path = CGMutablePath()

  /// Creates a context for a part of a plane, in points.
  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  func record(_ operation: DisplayList.Operation) {
    displayList.append(
      DisplayList.Item(
        operation: operation, transform: state.transform, clips: state.clips, alpha: state.alpha,
        blendMode: state.blendMode, shadow: state.shadow))
  }

  /// Adds the steps of another list, transformed by the current transform.
  func draw(_ list: DisplayList) { displayList.append(contentsOf: list, state.transform) }

  // MARK: State

  /// Saves the current state.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last; does nothing if none is saved.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transform from current coordinates to base coordinates.
  public var ctm: CGAffineTransform { state.transform }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// The width, caps, joins and dashes of lines.
  var stroke: DisplayList.Stroke {
    get { state.stroke }
    set { state.stroke = newValue }
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, in points; an empty array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dashPhase, state.stroke.dashLengths) = (phase, lengths)
  }

  /// Sets the opacity, from 0 (transparent) to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  func multiplyAlpha(by alpha: CGFloat) { setAlpha(state.alpha * alpha) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Draws later steps with a shadow, whose offset and blur do not depend on the transform.
  /// - Parameters:
  ///   - offset: The offset in points.
  ///   - blur: The blur in points.
  ///   - color: The colour; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DisplayList.Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// Draws later steps with a black shadow whose opacity is one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setFlatness(_ flatness: CGFloat) {}

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  // MARK: Clips

  /// Clips later drawing to the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(DisplayList.Clip(path: CGPath(elements: path.elements), rule: rule))
    path = CGMutablePath()
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    path = CGMutablePath()
    for rect in rects { addRect(rect) }
    clip()
  }

  /// The bounding box of the area that is not clipped, in current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.reduce(bounds) { $0.intersection($1.path.boundingBoxOfPath) }
    guard !box.isNull else { return .null }
    return box.applying(state.transform.inverted())
  }
}
