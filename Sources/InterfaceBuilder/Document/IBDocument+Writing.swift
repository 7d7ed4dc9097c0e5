package import XMLTree

extension IBDocument {
  /// The bytes of the document as it was read.
  public var bytes: [UInt8] { source.bytes }

  /// The document in Interface Builder's own form.
  ///
  /// Uses only names, attributes, text and comments. So formatting twice changes nothing more, and a document from
  /// Xcode is unchanged.
  public var formatted: [UInt8] { Self.formatted(source, as: dialect) }

  /// A tree in the form that Interface Builder has for a dialect.
  package static func formatted(_ tree: Tree, as dialect: Dialect) -> [UInt8] {
    var writer = TreeWriter()
    if dialect == .archive { writer.indentation = "\t" }
    writer.holdsText = { [Names.string, Names.mutableString].contains($0.name) }
    return writer.bytes(of: tree)
  }
}
