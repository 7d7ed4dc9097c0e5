public import Diagnostics
package import Localization
public import NibFormat

/// A nib that objects can be created from: its graph, its name in messages, and additional facts from its document. All
/// objects that are made from it share it.
public final class NibSource: Sendable {
  /// The path, or a description instead.
  public let name: String
  public let graph: NibGraph
  /// Whether the name is the path of a file, so that two sources of one name are the same nib.
  package let isFile: Bool
  /// What the compiler could not put into the nib, where it was compiled from a document.
  public let diagnostics: [Diagnostic]
  /// What only the document tells.
  package let facts: NibDocumentFacts
  /// Where the strings are translated, nil if nothing is.
  package let localization: LocalizedFile?

  package init(
    name: String, graph: NibGraph, isFile: Bool = false, diagnostics: [Diagnostic] = [],
    facts: NibDocumentFacts = NibDocumentFacts(), localization: LocalizedFile? = nil
  ) {
    self.name = name
    self.diagnostics = diagnostics
    self.facts = facts
    self.localization = localization ?? (isFile ? LocalizedFile(path: name) : nil)
    self.graph = graph
    self.isFile = isFile
  }

  /// The place of an object or placeholder in the document, nil in a compiled nib.
  package func origin(of object: Int) -> NibOrigin? {
    if let origin = graph.origins[object] { return origin }
    guard !facts.placeholders.isEmpty, graph.objects.indices.contains(object),
      let placeholder = placeholderIdentifier(of: object).flatMap({ facts.placeholders[$0] })
    else { return nil }
    return NibOrigin(file: name, objectID: placeholder.id, line: placeholder.line)
  }

  /// The class that the document gives to a placeholder.
  package func className(ofPlaceholder identifier: String) -> String? {
    facts.placeholders[identifier]?.className
  }

  /// The id of a placeholder, or its number in a compiled nib; nil if there is none of that
  /// name.
  package func id(ofPlaceholder identifier: String) -> String? {
    if let placeholder = facts.placeholders[identifier] { return placeholder.id }
    return graph.objects.indices.first { placeholderIdentifier(of: $0) == identifier }
      .map { String($0) }
  }

  /// What a placeholder is called, nil for other objects.
  private func placeholderIdentifier(of object: Int) -> String? {
    guard graph.className(of: object) == "UIProxyObject" else { return nil }
    return text("UIProxiedObjectIdentifier", of: object)
  }

  /// Whether a runtime attribute is a Boolean in the document; nibs store a number.
  package func isTruthValue(_ keyPath: String, of object: Int) -> Bool {
    guard !facts.truthValues.isEmpty else { return false }
    let id =
      origin(of: object)?.objectID
      ?? text("UIProxiedObjectIdentifier", of: object).flatMap { facts.placeholders[$0]?.id }
    return id.map { facts.truthValues.contains(.init(objectID: $0, keyPath: keyPath)) } ?? false
  }

  /// What messages call a nib inside this one.
  package var nestedName: String { "\(name), nested nib" }

  /// A nib inside this one.
  package func nested(_ graph: NibGraph) -> NibSource {
    NibSource(name: nestedName, graph: graph, facts: facts, localization: localization)
  }

  /// A string under a key, which keyed archives hold in place.
  package func text(_ key: String, of object: Int) -> String? {
    var value = graph.value(key, of: object)
    if case .object(let text)? = value, graph.objects.indices.contains(text) {
      value = graph.value("NS.bytes", of: text)
    }
    guard case .data(let bytes)? = value else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether loading one inside the other is a nib that loads itself.
  package func isSame(as other: NibSource) -> Bool {
    self === other || (isFile && other.isFile && name == other.name)
  }

  /// The name without its folders.
  package var fileName: String {
    name.utf8.lastIndex(of: 0x2F).map { String(name[name.index(after: $0)...]) } ?? name
  }
}
