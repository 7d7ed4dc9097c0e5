/// A font in a size, as far as texts are measured by it.
package struct FontSpec: Hashable, Sendable {
  package var face: FontFace
  /// In points.
  package var pointSize: Double
  /// What lines of a text style have between them besides their own height, in points.
  package var styleSpacing: Double
  package var system: SystemFontVersion
  /// What the system's font measures.
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

/// Which font the system has.
package enum SystemFontVersion: Hashable, Sendable {
  /// San Francisco for text and for display apart, until iOS 10.
  case textAndDisplay
  /// The same from iOS 11 to 13, whose titles are closer.
  case textAndCloserDisplay
  /// One that changes with the size.
  case variable
}
