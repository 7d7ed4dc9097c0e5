public import Foundation

/// What a view is drawn from: geometry and appearance as data.
///
/// Position and frame are in the superlayer's coordinates, bounds in the layer's own, all in points.
@MainActor
open class CALayer: NSObject, NibConnectable {
  /// The visible part of the layer's own plane.
  open var bounds = CGRect.zero
  /// Where the anchor point stands in the superlayer.
  open var position = CGPoint.zero
  /// The point of the bounds, in units of their size, that ``position`` places and transforms turn about.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The place in depth.
  open var zPosition: CGFloat = 0
  private var affine = CGAffineTransform.identity

  open var isHidden = false
  /// From 0, transparent, to 1.
  open var opacity: Float = 1
  open var isOpaque = false
  open var masksToBounds = false
  open var backgroundColor: CGColor?
  /// In points.
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  /// Pixels in a point of the layer's content.
  open var contentsScale: CGFloat = 1
  /// The part of the content that stretches, in units of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var name: String?
  open var mask: CALayer?

  /// The view that the layer belongs to; layers of their own have none.
  public internal(set) weak var delegate: UIView?
  public private(set) weak var superlayer: CALayer?
  /// From the back to the front; nil where there are none.
  public private(set) var sublayers: [CALayer]?

  /// A layer of no size.
  public nonisolated override init() { super.init() }

  // MARK: Geometry

  /// The transform in the plane.
  public func affineTransform() -> CGAffineTransform { affine }

  /// Sets the transform in the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }

  /// The smallest rectangle around the layer in its superlayer; position and bounds decide it.
  open var frame: CGRect {
    get { bounds.applying(toSuperlayer) }
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

  /// From the layer's coordinates to those of the superlayer.
  var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    if affine.isIdentity {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  // MARK: Hierarchy

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Inserts a layer; an index beyond the end means the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.sublayers?.removeAll { $0 === self }
    if parent.sublayers?.isEmpty == true { parent.sublayers = nil }
    superlayer = nil
  }

  /// Declares the properties that runtime attributes name.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("cornerRadius", \CALayer.cornerRadius)
    nib.outlet("borderWidth", \CALayer.borderWidth)
    nib.outlet("borderColor", \CALayer.borderColor)
    nib.outlet("shadowColor", \CALayer.shadowColor)
    nib.outlet("shadowOpacity", \CALayer.shadowOpacity)
    nib.outlet("shadowOffset", \CALayer.shadowOffset)
    nib.outlet("shadowRadius", \CALayer.shadowRadius)
    nib.outlet("masksToBounds", \CALayer.masksToBounds)
    nib.outlet("opacity", \CALayer.opacity)
    nib.outlet("hidden", \CALayer.isHidden)
    nib.outlet("zPosition", \CALayer.zPosition)
    nib.outlet("backgroundColor", \CALayer.backgroundColor)
    nib.outlet("shouldRasterize", \CALayer.shouldRasterize)
    nib.outlet("rasterizationScale", \CALayer.rasterizationScale)
    nib.outlet("contentsScale", \CALayer.contentsScale)
    nib.outlet("anchorPoint", \CALayer.anchorPoint)
    nib.outlet("name", \CALayer.name)
  }
}
