public import ArgumentParser
import DiagnosticText
import Diagnostics
public import InterfaceBuilder
import XMLTree

struct OutletsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outlets",
    abstract: "Print the connections of documents: source, name and destination.",
    discussion: """
      Each connection shows the role of its source: filesOwner, firstResponder, application, externalObject or object.
      """)

  @OptionGroup var input: InputOptions

  @Option(name: .long, help: "Print only connections whose source has this role.")
  var role: IBRole?

  @Option(name: .long, help: "Print only connections of this kind.")
  var kind: IBConnection.Kind?

  func run() throws {
    let run = DocumentRun(input)
    let headline = !run.files.isSingle
    try run.run { [self] _, document, _ in
      let rows = ConnectionRow.rows(of: document).filter { row in
        (role == nil || row.connection.role == role) && (kind == nil || row.connection.kind == kind)
      }
      if input.json {
        let value = JSONValue.object([
          ("file", .text(document.file)), ("connections", .array(rows.map(\.json))),
        ])
        return DocumentRun.Report(text: value.text)
      }
      let title = headline ? "\(document.file ?? "")\n" : ""
      let text = rows.map { $0.text + "\n" }.joined()
      return DocumentRun.Report(text: title + text + (headline ? "\n" : ""))
    }
  }
}

extension IBRole: ExpressibleByArgument {}
extension IBConnection.Kind: ExpressibleByArgument {}

/// A connection with its index in its collection. The indices are computed once for the whole document.
private struct ConnectionRow {
  let connection: IBConnection
  let index: Int?

  private struct Collection: Hashable {
    let source: IBObject?
    let name: String?
  }

  static func rows(of document: IBDocument) -> [ConnectionRow] {
    var counts: [Collection: Int] = [:]
    return document.connections.map { connection in
      guard connection.kind == .outletCollection else {
        return ConnectionRow(connection: connection, index: nil)
      }
      let collection = Collection(source: connection.source, name: connection.name)
      defer { counts[collection, default: 0] += 1 }
      return ConnectionRow(connection: connection, index: counts[collection, default: 0])
    }
  }

  var text: String {
    let connection = connection
    let kind = connection.kind?.rawValue ?? connection.node.spelling
    var name = connection.name ?? "-"
    if let index { name += "[\(index)]" }
    if let segue = connection.segue {
      let detail = [segue.kind, segue.relationship].compactMap { $0 }.joined(separator: " ")
      name = connection.name.map { "\(detail) \"\($0)\"" } ?? detail
    }
    if let keyPath = connection.keyPath { name += " <- \(keyPath)" }
    if let event = connection.event { name += " on \(event)" }
    let source = connection.source.map { Self.end($0) } ?? "(document)"
    let destination =
      connection.destination.map { Self.end($0) }
      ?? "nothing" + (connection.destinationID.map { " (#\($0) is missing)" } ?? "")
    let line = connection.node.position.line
    return "\(line): \(connection.role.rawValue) \(kind) \(name): \(source) -> \(destination)"
  }

  private static func end(_ object: IBObject) -> String {
    var text = object.className ?? object.element
    switch object.role {
    case .filesOwner: text = object.customClass.map { "File's Owner (\($0))" } ?? "File's Owner"
    case .firstResponder: text = "First Responder"
    case .application: text = "Application"
    case .externalObject: text = "External Object \(object.externalObjectIdentifier ?? "")"
    case .object: break
    }
    if let label = object.label, object.role == .object { text += " \"\(label)\"" }
    return text + (object.id.map { " #\($0)" } ?? "")
  }

  var json: JSONValue {
    let connection = connection
    func end(_ id: String?, _ object: IBObject?) -> JSONValue {
      .object([("id", .text(id)), ("class", .text(object?.className))])
    }
    let segue: JSONValue =
      connection.segue.map { segue in
        .object([("kind", .text(segue.kind)), ("relationship", .text(segue.relationship))])
      } ?? .null
    return .object([
      ("id", .text(connection.id)),
      ("kind", .string(connection.kind?.rawValue ?? connection.node.spelling)),
      ("name", .text(connection.name)), ("role", .string(connection.role.rawValue)),
      ("source", end(connection.source?.id, connection.source)),
      ("destination", end(connection.destinationID, connection.destination)),
      ("index", index.map { .int($0) } ?? .null), ("event", .text(connection.event)),
      ("segue", segue), ("keyPath", .text(connection.keyPath)),
      ("line", .int(connection.node.position.line)),
    ])
  }
}
