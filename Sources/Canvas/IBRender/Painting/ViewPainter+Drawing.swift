import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Paints what code draws into a layer, or the content that a layer class draws.
  func paintDrawing(of layer: CALayer, _ frame: CGRect) {
    layer.displayIfNeeded()
    guard let list = layer.drawing, !list.isEmpty else { return }
    let shift = CGAffineTransform(
      translationX: frame.minX - layer.bounds.minX, y: frame.minY - layer.bounds.minY)
    paint(list, shift)
  }

  /// Paints a recorded drawing, scaled to a rectangle.
  func paint(_ list: DisplayList, of size: CGSize, in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    let transform = CGAffineTransform(
      scaleX: rect.width / size.width, y: rect.height / size.height
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    paint(list, transform)
  }

  private func paint(_ list: DisplayList, _ transform: CGAffineTransform) {
    // Blend modes affect only what the same list drew.
    var group = Picture.Group()
    group.isIsolated = list.items.contains { $0.blendMode != .normal }
    within(group) {
      let start = steps.count
      for item in list.items { paint(item, transform, over: start) }
    }
  }

  /// Paints a step of a drawing.
  /// - Parameters:
  ///   - transform: The transform from coordinates of the context to those of the picture.
  ///   - start: The index of the drawing's first step.
  private func paint(_ item: DisplayList.Item, _ transform: CGAffineTransform, over start: Int) {
    if case .clear(let rect) = item.operation {
      return erase(CGPath(rect: rect, transform: nil), .winding, item, transform, since: start)
    }
    switch item.blendMode {
    case .clear, .copy, .destinationOut:
      if let (path, rule) = erasedPath(item) { erase(path, rule, item, transform, since: start) }
      if item.blendMode != .copy { return }
    case .destinationOver:
      let first = steps.count
      paintBlended(item, transform)
      let behind = steps[first...]
      steps.removeSubrange(first...)
      steps.insert(contentsOf: behind, at: start)
      return
    case .sourceIn, .sourceOut, .sourceAtop, .destinationIn, .destinationAtop, .xor, .plusDarker:
      report(
        "undrawn-blend-mode", name: "\(item.blendMode)",
        "pictures cannot show the blend mode '\(item.blendMode)' of the drawing code; 'normal' is drawn instead"
      )
    default: break
    }
    paintBlended(item, transform)
  }

  /// Returns the path that an item erases, or reports a problem and returns nil for an item that erases only parts of
  /// it.
  private func erasedPath(_ item: DisplayList.Item) -> (CGPath, CGPathFillRule)? {
    switch item.operation {
    case .fill(let path, let rule, let color):
      let isWhole = item.blendMode != .destinationOut || item.alpha * color.alpha >= 1
      if isWhole { return (path, rule) }
    case .image(_, let rect) where item.blendMode == .copy:
      return (CGPath(rect: rect, transform: nil), .winding)
    case _ where item.blendMode == .copy: return nil
    default: break
    }
    reportUnerased()
    return nil
  }

  /// Paints a step with its opacity, shadow, clips and blend mode.
  private func paintBlended(_ item: DisplayList.Item, _ transform: CGAffineTransform) {
    // Clips and shadows are in coordinates of the context, which a step's own transform does not affect.
    var outer = Picture.Group()
    outer.transform = transform
    outer.opacity = item.alpha
    if item.blendMode.isDrawnByBackends { outer.blendMode = item.blendMode }
    outer.shadow = item.shadow.map {
      // Core Graphics' blur is twice the standard deviation.
      DisplayList.Shadow(offset: $0.offset, blur: $0.blur / 2, color: $0.color)
    }
    outer.clips = item.clips.map { .path($0.path, $0.rule) }
    var inner = Picture.Group()
    inner.transform = item.transform
    if outer.clips.isEmpty, outer.shadow == nil {
      outer.transform = item.transform.concatenating(transform)
      inner.transform = .identity
    }
    within(outer) { within(inner) { paint(item.operation) } }
  }

  private func paint(_ operation: DisplayList.Operation) {
    switch operation {
    case .fill(let path, let rule, let color): fill(.path(path, rule), tinted(color))
    case .stroke(let path, let style, let color):
      if color.alpha > 0 { steps.append(.stroke(.path(path, .winding), style, tinted(color))) }
    case .image(let image, let rect): paint(image, in: rect, tint: .label)
    case .text(let text, let attributes, let rect):
      let font =
        UIFont(name: attributes.fontName, size: attributes.fontSize)
        ?? .systemFont(ofSize: attributes.fontSize)
      var block = TextBlock(text, TextBlock.Style(font: font, color: attributes.color))
      block.limit = 0
      block.lineBreakMode = .byWordWrapping
      steps += block.placed(in: rect, .top)
    case .linearGradient(let gradient, let start, let end, let options):
      if let shape = GradientShape.ofLinear(start, end, options) {
        steps.append(.fill(shape, .linear(gradient, start: start, end: end)))
      }
    case .radialGradient(let gradient, let center, let radius, let end, let endRadius, let options):
      let (from, to) = (
        Picture.Circle(center: center, radius: radius),
        Picture.Circle(center: end, radius: endRadius)
      )
      steps += GradientShape.radial(gradient, from, to, options)
    case .layer(let list): paint(list, .identity)
    case .clear: break
    }
  }

  /// Returns the color of a shape, which in a template image is the tint with the shape's opacity.
  private func tinted(_ color: CGColor) -> CGColor {
    guard let drawingTint else { return color }
    return drawingTint.copy(alpha: drawingTint.alpha * color.alpha) ?? drawingTint
  }
}

extension CGBlendMode {
  /// Whether backends draw the mode. The painter draws some of the others in another way.
  fileprivate var isDrawnByBackends: Bool {
    self == .plusLighter || rawValue <= CGBlendMode.luminosity.rawValue
  }
}
