public import Foundation

extension UIImage {
  /// The image of what was drawn into a context.
  @MainActor convenience init(drawing context: CGContext) {
    var properties = Properties()
    properties.size = context.bounds.size
    properties.scale = context.scale
    self.init(.drawing(context.displayList), properties)
  }

  /// What was drawn for the image; nil for one from elsewhere.
  public var displayList: DisplayList? {
    if case .drawing(let list) = source { list } else { nil }
  }

  /// Draws the image with its upper left corner at a point of the current context.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image into a rectangle of the current context, which it fills.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image into a rectangle of the current context with another blend mode and opacity.
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

  /// Draws the image at a point with another blend mode and opacity.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}
