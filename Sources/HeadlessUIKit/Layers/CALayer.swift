public import Foundation

/// What a view is drawn from: geometry and appearance as data.
///
/// Position and frame are in the superlayer's coordinates, bounds in the layer's own, all in points. A
/// view makes its layer by `init()` of its `layerClass`.
@preconcurrency @MainActor
open class CALayer: NSObject, NibConnectable {
  // MARK: Geometry

  /// The visible part of the layer's own plane.
  open var bounds: CGRect {
    get { place.bounds }
    set {
      let old = place.bounds
      place.bounds = newValue
      if old.isEmpty { noteDrawing() }
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
  /// The point of the bounds, relative to their size, that is at ``position`` and that transforms are applied about.
  open var anchorPoint: CGPoint {
    get { place.anchorPoint }
    set {
      let old = place.anchorPoint
      place.anchorPoint = newValue
      if isWatched { changed("anchorPoint", from: .point(old)) }
    }
  }
  /// Conversions of points read it, where a check of every access would cost more than the reading.
  private var place = Place()
  /// The place of the anchor in depth, in points.
  open var anchorPointZ: CGFloat = 0 {
    didSet { if isWatched { changed("anchorPointZ", from: .number(oldValue)) } }
  }
  /// The place in depth, in points; layers further in front are drawn later.
  open var zPosition: CGFloat = 0 {
    didSet { if isWatched { changed("zPosition", from: .number(oldValue)) } }
  }
  private var affine = CGAffineTransform.identity
  /// The transform of space, nil if it stays in the plane.
  private var spatial: SpaceTransform?
  private var ownSublayerTransform: SpaceTransform?

  // MARK: Appearance

  open var isHidden: Bool {
    get { ownIsHidden }
    set {
      let old = ownIsHidden
      ownIsHidden = newValue
      if old { noteDrawing() }
      if isWatched { changed("hidden", from: .step(old)) }
    }
  }
  private var ownIsHidden = false
  /// From 0, transparent, to 1.
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
  /// In points.
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
  /// What is shown in the bounds.
  open var contents: Any?
  /// How the contents are placed in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels in a point of the layer's content.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that is shown, relative to their size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if isWatched { changed("contentsRect", from: .rect(oldValue)) } }
  }
  /// The part of the content that stretches, relative to its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if isWatched { changed("contentsCenter", from: .rect(oldValue)) } }
  }
  open var name: String?
  open var mask: CALayer?
  /// The colour set on the layer itself; nil if the view's counts.
  private var ownBackgroundColor: CGColor??

  /// The area to be drawn again, nil for nothing.
  var dirtyRect: CGRect?
  /// Whether the layer, or one inside it, may have something to draw; then the same holds for all around it, up to a
  /// hidden one.
  var mayDraw = true

  // MARK: Hierarchy

  /// The layer's delegate; for a view's layer, the view.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set {
      guard owner == nil else { return }
      extend.delegate = newValue
      noteDrawing()
    }
  }
  /// The view that the layer belongs to; nil for other layers.
  var viewDelegate: UIView? {
    get { owner }
    set { owner = newValue }
  }
  /// The view owns its layer and clears this in `deinit`, also where its initializer fails; a weak reference would cost
  /// every view a side table. `LayerOwnerTests` hold layers beyond the lives of their views.
  nonisolated(unsafe) private unowned(unsafe) var owner: UIView?

  /// Called by the view when it is deallocated.
  nonisolated func forgetOwner() { owner = nil }

  public internal(set) var superlayer: CALayer? {
    get {
      guard let extras, let model = extras.presentedModel else { return ownSuperlayer }
      return extras.presentedSuperlayer ?? model.superlayer?.presentation()
    }
    set { ownSuperlayer = newValue }
  }
  private weak var ownSuperlayer: CALayer?
  /// From the back to the front; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      guard let model = extras?.presentedModel else { return ownSublayers }
      return presentedSublayers(of: model)
    }
    set { replaceSublayers(with: newValue ?? []) }
  }
  var ownSublayers: [CALayer]?

  // MARK: Animations

  /// Properties that few layers use; nil for the others.
  var extras: LayerExtras?

  /// Actions by property name, which take precedence over the standard ones.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { extend.actions = newValue }
  }
  /// Values by name; those under `actions` are actions.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { extend.style = newValue }
  }

  /// Makes the content: by the delegate's or the class's own drawing.
  open func display() {
    delegate?.layerWillDraw(self)
    drawContent()
  }

  /// Draws the content; the delegate's drawing unless a subclass does it.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of a property has the content drawn again; nothing asks here.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value of a property that was not set; those of the classes here are stored.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Places the sublayers. It is called after the view of the layer has laid out, or by ``layoutIfNeeded()``; a delegate that
  /// is not a view places them.
  open func layoutSublayers() { if viewDelegate == nil { delegate?.layoutSublayers(of: self) } }

  /// Has the sublayers placed again: with the view's next layout, or at ``layoutIfNeeded()``.
  open func setNeedsLayout() {
    if let viewDelegate { return viewDelegate.setNeedsLayout() }
    extend.needsLayout = true
  }

  /// Places the sublayers if that is needed.
  open func layoutIfNeeded() {
    if let viewDelegate { return viewDelegate.layoutIfNeeded() }
    if extras?.needsLayout == true {
      extras?.needsLayout = false
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }

  /// Whether a point in the layer's coordinates is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The foremost layer, this one or inside it, at a point of the superlayer; nil if there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? { foremostLayer(at: p) }

  /// Runs a copy of an animation; one with the same key is replaced and counts as not finished.
  ///
  /// If it has no begin time, it begins at the current time.
  open func add(_ anim: CAAnimation, forKey key: String?) { runCopy(of: anim, forKey: key) }

  /// What a class of layers draws from its properties; nil if it draws nothing.
  var ownDrawing: DisplayList? { nil }

  /// What happens when a property changes.
  ///
  /// The delegate is asked first, then ``actions``, ``style`` and the class; `NSNull` ends the search.
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
      ?? implicitAction
    return found is NSNull ? nil : found
  }

  /// The action for a change of a property if nothing else provides one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// A layer of zero size.
  public nonisolated override init() { super.init() }

  /// A copy of another layer's geometry and appearance, without sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  /// A layer of no size: nibs hold no layers.
  public required init?(coder: NSCoder) { super.init() }

  /// The colour behind everything; a view's layer has the view's.
  open var backgroundColor: CGColor? {
    get { ownBackgroundColor ?? viewDelegate?.storedBackgroundColor?.cgColor }
    set {
      let old = isWatched ? AnimationValue(backgroundColor) : nil
      ownBackgroundColor = .some(newValue)
      if let old { changed("backgroundColor", from: old) }
    }
  }

  /// The colour that was set on the layer and not on its view.
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

  /// A transform of the sublayers about this layer's anchor point, for instance a perspective.
  open var sublayerTransform: CATransform3D {
    get { ownSublayerTransform?.matrix ?? CATransform3DIdentity }
    set {
      let old = sublayerTransform
      ownSublayerTransform = newValue == CATransform3DIdentity ? nil : SpaceTransform(newValue)
      if isWatched { changed("sublayerTransform", from: .transform(old)) }
    }
  }

  /// The transform in the plane.
  public func affineTransform() -> CGAffineTransform { affine }

  /// Sets the transform in the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    let old = isWatched ? self.transform : nil
    affine = transform
    spatial = nil
    if let old { changed("transform", from: .transform(old)) }
  }

  /// The smallest rectangle around the layer in its superlayer; position and bounds decide it.
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
      // As Core Animation does: the bounds get the size whose transformed box is the new frame's.
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

  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint { place.anchor }

  /// From the layer's coordinates to those of the superlayer, where nothing leaves the plane.
  private var affinePlacement: CGAffineTransform {
    let anchor = anchor
    if affine.isIdentity {
      return CGAffineTransform(
        translationX: place.position.x - anchor.x, y: place.position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Whether the superlayer shows the layer as it is, only at another place.
  var isOnlyMoved: Bool {
    spatial == nil && affine.isIdentity && superlayer?.ownSublayerTransform == nil
  }

  /// From the layer's coordinates to those of the superlayer, before its transform of sublayers.
  private var placement: CATransform3D {
    let anchor = anchor
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// From the layer's coordinates to those of the superlayer.
  var toSuperlayer: PlaneProjection { projection(to: superlayer) }

  /// From the layer's coordinates to those of its superlayer, which the caller knows.
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

  /// Inserts a layer; an index beyond the end means the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a layer directly behind another one, or at the back if that one is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer directly in front of another one, or in front of all if that one is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let layers = sublayers ?? []
    insert(layer, at: layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count)
  }

  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = sublayers?.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.ownSublayers?.removeAll { $0 === self }
    if parent.ownSublayers?.isEmpty == true { parent.ownSublayers = nil }
    superlayer = nil
  }

  /// Declares the properties that runtime attributes name.
  open class func nibConnections(_ nib: NibRegistrar) { registerLayerProperties(nib) }
}

/// Where a layer is in its superlayer.
private struct Place {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }
}

/// A transform of space that few layers have, apart from them: the others stay small.
private final class SpaceTransform: Sendable {
  let matrix: CATransform3D

  init(_ matrix: CATransform3D) { self.matrix = matrix }
}
