import XMLTree

/// The objects of documents, to tell translations of deleted texts from those of texts that are not known.
public struct LocalizedObjects: Sendable {
  private let documents: [IBDocument]
  /// The ids of the bindings in the documents.
  private let bindings: Set<String>

  /// Creates the objects of documents with the same translations.
  public init(_ documents: [IBDocument] = []) {
    self.documents = documents
    let ids = documents.flatMap { document in
      document.tree.root.subtree.compactMap { $0.name == Names.binding ? $0[Names.id] : nil }
    }
    bindings = Set(ids)
  }

  /// Returns whether a document has an object, but its property is not among those that ``IBDocument/localizableTexts``
  /// knows, so that Interface Builder may have exported it, and a translation of it is not stale.
  /// - Parameter id: The id of an object or a binding.
  public func mayHave(_ property: Substring, of id: String) -> Bool {
    if bindings.contains(id) {
      return !LocalizableProperties.bindingPlaceholders.values.contains { $0 == property }
    }
    return documents.contains { document in
      guard let object = document.object(id: id), object.kind == .object else { return false }
      return !LocalizableProperties.knows(property, of: object.node)
    }
  }
}
