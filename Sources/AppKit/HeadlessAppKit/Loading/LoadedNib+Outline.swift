import Diagnostics
import Foundation

extension LoadedNib {
  /// Returns the live objects as indented text, one per line, with their outlets, actions, bindings and attributes.
  ///
  /// This is the output of `load`. A line contains the class (an app's class before its stand-in), the id, the frame in
  /// points, and the visible text.
  public func outline() -> String {
    OutlineText.lines(
      of: hierarchy, children: \.children,
      details: { $0.connections.map { PrintableText.line(summary(of: $0)) } },
      line: { PrintableText.line(summary(of: $0)) })
  }

  private func summary(of node: LoadedObject) -> String {
    var parts: [String] = []
    switch node.role {
    case .filesOwner: parts.append("File's Owner")
    case .application: parts.append("Application")
    case .object: break
    }
    parts.append(node.className)
    if node.isCustom, node.liveClassName != node.className, !(node.object is NibStandIn) {
      parts.append("(\(node.liveClassName))")
    }
    if let id = node.id { parts.append("#\(id)") }
    if let frame = node.frame {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
        Int(exactly: number).map { String($0) } ?? String(Double(number))
      }
      parts.append("[\(numbers.joined(separator: ", "))]")
    }
    if let text = node.text, !text.isEmpty { parts.append(Self.quoted(text)) }
    if (node.object as? NSView)?.isHidden == true { parts.append("hidden") }
    return parts.joined(separator: " ")
  }

  private func summary(of connection: LoadedConnection) -> String {
    let end = connection.destinationNumber.map { self.end($0) } ?? "First Responder"
    switch connection.kind {
    case .outlet: return "outlet \(connection.name) -> \(end)"
    case .action: return "action \(connection.name) -> \(end)"
    case .binding: return "binding \(connection.name) -> \(end) \(connection.keyPath ?? "")"
    case .accessibility where connection.destination != nil: return "\(connection.name) -> \(end)"
    case .attribute, .toolTip, .accessibility:
      let value =
        connection.value.map { $0 is String ? Self.quoted("\($0)") : text(ofValue: $0) } ?? "nil"
      let kind = connection.kind == .attribute ? "attribute \(connection.name)" : connection.name
      return "\(kind) = \(value)"
    }
  }

  private func end(_ number: Int) -> String {
    if number == ownerNumber { return "File's Owner" }
    let entry = entries.first { $0.number == number }
    if entry?.role == .application { return "Application" }
    return className(ofNumber: number) + (id(ofNumber: number).map { " #\($0)" } ?? "")
  }

  private static func quoted(_ text: String) -> String {
    let short = text.count > 60 ? text.prefix(59) + "…" : text[...]
    return "\"\(short.replacingOccurrences(of: "\n", with: "\\n"))\""
  }
}
