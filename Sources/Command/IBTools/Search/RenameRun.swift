import DiagnosticText
import Diagnostics
import DocumentStrings
import FileWork
import Foundation
package import IBSearch
import InterfaceBuilder
import XMLTree

/// A run that changes a name in documents, translations, asset catalogs and sources.
package struct RenameRun: Sendable {
  let renaming: Renaming
  /// The folders with the app's Swift and Objective-C sources.
  package var sources: [String] = []
  /// Projects, manifests and Info.plist files, and folders with them.
  package var projects: [String] = []
  /// The folders with asset catalogs, for images and colors.
  package var assets: [String] = []
  /// Whether to write nothing, and print the changes as a patch.
  package var isDry = false

  package init(_ renaming: Renaming) { self.renaming = renaming }

  /// A change to a file.
  private struct Change {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
    let count: Int
  }

  package func run(_ paths: [String], to sink: some ReportSink) throws -> RunStatus {
    if let problem = renaming.problem { throw Diagnostic.usage(problem) }
    var documents: [(file: InputFile, document: IBDocument, bytes: [UInt8])] = []
    var failures: [Diagnostic] = []
    let files = InputFiles(paths).files
    for file in files {
      do {
        let (document, bytes) = try file.document()
        documents.append((file, document, bytes))
      } catch {
        failures.append(Diagnostic(wrapping: error, file: file.path))
      }
    }
    // A file that cannot be read may also use the name, so renaming would make the app inconsistent.
    guard failures.isEmpty else {
      sink.report(failures)
      return .cannot
    }
    let plan: RenamePlan
    let code: [SourceFile]
    do {
      code = try SourceFile.all(below: sources)
      plan = try RenamePlan(renaming, documents.map(\.document), code)
    } catch let problem as Diagnostic where !problem.isUsage {
      sink.report([problem])
      return .cannot
    }
    let renaming = plan.renaming
    var changes: [Change] = []
    for (file, document, bytes) in documents {
      guard let new = try renaming.bytes(of: document) else { continue }
      changes.append(
        Change(path: file.path, old: bytes, new: new, count: renaming.uses(in: document).count))
      if renaming.kind == .id { changes += try translations(of: document, at: file.path) }
    }
    changes += try plan.source.changes().map { change in
      Change(
        path: change.source.path, old: change.source.content,
        new: change.source.encoded(
          Self.replacing(change.replacements, in: change.source.bytes)),
        count: change.replacements.count)
    }
    changes += try projectChanges()
    let moves = try assetMoves()
    guard !changes.isEmpty || !moves.isEmpty else {
      throw Diagnostic.usage("no \(renaming.kind.rawValue) '\(renaming.old)' in these files")
    }
    try write(changes, moves, sink)
    if renaming.kind == .storyboard { sink.report(Self.filesToRename(renaming, files)) }
    sink.report(namesOfClass(renaming, documents.map(\.document), files, code))
    sink.report(Self.actionsOfAnybody(renaming, documents.map(\.document)))
    sink.report(otherDocuments(renaming, besides: files))
    sink.report(assetsToRename(moved: Set(moves.map(\.from)), paths))
    sink.report(plan.source.leftLiterals())
    sink.report(sourcesToRename(paths))
    return .fine
  }

  private func write(
    _ changes: [Change], _ moves: [(from: String, to: String)], _ sink: some ReportSink
  ) throws {
    for change in changes {
      if isDry {
        let difference = WrittenFile.difference(
          from: change.old, to: change.new, path: PathText.relative(change.path))
        sink.write(document: difference)
      } else {
        sink.report(try AtomicFile.write(change.new, to: change.path))
        let uses = change.count == 1 ? "use" : "uses"
        let path = PrintableText.line(PathText.relative(change.path))
        sink.write("renamed \(change.count) \(uses) in \(path)\n")
      }
    }
    for move in moves {
      if !isDry, rename(move.from, move.to) != 0 {
        throw Diagnostic(
          id: "unwritable-file", severity: .error, file: move.from,
          message:
            "cannot move the set to '\(move.to)': \(systemError()); the documents have the new name already"
        )
      }
      if isDry {
        sink.write(Self.patch(of: move))
      } else {
        sink.write("moved \(PrintableText.line(move.from)) to \(PrintableText.line(move.to))\n")
      }
    }
  }

  /// Returns the patch that moves the files of a set, in the form of git.
  private static func patch(of move: (from: String, to: String)) -> String {
    let folders = (from: PathText.relative(move.from), to: PathText.relative(move.to))
    return (FolderListing.names(of: move.from) ?? []).sorted().map { name in
      let (from, to) = (
        PrintableText.line("\(folders.from)/\(name)"), PrintableText.line("\(folders.to)/\(name)")
      )
      return
        "diff --git a/\(from) b/\(to)\nsimilarity index 100%\nrename from \(from)\nrename to \(to)\n"
    }.joined()
  }

  // MARK: Other files

  /// Returns the changes to the keys in the translations of a document whose object gets a new id.
  private func translations(of document: IBDocument, at path: String) throws -> [Change] {
    try LocalizedDocument(document, at: path).translations.compactMap { file in
      let bytes = try LocalizedDocument.bytes(of: file.path)
      let result: TranslationRenaming
      do throws(Diagnostic) {
        result =
          switch file {
          case .catalog:
            try TranslationRenaming(catalog: bytes, from: renaming.old, to: renaming.new)
          case .strings:
            try TranslationRenaming(strings: bytes, from: renaming.old, to: renaming.new)
          }
      } catch {
        throw error.inFile(file.path)
      }
      return result.count == 0
        ? nil : Change(path: file.path, old: bytes, new: result.bytes, count: result.count)
    }
  }

  /// Returns the changes to the files of projects that name a class, storyboard, image or color.
  private func projectChanges() throws -> [Change] {
    let module = renaming.kind == .class ? renaming.scope : nil
    let files = FileWatch.files(below: sources + projects, endings: ProjectNames.endings)
    return try Set(files).sorted().compactMap { file in
      // A path that is named may be a file of another kind, such as a source.
      guard ProjectNames.endings.contains(where: { file.hasEnding($0) }) else { return nil }
      let (bytes, replacements) = try Supervisor.reading(file) {
        let bytes = try LocalizedDocument.bytes(of: file)
        var names = ProjectNames(bytes, file: file)
        do throws(Diagnostic) {
          let replacements = try names.replacements(
            of: renaming.old, with: renaming.new, renaming.kind, module: module)
          return (bytes, replacements)
        } catch {
          throw Diagnostic.usage("\(file): \(error.message)")
        }
      }
      guard !replacements.isEmpty else { return nil }
      let new = Self.replacing(replacements.map { ($0.range, $0.bytes) }, in: bytes)
      // Text that looks like a key may be inside of another text, such as a script.
      guard
        ProjectText.isReadable(new, file: file) || !ProjectText.isReadable(bytes, file: file)
      else {
        throw Diagnostic.usage(
          "\(file): the file could not be read with '\(renaming.new)'; choose another name, or change this file in Xcode"
        )
      }
      return Change(path: file, old: bytes, new: new, count: replacements.count)
    }
  }

  /// Returns the sets of asset catalogs to move.
  /// - Throws: A ``Diagnostic`` if a set has the new name, or the set cannot get it in its place.
  private func assetMoves() throws -> [(from: String, to: String)] {
    guard renaming.kind == .image || renaming.kind == .color else { return [] }
    // A set inside of another one is moved first, while its path is valid.
    let files = Set(FileWatch.files(below: assets, endings: ["Contents.json"]))
      .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    let catalogs = try CatalogNames(around: files)
    // A folder may be named in several ways.
    var seen: Set<PathKey> = []
    var taken: String?
    let moves = try files.compactMap { file -> (from: String, to: String)? in
      guard let folder = file.name(before: CatalogNames.fileName),
        seen.insert(Self.key(folder)).inserted,
        let set = catalogs.set(String.realPath(folder) ?? folder), set.kind == renaming.kind
      else { return nil }
      if set.name == renaming.new { taken = taken ?? folder }
      guard set.name == renaming.old else { return nil }
      try RepositoryLinks.check(folder)
      let target = try target(of: folder, set.ending)
      guard !FileManager.default.fileExists(atPath: target) else {
        throw Diagnostic.usage(
          "'\(target)' already exists; rename or remove that set first, or choose another name")
      }
      // The documents are written first, so the move must not fail.
      let around = target.lastSlash.map { String(target[..<$0]) } ?? "."
      guard FolderListing.isFolder(around) else {
        throw Diagnostic.usage(
          "the folder '\(around)' does not exist in the catalog; create it first, or choose another name"
        )
      }
      // The group may not be around another set, so its contents have not been read.
      let real = String.realPath(around) ?? around
      let name = try CatalogNames(around: ["\(real)/_\(set.ending)\(CatalogNames.fileName)"])
        .set("\(real)/\(target.pathParts.last ?? "")")?.name
      guard name == renaming.new else {
        throw Diagnostic.usage(
          "a set in '\(around)' would have the name '\(name ?? "")', not '\(renaming.new)'; choose another name, or change the namespaces of the groups"
        )
      }
      return (folder, target)
    }
    // Without a set to move, the set may have got the new name in Xcode.
    if let taken, !moves.isEmpty {
      throw Diagnostic.usage(
        "'\(taken)' has the name '\(renaming.new)' already; rename or remove that set first, or choose another name"
      )
    }
    return moves
  }

  /// Returns the path of a set with the new name.
  private func target(of folder: String, _ ending: String) throws -> String {
    let (old, new) = (renaming.old.pathParts, renaming.new.pathParts)
    if old.dropLast() == new.dropLast(), let name = new.last {
      return "\(folder[..<folder.startOfName])\(name)\(ending)"
    }
    // Another group, beside that of the set.
    guard let parent = folder.name(before: "/\(renaming.old)\(ending)") else {
      throw Diagnostic.usage(
        "'\(folder)' cannot be moved to another group, because groups without a namespace are around it; move it in Xcode first"
      )
    }
    return "\(parent)/\(renaming.new)\(ending)"
  }

  private static func replacing(
    _ replacements: [(range: Range<Int>, bytes: [UInt8])], in bytes: [UInt8]
  ) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for (range, text) in replacements.sorted(on: \.range.lowerBound) {
      result += bytes[end..<range.lowerBound]
      result += text
      end = range.upperBound
    }
    return result + bytes[end...]
  }
}
