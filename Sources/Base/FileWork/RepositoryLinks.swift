package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Symbolic links that lead out of the repository that contains them.
///
/// A repository can contain a link with the name of a file that a CI job writes, such as a baseline or a picture, or of a
/// folder that the command searches. Such links are not followed. Links outside of repositories belong to the user. Git's
/// own folder is not a part of the repository's content: its hooks and settings run programs.
package enum RepositoryLinks {
  /// Refuses a path that a link leads out of its repository.
  /// - Parameter path: The path of an existing or new file or folder.
  /// - Throws: A ``Diagnostic`` that names the link.
  package static func check(_ path: String) throws(Diagnostic) {
    guard let (link, _) = wayOut(of: path) else {
      guard isLink(path), repository(of: path) != nil else { return }
      let destination = FilePlace(path).path
      guard ending(of: destination) != ending(of: path) else { return }
      throw Diagnostic(
        id: "unwritable-file", severity: .error, file: path,
        message:
          "the symbolic link leads to '\(destination)', a file of another kind, so nothing is written; name that file "
          + "instead, or remove the link")
    }
    throw Diagnostic(
      id: "unwritable-file", severity: .error, file: path,
      message:
        "the symbolic link '\(link)' leads out of its repository, so nothing is written; remove the link, or name the "
        + "file that it leads to")
  }

  /// Returns the first link on a path that leads out of its repository, and the root of that repository.
  package static func wayOut(of path: String) -> (link: String, repository: String)? {
    var current = path.isAbsolutePath ? "/" : ""
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      current += String(Substring(part))
      if isLink(current), let root = repository(of: current), !leads(current, into: root) {
        return (current, root)
      }
      current += "/"
    }
    return nil
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the repository that contains a link; nil if there is none.
  private static func repository(of link: String) -> String? {
    let start = link.startOfName
    let folder = start == link.startIndex ? "." : String(link[..<start])
    guard var root = String.realPath(folder) else { return nil }
    while !SystemPath(root + "/.git").exists {
      guard let slash = root.lastSlash, slash != root.startIndex else { return nil }
      root = String(root[..<slash])
    }
    return root
  }

  private static func leads(_ link: String, into root: String) -> Bool {
    // The place of a link to nothing is where a file would be written.
    let place = FilePlace(link)
    let isInside =
      SystemPath(link).exists ? OutputFolder.contains(link, in: root) : place.isBelow(root)
    // Also that of a repository inside of this one.
    return isInside
      && !(place.path.path(below: root) ?? place.path).pathParts.contains {
        $0.lowercased() == ".git"
      }
  }

  /// Returns the part of a path's name after the last period; empty if there is none.
  private static func ending(of path: String) -> Substring {
    let name = path[path.startOfName...]
    guard let period = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return name[period...]
  }
}
