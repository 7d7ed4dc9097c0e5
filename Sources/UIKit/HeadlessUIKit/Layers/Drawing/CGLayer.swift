public import Foundation

/// A drawing in a context of its own, to be drawn repeatedly into another one.
@preconcurrency @MainActor
public final class CGLayer {
  /// The size in units of the context.
  public let size: CGSize
  /// The context that draws into the layer. Its y-axis points in the same direction as that of the layer's target.
  public let context: CGContext?

  /// Creates a layer for a context; nil if its size is empty.
  /// - Parameter auxiliaryInfo: Ignored; pass nil.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: context.scale)
  }
}

extension CGContext {
  /// Draws a layer, stretched to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let list = layer.context?.displayList, rect.width > 0, rect.height > 0 else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    clip(to: CGRect(origin: .zero, size: layer.size))
    draw(list)
    restoreGState()
  }

  /// Draws a layer in its size.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
