import DiagnosticText
import Diagnostics
import IBLint
import InterfaceBuilder
import XMLTree

extension LanguageServer {
  /// Returns a finding as a diagnostic of the protocol.
  func json(of finding: Diagnostic, in open: Open, _ uri: String) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("range", open.text.json(finding.bytes)),
      ("severity", .int(finding.severity == .error ? 1 : finding.severity == .warning ? 2 : 3)),
      ("code", .string(finding.id)), ("source", .string("xibinspect")),
      ("message", .string(finding.message)),
    ]
    let related = finding.notes.compactMap { note -> JSONValue? in
      // For a position in another file, only the line is known.
      let range: JSONValue
      if note.file == nil {
        range = open.text.json(note.range?.bytes ?? 0..<0)
      } else {
        let line = JSONValue.object([
          ("line", .int(max(0, (note.range?.start.line ?? 1) - 1))), ("character", .int(0)),
        ])
        range = .object([("start", line), ("end", line)])
      }
      let location = JSONValue.object([
        ("uri", .string(note.file.map { self.uri(of: $0) } ?? uri)), ("range", range),
      ])
      return .object([("location", location), ("message", .string(note.message))])
    }
    if !related.isEmpty { members.append(("relatedInformation", .array(related))) }
    return .object(members)
  }

  /// Returns the fixes of the findings in a range.
  func codeActions(_ parameters: RPCValue) -> JSONValue {
    guard let (uri, open) = open(parameters),
      let start = open.text.offset(of: parameters["range"]?["start"]),
      let end = open.text.offset(of: parameters["range"]?["end"])
    else { return .array([]) }
    let touched = open.findings.filter { finding in
      let range = finding.bytes
      return range.lowerBound <= end && start <= range.upperBound
    }
    var files: [String: OpenText?] = [:]
    return .array(
      touched.flatMap { finding in
        finding.fixes.compactMap { fix in
          changes(of: fix, in: open, uri, &files).map { changes in
            .object([
              ("title", .string(title(of: fix))), ("kind", .string("quickfix")),
              ("isPreferred", .bool(fix.isSafe)),
              ("diagnostics", .array([json(of: finding, in: open, uri)])),
              ("edit", .object([("changes", .object(changes))])),
            ])
          }
        }
      })
  }

  private func title(of fix: Diagnostic.Fix) -> String {
    fix.isSafe || !fix.fileEdits.isEmpty ? fix.summary : fix.summary + " (code must change too)"
  }

  /// Returns the changes of the open document and of other files, by their URIs. Returns nil if a file can no longer be
  /// read, or no longer contains the code to change.
  /// - Parameter files: The texts of the files that other fixes of the same answer change, by their names.
  private func changes(
    of fix: Diagnostic.Fix, in open: Open, _ uri: String, _ files: inout [String: OpenText?]
  ) -> [(String, JSONValue)]? {
    var changes = [(uri, edits(of: fix, in: open))]
    let edited = Dictionary(grouping: fix.fileEdits, by: \.file)
    for (file, edits) in edited.inKeyOrder {
      let known = files[file]
      let text =
        known
        ?? readFile(path(of: file)).flatMap { String(validating: $0, as: UTF8.self) }
        .map { OpenText($0) }
      if known == nil { files[file] = .some(text) }
      guard let positions = text, Diagnostic.FileEdit.apply(edits, to: positions.bytes) != nil
      else { return nil }
      changes.append(
        (
          self.uri(of: file),
          .array(
            edits.map { edit in
              .object([
                ("range", positions.json(edit.start..<edit.end)), ("newText", .string(edit.text)),
              ])
            })
        ))
    }
    return changes
  }

  private func edits(of fix: Diagnostic.Fix, in open: Open) -> JSONValue {
    .array(
      fix.replacements.map { replacement in
        .object([
          ("range", open.text.json(replacement.range.bytes)),
          ("newText", .string(replacement.text)),
        ])
      })
  }

  /// Returns the class, frame and connections of the object at a position.
  func hover(_ parameters: RPCValue) -> JSONValue {
    guard let (_, open) = open(parameters),
      let offset = open.text.offset(of: parameters["position"]),
      let object = Self.object(at: offset, in: open)
    else { return .null }
    var lines = ["**\(object.displayName)**"]
    if let name = object.className {
      let module = object.customModule.map { " (module \($0))" } ?? ""
      lines.append("class \(name)\(module)")
    }
    if let frame = object.frame {
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.plainText)
      lines.append("frame (\(numbers.joined(separator: ", ")))")
    }
    if let id = object.id { lines.append("id `\(id)`") }
    for connection in object.document.connections {
      let words = connection.name.map { "'\($0)'" } ?? ""
      if connection.source == object, let end = connection.destination {
        lines.append("\(connection.node.spelling) \(words) → \(end.displayName)")
      } else if connection.destination == object, let source = connection.source {
        lines.append("\(connection.node.spelling) \(words) of \(source.displayName)")
      }
    }
    return .object([
      (
        "contents",
        .object([
          ("kind", .string("markdown")), ("value", .string(lines.joined(separator: "\n\n"))),
        ])
      ),
      ("range", open.text.json(object.node.tagRange)),
    ])
  }

  /// Returns the location of the object that a reference at a position leads to, otherwise the location at which the
  /// outlet or action of the connection there is declared, or of what the name there refers to.
  func definition(_ parameters: RPCValue) -> JSONValue {
    guard let (_, open) = open(parameters),
      let offset = open.text.offset(of: parameters["position"]),
      !isReference(at: parameters["position"], in: open),
      let connection = open.document?.connections.first(where: {
        $0.node.tagRange.contains(offset)
      }),
      let place = declaration(of: connection)
    else { return definitionOfName(parameters) }
    return location(of: place)
  }

  /// Returns the innermost object that contains a byte.
  private static func object(at offset: Int, in open: Open) -> IBObject? {
    open.document?.objects.last { $0.node.range.contains(offset) }
  }
}

extension Diagnostic {
  /// The byte range of the finding, or an empty range at the start for a finding about the whole file.
  fileprivate var bytes: Range<Int> { range?.bytes ?? 0..<0 }
}

extension SourceRange {
  fileprivate var bytes: Range<Int> { start.offset..<max(start.offset, end.offset) }
}

extension Double {
  /// The number as text, without decimals if it is an integer.
  fileprivate var plainText: String { Int(exactly: self).map { String($0) } ?? String(self) }
}
