import DiagnosticText
import Diagnostics
import IBLint
import IBSearch
import InterfaceBuilder
import XMLTree

// Names in documents: ids, classes, outlets, actions, identifiers, images and colors.
extension LanguageServer {
  /// Returns the places in all open documents that use the name at a position. An id belongs to one document.
  func references(_ parameters: RPCValue) -> JSONValue {
    guard let (uri, open) = open(parameters), let found = name(at: parameters["position"], in: open)
    else { return .array([]) }
    let isIncluded = parameters["context"]?["includeDeclaration"] != .bool(false)
    var locations: [JSONValue] = []
    for (other, open) in documents.inKeyOrder
    where found.kind != .id || other == uri {
      for use in open.document?.uses([found.kind]) ?? []
      where use.name == found.name && (use.isReference || isIncluded || found.kind != .id) {
        locations.append(
          Self.location(other, open.text.json(open.text.valueRange(of: use.sourceRange))))
      }
    }
    return .array(locations)
  }

  /// Returns the range and the text of the name at a position if it can be changed, otherwise null.
  func prepareRename(_ parameters: RPCValue) -> JSONValue {
    guard let (_, open) = open(parameters),
      let found = name(at: parameters["position"], in: open),
      Renaming.kinds.contains(found.kind), open.document?.dialect == .document
    else { return .null }
    return .object([
      ("range", open.text.json(found.range)), ("placeholder", .string(found.name)),
    ])
  }

  /// Returns the edits that change the name at a position in all open documents. Code and closed documents stay
  /// unchanged.
  /// - Throws: A reason why the name cannot be changed.
  func renamed(_ parameters: RPCValue) throws(RequestProblem) -> JSONValue {
    guard let (uri, open) = open(parameters), let new = parameters["newName"]?.text,
      let found = name(at: parameters["position"], in: open), Renaming.kinds.contains(found.kind)
    else { throw RequestProblem("there is no name to change here") }
    let renaming = Renaming(found.kind, from: found.name, to: new)
    if let problem = renaming.problem { throw RequestProblem(problem) }
    var changes: [(String, JSONValue)] = []
    for (other, open) in documents.inKeyOrder
    where found.kind != .id || other == uri {
      guard let document = open.document, document.dialect == .document else { continue }
      if found.kind == .id, !renaming.clashes(in: document).isEmpty {
        throw RequestProblem("another object has the id '\(new)'")
      }
      let uses = renaming.uses(in: document)
      if uses.isEmpty { continue }
      // Interface Builder writes attributes in double quotes, with these characters escaped.
      let edits = uses.map { use in
        JSONValue.object([
          ("range", open.text.json(open.text.valueRange(of: use.sourceRange))),
          ("newText", .string(Self.escaped(new))),
        ])
      }
      changes.append((other, .array(edits)))
    }
    return .object([("changes", .object(changes))])
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the object that the id at a position refers to, or the class in the sources with the name there.
  func definitionOfName(_ parameters: RPCValue) -> JSONValue {
    guard let (uri, open) = open(parameters), let document = open.document,
      let found = name(at: parameters["position"], in: open)
    else { return .null }
    if found.kind == .id, let object = document.object(id: found.name) {
      return Self.location(uri, open.text.json(object.node.tagRange))
    }
    guard found.kind == .class,
      let place = sources()?.seen(from: document.file)
        .declaration(of: found.name, module: found.module)?.place
    else { return .null }
    return location(of: place)
  }

  /// Returns a position in the sources.
  func location(of place: SourcePlace) -> JSONValue {
    let start = JSONValue.object([
      ("line", .int(place.line - 1)), ("character", .int(max(0, place.column - 1))),
    ])
    return Self.location(uri(of: place.file), .object([("start", start), ("end", start)]))
  }

  /// Returns whether the value of an attribute at a position is the id of another object.
  func isReference(at position: RPCValue?, in open: Open) -> Bool {
    name(at: position, in: open)?.isReference == true
  }

  /// A name in an attribute.
  private struct FoundName {
    var kind: DocumentUse.Kind
    var name: String
    var module: String?
    /// Whether this is the id of another object.
    var isReference: Bool
    var range: Range<Int>
  }

  /// Returns the name at a position. In the tag of an object outside of other names, this is the object's id.
  private func name(at position: RPCValue?, in open: Open) -> FoundName? {
    guard let document = open.document, let offset = open.text.offset(of: position) else {
      return nil
    }
    var own: FoundName?
    let kinds = Set(DocumentUse.Kind.allCases).subtracting([.text, .element])
    for use in document.uses(kinds) where use.node.tagRange.contains(offset) {
      let range = use.sourceRange
      let found = FoundName(
        kind: use.kind, name: use.name, module: use.kind == .class ? use.detail : nil,
        isReference: use.kind == .id && use.isReference, range: open.text.valueRange(of: range))
      if (range.start.offset...range.end.offset).contains(offset) { return found }
      if use.kind == .id, !use.isReference { own = found }
    }
    return own
  }
}

/// A reason why a request has no result.
struct RequestProblem: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension OpenText {
  /// Returns the range of the value of an attribute, inside its quotation marks.
  func valueRange(of attribute: SourceRange) -> Range<Int> {
    let (start, end) = (attribute.start.offset, attribute.end.offset)
    guard 0..<bytes.count ~= start, start < end, end <= bytes.count,
      let quote = bytes[start..<end].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      quote + 1 < end
    else { return start..<max(start, end) }
    return quote + 1..<end - 1
  }
}
