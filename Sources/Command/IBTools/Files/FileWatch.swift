import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A watch that finds files that changed since the last check: files with a different size, modification time or
/// identity, new files, and deleted files.
package struct FileWatch {
  /// The metadata that changes with a file's contents.
  private struct Stamp: Equatable {
    var file: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path.systemPath, &status) == 0 else { return nil }
      (file, size) = (UInt64(status.st_ino), Int64(status.st_size))
      #if canImport(Darwin)
        (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #else
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #endif
    }
  }

  private let list: () -> [String]
  private var stamps: [String: Stamp]
  /// Whether the last check found new or deleted files.
  package private(set) var hasOtherFiles = false

  /// Starts watching.
  /// - Parameter list: Returns the files to watch. Called for each check, so that new files are found.
  package init(_ list: @escaping () -> [String]) {
    self.list = list
    stamps = Self.stamps(of: list())
  }

  /// Returns the files that changed since the last check, sorted.
  package mutating func changes() -> [String] {
    let now = Self.stamps(of: list())
    defer { stamps = now }
    hasOtherFiles = now.keys != stamps.keys
    return Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }.sorted()
  }

  private static func stamps(of paths: [String]) -> [String: Stamp] {
    Dictionary(paths.compactMap { path in Stamp(path).map { (path, $0) } }) { first, _ in first }
  }
}

extension FileWatch {
  /// The extensions of other files that findings may depend on, apart from documents.
  package static let surroundings = [
    ".swift", ".m", ".mm", ".h", ".strings", ".pbxproj", ".xcconfig", "Package.swift",
    "project.yml", "Contents.json", ".xibinspect.yml",
  ]

  /// Returns whether walking another folder finds the files in a folder. The walk does not follow symbolic links.
  private static func isInside(_ folder: String, of roots: [String]) -> Bool {
    let own = parts(folder)
    return roots.contains { root in
      let outer = parts(root)
      return root.isAbsolutePath == folder.isAbsolutePath && outer.count < own.count
        && own.starts(with: outer) && !outer.contains("..")
        && own.dropFirst(outer.count).allSatisfy {
          !$0.hasPrefix(".") && !FolderWalk.passesOver($0)
        }
        && !hasLink(folder, after: outer.count)
    }
  }

  private static func parts(_ path: String) -> [Substring] {
    path.pathParts.filter { $0 != "." }
  }

  /// Returns whether one of the last components of a path is a symbolic link.
  /// - Parameter count: The number of components to skip.
  private static func hasLink(_ path: String, after count: Int) -> Bool {
    let parts = parts(path)
    let start = path.isAbsolutePath ? "/" : ""
    return (count + 1...max(count + 1, parts.count)).contains { length in
      var status = stat()
      return lstat((start + parts.prefix(length).joined(separator: "/")).systemPath, &status) == 0
        && status.st_mode & S_IFMT == S_IFLNK
    }
  }

  /// Returns the files in folders with one of these extensions, excluding hidden folders, and folders of libraries and
  /// build products inside the folders. Symbolic links are not followed, and neither are those on the paths of the
  /// folders if they lead out of their repositories.
  package static func files(below roots: [String], endings: [String]) -> [String] {
    var found: [String] = []
    // A folder that a repository's link makes another one is not searched.
    var folders = Set(roots).filter { root in
      RepositoryLinks.wayOut(of: root) == nil
        && (FolderListing.names(of: root) == nil || !isInside(root, of: roots))
    }.sorted()
    while let folder = folders.popLast() {
      // Bounded: each folder is listed once, because no link is followed.
      guard let names = FolderListing.names(of: folder) else {
        found.append(folder)
        continue
      }
      for name in names where !name.hasPrefix(".") || endings.contains(name) {
        let path = folder == "/" ? "/" + name : folder + "/" + name
        var status = stat()
        guard lstat(path.systemPath, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if !FolderWalk.passesOver(name) { folders.append(path) }
        } else if status.st_mode & S_IFMT == S_IFREG, endings.contains(where: name.hasEnding) {
          found.append(path)
        }
      }
    }
    return found
  }
}
