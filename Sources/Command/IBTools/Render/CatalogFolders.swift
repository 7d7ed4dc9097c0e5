import Diagnostics
import FileWork

/// The folders below a root that contain asset catalogs.
package struct CatalogFolders: Sendable {
  /// Folders of which each is as deep below another one as the others.
  private typealias Level = (depth: Int, folders: [String])

  /// The levels below each folder, the highest first. The folders of a level are sorted by path.
  private var below: [PathKey: [Level]] = [:]
  /// The folders that exceed a limit of the search, so that catalogs may be missing.
  private(set) var problems: [Diagnostic] = []

  /// Searches a folder and its subfolders. Symbolic links are not followed.
  init(below root: String) {
    var found: [PathKey: [Int: [String]]] = [:]
    var walk = FolderWalk(root)
    while let step = walk.next() {
      switch step {
      case .problem(let problem):
        if problem.isLimit {
          problems.append(problem.diagnostic(id: "unreadable-folder", severity: .warning))
        }
      case .folder(let folder, let names):
        if names.contains(where: { $0.hasEnding(".xcassets") }) {
          for (depth, around) in Self.folders(around: folder).enumerated() {
            found[around, default: [:]][depth, default: []].append(folder)
          }
        }
      case .entry(let entry):
        if Self.mayContainCatalogs(entry), entry.kind == .folder { walk.enter(entry) }
      }
    }
    below = found.mapValues { levels in
      levels.inKeyOrder.map { ($0.key, $0.value.sorted()) }
    }
  }

  /// The maximum number of folders for a document: many documents would otherwise search many folders each.
  package static let most = 256

  /// Returns the nearest folders, sorted by their distance from a folder, nearest first.
  func nearest(to folder: String) -> [String] {
    // The way to another folder leads up to a folder around both, and down again. For each folder around this one, these
    // are the levels that are left.
    let around = Self.folders(around: folder)
    var ways = around.map { below[$0]?[...] ?? [] }
    var nearest: [String] = []
    while nearest.count < Self.most,
      let distance = ways.enumerated().compactMap({ up, levels in
        levels.first.map { up + $0.depth }
      }).min()
    {
      let left = Self.most - nearest.count
      var found: [String] = []
      for (up, levels) in ways.enumerated() {
        guard let level = levels.first, up + level.depth == distance else { continue }
        ways[up] = levels.dropFirst()
        // The folders in the folder that the way came from are nearer.
        let passed = up > 0 ? around[up - 1].path : nil
        found += level.folders.lazy.filter { folder in
          passed.map { folder != $0 && !folder.isPath(below: $0) } ?? true
        }.prefix(left)
      }
      nearest += found.sorted().prefix(left)
    }
    return nearest
  }

  /// Returns a folder and those around it, innermost first.
  private static func folders(around folder: String) -> [PathKey] {
    let parts = folder.pathParts
    var path = folder.isAbsolutePath ? "/" : ""
    var folders = [PathKey(path)]
    for (number, part) in parts.enumerated() {
      if number > 0 { path += "/" }
      path += part
      folders.append(PathKey(path))
    }
    return folders.reversed()
  }

  /// Returns whether a folder may belong to the app. Catalogs, projects and bundles contain no further catalogs. Hidden
  /// folders and those with third-party code are used only by documents inside them.
  private static func mayContainCatalogs(_ entry: FolderWalk.Entry) -> Bool {
    let bundles = [
      ".xcassets", ".xcodeproj", ".xcworkspace", ".lproj", ".storyboardc", ".framework",
    ]
    return !entry.isHidden && !FolderWalk.passesOver(entry.name)
      && !bundles.contains { entry.name.hasEnding($0) }
  }
}
