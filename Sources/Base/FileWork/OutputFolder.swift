package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that create the folders for output.
package enum OutputFolder {
  /// Creates a folder and its enclosing folders, if they do not exist.
  /// - Parameter root: The folder that the new one must be in with symbolic links resolved, or nil for any location,
  ///   unless the path leads out of a repository through a link in it.
  /// - Throws: A ``Diagnostic`` if a folder cannot be created or a link leads out of `root`.
  package static func make(_ path: String, below root: String? = nil) throws(Diagnostic) {
    if root == nil { try RepositoryLinks.check(path) }
    var parent = path.utf8.first == UInt8(ascii: "/") ? "/" : "."
    var current = parent == "/" ? "/" : ""
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      current += String(Substring(part))
      if !isFolder(current) {
        // A folder is created only where its parent is known to be inside.
        if let root, !contains(parent, in: root) { throw .leadsOutside(path, root) }
        if mkdir(current.systemPath, 0o777) != 0 {
          let code = errno
          guard isFolder(current) else {
            errno = code == EEXIST ? ENOTDIR : code
            throw Diagnostic(
              id: "unwritable-file", severity: .error, file: path,
              message: "cannot create the folder: \(systemError())")
          }
        }
      }
      parent = current
      current += "/"
    }
    if let root, !contains(parent, in: root) { throw .leadsOutside(path, root) }
  }

  /// Returns whether an existing folder is the same as another or inside it, with symbolic links resolved.
  static func contains(_ folder: String, in root: String) -> Bool {
    guard let outer = String.realPath(root), let inner = String.realPath(folder) else {
      return false
    }
    return inner == outer || inner.utf8.starts(with: (outer == "/" ? outer : outer + "/").utf8)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
