#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Removes folders with their contents.
enum FolderTree {
  /// Removes a file, or an open folder with its contents.
  ///
  /// The function works on the open folder rather than on paths, so it never removes files that another run has since
  /// put at the path.
  static func remove(_ path: String, _ descriptor: Int32?, calls: FileCalls) {
    guard let descriptor else {
      _ = calls.succeeds(.remove) { unlink(path.systemPath) }
      return
    }
    removeContents(of: descriptor, calls)
    _ = calls.succeeds(.remove) { rmdir(path.systemPath) }
  }

  /// Removes a file, or a folder with its contents, without following a link.
  static func remove(at path: String) {
    let descriptor = open(path.systemPath, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    remove(path, descriptor < 0 ? nil : descriptor, calls: FileCalls())
    if descriptor >= 0 { close(descriptor) }
  }

  private static func removeContents(of folder: Int32, _ calls: FileCalls) {
    // Bounded: each level keeps a descriptor open, of which a process has a limited number.
    for name in FolderListing.names(of: folder) ?? [] {
      let child = openat(folder, name.systemPath, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if child >= 0 {
        removeContents(of: child, calls)
        close(child)
      }
      _ = calls.succeeds(.remove) {
        unlinkat(folder, name.systemPath, child >= 0 ? AT_REMOVEDIR : 0)
      }
    }
  }
}
