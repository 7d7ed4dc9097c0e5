package import Diagnostics

extension Diagnostic {
  /// `path:line:column: severity: message [rule]`, with notes on lines of their own.
  /// - Parameter title: How a severity is written, for those who colour it.
  package func line(_ title: (Severity) -> String = { $0.rawValue }) -> String {
    let place = file ?? "<stdin>"
    var text = Self.prefix(place, range) + ": \(title(severity)): \(message) [\(id)]\n"
    for note in notes {
      text += Self.prefix(place, note.range) + ": \(title(.note)): \(note.message)\n"
    }
    return text
  }

  private static func prefix(_ file: String, _ range: SourceRange?) -> String {
    guard let start = range?.start else { return file }
    return "\(file):\(start.line):\(start.column)"
  }

  /// The shape of a finding.
  package var json: JSONValue {
    .object([
      ("rule", .string(id)), ("severity", .string(severity.rawValue)), ("file", .text(file)),
      ("line", range.map { .int($0.start.line) } ?? .null),
      ("column", range.map { .int($0.start.column) } ?? .null), ("id", .text(objectID)),
      ("path", .text(objectPath)), ("message", .string(message)),
      ("fixable", .bool(!fixes.isEmpty)),
    ])
  }
}
