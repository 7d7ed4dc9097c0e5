import Diagnostics
import FileWork

/// The folders below a root that contain asset catalogs.
struct CatalogFolders: Sendable {
  /// The folders, sorted by path.
  private(set) var paths: [String] = []
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
        if names.contains(where: { $0.hasEnding(".xcassets") }) { paths.append(folder) }
      case .entry(let entry):
        if Self.mayContainCatalogs(entry), entry.kind == .folder { walk.enter(entry) }
      }
    }
  }

  /// Returns the folders, sorted by their distance from a folder, nearest first.
  func nearest(to folder: String) -> [String] {
    let start = folder.pathParts
    return paths.map { path -> (distance: Int, path: String) in
      let parts = path.pathParts
      let shared = zip(start, parts).prefix { $0 == $1 }.count
      return (start.count + parts.count - 2 * shared, path)
    }
    .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
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
