public import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The placement of contents in the bounds of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayer {
  /// Inserts a layer at an index, which is clamped to the valid range.
  func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    guard let count = sublayers?.count else { return append(layer) }
    ownSublayers?.insert(layer, at: min(max(index, 0), count))
    layer.joined(self)
  }

  /// Adds a layer in front of the others.
  func append(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    if ownSublayers == nil { ownSublayers = [layer] } else { ownSublayers?.append(layer) }
    layer.joined(self)
  }

  private func joined(_ parent: CALayer) {
    superlayer = parent
    if viewDelegate == nil, commitBefore == 0 { commitBefore = OpenTransactions.current.commits }
    if mayDraw { markNeedsDrawing() }
  }

  /// Replaces all sublayers, from back to front.
  func replaceSublayers(with layers: [CALayer]) {
    for layer in ownSublayers ?? [] where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { append(layer) }
  }

  // MARK: Conversion

  /// Converts a point of this layer to the coordinates of another one, or of the outermost layer if nil.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    if let layer, let point = convertDirectly(point, to: layer) { return point }
    return LayerPath(from: self, to: layer).convert(point)
  }

  /// Converts a point of another layer, or of the outermost one if nil, to the coordinates of this one.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? outermost).convert(point, to: self)
  }

  /// Converts a rectangle of this layer to the coordinates of another one; the result is its bounding box there.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    LayerPath(from: self, to: layer).convert(rect)
  }

  /// Converts a rectangle of another layer to the coordinates of this one; the result is its bounding box here.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    LayerPath(from: layer ?? outermost, to: self).convert(rect)
  }

  /// The layer at the top of the hierarchy.
  var outermost: CALayer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }

  /// Returns the frontmost layer at a point of the superlayer, among this one and those inside it; nil if none is hit.
  func foremostLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inside = toSuperlayer.applyInverse(point)
    if masksToBounds, !contains(inside) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  // MARK: Copies and names

  func copyProperties(of layer: CALayer) {
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    anchorPointZ = layer.anchorPointZ
    zPosition = layer.zPosition
    transform = layer.transform
    sublayerTransform = layer.sublayerTransform
    isHidden = layer.isHidden
    opacity = layer.opacity
    isOpaque = layer.isOpaque
    masksToBounds = layer.masksToBounds
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    shadowColor = layer.shadowColor
    shadowOpacity = layer.shadowOpacity
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    if let path = layer.shadowPath { shadowPath = path }
    contents = layer.contents
    contentsGravity = layer.contentsGravity
    contentsScale = layer.contentsScale
    contentsRect = layer.contentsRect
    contentsCenter = layer.contentsCenter
    name = layer.name
  }

  class func registerLayerProperties(_ nib: NibRegistrar) {
    nib.rect("bounds", \CALayer.bounds)
    nib.point("position", \CALayer.position)
    nib.outlet("cornerRadius", \CALayer.cornerRadius)
    nib.outlet("maskedCorners", \CALayer.maskedCorners)
    nib.outlet("borderWidth", \CALayer.borderWidth)
    nib.outlet("borderColor", \CALayer.borderColor)
    nib.outlet("shadowColor", \CALayer.shadowColor)
    nib.outlet("shadowOpacity", \CALayer.shadowOpacity)
    nib.size("shadowOffset", \CALayer.shadowOffset)
    nib.outlet("shadowRadius", \CALayer.shadowRadius)
    nib.outlet("masksToBounds", \CALayer.masksToBounds)
    nib.outlet("opacity", \CALayer.opacity)
    nib.outlet("opaque", \CALayer.isOpaque)
    nib.outlet("hidden", \CALayer.isHidden)
    nib.outlet("zPosition", \CALayer.zPosition)
    nib.outlet("backgroundColor", \CALayer.backgroundColor)
    nib.outlet("shouldRasterize", \CALayer.shouldRasterize)
    nib.outlet("rasterizationScale", \CALayer.rasterizationScale)
    nib.outlet("contentsScale", \CALayer.contentsScale)
    nib.outlet("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
    nib.outlet("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
    nib.point("anchorPoint", \CALayer.anchorPoint)
    nib.outlet("name", \CALayer.name)
    nib.transform("transform", \CALayer.transform)
    nib.transform("sublayerTransform", \CALayer.sublayerTransform)
  }
}
