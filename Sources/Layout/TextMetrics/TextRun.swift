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
  /// The places where a paragraph may be broken into lines.
  package enum Breaking: Sendable {
    case words, characters
    /// A single line, which is clipped or truncated.
    case none
  }

  /// The factor by which the line height is multiplied.
  package var heightMultiple: Double
  package var minimumHeight: Double
  package var maximumHeight: Double
  package var spacing: Double
  /// The places where the paragraph itself may be broken, which labels and text containers decide for their whole text.
  package var breaking: Breaking

  package init(
    heightMultiple: Double, minimumHeight: Double, maximumHeight: Double, spacing: Double,
    breaking: Breaking = .words
  ) {
    self.heightMultiple = heightMultiple
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.spacing = spacing
    self.breaking = breaking
  }
}
