import Diagnostics
import Foundation
import Synchronization
import XcodeProjects

extension RunDocuments {
  func isPartOfBinaryLibrary(_ file: String) -> Bool {
    guard let projects else { return false }
    let known = libraries.withLock { known in
      let folders = known ?? Self.libraryFolders(projects.listedFiles)
      known = folders
      return folders
    }
    guard !known.isEmpty else { return false }
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    return known.contains { path.isPath(below: $0) }
  }

  /// Returns the folders with a library in binary form and without sources.
  private static func libraryFolders(_ files: [String]) -> [String] {
    func folders(of endings: [String]) -> Set<String> {
      Set(
        files.filter { file in endings.contains { file.hasSuffix($0) } }
          .map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    }
    let libraries = folders(of: [".a", ".framework", ".xcframework"])
    guard !libraries.isEmpty else { return [] }
    let sources = folders(of: [".swift", ".m", ".mm"])
    return libraries.filter { folder in
      !sources.contains { $0 == folder || $0.isPath(below: folder) }
    }.sorted()
  }
}
