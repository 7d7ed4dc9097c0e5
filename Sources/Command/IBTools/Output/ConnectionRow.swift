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
        let output = JSONWriter.bytes { json in
          json.object { json in
            json.member("file", document.file)
            json.key("connections")
            json.array(rows) { $1.write(to: &$0) }
          }
        }
        return DocumentRun.Report(output: output)
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

  func write(to json: inout JSONWriter) {
    let connection = connection
    func write(_ key: StaticString, _ id: String?, _ object: IBObject?, to json: inout JSONWriter) {
      json.key(key)
      json.object { json in
        json.member("id", id)
        json.member("class", object?.className)
      }
    }
    json.object { json in
      json.member("id", connection.id)
      json.member("kind", connection.kind?.rawValue ?? connection.node.spelling)
      json.member("name", connection.name)
      json.member("role", connection.role.rawValue)
      let source = connection.source
      write("source", source?.id, source, to: &json)
      write("destination", connection.destinationID, connection.destination, to: &json)
      json.member("index", index)
      json.member("event", connection.event)
      json.key("segue")
      if let segue = connection.segue {
        json.object { json in
          json.member("kind", segue.kind)
          json.member("relationship", segue.relationship)
        }
      } else {
        json.write(.null)
      }
      json.member("keyPath", connection.keyPath)
      json.member("line", connection.node.position.line)
    }
  }
}
