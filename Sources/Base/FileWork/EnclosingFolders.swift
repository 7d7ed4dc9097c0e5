#if canImport(Glibc)
  import Diagnostics
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The enclosing folders of a file, which are searched for its projects, settings and asset catalogs.
package enum EnclosingFolders {
  /// Returns a folder and its enclosing folders, nearest first, up to the root of the repository. Without a repository,
  /// the result ends at the working directory, or at the folder itself if it is outside the working directory.
  ///
  /// The result never contains an enclosing folder that all users can write to, nor any folder above it, because
  /// another user could have put a file there. The same holds for folders that belong to another user than root, the
  /// current user and the owner of the folder itself (a CI job often runs as root in another user's files). Symbolic
  /// links are resolved.
  /// - Parameter path: The folder, or a file in the folder.
  package static func around(_ path: String) -> [String] {
    var folder = real(path)
    if !isFolder(folder) { folder = parent(of: folder) }
    let working = real(".")
    let owners = [0, geteuid(), status(of: folder)?.st_uid]
    var folders = [folder]
    var most = folder == working ? 1 : 0
    while !exists(folder + "/.git") {
      guard folder != "/", !folder.isEmpty, case let next = parent(of: folder),
        let status = status(of: next), status.st_mode & S_IWOTH == 0,
        owners.contains(status.st_uid)
      else { return Array(folders.prefix(max(1, most))) }
      folders.append(next)
      folder = next
      if folder == working { most = folders.count }
    }
    return folders
  }

  private static func real(_ path: String) -> String {
    String.realPath(path) ?? path
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastSlash else { return real(".") }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func exists(_ path: String) -> Bool { access(path.systemPath, F_OK) == 0 }

  private static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path.systemPath, &status) == 0 ? status : nil
  }
}
