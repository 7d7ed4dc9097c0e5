#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folders around a file in which to look for what belongs to it: projects, settings, asset catalogs.
package enum EnclosingFolders {
  /// Returns a folder and those around it, nearest first, up to the root of the repository. Without a repository, they end
  /// at the working directory, or at the folder itself if that is outside the working directory.
  ///
  /// The result never contains a parent folder that all users can write to, nor any above one: another user could have put
  /// a file there. Links are resolved.
  /// - Parameter path: The folder, or a file in the folder.
  package static func around(_ path: String) -> [String] {
    var folder = real(path)
    if !isFolder(folder) { folder = parent(of: folder) }
    let working = real(".")
    var folders = [folder]
    var most = folder == working ? 1 : 0
    while !exists(folder + "/.git") {
      guard folder != "/", !folder.isEmpty, case let next = parent(of: folder), !isOpenToAll(next)
      else { return Array(folders.prefix(max(1, most))) }
      folders.append(next)
      folder = next
      if folder == working { most = folders.count }
    }
    return folders
  }

  private static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return real(".") }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isOpenToAll(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) != 0 || status.st_mode & S_IWOTH != 0
  }
}
