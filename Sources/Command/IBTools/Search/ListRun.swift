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
    /// Whether the app has the name; nil if that is not known.
    var isInApp: Bool?
  }

  private struct Key: Hashable {
    let kind: DocumentUse.Kind
    let name: String
  }

  package func run(_ paths: [String], to sink: some ReportSink) -> RunStatus {
    var rows: [Key: Row] = [:]
    var failures: [Diagnostic] = []
    let wanted = Set(kinds)
    let work: @Sendable (InputFile) -> Result<[(Key, String, Int, Int)], Diagnostic> = { file in
      do {
        let uses = try Supervisor.reading(file.name) {
          try file.documentOrNib().document.uses(wanted)
        }
        return .success(
          uses.filter { !$0.isReference }.map { use in
            let start = use.sourceRange.start
            return (Key(kind: use.kind, name: use.name), file.name, start.line, start.column)
          })
      } catch {
        return .failure(Diagnostic(wrapping: error, file: file.path))
      }
    }
    let files = InputFiles(paths, kind: .readable).files
    OrderedWork.forEach(files, progress: sink.progress, work: work) { result in
      switch result {
      case .success(let uses):
        for (key, file, line, column) in uses {
          rows[key, default: Row(kind: key.kind, name: key.name)].places.append(
            (file, line, column))
        }
      case .failure(let problem): failures.append(problem)
      }
      return !sink.isClosed
    }
    var sorted = kinds.flatMap { kind in
      rows.values.filter { $0.kind == kind }.sorted { $0.name < $1.name }
    }
    var unused: [AppName] = []
    if !sources.isEmpty {
      let app = AppNames(folders: sources)
      for index in sorted.indices {
        sorted[index].isInApp = app.contains(sorted[index].kind, sorted[index].name)
      }
      unused = app.unused(kinds) { rows[Key(kind: $0, name: $1)] != nil }
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

/// A name that the app has.
struct AppName {
  let kind: DocumentUse.Kind
  let name: String
  /// The file or folder that contains it.
  let file: String
}

/// The names in the asset catalogs and sources of an app.
struct AppNames {
  /// The images and colors of asset catalogs, and loose images.
  private var assets: [DocumentUse.Kind: [String: String]] = [:]
  /// The words in the sources, each with the first file that contains it.
  private var words: [String: String] = [:]

  init(folders: [String]) {
    let endings = [".swift", ".m", ".mm", ".h"]
    for file in FileWatch.files(below: folders, endings: endings + ["Contents.json"] + Self.images)
    {
      if file.hasSuffix("/Contents.json") {
        addAsset(file)
      } else if endings.contains(where: file.hasSuffix) {
        addWords(file)
      } else {
        addImage(file)
      }
    }
  }

  private static let images = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic"]

  private mutating func addAsset(_ file: String) {
    let parts = file.pathParts.dropLast()
    guard let folder = parts.last, let dot = folder.lastIndex(of: ".") else { return }
    let kind: DocumentUse.Kind
    switch folder[dot...] {
    case ".imageset", ".symbolset": kind = .image
    case ".colorset": kind = .color
    default: return
    }
    let path = "/" + parts.joined(separator: "/")
    assets[kind, default: [:]][String(folder[..<dot])] =
      file.isAbsolutePath ? path : String(path.dropFirst())
  }

  private mutating func addImage(_ file: String) {
    // The files of an image set share the name of the set.
    guard !file.contains(".xcassets/") else { return }
    var name = file.pathParts.last.map { String($0) } ?? file
    assets[.image, default: [:]][name] = file
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    for scale in ["@2x", "@3x"] where name.hasSuffix(scale) { name.removeLast(3) }
    if assets[.image]?[name] == nil { assets[.image, default: [:]][name] = file }
  }

  private mutating func addWords(_ file: String) {
    guard let bytes = try? FileBytes.read(file, limit: 16 << 20) else { return }
    var start: Int?
    for index in 0...bytes.count {
      let isWord = index < bytes.count && bytes[index].isInIdentifier
      if isWord {
        if start == nil { start = index }
      } else if let first = start {
        let word = String(decoding: bytes[first..<index], as: UTF8.self)
        if words[word] == nil { words[word] = file }
        start = nil
      }
    }
  }

  /// Returns whether the app has a name; nil for a kind that is not looked up.
  func contains(_ kind: DocumentUse.Kind, _ name: String) -> Bool? {
    switch kind {
    case .image, .color: assets[kind]?[name] != nil
    case .class, .outlet, .action:
      name.split { !($0.utf8.first ?? 0).isInIdentifier }.allSatisfy { words[String($0)] != nil }
    case .segue, .identifier, .storyboard:
      name.split { !($0.utf8.first ?? 0).isInIdentifier }.allSatisfy { words[String($0)] != nil }
    default: nil
    }
  }

  /// Returns the images and colors that no document uses and no source mentions, sorted.
  func unused(
    _ kinds: [DocumentUse.Kind], isUsed: (DocumentUse.Kind, String) -> Bool
  ) -> [AppName] {
    kinds.flatMap { kind in
      (assets[kind] ?? [:]).filter { name, _ in
        !isUsed(kind, name) && contains(.identifier, name) != true && !name.contains(".")
      }.sorted { $0.key < $1.key }.map { AppName(kind: kind, name: $0.key, file: $0.value) }
    }
  }
}
