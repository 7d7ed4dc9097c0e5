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
    for item in list.items {
      var group = Picture.Group()
      group.transform = item.transform.concatenating(transform)
      group.opacity = item.alpha
      group.shadow = item.shadow
      // Clips are in the coordinates of the context, but groups clip in their own coordinates.
      var back = item.transform.inverted()
      group.clips = item.clips.map { clip in
        .path(clip.path.copy(using: &back) ?? clip.path, clip.rule)
      }
      within(group) { paint(item.operation) }
    }
  }

  private func paint(_ operation: DisplayList.Operation) {
    switch operation {
    case .fill(let path, let rule, let color): fill(.path(path, rule), color)
    case .stroke(let path, let style, let color):
      if color.alpha > 0 { steps.append(.stroke(.path(path, .winding), style, color)) }
    case .image(let image, let rect): paint(image, in: rect, tint: .label)
    case .text(let text, let attributes, let rect):
      let font =
        UIFont(name: attributes.fontName, size: attributes.fontSize)
        ?? .systemFont(ofSize: attributes.fontSize)
      var block = TextBlock(text, TextBlock.Style(font: font, color: attributes.color))
      block.limit = 0
      block.lineBreakMode = .byWordWrapping
      steps += block.placed(in: rect, .top)
    case .linearGradient(let gradient, let start, let end, _):
      let reach = Picture.longestSide
      let all = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
      steps.append(
        .fill(.rectangle(all, radius: 0), .linear(gradient, start: start, end: end)))
    case .radialGradient(let gradient, _, _, let center, let radius, _):
      let reach = Picture.longestSide
      let all = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
      steps.append(
        .fill(.rectangle(all, radius: 0), .radial(gradient, center: center, radius: radius)))
    case .clear:
      // Clearing would erase earlier steps, which is not possible, so the picture omits this.
      report(
        "cleared-part", name: "",
        "the drawing code clears an area, which is not supported in pictures; the picture still shows what was drawn there before"
      )
    }
  }
}
