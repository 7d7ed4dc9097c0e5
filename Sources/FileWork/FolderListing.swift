#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names in a folder.
package enum FolderListing {
  /// The names in a folder, sorted by their bytes; nil with `errno` set if it cannot be read.
  package static func names(of path: String) -> [String]? {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return folder < 0 ? nil : names(closing: folder)
  }

  /// The names in an open folder.
  static func names(of folder: Int32) -> [String]? {
    // Duplicates of a descriptor would share its position in the listing.
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
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
