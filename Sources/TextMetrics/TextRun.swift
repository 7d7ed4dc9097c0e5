/// A part of a text that has one font and style.
package struct TextRun: Sendable {
  package var text: String
  package var font: FontSpec
  package var style: LineStyle?
  /// What is added to the advance of each character, in points.
  package var kerning: Double

  package init(_ text: String, font: FontSpec, style: LineStyle? = nil, kerning: Double = 0) {
    self.text = text
    self.font = font
    self.style = style
    self.kerning = kerning
  }
}

/// What a paragraph makes of the heights of its lines, in points; 0 where it leaves them.
package struct LineStyle: Hashable, Sendable {
  /// As a part of the height.
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
