import DiagnosticText
import Diagnostics
package import InterfaceBuilder
import XMLTree

/// A connection with its index in its collection. The indices are computed once for the whole document.
package struct ConnectionRow {
  /// Prints the connections of documents.
  /// - Parameters:
  ///   - role: The role of the connections' sources, or nil for all.
  ///   - kind: The kind of the connections, or nil for all.
  package static func run(
    _ paths: [String], role: IBRole?, kind: IBConnection.Kind?, json: Bool, to sink: some ReportSink
  ) -> RunStatus {
    let run = DocumentRun(paths, json: json, readsNibs: true)
    let headline = !run.files.isSingle
    return run.run(to: sink) { _, document, _ in
      let rows = rows(of: document).filter { row in
        (role == nil || row.connection.role == role) && (kind == nil || row.connection.kind == kind)
      }
      if json {
        let output = JSONWriter.bytes { json in
          json.object { json in
            json.member("file", document.file)
            json.key("connections")
            json.array(rows) { $1.write(to: &$0) }
          }
        }
        return FileReport(output: output)
      }
      // A file of a folder without connections prints nothing, so that the output can be searched.
      guard !headline || !rows.isEmpty else { return FileReport() }
      let title = headline ? "\(PrintableText.line(document.file ?? ""))\n" : ""
      let text = rows.map { PrintableText.line($0.text) + "\n" }.joined()
      return FileReport(text: title + text + (headline ? "\n" : ""))
    }
  }

  let connection: IBConnection
  let index: Int?

  private struct Collection: Hashable {
    let source: IBObject?
    let name: String?
  }

  private static func rows(of document: IBDocument) -> [ConnectionRow] {
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

  private var text: String {
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
    // One object may be the end of thousands of connections, so its texts are shortened.
    var text = ShortText.title(object.className ?? object.element)
    switch object.role {
    case .filesOwner:
      text = object.customClass.map { "File's Owner (\(ShortText.title($0)))" } ?? "File's Owner"
    case .firstResponder: text = "First Responder"
    case .application: text = "Application"
    case .externalObject:
      text = "External Object \(ShortText.title(object.externalObjectIdentifier ?? ""))"
    case .object: break
    }
    if let label = object.label, object.role == .object { text += " \"\(ShortText.title(label))\"" }
    return text + (object.id.map { " #\(ShortText.id($0))" } ?? "")
  }

  private func write(to json: inout JSONWriter) {
    let connection = connection
    func write(_ key: StaticString, _ id: String?, _ object: IBObject?, to json: inout JSONWriter) {
      json.key(key)
      json.object { json in
        json.member("id", id.map { ShortText.id($0) })
        json.member("class", object?.className.map { ShortText.title($0) })
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
