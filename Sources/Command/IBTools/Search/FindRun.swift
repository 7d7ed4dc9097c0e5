import DiagnosticText
import Diagnostics
package import IBSearch
import InterfaceBuilder
import PublishedAPI
import XMLTree

/// A run that finds names and texts in documents.
package struct FindRun: Sendable {
  /// A pattern for one kind of name or text.
  package struct Query: Sendable {
    let kind: DocumentUse.Kind
    let pattern: UsePattern
    /// The patterns for methods in sources: of the base name, and of the label after it if the selector has both in its
    /// first part.
    let methods: [(name: UsePattern, label: UsePattern?)]

    /// The patterns for a class after its module, or a type around it: of the class, and of what is before it.
    private let qualified: (name: UsePattern, qualifier: UsePattern)?

    package init(_ kind: DocumentUse.Kind, _ pattern: UsePattern) {
      (self.kind, self.pattern, methods, qualified) = (kind, pattern, [(pattern, nil)], nil)
    }

    /// Creates a query for one name.
    package init(_ kind: DocumentUse.Kind, named name: String, ignoresCase: Bool = false) {
      (self.kind, pattern) = (kind, UsePattern(equalTo: name, ignoresCase: ignoresCase))
      methods = SwiftSelector.starts(of: name).map { start in
        (
          UsePattern(equalTo: start.baseName, ignoresCase: ignoresCase),
          start.label.map { UsePattern(equalTo: $0, ignoresCase: ignoresCase) }
        )
      }
      let parts = name.split(separator: ".").map(String.init)
      qualified =
        kind == .class && parts.count > 1
        ? (
          UsePattern(equalTo: parts[parts.count - 1], ignoresCase: ignoresCase),
          UsePattern(equalTo: parts[parts.count - 2], ignoresCase: ignoresCase)
        ) : nil
    }

    /// Returns whether a use in a document has the name, also if the name is that of a class after its module.
    func matches(_ use: DocumentUse) -> Bool {
      guard kind == use.kind else { return false }
      if pattern.matches(use.name) { return true }
      guard let qualified, let module = use.detail else { return false }
      return qualified.name.matches(use.name) && qualified.qualifier.matches(module)
    }

    /// Returns whether a word of a source is a class.
    /// - Parameter qualifier: The word before it and a period; nil if there is none.
    func matchesClass(_ word: String, after qualifier: String?) -> Bool {
      guard let qualified else { return pattern.matches(word) }
      return qualified.name.matches(word) && qualifier.map(qualified.qualifier.matches) != false
    }
  }

  private let queries: [Query]
  private let json: Bool
  /// Whether to print only the number of uses in each document.
  package var countsOnly = false
  /// The folders with Swift and Objective-C sources that are searched as well.
  package var sources: [String] = []
  /// Returns a name in bold if the output supports it.
  package var highlight: @Sendable (String) -> String = { $0 }

  package init(_ queries: [Query], json: Bool) {
    (self.queries, self.json) = (queries, json)
  }

  package func run(_ paths: [String], to sink: some ReportSink) -> RunStatus {
    let found = Set(FileWatch.files(below: sources, endings: Self.sourceEndings))
    let files = InputFiles(paths + found.subtracting(paths).sorted(), kind: .readable)
    var run = FileRun(files: files, json: json)
    // Expressions that match in many ways take a time that grows faster than the text.
    run.timeLimit = Self.secondsPerFile
    let kinds = Set(queries.map(\.kind))
    // A file without uses prints nothing, so that the output can be searched and counted. A single one is still an object.
    let isObject = json && files.isSingle
    return run.run(to: sink) { [self] file in
      if found.contains(file.path) { return try report(onSource: file, isObject: isObject) }
      let document = try file.documentOrNib().document
      let uses = document.uses(kinds).filter { use in
        queries.contains { $0.matches(use) }
      }
      guard isObject || !uses.isEmpty else { return FileReport() }
      if json { return FileReport(output: Self.json(uses, file.name, countsOnly: countsOnly)) }
      if countsOnly {
        return FileReport(text: "\(PrintableText.line(file.name)): \(uses.count)\n")
      }
      // The lines are escaped, except for the highlighting.
      return FileReport(output: Array(uses.map { line(of: $0, in: file.name) }.joined().utf8))
    }
  }

  /// The time limit for a file in seconds.
  private static let secondsPerFile = 5
  private static let sourceEndings = [".swift", ".m", ".mm", ".h"]

  private func report(onSource file: InputFile, isObject: Bool) throws -> FileReport {
    let bytes = SourceFile.text(of: try file.bytes())
    let uses = SourceUses(queries, in: bytes, isSwift: file.path.hasEnding(".swift")).uses
    guard isObject || !uses.isEmpty else { return FileReport() }
    if json {
      return FileReport(
        output: JSONWriter.bytes { json in
          json.object { json in
            json.member("file", file.name)
            json.member("count", uses.count)
            guard !countsOnly else { return }
            json.key("uses")
            json.array(uses) { json, use in
              json.object { json in
                json.member("kind", use.kind.rawValue)
                json.member("name", use.name)
                json.member("property", String?.none)
                json.member("detail", String?.none)
                json.member("element", String?.none)
                json.member("id", String?.none)
                json.member("class", String?.none)
                json.member("line", use.line)
                json.member("column", use.column)
              }
            }
          }
        })
    }
    let path = PrintableText.line(file.name)
    if countsOnly { return FileReport(text: "\(path): \(uses.count)\n") }
    let lines = uses.map { use in
      let name = highlight(PrintableText.line(use.name))
      return "\(path):\(use.line):\(use.column): \(use.kind.rawValue) \(name) (source)\n"
    }
    return FileReport(output: Array(lines.joined().utf8))
  }

  /// Returns `path:line:column: kind name (element "label" #id)`.
  private func line(of use: DocumentUse, in file: String) -> String {
    let start = use.sourceRange.start
    let name = highlight(PrintableText.line(use.name))
    var text =
      "\(PrintableText.line(file)):\(start.line):\(start.column): \(use.kind.rawValue) \(name)"
    if use.kind == .class, let module = use.detail {
      text += " of \(PrintableText.line(module))"
    } else if use.isOfSystem {
      text += " of the system"
    } else if let detail = use.detail, detail != use.name {
      text += " as \(PrintableText.line(detail))"
    } else if use.isReference {
      text += " as \(use.property)"
    }
    guard let object = use.object else { return text + (use.isResource ? " (resource)\n" : "\n") }
    var owner = object.element
    if let label = object.label { owner += " \"\(label)\"" }
    if let id = object.id, use.kind != .id || use.isReference { owner += " #\(id)" }
    return text + " (\(PrintableText.line(owner)))\n"
  }

  private static func json(_ uses: [DocumentUse], _ file: String, countsOnly: Bool) -> [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.member("file", file)
        json.member("count", uses.count)
        guard !countsOnly else { return }
        json.key("uses")
        json.array(uses) { json, use in
          let range = use.sourceRange
          json.object { json in
            json.member("kind", use.kind.rawValue)
            json.member("name", use.name)
            json.member("property", use.property)
            json.member("detail", use.detail)
            json.member("element", use.node.spelling)
            json.member("id", use.object?.id)
            json.member("class", use.object?.className)
            json.member("line", range.start.line)
            json.member("column", range.start.column)
          }
        }
      }
    }
  }
}
