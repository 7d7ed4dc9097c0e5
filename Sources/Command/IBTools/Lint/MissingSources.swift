import Diagnostics
import FileWork
import Synchronization
import XcodeProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The source files that projects list and that do not exist.
struct MissingSources: Sendable {
  /// The names of the files without their extensions.
  private(set) var names: Set<String> = []
  /// Whether a folder with such files is missing or empty, like that of a submodule that is not checked out.
  private(set) var includesFolder = false

  /// Finds the files among those that projects list.
  init(_ listed: [String]) {
    var folders: [String: Bool] = [:]
    for file in listed {
      guard let name = Self.endings.lazy.compactMap({ file.name(before: $0) }).first,
        access(file.systemPath, F_OK) != 0
      else { continue }
      names.insert(name.pathParts.last.map { String($0) } ?? name)
      guard !includesFolder, let slash = file.lastSlash else { continue }
      let folder = String(file[..<slash])
      let isMissing = folders[folder] ?? FolderListing.names(of: folder)?.isEmpty ?? true
      folders[folder] = isMissing
      includesFolder = isMissing
    }
  }

  private static let endings = [".swift", ".m", ".mm"]
}

extension RunDocuments {
  func lacksSource(named name: String?) -> Bool {
    guard let projects else { return false }
    return missing.withLock { known in
      let sources = known ?? MissingSources(projects.listedFiles)
      known = sources
      return name.map(sources.names.contains) ?? sources.includesFolder
    }
  }
}
