/// A font at one size, described by the properties that affect text measurements.
package struct FontSpec: Hashable, Sendable {
  package var face: FontFace
  /// The font size in points.
  package var pointSize: Double
  /// The additional space between the lines of a text style, in points.
  package var styleSpacing: Double
  package var system: SystemFontVersion
  /// The measurements of the system font.
  package var table: SystemFontTable

  package init(
    _ face: FontFace, pointSize: Double, styleSpacing: Double = 0, system: SystemFontVersion,
    table: SystemFontTable = .measured
  ) {
    self.table = table
    self.face = face
    self.pointSize = pointSize
    self.styleSpacing = styleSpacing
    self.system = system
  }
}

/// The versions of the system font.
package enum SystemFontVersion: Hashable, Sendable {
  /// Helvetica Neue, until iOS 8.
  case helveticaNeue
  /// Separate cuts of San Francisco for text and display, in iOS 9 and 10.
  case textAndDisplay
  /// The same two cuts in iOS 11 to 13, with tighter spacing at title sizes.
  case textAndCloserDisplay
  /// A variable font whose shapes change with the size.
  case variable
}
