import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Paints texts, images and shapes at the positions that their view specifies.
  /// - Parameter origin: The origin of the view's coordinates in the picture.
  func paint(_ marks: [PartMark], _ origin: CGPoint) {
    for mark in marks {
      let place = mark.frame.offset(by: origin)
      switch mark.content {
      case .text(let text, let font, let color, let alignment):
        self.text(text, font, color, in: place, alignment)
      case .attributedText(let text, let font, let color, let alignment):
        var block = TextBlock(
          text, usual: TextBlock.Style(font: font, color: components(color)), traits: traits)
        block.alignment = alignment
        steps += block.placed(in: place, .center)
      case .image(let image, let tint): paint(image, in: place, tint: tint, isTemplate: true)
      case .symbol(let name, let color): paintSymbol(name, in: place, color)
      case .roundSymbol(let character, let color): paintRoundSymbol(character, in: place, color)
      case .fill(let color, let radius): fill(place, color, radius: radius)
      }
    }
  }
}

extension CGRect {
  /// Returns the rectangle, moved by a vector.
  func offset(by vector: CGPoint) -> CGRect { offsetBy(dx: vector.x, dy: vector.y) }

  /// Returns the origin of a view's coordinates in the picture, given the view's frame in the picture.
  @MainActor
  func origin(of view: UIView) -> CGPoint {
    CGPoint(x: minX - view.bounds.minX, y: minY - view.bounds.minY)
  }
}
