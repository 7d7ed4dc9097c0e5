package import Diagnostics

extension Diagnostic {
  /// The name that represents standard input instead of a file.
  package static let standardInput = "<stdin>"

  /// Returns the text `path:line:column: severity: message [rule]`, with notes on separate lines. Control characters of
  /// names are escaped (``PrintableText``).
  /// - Parameters:
  ///   - object: Whether to append the object's path to the message.
  ///   - title: Returns the text of a severity, for callers that add color.
  package func line(
    object: Bool = false, _ title: (Severity) -> String = { $0.rawValue }
  ) -> String {
    let object = object ? objectPath.map { " (\($0))" } ?? "" : ""
    let prefix = Self.prefix(file ?? Self.standardInput, range)
    let message = PrintableText.line(message + object)
    let text = "\(prefix): \(title(severity)): \(message) [\(PrintableText.line(id))]\n"
    return allNotes.reduce(into: text) { $0 += line(of: $1, title(.note)) }
  }

  /// Returns the text `path:line:column: note: message`.
  package func line(of note: Note, _ title: String = Severity.note.rawValue) -> String {
    Self.prefix(note.file ?? file ?? Self.standardInput, note.range)
      + ": \(title): \(PrintableText.line(note.message))\n"
  }

  private static func prefix(_ file: String, _ range: SourceRange?) -> String {
    let file = PrintableText.line(file)
    guard let start = range?.start else { return file }
    return "\(file):\(start.line):\(start.column)"
  }

  /// The diagnostic as JSON.
  package var json: JSONValue {
    .object([
      ("rule", .string(id)), ("severity", .string(severity.rawValue)), ("file", .text(file)),
      ("line", range.map { .int($0.start.line) } ?? .null),
      ("column", range.map { .int($0.start.column) } ?? .null), ("id", .text(objectID)),
      ("path", .text(objectPath)), ("message", .string(message)),
      ("fixable", .bool(!fixes.isEmpty)),
      ("fixes", .array(fixes.map(Self.json(of:)))),
      ("notes", .array(allNotes.map { json(of: $0) })),
    ])
  }

  private static func json(of fix: Fix) -> JSONValue {
    .object([("summary", .string(fix.summary)), ("safe", .bool(fix.isSafe))])
  }

  private func json(of note: Note) -> JSONValue {
    .object([
      ("file", .text(note.file ?? file)), ("line", note.range.map { .int($0.start.line) } ?? .null),
      ("column", note.range.map { .int($0.start.column) } ?? .null),
      ("message", .string(note.message)),
    ])
  }
}
