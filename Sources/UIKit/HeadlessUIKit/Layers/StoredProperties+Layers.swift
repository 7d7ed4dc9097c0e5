public import Foundation

// Properties that are stored in layers, and drawn only on a device.

/// The pixel format of a layer.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  public static let gray8Uint = Self(rawValue: "Gray8")
}

extension CALayer {
  /// Scrolls the nearest enclosing scroll layer until a rectangle of this layer is visible, if it fits.
  public func scrollRectToVisible(_ r: CGRect) {
    var outer = superlayer
    while let layer = outer, !(layer is CAScrollLayer) { outer = layer.superlayer }
    guard let scroller = outer as? CAScrollLayer else { return }
    let place = convert(r, to: scroller)
    var origin = scroller.bounds.origin
    let size = scroller.bounds.size
    origin.x = max(min(origin.x, place.minX), place.maxX - size.width)
    origin.y = max(min(origin.y, place.minY), place.maxY - size.height)
    scroller.scroll(to: origin)
  }
}
