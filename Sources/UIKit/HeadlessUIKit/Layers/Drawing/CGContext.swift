public import Foundation

/// A drawing context that records a ``DisplayList``, with the current state at each step.
///
/// Names, defaults and coordinates are those of Core Graphics under UIKit: points, with the y-axis pointing down. A
/// context has no pixels, and therefore no functions that read pixels.
@preconcurrency @MainActor
public final class CGContext {
  /// The drawing state, which applies to later steps until it is restored.
  struct State {
    var transform = CGAffineTransform.identity
    var clips: [DisplayList.Clip] = []
    /// The clips of the open transparency layers, which apply when the layers end.
    var outerClips: [DisplayList.Clip] = []
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// The color spaces of components that are set without specifying a space.
    var fillSpace = CGColorSpaceCreateDeviceGray()
    var strokeSpace = CGColorSpaceCreateDeviceGray()
    var stroke = DisplayList.Stroke()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DisplayList.Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
    var textMatrix = CGAffineTransform.identity
  }

  /// The steps that have been drawn so far.
  public private(set) var displayList = DisplayList()
  /// The drawable area, in points of the context.
  let bounds: CGRect
  /// The number of pixels per point.
  let scale: CGFloat
  var state = State()
  private var saved: [State] = []
  /// The open transparency layers, the innermost one last.
  private var layers: [OpenLayer] = []

  /// A transparency layer that has not ended.
  private struct OpenLayer {
    /// The state outside the layer, used to paint the layer when it ends.
    let outer: State
    /// The number of states that were saved before the layer began.
    let savedCount: Int
    /// The state after the layer, if it differs from the state outside.
    var restored: State?
    var list = DisplayList()
  }

  /// The current path, in base coordinates: a step is transformed when it is added.
  var path = CGMutablePath()

  /// Creates a context for a part of a plane, in points.
  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  func record(_ operation: DisplayList.Operation) {
    let item = DisplayList.Item(
      operation: operation, transform: state.transform, clips: state.clips, alpha: state.alpha,
      blendMode: state.blendMode, shadow: state.shadow)
    if layers.isEmpty {
      displayList.append(item)
    } else {
      layers[layers.count - 1].list.append(item)
    }
  }

  /// Paints another list as a whole, with the current state.
  func draw(_ list: DisplayList) {
    if !list.isEmpty { record(.layer(list)) }
  }

  // MARK: State

  /// Saves the current state.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last; does nothing if none is saved.
  /// A transparency layer cannot restore states that were saved before it began.
  public func restoreGState() {
    guard saved.count > layers.last?.savedCount ?? 0 else { return }
    state = saved.removeLast()
  }

  /// Begins a layer: later steps are painted without shadow, blend mode and opacity, until the layer ends. Then the
  /// layer is painted as a whole, with the shadow, blend mode and opacity from before it began.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(OpenLayer(outer: state, savedCount: saved.count))
    state.outerClips += state.clips
    state.clips = []
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// Begins a layer that is clipped to a rectangle, in current coordinates.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    let outer = state
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    layers[layers.count - 1].restored = outer
  }

  /// Ends the innermost transparency layer, and restores the state from before it began. Does nothing without a layer.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    saved.removeSubrange(layer.savedCount...)
    state = layer.outer
    // The steps of the layer use the context's coordinates.
    state.transform = .identity
    draw(layer.list)
    state = layer.restored ?? layer.outer
  }

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

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillSpace = color.colorSpace ?? state.fillSpace
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    state.strokeSpace = color.colorSpace ?? state.strokeSpace
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
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
  ///   - color: The color; nil for no shadow.
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

  /// The transform of glyphs, and the position of the next one; stored only, because text is drawn in a different way.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
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
    let box = (state.outerClips + state.clips).reduce(bounds) {
      $0.intersection($1.path.boundingBoxOfPath)
    }
    guard !box.isNull else { return .null }
    return box.applying(state.transform.inverted())
  }
}
