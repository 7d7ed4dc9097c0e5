public import Foundation

/// What a view is drawn from: geometry and appearance as data.
///
/// Position and frame are in the superlayer's coordinates, bounds in the layer's own, all in points. A
/// view makes its layer by `layerClass.init()`, so a subclass with initializers of its own keeps
/// `required init()`.
@MainActor
open class CALayer: NSObject, NibConnectable {
  // MARK: Geometry

  /// The visible part of the layer's own plane.
  open var bounds = CGRect.zero
  /// The position of the anchor point in the superlayer.
  open var position = CGPoint.zero
  /// The point of the bounds, in units of their size, that ``position`` places and transforms turn about.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The place of the anchor in depth, in points.
  open var anchorPointZ: CGFloat = 0
  /// The place in depth, in points; layers further in front are drawn later.
  open var zPosition: CGFloat = 0
  private var affine = CGAffineTransform.identity
  /// The transform of space, nil if it stays in the plane.
  private var spatial: CATransform3D?
  private var ownSublayerTransform: CATransform3D?

  // MARK: Appearance

  open var isHidden = false
  /// From 0, transparent, to 1.
  open var opacity: Float = 1
  open var isOpaque = false
  open var isDoubleSided = true
  open var masksToBounds = false
  /// In points.
  open var cornerRadius: CGFloat = 0
  open var maskedCorners = CACornerMask.all
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  /// What is shown in the bounds.
  open var contents: Any?
  /// How the contents stand in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels in a point of the layer's content.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that is shown, in units of their size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the content that stretches, in units of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var name: String?
  open var mask: CALayer?
  /// The colour set on the layer itself; nil if the view's counts.
  private var ownBackgroundColor: CGColor??

  /// The area to be drawn again, nil for nothing.
  var dirtyRect: CGRect?

  // MARK: Hierarchy

  /// The view that the layer belongs to; layers of their own have none.
  public internal(set) var delegate: UIView? {
    get { owner }
    set { owner = newValue }
  }
  /// The view owns its layer and resets this when it is released; a weak reference would cost every view an extra
  /// table. `LayerLifetimeTests` tests layers that outlive their views.
  nonisolated(unsafe) private unowned(unsafe) var owner: UIView?

  /// Called by the view when it goes.
  nonisolated func forgetOwner() { owner = nil }

  public internal(set) weak var superlayer: CALayer?
  /// From the back to the front; nil if there are none.
  public internal(set) var sublayers: [CALayer]?

  /// A layer of no size.
  public nonisolated required override init() { super.init() }

  /// A copy of another layer's geometry and appearance, without sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyProperties(of: layer) }
  }

  /// A layer of no size: nibs hold no layers.
  public required init?(coder: NSCoder) { super.init() }

  /// The colour behind everything; a view's layer has the view's.
  open var backgroundColor: CGColor? {
    get { ownBackgroundColor ?? delegate?.storedBackgroundColor?.cgColor }
    set { ownBackgroundColor = .some(newValue) }
  }

  /// The colour that was set on the layer and not on its view.
  var backgroundColorBesideView: CGColor?? {
    get { ownBackgroundColor }
    set { ownBackgroundColor = newValue }
  }

  // MARK: Transforms

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { spatial ?? CATransform3DMakeAffineTransform(affine) }
    set {
      affine = newValue.affine
      spatial = newValue.isAffine ? nil : newValue
    }
  }

  /// A transform of the sublayers about this layer's anchor point, for instance a perspective.
  open var sublayerTransform: CATransform3D {
    get { ownSublayerTransform ?? CATransform3DIdentity }
    set { ownSublayerTransform = newValue == CATransform3DIdentity ? nil : newValue }
  }

  /// The transform in the plane.
  public func affineTransform() -> CGAffineTransform { affine }

  /// Sets the transform in the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    affine = transform
    spatial = nil
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
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// From the layer's coordinates to those of the superlayer, where nothing leaves the plane.
  private var affinePlacement: CGAffineTransform {
    let anchor = anchor
    if affine.isIdentity {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
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
  var toSuperlayer: PlaneProjection {
    if spatial == nil, superlayer?.ownSublayerTransform == nil { return .affine(affinePlacement) }
    guard let parent = superlayer, let outer = parent.ownSublayerTransform else {
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

  /// Inserts a layer right behind another one; at the back where that one is not here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer right in front of another one; in front of all where that one is not here.
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
    parent.sublayers?.removeAll { $0 === self }
    if parent.sublayers?.isEmpty == true { parent.sublayers = nil }
    superlayer = nil
  }

  /// Declares the properties that runtime attributes name.
  open class func nibConnections(_ nib: NibRegistrar) { registerLayerProperties(nib) }
}
