import DiagnosticText
import Diagnostics
import IBLint
import IBSearch
import InterfaceBuilder
import XMLTree

extension LanguageServer {
  /// Returns the objects of a document as an outline, without constraints.
  func outline(_ parameters: RPCValue) -> JSONValue {
    guard let (_, open) = open(parameters), let document = open.document else { return .array([]) }
    // Objects follow the objects that contain them, so the inner ones are complete first, without recursion.
    var inner: [Int: [JSONValue]] = [:]
    var roots: [JSONValue] = []
    for object in document.objects.reversed() where object.node.name != Names.constraint {
      var members: [(String, JSONValue)] = [
        ("name", .string(object.displayName)),
        ("kind", .int(Self.symbolKind(of: object))),
        ("range", open.text.json(object.node.range)),
        ("selectionRange", open.text.json(object.node.tagRange)),
      ]
      if let name = object.className, name != object.displayName {
        members.append(("detail", .string(name)))
      }
      if let children = inner.removeValue(forKey: object.index) {
        members.append(("children", .array(children.reversed())))
      }
      if let parent = object.parent {
        inner[parent.index, default: []].append(.object(members))
      } else {
        roots.append(.object(members))
      }
    }
    return .array(roots.reversed())
  }

  /// The kinds of symbols in the protocol: a module for a controller, a variable for a placeholder, otherwise a class.
  private static func symbolKind(of object: IBObject) -> Int {
    if IBSchema.isController(object.node.name) { return 2 }
    return object.role == .object ? 5 : 13
  }

  /// Returns the objects in all open documents whose name, class or id contains the query.
  func workspaceSymbols(_ parameters: RPCValue) -> JSONValue {
    let query = (parameters["query"]?.text ?? "").lowercased()
    var found: [JSONValue] = []
    for (uri, open) in documents.inKeyOrder {
      guard let document = open.document else { continue }
      for object in document.objects where object.node.name != Names.constraint {
        let names = [object.displayName, object.className ?? "", object.id ?? ""]
        guard query.isEmpty || names.contains(where: { $0.lowercased().contains(query) })
        else { continue }
        found.append(
          .object([
            ("name", .string(object.displayName)), ("kind", .int(Self.symbolKind(of: object))),
            ("containerName", .string(object.parent?.displayName ?? "")),
            ("location", Self.location(uri, open.text.json(object.node.tagRange))),
          ]))
        if found.count == Self.mostSymbols { return .array(found) }
      }
    }
    return .array(found)
  }

  /// The maximum number of symbols in an answer. Clients ask again when the query becomes longer.
  private static let mostSymbols = 500

  static func location(_ uri: String, _ range: JSONValue) -> JSONValue {
    .object([("uri", .string(uri)), ("range", range)])
  }
}
