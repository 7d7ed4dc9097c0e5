import DiagnosticText
import Diagnostics
import FileWork
import IBSearch
import InterfaceBuilder

// Warnings about the places that keep the old name although the app needs the new one there.
extension RenameRun {
  /// The number of files or places that warnings name, unless there are places in more files.
  private static let namedPlaces = 10

  /// Returns a warning for each of several files, and in the last one how many others there are.
  /// - Parameter describe: Returns the message, from the index of the file and a note about the files that are not named.
  static func warnings(
    _ id: String, at files: [String?], _ describe: (Int, String) -> String
  ) -> [Diagnostic] {
    files.prefix(namedPlaces).enumerated().map { index, file in
      let rest = files.count - namedPlaces
      let more = index == namedPlaces - 1 && rest > 0 ? " (and \(rest) more)" : ""
      return Diagnostic(
        id: id, severity: .warning, file: file, range: nil, message: describe(index, more))
    }
  }

  /// Returns warnings for several places in files, at least one for each file, and in the last one of a file how many others
  /// there are.
  /// - Parameter describe: Returns the place and the message, from the index of the place and a note about the places that
  ///   are not named.
  static func warnings(
    _ id: String, atPlacesIn files: [String?],
    _ describe: (Int, String) -> (range: SourceRange?, message: String)
  ) -> [Diagnostic] {
    let places = Dictionary(grouping: files.indices) { files[$0] }
    let firsts = places.values.compactMap(\.first)
    let others = Set(files.indices).subtracting(firsts).sorted()
    let named = (firsts + others.prefix(max(0, namedPlaces - firsts.count))).sorted()
    let counts = Dictionary(grouping: named) { files[$0] }
    return named.map { index in
      let file = files[index]
      let rest = places[file, default: []].count - counts[file, default: []].count
      let isLast = counts[file]?.last == index
      let (range, message) = describe(
        index, isLast && rest > 0 ? " (and \(rest) more in this file)" : "")
      return Diagnostic(id: id, severity: .warning, file: file, range: range, message: message)
    }
  }

  /// Returns warnings about the actions of First Responder and of unwind segues that stay, because any class may have them.
  static func actionsOfAnybody(
    _ renaming: Renaming, _ documents: [IBDocument]
  ) -> [Diagnostic] {
    guard renaming.kind == .action, renaming.scope != nil || renaming.classes != nil,
      !renaming.includesFirstResponder
    else { return [] }
    let all = Renaming(.action, from: renaming.old, to: renaming.new)
    let left = documents.flatMap { all.uses(in: $0) }.filter { Renaming.isOfFirstResponder($0) }
    return warnings(
      "action-keeps-name", atPlacesIn: left.map { $0.object?.document.file }
    ) { index, more in
      (
        left[index].sourceRange,
        "'\(renaming.old)' of First Responder or an unwind segue stays\(more), because any class may have it; name the sources with --sources"
      )
    }
  }

  /// Returns warnings about the documents below the folders with sources that have the old name and were not named.
  func otherDocuments(_ renaming: Renaming, besides files: [InputFile]) -> [Diagnostic] {
    guard renaming.kind != .id, !sources.isEmpty else { return [] }
    let named = Set(files.map { Self.key($0.path) })
    let others = InputFiles(sources).files.filter {
      $0.problem == nil && !named.contains(Self.key($0.path))
    }
    let using = others.filter { file in
      (try? file.document()).map { !renaming.uses(in: $0.document).isEmpty } ?? false
    }
    return Self.warnings("document-keeps-name", at: using.map(\.path)) { _, more in
      "the \(renaming.kind.rawValue) '\(renaming.old)' keeps its name here\(more); name these documents, too"
    }
  }

  /// Returns notes about the storyboards with the old name, which only Xcode can move within a project.
  static func filesToRename(_ renaming: Renaming, _ files: [InputFile]) -> [Diagnostic] {
    files.filter { $0.path.pathParts.last == "\(renaming.old).storyboard" }.map { file in
      Diagnostic(
        id: "storyboard-file", severity: .warning, file: file.path,
        message: "the file keeps its name; rename it in Xcode to '\(renaming.new).storyboard'")
    }
  }

  /// Returns warnings about the sets of asset catalogs and the image files that keep the old name.
  func assetsToRename(moved: Set<String>, _ paths: [String]) -> [Diagnostic] {
    guard renaming.kind == .image || renaming.kind == .color else { return [] }
    let images = renaming.kind == .image ? AppNames.images : []
    let folders = (paths + sources + projects + assets).filter { FolderListing.isFolder($0) }
    let files = Set(FileWatch.files(below: folders, endings: ["Contents.json"] + images)).sorted()
    let catalogs =
      (try? CatalogNames(around: files.filter { $0.hasEnding(CatalogNames.fileName) }))
      ?? CatalogNames()
    // A folder may be named in several ways.
    var seen: Set<PathKey> = []
    let moved = Set(moved.map { Self.key($0) })
    let left = files.compactMap { file -> String? in
      guard seen.insert(Self.key(file)).inserted else { return nil }
      if let folder = file.name(before: CatalogNames.fileName) {
        let set = catalogs.set(String.realPath(folder) ?? folder)
        let isNamed = set?.kind == renaming.kind && set?.name == renaming.old
        return isNamed && !moved.contains(Self.key(folder)) ? folder : nil
      }
      // An image in a set has the name of the set.
      guard let ending = images.first(where: file.hasEnding),
        !file.contains(".xcassets/"),
        let name = file.pathParts.last.map(String.init)?.name(before: ending),
        [renaming.old, renaming.old + "@2x", renaming.old + "@3x"].contains(name)
      else { return nil }
      return file
    }
    return Self.warnings("asset-keeps-name", at: left) { index, more in
      let advice =
        catalogs.set(left[index]) != nil
        ? "name its catalog with --assets" : "rename it in Xcode"
      return
        "the \(renaming.kind.rawValue) '\(renaming.old)' keeps its name here\(more); \(advice)"
    }
  }

  /// Returns what is equal for the paths of the same file.
  static func key(_ path: String) -> PathKey { PathKey(String.realPath(path) ?? path) }

  /// Returns warnings about the sources around the documents that have the name, if no folder with sources was named.
  func sourcesToRename(_ paths: [String]) -> [Diagnostic] {
    guard sources.isEmpty, renaming.kind != .id else { return [] }
    let folders = paths.compactMap { path -> String? in
      let folder = FolderListing.isFolder(path) ? path : String(path[..<path.startOfName])
      return FolderScope(around: folder.isEmpty ? "." : folder).root
    }
    let word = renaming.old.prefix { $0 != ":" }
    let using = FileWatch.files(below: Array(Set(folders)), endings: SourceFile.endings).sorted()
      .filter { path in
        let bytes = try? FileBytes.read(path, limit: 1 << 20)
        guard let bytes, bytes.contains(Array(word.utf8)) else { return false }
        return SourceNames(bytes, nestsComments: path.hasEnding(".swift")).tokens.contains {
          $0.text == renaming.old || $0.text == word
        }
      }
    return Self.warnings("source-keeps-name", at: using) { _, more in
      "'\(word)' stays here\(more); name the folder with the app's sources with --sources, if it is the \(renaming.kind.rawValue)"
    }
  }
}
