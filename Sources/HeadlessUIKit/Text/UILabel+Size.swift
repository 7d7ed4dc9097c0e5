import Foundation

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
      width: limit == 1 ? .infinity : Double(width), limit: limit, mode: lineBreakMode)
  }

  /// The size of the text in a width, on whole pixels.
  func textSize(width: CGFloat, limit: Int) -> CGSize {
    lines(width: width, limit: limit).size.roundedUp(toPixelsOf: contentScaleFactor)
  }

  /// The distances of the baselines of the first and the last line from the middle.
  func baselines(width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    let lines = lines(width: width, limit: numberOfLines)
    guard let first = lines.first, let last = lines.last else {
      return (font.baselineFromCenter, font.baselineFromCenter)
    }
    let half = lines.size.roundedUp(toPixelsOf: contentScaleFactor).height / 2
    return (CGFloat(first.ascent) - half, half - CGFloat(last.descent))
  }
}

extension UIFont {
  /// How far the baseline of a line is below its middle, in points.
  var baselineFromCenter: CGFloat { (ascender + descender) / 2 }
}
