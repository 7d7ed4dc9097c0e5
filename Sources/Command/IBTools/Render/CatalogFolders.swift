import Diagnostics
import FileWork

/// The folders below a root that contain asset catalogs.
package struct CatalogFolders: Sendable {
  /// The folders, sorted by path, with the parts of their paths.
  private var folders: [(path: String, parts: [Substring])] = []
  /// The folders that exceed a limit of the search, so that catalogs may be missing.
  private(set) var problems: [Diagnostic] = []

  /// Searches a folder and its subfolders. Symbolic links are not followed.
  init(below root: String) {
    var walk = FolderWalk(root)
    while let step = walk.next() {
      switch step {
      case .problem(let problem):
        if problem.isLimit {
          problems.append(problem.diagnostic(id: "unreadable-folder", severity: .warning))
        }
      case .folder(let folder, let names):
        if names.contains(where: { $0.hasEnding(".xcassets") }) {
          folders.append((folder, folder.pathParts))
        }
      case .entry(let entry):
        if Self.mayContainCatalogs(entry), entry.kind == .folder { walk.enter(entry) }
      }
    }
  }

  /// The maximum number of folders for a document: many documents would otherwise search many folders each.
  package static let most = 256

  /// Returns the nearest folders, sorted by their distance from a folder, nearest first.
  func nearest(to folder: String) -> [String] {
    let start = folder.pathParts
    var byDistance: [Int: [String]] = [:]
    for (path, parts) in folders {
      let shared = zip(start, parts).prefix { $0 == $1 }.count
      byDistance[start.count + parts.count - 2 * shared, default: []].append(path)
    }
    var nearest: [String] = []
    for distance in byDistance.keys.sorted() where nearest.count < Self.most {
      nearest += byDistance[distance]!.sorted()
    }
    return Array(nearest.prefix(Self.most))
  }

  /// Returns whether a folder may belong to the app. Catalogs, projects and bundles contain no further catalogs. Hidden
  /// folders and those with third-party code are used only by documents inside them.
  private static func mayContainCatalogs(_ entry: FolderWalk.Entry) -> Bool {
    let bundles = [
      ".xcassets", ".xcodeproj", ".xcworkspace", ".lproj", ".storyboardc", ".framework",
    ]
    return !entry.isHidden && !FolderWalk.passedOver.contains(entry.name)
      && !bundles.contains { entry.name.hasEnding($0) }
  }
}
