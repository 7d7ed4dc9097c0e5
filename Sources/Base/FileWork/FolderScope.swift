import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that must contain the files named in documents and catalogs: the root of the enclosing repository.
/// Outside repositories, this is the enclosing working directory or the folder itself (``EnclosingFolders``).
///
/// A document must not make a picture or a report contain other files of the machine, whether through `..`, an absolute
/// path or a symbolic link.
package struct FolderScope: Sendable {
  /// The folder with symbolic links resolved; nil if it does not exist.
  package let root: String?

  private static let known = Mutex<[String: FolderScope]>([:])

  /// Finds the scope around a folder.
  package init(around folder: String) {
    if let known = Self.known.withLock({ $0[folder] }) {
      self = known
      return
    }
    // A folder that is a link out of a repository could make any folder a scope.
    root =
      RepositoryLinks.wayOut(of: folder)?.repository
      ?? Self.resolved(folder).flatMap { EnclosingFolders.around($0).last }
    let found = self
    Self.known.withLock { $0[folder] = found }
  }

  /// Returns whether a file exists inside the scope, with symbolic links resolved.
  package func contains(_ path: String) -> Bool {
    // Standard input may be redirected from a file or a pipe inside the folder, but only the user may refer to it.
    guard let root, !FileBytes.isOwnDescriptor(path), let real = Self.resolved(path) else {
      return false
    }
    // Bytes are compared, because strings with different spellings can be equal.
    return real == root || real.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
  }

  /// Returns whether a name from a document leads to a path below the folder that it is relative to: it is not empty or
  /// absolute, and contains no component `..`.
  package static func isBelow(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "/"), !name.utf8.contains(0) else {
      return false
    }
    return !name.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }

  private static func resolved(_ path: String) -> String? {
    String.realPath(path)
  }
}
