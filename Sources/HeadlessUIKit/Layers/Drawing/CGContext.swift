public import Foundation

/// What is drawn into: it records a ``DisplayList``, each step with its state.
///
/// Names, defaults and coordinates are those of Core Graphics under UIKit: points, with the y axis down. Nothing is
/// painted, so there are no functions that read a context's pixels.
@preconcurrency @MainActor
public final class CGContext {
  /// The state for the steps that follow, until it is restored.
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

  /// What was drawn so far.
  public private(set) var displayList = DisplayList()
  /// What can be drawn in at all, in points of the context.
  let bounds: CGRect
  /// Pixels in a point.
  let scale: CGFloat
  var state = State()
  private var saved: [State] = []
  /// The current path, in base coordinates: the transform applies when a step is added.
  var path = CGMutablePath()

  /// A context for a part of a plane, in points.
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

  /// Adds what was drawn elsewhere, placed by the current transform.
  func draw(_ list: DisplayList) { displayList.append(contentsOf: list, state.transform) }

  // MARK: State

  /// Keeps the state, to be restored later.
  public func saveGState() { saved.append(state) }

  /// Goes back to the state that was kept last; without one nothing happens.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transform from current coordinates to base coordinates.
  public var ctm: CGAffineTransform { state.transform }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates what follows, in radians.
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

  /// The width, ends and corners of lines.
  var stroke: DisplayList.Stroke {
    get { state.stroke }
    set { state.stroke = newValue }
  }

  /// In points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, in points; none draws whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dashPhase, state.stroke.dashLengths) = (phase, lengths)
  }

  /// From 0, transparent, to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  func multiplyAlpha(by alpha: CGFloat) { setAlpha(state.alpha * alpha) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Draws everything that follows with a shadow; its offset and blur do not depend on the transform.
  /// - Parameter color: Nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DisplayList.Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// Draws what follows with a black shadow of a third of full opacity.
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

  /// Clips everything that follows to the current path, and clears the path.
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

  /// The part that is not clipped, in current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.reduce(bounds) { $0.intersection($1.path.boundingBoxOfPath) }
    guard !box.isNull else { return .null }
    return box.applying(state.transform.inverted())
  }
}
