import DiagnosticText
import Diagnostics
import FileWork
import IBSearch
import InterfaceBuilder

// Warnings about the places that keep the old name although the app needs the new one there.
extension RenameRun {
  /// Returns a warning about the actions of First Responder and of unwind segues that stay, because any class may have them.
  static func actionsOfAnybody(
    _ renaming: Renaming, _ documents: [IBDocument]
  ) -> [Diagnostic] {
    guard renaming.kind == .action, renaming.scope != nil || renaming.classes != nil,
      !renaming.includesFirstResponder
    else { return [] }
    let all = Renaming(.action, from: renaming.old, to: renaming.new)
    let left = documents.flatMap { all.uses(in: $0) }.filter { Renaming.isOfFirstResponder($0) }
    guard let first = left.first else { return [] }
    let more = left.count > 1 ? " (\(left.count) places)" : ""
    return [
      Diagnostic(
        id: "action-keeps-name", severity: .warning, file: first.object?.document.file,
        range: first.sourceRange,
        message:
          "'\(renaming.old)' of First Responder or an unwind segue stays\(more), because any class may have it; name the sources with --sources"
      )
    ]
  }

  /// Returns a warning about the documents below the folders with sources that have the old name and were not named.
  func otherDocuments(_ renaming: Renaming, besides files: [InputFile]) -> [Diagnostic] {
    guard renaming.kind != .id, !sources.isEmpty else { return [] }
    let named = Set(files.map { PathKey(String.realPath($0.path) ?? $0.path) })
    let others = InputFiles(sources).files.filter {
      $0.problem == nil && !named.contains(PathKey(String.realPath($0.path) ?? $0.path))
    }
    let using = others.filter { file in
      (try? file.document()).map { !renaming.uses(in: $0.document).isEmpty } ?? false
    }
    guard let first = using.first else { return [] }
    let more = using.count > 1 ? " (\(using.count) documents)" : ""
    return [
      Diagnostic(
        id: "document-keeps-name", severity: .warning, file: first.path,
        message:
          "the \(renaming.kind.rawValue) '\(renaming.old)' keeps its name here\(more); name these documents, too"
      )
    ]
  }

  /// Returns notes about the storyboards with the old name, which only Xcode can move within a project.
  static func filesToRename(_ renaming: Renaming, _ files: [InputFile]) -> [Diagnostic] {
    files.filter { $0.path.pathParts.last == "\(renaming.old).storyboard" }.map { file in
      Diagnostic(
        id: "storyboard-file", severity: .warning, file: file.path,
        message: "the file keeps its name; rename it in Xcode to '\(renaming.new).storyboard'")
    }
  }

  /// Returns a warning about the sets of asset catalogs and the image files that keep the old name.
  func assetsToRename(moved: Set<String>, _ paths: [String]) -> [Diagnostic] {
    guard let endings = setEndings else { return [] }
    let images = renaming.kind == .image ? AppNames.images : []
    let folders = (paths + sources + projects + assets).filter { FolderListing.isFolder($0) }
    let files = Set(FileWatch.files(below: folders, endings: ["Contents.json"] + images)).sorted()
    let left = files.compactMap { file -> String? in
      if let folder = file.name(before: "/Contents.json") {
        let isSet = endings.contains { folder.hasEnding("/\(renaming.old)\($0)") }
        return isSet && !moved.contains(folder) ? folder : nil
      }
      // An image in a set has the name of the set.
      guard let ending = images.first(where: file.hasEnding),
        !file.contains(".xcassets/"),
        let name = file.pathParts.last.map(String.init)?.name(before: ending),
        [renaming.old, renaming.old + "@2x", renaming.old + "@3x"].contains(name)
      else { return nil }
      return file
    }
    guard let first = left.first else { return [] }
    let more = left.count > 1 ? " (\(left.count) of them)" : ""
    let advice =
      endings.contains { first.hasEnding($0) }
      ? "name its catalog with --assets" : "rename it in Xcode"
    return [
      Diagnostic(
        id: "asset-keeps-name", severity: .warning, file: first,
        message:
          "the \(renaming.kind.rawValue) '\(renaming.old)' keeps its name here\(more); \(advice)")
    ]
  }

  /// The endings of the sets in asset catalogs for the kind of name; nil for other kinds.
  var setEndings: [String]? {
    switch renaming.kind {
    case .image: [".imageset", ".symbolset"]
    case .color: [".colorset"]
    default: nil
    }
  }

  /// Returns a warning about the sources around the documents that have the name, if no folder with sources was named.
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
    guard let first = using.first else { return [] }
    let more = using.count > 1 ? " (\(using.count) sources)" : ""
    return [
      Diagnostic(
        id: "source-keeps-name", severity: .warning, file: first,
        message:
          "'\(word)' stays here\(more); name the folder with the app's sources with --sources, if it is the \(renaming.kind.rawValue)"
      )
    ]
  }
}
