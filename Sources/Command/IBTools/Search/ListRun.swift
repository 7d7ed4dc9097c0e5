import DiagnosticText
import Diagnostics
import FileWork
package import IBSearch
import InterfaceBuilder
import XMLTree

/// A run that lists the names and texts in documents, each with the number of its uses and their locations.
package struct ListRun: Sendable {
  private let kinds: [DocumentUse.Kind]
  private let json: Bool
  /// Whether to print each location, instead of the number of locations.
  package var showsPlaces = false
  /// The folders with the app's sources and asset catalogs; the list then marks names that only one side has.
  package var sources: [String] = []

  package init(_ kinds: [DocumentUse.Kind], json: Bool) {
    (self.kinds, self.json) = (kinds, json)
  }

  /// A name with its locations.
  private struct Row {
    let kind: DocumentUse.Kind
    let name: String
    var places: [(file: String, line: Int, column: Int)] = []
    /// Whether the system provides all uses, so that the app does not need to have it.
    var isOfSystem = true
    /// Whether the app has the name; nil if that is not known.
    var isInApp: Bool?
  }

  private struct Key: Hashable {
    let kind: DocumentUse.Kind
    let name: String
  }

  /// A use with its location.
  private struct Found {
    let key: Key
    let place: (file: String, line: Int, column: Int)
    let isOfSystem: Bool
  }

  package func run(_ paths: [String], to sink: some ReportSink) -> RunStatus {
    var rows: [Key: Row] = [:]
    var failures: [Diagnostic] = []
    let wanted = Set(kinds)
    let work: @Sendable (InputFile) -> Result<[Found], Diagnostic> = { file in
      do {
        let uses = try Supervisor.reading(file.name) {
          try file.documentOrNib().document.uses(wanted)
        }
        return .success(
          uses.filter { !$0.isReference && !$0.isResource }.map { use in
            let start = use.sourceRange.start
            return Found(
              key: Key(kind: use.kind, name: use.name),
              place: (file.name, start.line, start.column),
              isOfSystem: use.isOfSystem)
          })
      } catch {
        return .failure(Diagnostic(wrapping: error, file: file.path))
      }
    }
    let files = InputFiles(paths, kind: .readable).files
    OrderedWork.forEach(files, progress: sink.progress, work: work) { result in
      switch result {
      case .success(let uses):
        for use in uses {
          var row = rows[use.key] ?? Row(kind: use.key.kind, name: use.key.name)
          row.places.append(use.place)
          row.isOfSystem = row.isOfSystem && use.isOfSystem
          rows[use.key] = row
        }
      case .failure(let problem): failures.append(problem)
      }
      return !sink.isClosed
    }
    var sorted = kinds.flatMap { kind in
      rows.values.filter { $0.kind == kind }.sorted(on: \.name)
    }
    var unused: [AppName] = []
    if !sources.isEmpty {
      let app = AppNames(folders: sources)
      failures += app.problems
      let storyboards = Set(
        files.compactMap {
          $0.path.pathParts.last.flatMap { String($0).name(before: ".storyboard") }
        })
      for index in sorted.indices where !sorted[index].isOfSystem {
        let row = sorted[index]
        // A storyboard is among the documents, or in the sources.
        let isDocument = row.kind == .storyboard && storyboards.contains(row.name)
        sorted[index].isInApp = isDocument ? true : app.contains(row.kind, row.name)
      }
      unused = app.unused(kinds) { rows[Key(kind: $0, name: $1)]?.isOfSystem == false }
    }
    sink.write(json ? Self.json(sorted, unused) : text(sorted, unused))
    sink.report(failures)
    return failures.contains { $0.severity == .error } ? .cannot : .fine
  }

  private func text(_ rows: [Row], _ unused: [AppName]) -> String {
    var text = ""
    for kind in kinds {
      let own = rows.filter { $0.kind == kind }
      let others = unused.filter { $0.kind == kind }
      guard !own.isEmpty || !others.isEmpty else { continue }
      text += "\(kind.rawValue)\n"
      for row in own {
        let note = row.isInApp == false ? " (not in the app)" : ""
        text += "  \(PrintableText.line(row.name)): \(row.places.count)\(note)\n"
        guard showsPlaces else { continue }
        for place in row.places {
          text += "    \(PrintableText.line(place.file)):\(place.line):\(place.column)\n"
        }
      }
      for name in others {
        text += "  \(PrintableText.line(name.name)): 0 (only in \(PrintableText.line(name.file)))\n"
      }
    }
    return text
  }

  private static func json(_ rows: [Row], _ unused: [AppName]) -> String {
    let names = rows.map { row in
      JSONValue.object([
        ("kind", .string(row.kind.rawValue)), ("name", .string(row.name)),
        ("count", .int(row.places.count)),
        ("inApp", row.isInApp.map { .bool($0) } ?? .null),
        (
          "places",
          .array(
            row.places.map {
              .object([
                ("file", .string($0.file)), ("line", .int($0.line)), ("column", .int($0.column)),
              ])
            })
        ),
      ])
    }
    let others = unused.map {
      JSONValue.object([
        ("kind", .string($0.kind.rawValue)), ("name", .string($0.name)), ("file", .string($0.file)),
      ])
    }
    return JSONValue.object([("names", .array(names)), ("unused", .array(others))]).text + "\n"
  }
}
