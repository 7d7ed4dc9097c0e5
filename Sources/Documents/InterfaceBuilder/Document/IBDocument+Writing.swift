package import XMLTree

extension IBDocument {
  /// The bytes of the document as it was read.
  public var bytes: [UInt8] { source.bytes }

  /// The document in Interface Builder's own format.
  ///
  /// Formatting uses only names, attributes, text and comments, so formatting a second time changes nothing, and a
  /// document saved by Xcode does not change.
  public var formatted: [UInt8] { formatted(keepsLineBreaks: false) }

  /// Returns the document in Interface Builder's own format.
  /// - Parameter keepsLineBreaks: Whether an element that contains only a line break keeps its two tags, on two lines.
  ///   Interface Builder does not write such elements, but other tools do.
  public func formatted(keepsLineBreaks: Bool) -> [UInt8] {
    Self.formatted(source, as: dialect, keepsLineBreaks: keepsLineBreaks)
  }

  /// Returns a tree in Interface Builder's own format for a dialect.
  package static func formatted(_ tree: Tree, as dialect: Dialect, keepsLineBreaks: Bool = false)
    -> [UInt8]
  {
    var writer = TreeWriter()
    writer.keepsLineBreaks = keepsLineBreaks
    if dialect == .archive { writer.indentation = "\t" }
    writer.holdsText = { Self.holdsText($0) }
    return writer.bytes(of: tree)
  }

  /// Returns whether an element's text is its value, and kept even if it is blank.
  package static func holdsText(_ element: Node) -> Bool {
    [Names.string, Names.mutableString].contains(element.name)
  }
}
