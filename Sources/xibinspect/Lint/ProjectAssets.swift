import AssetCatalog
import Foundation
import IBLint
import Synchronization
import XcodeProjects

/// The images and colours of the projects of a run. The folders are searched when a rule first needs a name.
final class ProjectAssets: Sendable {
  private let folders: [String]
  private let projects: ProjectTargets?
  /// Whether to search again for a missing name, because files change while the command runs.
  private let isLive: Bool
  private let known = Mutex<(names: AssetNames?, time: ContinuousClock.Instant)?>(nil)

  /// Creates the assets of projects.
  /// - Parameter folders: More folders with assets, which all documents can use.
  init(_ folders: [String], projects: ProjectTargets?, isLive: Bool = false) {
    self.folders = folders
    self.projects = projects
    self.isLive = isLive
  }

  /// Returns whether a project contains an asset.
  /// - Returns: Nil if the document is in no project, or if some asset catalogs are missing.
  func contains(_ asset: ProjectAsset, for file: String?) -> Bool? {
    let isCovered = !folders.isEmpty || file.map { projects?.mayContain($0) == true } == true
    guard isCovered, let names = names(olderThan: nil) else { return nil }
    if Self.contains(asset, names) { return true }
    guard isLive else { return false }
    return self.names(olderThan: .seconds(2)).map { Self.contains(asset, $0) }
  }

  private static func contains(_ asset: ProjectAsset, _ names: AssetNames) -> Bool {
    switch asset {
    case .color(let name): names.hasColor(name)
    case .image(let name): names.hasImage(name)
    case .imageWithAnyExtension(let name): names.hasImage(withAnyExtension: name)
    }
  }

  /// Returns the names. Searches again if the last search was longer ago than a limit.
  private func names(olderThan limit: Duration?) -> AssetNames? {
    known.withLock { known in
      let now = ContinuousClock.now
      if let old = known, limit.map({ now - old.time < $0 }) ?? true { return old.names }
      let names = search()
      known = (names, now)
      return names
    }
  }

  /// Returns all names, or nil if a listed catalog does not exist.
  private func search() -> AssetNames? {
    var names = AssetNames()
    // A folder inside another one needs no search of its own.
    let all = Set(folders + (projects?.folders ?? []))
    let outer = all.filter { folder in !all.contains { folder.hasPrefix($0 + "/") } }
    for folder in outer.sorted() { names.add(below: URL(fileURLWithPath: folder)) }
    for file in projects?.listedFiles ?? [] {
      names.add(imageFile: file.split(separator: "/").last.map { String($0) } ?? file)
      guard file.hasSuffix(".xcassets") else { continue }
      guard FileManager.default.fileExists(atPath: file) else { return nil }
      names.add(catalog: URL(fileURLWithPath: file))
    }
    return names
  }
}
