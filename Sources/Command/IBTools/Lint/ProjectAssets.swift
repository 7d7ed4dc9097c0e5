import AssetCatalog
import Diagnostics
import FileWork
import Foundation
import IBLint
import InterfaceBuilder
import Synchronization
import XcodeProjects

/// The images and colors of the projects of a run, or of an app without a project. The folders are searched when a rule
/// first needs a name.
final class ProjectAssets: Sendable {
  private let folders: [String]
  private let projects: ProjectTargets?
  /// The folders with the documents and sources of an app without a project, otherwise empty.
  private let appFolders: [String]
  /// Whether to search again for a missing name, because files change while the command runs.
  private let isLive: Bool
  private let known = Mutex<Names?>(nil)

  /// The names that a search found; nil if they are incomplete.
  private struct Names {
    let names: AssetNames?
    let problems: [FolderWalk.Problem]
    let time: ContinuousClock.Instant
  }

  /// Whether the folders of an app without a project contain its assets. Computed lazily.
  private let isComplete = Mutex<Bool?>(nil)

  /// The fonts of the projects, or nil if they are unknown. Computed lazily.
  private let fonts = Mutex<ProjectFonts??>(nil)

  /// Creates the assets of projects.
  /// - Parameters:
  ///   - folders: Additional folders with assets, which all documents can use.
  ///   - appFolders: The folders with the documents and sources of an app. It is used only if there is no project.
  init(
    _ folders: [String], projects: ProjectTargets?, appFolders: [String] = [], isLive: Bool = false
  ) {
    self.folders = folders
    self.projects = projects
    // A project that cannot be read may list additional folders.
    let hasNoProject = projects.map { $0.isEmpty && $0.problems.isEmpty } ?? true
    self.appFolders = hasNoProject ? appFolders : []
    self.isLive = isLive
  }

  /// The folders that exceed a limit of the search, as far as they have been searched.
  var problems: [Diagnostic] {
    let limits = known.withLock { $0?.problems } ?? []
    return limits.map { $0.diagnostic(id: "unreadable-folder", severity: .warning) }
  }

  /// Returns whether a project contains an asset.
  /// - Returns: Nil if the document is in neither a project nor an app's folder, or if some asset catalogs are missing.
  func contains(_ asset: ProjectAsset, for file: String?) -> Bool? {
    let isCovered = !folders.isEmpty || file.map { projects?.mayContain($0) == true } == true
    guard isCovered || !appFolders.isEmpty, let names = names(olderThan: nil) else { return nil }
    if Self.contains(asset, names) { return true }
    guard isCovered || containsMost(names) else { return nil }
    guard isLive else { return false }
    return self.names(olderThan: .seconds(2)).map { Self.contains(asset, $0) }
  }

  /// Returns whether a font file of the projects contains a font.
  /// - Returns: Nil if the document is in no project, or if some of the font files are missing or cannot be read.
  func hasFont(_ name: String, for file: String) -> Bool? {
    guard projects?.mayContain(file) == true else { return nil }
    return fonts.withLock { known in
      if known == nil {
        known = .some(
          ProjectFonts(
            folders: folders + (projects?.folders ?? []), listed: projects?.listedFiles ?? []))
      }
      return known.flatMap { $0 }?.contains(name)
    }
  }

  private static func contains(_ asset: ProjectAsset, _ names: AssetNames) -> Bool {
    switch asset {
    case .color(let name): names.hasColor(name)
    case .image(let name): names.hasImage(name)
    case .imageWithAnyExtension(let name): names.hasImage(withAnyExtension: name)
    }
  }

  /// Returns whether the names include most of those that the app's documents list. Otherwise, the assets are
  /// elsewhere, for example in a package or in a folder that was not checked out.
  private func containsMost(_ names: AssetNames) -> Bool {
    isComplete.withLock { known in
      if let known { return known }
      let perDocument = ParallelWork.map(
        InputFiles(appFolders).unique, threads: max(1, ParallelWork.cores)
      ) { (file: InputFile) -> Set<ProjectAsset> in
        (try? file.document().document)?.listedAssets ?? []
      }
      let listed = Set(perDocument.joined())
      let found = listed.count { Self.contains($0, names) }
      let isMost = found > 0 && found * 4 >= listed.count * 3
      known = isMost
      return isMost
    }
  }

  /// Returns the names. Searches again if the last search was longer ago than a given limit.
  private func names(olderThan limit: Duration?) -> AssetNames? {
    known.withLock { known in
      let now = ContinuousClock.now
      if let old = known, limit.map({ now - old.time < $0 }) ?? true { return old.names }
      let (names, problems) = search()
      known = Names(names: names, problems: problems, time: now)
      return names
    }
  }

  /// Returns all names, or nil if a listed catalog does not exist or a folder exceeds a limit.
  private func search() -> (AssetNames?, [FolderWalk.Problem]) {
    var names = AssetNames()
    // A nested folder does not need a separate search.
    var all = FolderIndex<String>()
    for folder in Set(folders + appFolders + (projects?.folders ?? [])) {
      all.add(folder, of: folder)
    }
    for folder in all.outermost.sorted() { names.add(below: URL(fileURLWithPath: folder)) }
    for file in projects?.listedFiles ?? [] {
      names.add(imageFile: file.pathParts.last.map { String($0) } ?? file)
      guard file.hasEnding(".xcassets") else { continue }
      guard FileManager.default.fileExists(atPath: file) else { return (nil, names.problems) }
      names.add(catalog: URL(fileURLWithPath: file))
    }
    return (names.problems.isEmpty ? names : nil, names.problems)
  }
}
