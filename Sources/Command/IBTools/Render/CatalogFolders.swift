import Budgets
import Diagnostics
import FileWork

/// The folders below a root that contain asset catalogs.
struct CatalogFolders: Sendable {
  /// The folders, sorted by path.
  private(set) var paths: [String] = []
  /// Repositories may have tens of thousands of folders.
  private var budget: Budget

  /// Folders with third-party code. Like hidden folders, they are used only by documents inside them.
  private static let passedOver: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Searches a folder and its subfolders. Symbolic links are not followed.
  init(below root: String) {
    budget = Budget(file: root, depth: 64, steps: 100_000)
    search(root)
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

  private mutating func search(_ folder: String) {
    guard (try? budget.spend()) != nil, (try? budget.enter()) != nil else { return }
    defer { budget.leave() }
    guard let names = FolderListing.names(of: folder) else { return }
    if names.contains(where: { $0.hasSuffix(".xcassets") }) { paths.append(folder) }
    for name in names where Self.mayContainCatalogs(name) {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      guard FolderListing.isFolder(path) else { continue }
      search(path)
    }
  }

  /// Returns whether a folder may belong to the app. Catalogs, projects and bundles contain no further catalogs.
  private static func mayContainCatalogs(_ name: String) -> Bool {
    let bundles = [
      ".xcassets", ".xcodeproj", ".xcworkspace", ".lproj", ".storyboardc", ".framework",
    ]
    return !name.hasPrefix(".") && !passedOver.contains(name)
      && !bundles.contains { name.hasSuffix($0) }
  }
}
