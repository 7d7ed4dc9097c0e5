import Diagnostics

/// Values by folder. The folders that contain a path are found in a time that depends on the length of the path, and not
/// on the number of folders.
package struct FolderIndex<Value> {
  fileprivate struct Entry {
    let folder: String
    let value: Value
  }

  /// The entries by the folder without a slash at its end.
  private var entries: [PathKey: [Entry]] = [:]

  /// Whether the index is empty.
  package var isEmpty: Bool { entries.isEmpty }

  /// Creates an index without folders.
  package init() {}

  /// Adds a value of a folder, which may have others.
  package mutating func add(_ value: Value, of folder: String) {
    entries[Self.key(of: folder), default: []].append(Entry(folder: folder, value: value))
  }

  /// Returns the values of the folders that contain a path: the outermost folder first, and those of one folder in the
  /// order in which they were added. Symbolic links are not followed.
  package func values(around path: String) -> [Value] {
    guard !entries.isEmpty else { return [] }
    var found: [Value] = []
    func add(_ folder: PathKey) {
      for entry in entries[folder] ?? [] where path.isPath(below: entry.folder) {
        found.append(entry.value)
      }
    }
    // The root contains all absolute paths, and an empty folder all relative ones.
    add(PathKey(""))
    for slash in path.utf8.indices.dropFirst() where path.utf8[slash] == UInt8(ascii: "/") {
      add(PathKey(String(path[..<slash])))
    }
    return found
  }

  /// The values of the folders that are inside of no other one, in any order.
  package var outermost: [Value] {
    entries.values.joined().filter { values(around: $0.folder).isEmpty }.map(\.value)
  }

  private static func key(of folder: String) -> PathKey {
    PathKey(
      folder.endsWithSlash ? String(folder[..<(folder.lastSlash ?? folder.endIndex)]) : folder)
  }
}

extension FolderIndex: Sendable where Value: Sendable {}

extension FolderIndex.Entry: Sendable where Value: Sendable {}
