import Foundation
import TextMetrics

extension UILabel {
  /// The text with its measures.
  var textLayout: TextLayout? {
    if let styledText { return TextLayout(styledText, font: font) }
    guard let plainText, !plainText.isEmpty else { return nil }
    return TextLayout(plainText, font: font)
  }

  /// The lines of the text in a width in points.
  private func lines(width: CGFloat, limit: Int) -> [TextLine] {
    guard let textLayout, !textLayout.isEmpty else { return [] }
    return textLayout.lines(
      width: limit == 1 ? .infinity : Double(width), limit: limit,
      breaksWords: lineBreakMode == .byCharWrapping)
  }

  /// The size of the text in a width, on whole pixels.
  func textSize(width: CGFloat, limit: Int) -> CGSize {
    lines(width: width, limit: limit).size.roundedUp(toPixelsOf: textScale)
  }

  /// How far below the middle the baselines of the first and the last line are, in points; nil without text.
  /// - Parameter height: The height of the content where it is another than that of the text.
  func baselines(width: CGFloat, height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    let lines = lines(width: width, limit: numberOfLines)
    let height = height ?? lines.size.roundedUp(toPixelsOf: textScale).height
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
  /// How far the baseline of a line is below its middle, in points.
  var baselineFromCenter: CGFloat { (ascender + descender) / 2 }
}
