import Diagnostics
import FileWork

/// A file that differs between two revisions, or between a revision and the working tree.
struct ChangedFile {
  /// The path relative to the repository's root in the old version; nil for a file that was added.
  let old: String?
  /// The path in the new version; nil for a file that was removed.
  let new: String?

  /// Returns the path of the compiled storyboard or the nib folder that contains a file, and is compared as a whole; nil
  /// for other files.
  static func compiledFolder(around path: String) -> String? {
    let parts = path.pathParts
    let folders = parts.dropLast()
    let end =
      folders.firstIndex { $0.hasEnding(".storyboardc") }
      ?? folders.firstIndex { $0.hasEnding(".nib") }
    return end.map { parts[...$0].joined(separator: "/") }
  }

  /// Whether a path is that of a document or of a compiled nib, or that of a file in a compiled folder.
  static func isComparable(_ path: String) -> Bool {
    InputFiles.isReadable(path) || compiledFolder(around: path) != nil
  }

  /// Returns the documents and compiled files among changed files.
  /// - Parameters:
  ///   - ends: The old revision, and the new one unless the working tree is the new version.
  ///   - top: The path of the repository's root.
  static func pairs(
    _ changes: [ChangedFile], from ends: [String], top: String
  ) -> [DocumentPair] {
    let paths = changes.flatMap { [$0.old, $0.new].compactMap(\.self) }
    let folders = Set(paths.compactMap { compiledFolder(around: $0) }.map { PathKey($0) })
    var seen: Set<PathKey> = []
    var pairs: [DocumentPair] = []
    for change in changes {
      var rest: [String?] = []
      for path in [change.old, change.new] {
        let folder = path.flatMap { compiledFolder(around: $0) }
        guard let folder = folder ?? path.flatMap({ folders.contains(PathKey($0)) ? $0 : nil })
        else {
          rest.append(path.flatMap { InputFiles.isReadable($0) ? $0 : nil })
          continue
        }
        rest.append(nil)
        guard seen.insert(PathKey(folder)).inserted else { continue }
        pairs.append(pair(ofFolder: folder, from: ends, top: top))
      }
      // A document may have been a file with another ending.
      let old = rest[1] == nil ? rest[0] : change.old
      guard let path = rest[1] ?? old else { continue }
      pairs.append(
        DocumentPair(
          path: path,
          oldPath: rest[1] == nil || old.map { PathKey($0) } == PathKey(path) ? nil : old,
          old: old.map { .revision(ends[0], path: $0) } ?? .missing,
          new: rest[1] == nil
            ? .missing
            : ends.count > 1 ? .revision(ends[1], path: path) : .file("\(top)/\(path)"),
          file: "\(top)/\(path)"))
    }
    return pairs.filter { $0.old.name != nil || $0.new.name != nil }.map { pair in
      var pair = pair
      pair.isFound = true
      return pair
    }
  }

  private static func pair(
    ofFolder folder: String, from ends: [String], top: String
  ) -> DocumentPair {
    let full = "\(top)/\(folder)"
    return DocumentPair(
      path: folder, old: RevisionFile(ends[0], folder).version,
      new: ends.count > 1
        ? RevisionFile(ends[1], folder).version : workingVersion(full, top: top), file: full)
  }

  /// Returns the version of a compiled folder in the working tree, without following links out of the repository.
  private static func workingVersion(_ folder: String, top: String) -> DocumentPair.Version {
    let scope = FolderScope(around: top)
    guard scope.contains(folder) else { return .missing }
    let file = InputFiles.representative(of: folder)
    guard scope.contains(file),
      !FolderListing.isFolder(file) || InputFiles.compiledStoryboard(file) != nil
    else { return .missing }
    return .file(file)
  }
}
