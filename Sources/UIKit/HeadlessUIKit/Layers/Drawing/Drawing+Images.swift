public import Foundation

extension UIImage {
  /// Creates an image of what was drawn into a context.
  @MainActor convenience init(drawing context: CGContext) {
    var properties = Properties()
    properties.size = context.bounds.size
    properties.scale = context.scale
    self.init(.drawing(context.displayList), properties)
  }

  /// The drawing of the image; nil for an image from another source.
  public var displayList: DisplayList? {
    if case .drawing(let list) = source { list } else { nil }
  }

  /// Draws the image with its upper-left corner at a point of the current context.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image so that it fills a rectangle of the current context.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image into a rectangle of the current context with a blend mode and an opacity.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.multiplyAlpha(by: alpha)
    context.record(.image(self, rect: rect))
    context.restoreGState()
  }

  /// Draws the image at a point with a blend mode and an opacity.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}
