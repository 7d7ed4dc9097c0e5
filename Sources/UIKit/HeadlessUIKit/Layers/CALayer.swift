public import Foundation

/// A layer: the geometry and appearance of a view's content, as data.
///
/// Position and frame are in the superlayer's coordinates, bounds in the layer's own, all in points. A view creates its
/// layer by calling `init()` of its `layerClass`.
@preconcurrency @MainActor
open class CALayer: NSObject, NibConnectable {
  // MARK: Geometry

  /// The visible part of the layer's plane, in its own coordinates.
  open var bounds: CGRect {
    get { place.bounds }
    set {
      let old = place.bounds
      place.bounds = newValue
      if old.isEmpty { markNeedsDrawing() }
      if isWatched { changed("bounds", from: .rect(old)) }
    }
  }
  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { place.position }
    set {
      let old = place.position
      place.position = newValue
      if isWatched { changed("position", from: .point(old)) }
    }
  }
  /// The anchor point, which is at ``position`` and about which transforms apply, in units of the bounds' size.
  open var anchorPoint: CGPoint {
    get { place.anchorPoint }
    set {
      let old = place.anchorPoint
      place.anchorPoint = newValue
      if isWatched { changed("anchorPoint", from: .point(old)) }
    }
  }
  /// The geometry as a single value. Point conversions read it, because an exclusivity check for each property would
  /// cost more.
  private var place = Place()
  /// The depth of the anchor point, in points.
  open var anchorPointZ: CGFloat = 0 {
    didSet { if isWatched { changed("anchorPointZ", from: .number(oldValue)) } }
  }
  /// The depth of the layer, in points. Layers with a greater value are drawn later.
  open var zPosition: CGFloat = 0 {
    didSet { if isWatched { changed("zPosition", from: .number(oldValue)) } }
  }
  private var affine = CGAffineTransform.identity
  /// The three-dimensional transform; nil if the layer stays in the plane.
  private var spatial: SpaceTransform?
  private var ownSublayerTransform: SpaceTransform?

  // MARK: Appearance

  open var isHidden: Bool {
    get { ownIsHidden }
    set {
      let old = ownIsHidden
      ownIsHidden = newValue
      if old { markNeedsDrawing() }
      if isWatched { changed("hidden", from: .step(old)) }
    }
  }
  private var ownIsHidden = false
  /// The opacity, from 0 (transparent) to 1.
  open var opacity: Float {
    get { ownOpacity }
    set {
      let old = ownOpacity
      ownOpacity = newValue
      if isWatched { changed("opacity", from: .number(Double(old))) }
    }
  }
  private var ownOpacity: Float = 1
  open var isOpaque = false
  open var isDoubleSided = true
  open var masksToBounds = false
  /// The radius of rounded corners, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { if isWatched { changed("cornerRadius", from: .number(oldValue)) } }
  }
  open var maskedCorners = CACornerMask.all
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0 {
    didSet { if isWatched { changed("borderWidth", from: .number(oldValue)) } }
  }
  open var borderColor: CGColor? = .black {
    didSet { if isWatched { changed("borderColor", from: AnimationValue(oldValue)) } }
  }
  open var shadowColor: CGColor? = .black {
    didSet { if isWatched { changed("shadowColor", from: AnimationValue(oldValue)) } }
  }
  open var shadowOpacity: Float = 0 {
    didSet { if isWatched { changed("shadowOpacity", from: .number(Double(oldValue))) } }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if isWatched { changed("shadowOffset", from: .size(oldValue)) } }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet { if isWatched { changed("shadowRadius", from: .number(oldValue)) } }
  }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  /// The content that is shown in the bounds.
  open var contents: Any?
  /// The placement of the contents in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The number of pixels per point of the content.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that is shown, in units of their size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if isWatched { changed("contentsRect", from: .rect(oldValue)) } }
  }
  /// The part of the contents that stretches, in units of their size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if isWatched { changed("contentsCenter", from: .rect(oldValue)) } }
  }
  open var name: String?
  open var mask: CALayer?
  /// The color that was set on the layer; nil if it was not set, so that the view's color applies.
  private var ownBackgroundColor: CGColor??

  /// The area that needs display; nil if nothing does.
  var dirtyRect: CGRect?
  /// Whether the layer, or one inside it, may need display.
  ///
  /// If so, this is true for all layers around it as well, up to a hidden one.
  var mayDraw = true
  /// The number of the commit before which the layer first joined a superlayer; 0 for the layer of a view.
  var commitBefore: UInt32 = 0

  // MARK: Hierarchy

  /// The layer's delegate. For a view's layer, it is the view.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set {
      guard owner == nil else { return }
      extend.delegate = newValue
      markNeedsDrawing()
    }
  }
  /// The view to which the layer belongs; nil for other layers.
  var viewDelegate: UIView? {
    get { owner }
    set { owner = newValue }
  }
  /// The view to which the layer belongs.
  ///
  /// The view owns its layer and clears this reference in `deinit`, even if its initializer fails; a weak reference
  /// would cost every view a side table. `LayerOwnerTests` keep layers alive longer than their views.
  nonisolated(unsafe) private unowned(unsafe) var owner: UIView?

  /// Clears the reference to the view, which calls this when it is deallocated.
  nonisolated func forgetOwner() { owner = nil }

  public internal(set) var superlayer: CALayer? {
    get {
      guard let extras, let model = extras.presentedModel else { return ownSuperlayer }
      return extras.presentedSuperlayer ?? model.superlayer?.presentation()
    }
    set { ownSuperlayer = newValue }
  }
  private weak var ownSuperlayer: CALayer?
  /// The sublayers, from back to front; nil if the layer has none.
  open var sublayers: [CALayer]? {
    get {
      guard let model = extras?.presentedModel else { return ownSublayers }
      return presentedSublayers(of: model)
    }
    set { replaceSublayers(with: newValue ?? []) }
  }
  var ownSublayers: [CALayer]?

  // MARK: Animations

  /// The properties that few layers use; nil for other layers.
  var extras: LayerExtras?

  /// The actions by property name, which take precedence over the standard ones.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { extend.actions = newValue }
  }
  /// Values by name; those under `actions` are actions by property name.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { extend.style = newValue }
  }

  /// Draws the content into the layer, using the drawing code of the delegate or the class.
  open func display() {
    guard let delegate else { return drawContent() }
    delegate.display(self)
  }

  /// Draws the content in a context; by default the delegate draws it.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Returns whether a change of a property requires the content to be drawn again.
  ///
  /// The library does not call this method.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the default value of a property; nil, because the classes here store their values.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Lays out the sublayers.
  ///
  /// The delegate lays them out; a view lays out its subviews.
  open func layoutSublayers() {
    if let owner { return owner.layoutSublayers(of: self) }
    extras?.delegate?.layoutSublayers(of: self)
  }

  /// Marks the sublayers as needing layout, in the view's next layout or in ``layoutIfNeeded()``.
  open func setNeedsLayout() {
    if let viewDelegate { return viewDelegate.setNeedsLayout() }
    extend.needsLayout = true
  }

  /// Lays out the sublayers if needed.
  open func layoutIfNeeded() {
    if let viewDelegate { return viewDelegate.layoutIfNeeded() }
    if extras?.needsLayout == true {
      extras?.needsLayout = false
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }

  /// Returns whether a point in the layer's coordinates is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at a point of the superlayer, among this one and those inside it; nil if none is hit.
  open func hitTest(_ p: CGPoint) -> CALayer? { foremostLayer(at: p) }

  /// Adds a copy of an animation. An animation with the same key is replaced, and ends as not finished.
  ///
  /// Without a begin time, the copy begins at the current time.
  open func add(_ anim: CAAnimation, forKey key: String?) { runCopy(of: anim, forKey: key) }

  /// The drawing that the layer's class creates from its properties; nil if it draws nothing.
  var ownDrawing: DisplayList? { nil }

  /// Returns the action for a change to a property; nil if none runs.
  ///
  /// The search asks the delegate first, then ``actions``, ``style`` and the class; `NSNull` ends it.
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
      ?? implicitAction(for: event)
    return found is NSNull ? nil : found
  }

  /// Returns the action for a change to a property if the layer and its delegate provide none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Creates a layer with empty bounds.
  public nonisolated override init() { super.init() }

  /// Creates a copy of another layer's geometry and appearance, without sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  /// Creates a layer with empty bounds, because nibs do not contain layers.
  public required init?(coder: NSCoder) { super.init() }

  /// The background color; for a view's layer, the view's color unless code has set another one.
  open var backgroundColor: CGColor? {
    get { ownBackgroundColor ?? viewDelegate?.colorOfLayer }
    set {
      let old = isWatched ? AnimationValue(backgroundColor) : nil
      ownBackgroundColor = .some(newValue)
      if let old { changed("backgroundColor", from: old) }
    }
  }

  /// The color that was set on the layer rather than on its view; nil if it was not set.
  var backgroundColorBesideView: CGColor?? {
    get { ownBackgroundColor }
    set { ownBackgroundColor = newValue }
  }

  // MARK: Transforms

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { spatial?.matrix ?? CATransform3DMakeAffineTransform(affine) }
    set {
      let old = isWatched ? transform : nil
      affine = newValue.affine
      spatial = newValue.isAffine ? nil : SpaceTransform(newValue)
      if let old { changed("transform", from: .transform(old)) }
    }
  }

  /// The transform of the sublayers about this layer's anchor point, for example a perspective.
  open var sublayerTransform: CATransform3D {
    get { ownSublayerTransform?.matrix ?? CATransform3DIdentity }
    set {
      let old = sublayerTransform
      ownSublayerTransform = newValue == CATransform3DIdentity ? nil : SpaceTransform(newValue)
      if isWatched { changed("sublayerTransform", from: .transform(old)) }
    }
  }

  /// Returns the part of the transform that lies in the plane.
  public func affineTransform() -> CGAffineTransform { affine }

  /// Sets the transform to one in the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    let old = isWatched ? self.transform : nil
    affine = transform
    spatial = nil
    if let old { changed("transform", from: .transform(old)) }
  }

  /// The bounding box of the layer in its superlayer's coordinates, computed from position, bounds and transform.
  open var frame: CGRect {
    get {
      if spatial == nil {
        guard !affine.isIdentity else {
          return CGRect(
            x: position.x - bounds.width * anchorPoint.x,
            y: position.y - bounds.height * anchorPoint.y, width: bounds.width,
            height: bounds.height)
        }
        return bounds.applying(affinePlacement)
      }
      let projection = PlaneProjection(placement)
      return bounds.mappingCorners { projection.apply($0) }
    }
    set {
      // As in Core Animation, the bounds get the size of the new frame after the inverse transform.
      let size =
        affine.isIdentity
        ? newValue.size
        : CGRect(origin: .zero, size: newValue.size).applying(affine.inverted()).size
      bounds.size = size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The anchor point in the layer's coordinates.
  private var anchor: CGPoint { place.anchor }

  /// The transform from the layer's coordinates to the superlayer's, for a transform in the plane.
  private var affinePlacement: CGAffineTransform {
    let anchor = anchor
    if affine.isIdentity {
      return CGAffineTransform(
        translationX: place.position.x - anchor.x, y: place.position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Whether the superlayer shows the layer without a transform, only at another position.
  var isOnlyMoved: Bool {
    spatial == nil && affine.isIdentity && superlayer?.ownSublayerTransform == nil
  }

  /// The transform from the layer's coordinates to the superlayer's, without the superlayer's `sublayerTransform`.
  private var placement: CATransform3D {
    let anchor = anchor
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// The projection from the layer's coordinates to those of the superlayer.
  var toSuperlayer: PlaneProjection { projection(to: superlayer) }

  /// Returns the projection from the layer's coordinates to those of its superlayer, which the caller passes.
  func projection(to superlayer: CALayer?) -> PlaneProjection {
    if spatial == nil, superlayer?.ownSublayerTransform == nil {
      guard affine.isIdentity else { return .affine(affinePlacement) }
      let anchor = anchor
      return .moved(x: place.position.x - anchor.x, y: place.position.y - anchor.y)
    }
    guard let parent = superlayer, let outer = parent.ownSublayerTransform?.matrix else {
      return PlaneProjection(placement)
    }
    let center = parent.anchor
    let about = CATransform3DConcat(
      CATransform3DTranslate(outer, -center.x, -center.y, 0),
      CATransform3DMakeTranslation(center.x, center.y, 0))
    return PlaneProjection(CATransform3DConcat(placement, about))
  }

  // MARK: Changing the hierarchy

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Inserts a layer at an index; an index beyond the end means the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a layer directly behind another one; at the back if that one is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer directly in front of another one; in front of all if that one is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let layers = sublayers ?? []
    insert(layer, at: layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = sublayers?.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.ownSublayers?.removeObject(self)
    if parent.ownSublayers?.isEmpty == true { parent.ownSublayers = nil }
    superlayer = nil
  }

  /// Declares the properties that runtime attributes can set.
  open class func nibConnections(_ nib: NibRegistrar) { registerLayerProperties(nib) }

  // MARK: Display and animations

  /// Marks the whole content as needing display.
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Marks a part of the content as needing display, in the layer's coordinates.
  open func setNeedsDisplay(_ rect: CGRect) {
    let part = rect.intersection(bounds)
    guard !part.isNull, !part.isEmpty else { return }
    dirtyRect = dirtyRect?.union(part) ?? part
    markNeedsDrawing()
  }

  /// Returns whether the layer needs display.
  open func needsDisplay() -> Bool { dirtyRect != nil }

  /// Returns the animation with a key. Changing the returned animation has no effect.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Removes an animation, which ends as not finished.
  open func removeAnimation(forKey key: String) {
    guard let running = animations.first(where: { $0.key == key }) else { return }
    forget(running)
    running.end(finished: false)
  }

  /// Removes all animations, which end as not finished.
  open func removeAllAnimations() {
    let all = animations
    animations = []
    for running in all { running.end(finished: false) }
  }
}

/// The geometry of a layer in its superlayer.
private struct Place {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The anchor point in the layer's coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }
}

/// A three-dimensional transform. Few layers have one, so it is stored separately to keep layers small.
private final class SpaceTransform: Sendable {
  let matrix: CATransform3D

  init(_ matrix: CATransform3D) { self.matrix = matrix }
}
