import Foundation
import TextMetrics

extension UILabel {
  /// The layout of the text, or nil without text.
  var textLayout: TextLayout? {
    if let styledText { return TextLayout(styledText, font: font) }
    guard let plainText, !plainText.isEmpty else { return nil }
    return TextLayout(plainText, font: font)
  }

  /// Returns the lines of the text for a width, in points.
  ///
  /// All lines but the last wrap, by words unless the mode wraps by characters, and the last one is truncated or clipped,
  /// whatever the styles of paragraphs say. Sources: Apple's documentation of `UILabel.numberOfLines`, and of the former
  /// `UILineBreakMode`: "For multiple lines of text, only text on the last line is truncated."
  private func lines(width: CGFloat, limit: Int) -> [TextLine] {
    guard let textLayout, !textLayout.isEmpty else { return [] }
    return textLayout.lines(
      width: limit == 1 ? .infinity : Double(width), limit: limit,
      breaksWords: lineBreakMode == .byCharWrapping)
  }

  /// Returns the size of the text for a width, rounded up to whole pixels.
  func textSize(width: CGFloat, limit: Int) -> CGSize {
    lines(width: width, limit: limit).size.roundedUp(toPixelsOf: textScale)
  }

  /// Returns the width of the text for a width, rounded up to whole pixels, with the spaces at which lines break.
  ///
  /// Source: measured on labels whose widths no constraint determines, in documents since Xcode 10.
  func brokenWidth(for width: CGFloat, limit: Int) -> CGFloat {
    CGFloat(lines(width: width, limit: limit).widthWithSpaces).roundedUp(toPixelsOf: textScale)
  }

  /// Returns the distances from the center down to the baselines of the first and last lines, in points.
  ///
  /// The baseline of a label without text is that of a line of its font. Source: stored frames of empty labels that are
  /// aligned with labels with text.
  /// - Parameter height: The height of the content if it differs from that of the text.
  /// - Returns: The distances, or nil if the height is zero.
  func baselines(width: CGFloat, height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    let lines = lines(width: width, limit: numberOfLines)
    var height = height ?? lines.size.roundedUp(toPixelsOf: textScale).height
    if lines.isEmpty, height <= 0, let font {
      height = font.lineHeight.roundedUp(toPixelsOf: textScale)
    }
    guard height > 0 else { return nil }
    let ascent = lines.first.map { CGFloat($0.ascent) } ?? font.ascender
    let line = lines.last.map { CGFloat($0.height) } ?? font.lineHeight
    let descent =
      line.roundedUp(toPixelsOf: textScale)
      - (lines.last.map { CGFloat($0.ascent) } ?? font.ascender)
    return (ascent - height / 2, height / 2 - descent)
  }
}

extension UIFont {
  /// The distance from the middle of a line down to its baseline, in points.
  var baselineFromCenter: CGFloat { (ascender + descender) / 2 }
}
