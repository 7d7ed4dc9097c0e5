/// A part of a text with a single font and style.
package struct TextRun: Sendable {
  package var text: String
  package var font: FontSpec
  package var style: LineStyle?
  /// The addition to the advance of each character, in points.
  package var kerning: Double

  package init(_ text: String, font: FontSpec, style: LineStyle? = nil, kerning: Double = 0) {
    self.text = text
    self.font = font
    self.style = style
    self.kerning = kerning
  }
}

/// The adjustments of a paragraph to the heights of its lines, in points; 0 for no adjustment.
package struct LineStyle: Hashable, Sendable {
  /// The factor by which the line height is multiplied.
  package var heightMultiple: Double
  package var minimumHeight: Double
  package var maximumHeight: Double
  package var spacing: Double

  package init(
    heightMultiple: Double, minimumHeight: Double, maximumHeight: Double, spacing: Double
  ) {
    self.heightMultiple = heightMultiple
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.spacing = spacing
  }
}
