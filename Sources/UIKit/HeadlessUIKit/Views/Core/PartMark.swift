package import Foundation
import TextMetrics

/// A text, an image or a shape that a control or a bar shows without a view, with its position.
///
/// UIKit has private views for such parts. Their owner lays them out once, in its own coordinates, in points.
@MainActor
package struct PartMark {
  /// The content of a mark.
  package enum Content {
    /// A line of text, centered vertically.
    case text(String, UIFont, UIColor, NSTextAlignment)
    /// A line of attributed text, with the font and the color for text without attributes.
    case attributedText(NSAttributedString, UIFont, UIColor, NSTextAlignment)
    /// An image that fills the rectangle, with the tint color for templates.
    case image(UIImage, UIColor)
    /// A system symbol.
    case symbol(String, UIColor)
    /// A character in a circle.
    case roundSymbol(String, UIColor)
    /// A rectangle with rounded corners.
    case fill(UIColor, radius: CGFloat)
  }

  package let content: Content
  package let frame: CGRect

  init(_ content: Content, frame: CGRect) {
    self.content = content
    self.frame = frame
  }

  /// Returns an image at its own size, centered in a rectangle.
  static func image(_ image: UIImage, _ tint: UIColor, centeredIn rect: CGRect) -> PartMark {
    PartMark(.image(image, tint), frame: rect.centered(image.shownSize))
  }
}

extension CGRect {
  /// Returns a rectangle of a size with the same center.
  package func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle mirrored in its container, for a right-to-left layout.
  func mirrored(in container: CGRect) -> CGRect {
    CGRect(x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension UIImage {
  /// The displayed size, in points. Symbols of unknown size are as large as a line of text.
  @MainActor
  package var shownSize: CGSize {
    if isSizeKnown { return size }
    return isSymbolImage ? CGSize(width: 20, height: 20) : .zero
  }
}

extension String {
  /// Returns the width of the text on a single line, in points.
  @MainActor
  func width(in font: UIFont) -> CGFloat { CGFloat(TextLayout(self, font: font).lines().width) }
}
