public import Diagnostics
package import Localization
public import NibFormat

/// A nib that objects can be created from: its graph, its name in messages, and additional facts from its document. All
/// objects created from it share it.
public final class NibSource: Sendable {
  /// The path of the nib, or a description if it has none.
  public let name: String
  /// The object graph of the nib.
  public let graph: NibGraph
  /// Whether the name is the path of a file, so that two sources with the same name are the same nib.
  package let isFile: Bool
  /// Diagnostics of the parts that the compiler could not put into the nib; empty for a nib that was not compiled here.
  public let diagnostics: [Diagnostic]
  /// Facts that only the document contains.
  package let facts: NibDocumentFacts
  /// The location of the translated strings; nil if there are none.
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

  /// Returns the origin of an object or placeholder in the document; nil for a nib without a document.
  package func origin(of object: Int) -> NibOrigin? {
    if let origin = graph.origins[object] { return origin }
    guard !facts.placeholders.isEmpty, graph.objects.indices.contains(object),
      let placeholder = placeholderIdentifier(of: object).flatMap({ facts.placeholders[$0] })
    else { return nil }
    return NibOrigin(file: name, objectID: placeholder.id, line: placeholder.line)
  }

  /// Returns the class that the document specifies for a placeholder.
  package func className(ofPlaceholder identifier: String) -> String? {
    facts.placeholders[identifier]?.className
  }

  /// Returns the id of a placeholder, or its number in a nib without a document; nil if there is no such placeholder.
  package func id(ofPlaceholder identifier: String) -> String? {
    if let placeholder = facts.placeholders[identifier] { return placeholder.id }
    return graph.objects.indices.first { placeholderIdentifier(of: $0) == identifier }
      .map { String($0) }
  }

  /// Returns the identifier of a placeholder; nil for other objects.
  private func placeholderIdentifier(of object: Int) -> String? {
    guard graph.className(of: object) == "UIProxyObject" else { return nil }
    return text("UIProxiedObjectIdentifier", of: object)
  }

  /// Returns whether a runtime attribute is a Boolean value in the document; nibs store a number.
  package func isTruthValue(_ keyPath: String, of object: Int) -> Bool {
    guard !facts.truthValues.isEmpty else { return false }
    let id =
      origin(of: object)?.objectID
      ?? text("UIProxiedObjectIdentifier", of: object).flatMap { facts.placeholders[$0]?.id }
    return id.map { facts.truthValues.contains(.init(objectID: $0, keyPath: keyPath)) } ?? false
  }

  /// The name of a nib inside this one, for messages.
  package var nestedName: String { "\(name), nested nib" }

  /// Returns the source of a nib inside this one.
  package func nested(_ graph: NibGraph) -> NibSource {
    NibSource(name: nestedName, graph: graph, facts: facts, localization: localization)
  }

  /// Returns the string under a key, which keyed archives store as data in the object itself.
  package func text(_ key: String, of object: Int) -> String? {
    var value = graph.value(key, of: object)
    if case .object(let text)? = value, graph.objects.indices.contains(text) {
      // In a keyed archive, a mutable string has its text under another key.
      value = graph.value("NS.bytes", of: text) ?? graph.value("NS.string", of: text)
    }
    guard case .data(let bytes)? = value else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether two sources are the same nib, so that loading one inside the other never ends.
  package func isSame(as other: NibSource) -> Bool {
    self === other || (isFile && other.isFile && name == other.name)
  }

  /// The name without the path of its folder.
  package var fileName: String {
    name.utf8.lastIndex(of: 0x2F).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }
}
