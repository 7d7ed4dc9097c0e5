public import Foundation

/// A layer that draws a gradient over its background.
open class CAGradientLayer: CALayer {
  /// The colors of the gradient, as `CGColor`.
  open var colors: [Any]? { didSet { changedGradient("colors", AnimationValue(oldValue)) } }
  /// The location of each color, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    didSet { changedGradient("locations", AnimationValue(oldValue)) }
  }
  /// The start of the gradient, in units of the bounds' size.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changedGradient("startPoint", .point(oldValue)) }
  }
  /// The end of the gradient, in units of the bounds' size.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changedGradient("endPoint", .point(oldValue)) }
  }
  open var type = CAGradientLayerType.axial

  public nonisolated override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func changedGradient(_ key: String, _ old: AnimationValue) {
    if isWatched { changed(key, from: old) }
  }

  /// The gradient in the bounds. A conic one is drawn as a linear one, because it has no drawing operation.
  override var ownDrawing: DisplayList? {
    let found = (colors ?? []).compactMap { $0 as? CGColor }
    guard !found.isEmpty else { return nil }
    let gradient = CGGradient(found, locations: locations?.map { CGFloat($0.doubleValue) })
    let context = CGContext(bounds: bounds, scale: contentsScale)
    context.clip(to: bounds)
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    if type == .radial {
      // The end point is a corner of the bounding box of the outermost circle, which is an ellipse if the bounds are
      // not square.
      let center = place(startPoint)
      let (width, height) = (
        abs(endPoint.x - startPoint.x) * bounds.width,
        abs(endPoint.y - startPoint.y) * bounds.height
      )
      guard width > 0, height > 0 else { return nil }
      context.translateBy(x: center.x, y: center.y)
      context.scaleBy(x: width, y: height)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: options)
    } else {
      context.drawLinearGradient(
        gradient, start: place(startPoint), end: place(endPoint), options: options)
    }
    return context.displayList
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("colors", \CAGradientLayer.colors)
    nib.outlet("locations", \CAGradientLayer.locations)
    nib.point("startPoint", \CAGradientLayer.startPoint)
    nib.point("endPoint", \CAGradientLayer.endPoint)
  }
}

/// The kind of a gradient. A conic one is drawn as a linear one.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
