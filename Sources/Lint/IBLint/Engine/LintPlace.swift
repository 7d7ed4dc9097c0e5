import Diagnostics
public import InterfaceBuilder
public import XMLTree

/// The location of a finding.
public enum LintPlace: Sendable {
  /// The whole file.
  case document
  /// An object's start tag.
  case object(IBObject)
  /// A connection's start tag. The affected object is the connection's source.
  case connection(IBConnection)
  /// A node's start tag. The affected object is the enclosing object.
  case node(Node)
  /// An attribute, from its name to its closing quote.
  case attribute(Attribute)

  var range: SourceRange? {
    switch self {
    case .document: nil
    case .object(let object): object.sourceRange
    case .connection(let connection): connection.sourceRange
    case .node(let node): node.sourceRange
    case .attribute(let attribute): attribute.sourceRange
    }
  }

  /// The subject of a finding at this location, apart from its object: see ``Diagnostics/Diagnostic/subject``.
  var subject: String? {
    switch self {
    case .document, .object: nil
    case .connection(let connection): Self.subject(of: connection.node)
    case .node(let node): Self.subject(of: node)
    case .attribute(let attribute):
      [Self.subject(of: attribute.node), attribute.spelling].compactMap { $0 }.joined(
        separator: " ")
    }
  }

  /// Returns what identifies a node: its id, the key path of a runtime attribute, or the name of an outlet or action.
  private static func subject(of node: Node) -> String? {
    node[Names.id] ?? node[Names.keyPath] ?? node[Names.property] ?? node[Names.selector]
  }

  func object(in document: IBDocument) -> IBObject? {
    switch self {
    case .document: nil
    case .object(let object): object
    case .connection(let connection): connection.source
    case .node(let node): document.object(around: node)
    case .attribute(let attribute): document.object(around: attribute.node)
    }
  }
}
