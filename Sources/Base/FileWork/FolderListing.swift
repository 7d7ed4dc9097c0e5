#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that list the contents of folders.
package enum FolderListing {
  /// Returns the names in a folder, sorted by their bytes; nil with `errno` set if it cannot be read.
  package static func names(of path: String) -> [String]? {
    let folder = open(path.systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return folder < 0 ? nil : names(closing: folder)
  }

  /// Returns whether a path is that of a folder, and not of a symbolic link to one.
  ///
  /// A search that followed links could return to a folder again and again, or leave the repository.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return SystemPath(path).call { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the names in an open folder; nil with `errno` set if it cannot be read.
  static func names(of folder: Int32) -> [String]? {
    // Duplicated descriptors would share one position in the listing.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return copy < 0 ? nil : names(closing: copy)
  }

  private static func names(closing folder: Int32) -> [String]? {
    guard let listing = fdopendir(folder) else {
      close(folder)
      return nil
    }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(systemPath: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
