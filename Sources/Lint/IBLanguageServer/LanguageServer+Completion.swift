import DiagnosticText
import Diagnostics
import IBLint
import InterfaceBuilder
import XMLTree

extension LanguageServer {
  /// A value that an attribute may have.
  private struct Candidate: Hashable {
    var text: String
    var detail: String?
    /// The kind of completion item in the protocol.
    var kind: Int
  }

  /// The kinds of completion items in the protocol.
  private enum ItemKind {
    static let method = 2
    static let field = 5
    static let type = 7
    static let value = 12
    static let reference = 18
    static let member = 20
  }

  /// Returns the values that the attribute at a position may have.
  func completion(_ parameters: RPCValue) -> JSONValue {
    guard let (_, open) = open(parameters), let document = open.document,
      let offset = open.text.offset(of: parameters["position"]),
      let node = document.tree.root.subtree.first(where: {
        $0.kind == .element && $0.tagRange.contains(offset)
      })
    else { return .array([]) }
    for attribute in node.attributes {
      let range = open.text.valueRange(of: attribute.sourceRange)
      guard (range.lowerBound...range.upperBound).contains(offset) else { continue }
      let items = candidates(for: attribute, in: document).map { candidate in
        var members: [(String, JSONValue)] = [
          ("label", .string(candidate.text)), ("kind", .int(candidate.kind)),
          (
            "textEdit",
            .object([("range", open.text.json(range)), ("newText", .string(candidate.text))])
          ),
        ]
        if let detail = candidate.detail { members.append(("detail", .string(detail))) }
        return JSONValue.object(members)
      }
      return .array(items)
    }
    return .array([])
  }

  private func candidates(for attribute: Attribute, in document: IBDocument) -> [Candidate] {
    let facts = sources()?.seen(from: document.file)
    let node = attribute.node
    switch IBSchema.attribute(attribute.name, of: node.name)?.type {
    case .bool: return ["YES", "NO"].map { Candidate(text: $0, kind: ItemKind.value) }
    case .enumeration(let list), .flags(let list):
      return list.words.map { Candidate(text: $0, kind: ItemKind.member) }
    case .className where attribute.name == Names.customClass:
      return facts.map { classes(for: node, in: document, $0) } ?? []
    case .keyPath where [Names.outlet, Names.outletCollection].contains(node.name):
      return names(facts?.outletNames(of:), document.object(around: node), ItemKind.field)
    case .selector where node.name == Names.action:
      let id = node[Names.destination] ?? node[Names.target]
      return names(
        facts?.actionNames(of:), id.flatMap { document.object(id: $0) }, ItemKind.method)
    case .reference:
      return document.objects.compactMap { object in
        guard object.node.name != Names.constraint, let id = object.id else { return nil }
        return Candidate(text: id, detail: object.displayName, kind: ItemKind.reference)
      }
    case .imageName, .colorName: return resources(for: attribute, in: document)
    default: return []
    }
  }

  private func names(
    _ list: ((IBObject) -> [String])?, _ object: IBObject?, _ kind: Int
  ) -> [Candidate] {
    guard let list, let object else { return [] }
    return Set(list(object)).sorted().map { Candidate(text: $0, detail: nil, kind: kind) }
  }

  /// Returns the classes in the sources that an object may have: those that inherit from the class of its element.
  private func classes(
    for node: Node, in document: IBDocument, _ facts: any SourceFacts
  ) -> [Candidate] {
    let base = IBSchema.className(of: node.name, on: document.platform)
    let found = facts.declarations.filter { declaration in
      guard let base else { return true }
      let lineage = facts.superclasses(of: declaration.name, module: declaration.module) ?? []
      return lineage.contains(base)
        || lineage.last.flatMap { FrameworkClass(named: $0) }?.superclasses.contains(base) == true
    }
    return found.map {
      Candidate(text: $0.name, detail: $0.module ?? $0.superclass, kind: ItemKind.type)
    }
  }

  /// Returns the names of images or colors that the document lists or uses.
  private func resources(for attribute: Attribute, in document: IBDocument) -> [Candidate] {
    let type = IBSchema.attribute(attribute.name, of: attribute.node.name)?.type
    var names: Set<String> = []
    for node in document.tree.root.subtree where node.kind == .element {
      let isListed = node.parent?.name == Names.resources
      for other in node.attributes where other.value != "" {
        let isSame = IBSchema.attribute(other.name, of: node.name)?.type == type
        let isName =
          isListed && other.name == Names.name
          && node.name == (type == .imageName ? Names.image : Names.namedColor)
        if isSame && !(other.node == attribute.node && other.name == attribute.name) || isName {
          names.insert(other.value)
        }
      }
    }
    return names.sorted().map { Candidate(text: $0, detail: nil, kind: ItemKind.value) }
  }
}
