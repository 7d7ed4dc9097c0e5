/// The styles of parts of text output, which a terminal shows as colors.
package enum OutputStyle: Sendable, CaseIterable {
  /// The name of an object or a scene.
  case title
  /// An id.
  case id
  /// A text of the document, a label or the name of an image.
  case text
  /// Something that was added.
  case addition
  /// Something that was removed.
  case removal
}
