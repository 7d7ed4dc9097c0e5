/// A font in a size, as far as texts are measured by it.
package struct FontSpec: Hashable, Sendable {
  package var face: FontFace
  /// In points.
  package var pointSize: Double
  /// What lines of a text style have between them besides their own height, in points.
  package var styleSpacing: Double
  package var system: SystemFontVersion

  package init(
    _ face: FontFace, pointSize: Double, styleSpacing: Double = 0, system: SystemFontVersion
  ) {
    self.face = face
    self.pointSize = pointSize
    self.styleSpacing = styleSpacing
    self.system = system
  }
}

/// Which of two fonts the system has.
package enum SystemFontVersion: Hashable, Sendable {
  /// San Francisco for text and for display apart.
  case textAndDisplay
  /// One that changes with the size.
  case variable
}
