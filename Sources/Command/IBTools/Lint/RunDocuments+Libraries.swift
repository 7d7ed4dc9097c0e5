import Diagnostics
import FileWork
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
    return !known.values(around: path).isEmpty
  }

  func linksFramework(_ name: String, for file: String) -> Bool? {
    guard let projects, case .targets(let numbers) = projects.membership(of: file) else {
      return nil
    }
    // A project may link a framework by a file or by a flag, in any of its targets.
    let texts = Set(numbers.map { projects.targets[$0].project }).map { project in
      try? FileBytes.read(project + "/project.pbxproj", limit: Self.projectLimit)
    }
    // The manifest of another tool may contain the name anywhere.
    guard !texts.isEmpty, texts.allSatisfy({ $0 != nil }) else { return nil }
    return texts.contains { $0?.contains(Array(name.utf8)) == true }
  }

  private static let projectLimit = 64 << 20

  /// Returns the folders with a library in binary form and without sources.
  private static func libraryFolders(_ files: [String]) -> FolderIndex<Void> {
    func folders(of endings: [String]) -> Set<String> {
      Set(
        files.filter { file in endings.contains { file.hasEnding($0) } }
          .map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    }
    let libraries = folders(of: [".a", ".framework", ".xcframework"])
    guard !libraries.isEmpty else { return FolderIndex() }
    var all = FolderIndex<String>()
    for folder in libraries { all.add(folder, of: folder) }
    let sources = folders(of: [".swift", ".m", ".mm"])
    let withSources = Set(sources.flatMap { all.values(around: $0 + "/") })
    var binary = FolderIndex<Void>()
    for folder in libraries.subtracting(withSources) { binary.add((), of: folder) }
    return binary
  }
}
