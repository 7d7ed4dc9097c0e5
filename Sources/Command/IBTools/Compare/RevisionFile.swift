import Diagnostics
import FileWork
import InterfaceBuilder
import NibDecompiler

/// A document, a compiled nib, or the folder of a compiled storyboard in a revision.
struct RevisionFile {
  private let revision: String
  private let path: String

  init(_ revision: String, _ path: String) { (self.revision, self.path) = (revision, path) }

  private var name: String { "\(revision):\(path)" }

  /// Reads the document, or makes a document of a compiled file.
  /// - Parameter isFound: Whether nobody named the file; a nib that no document can represent is then a warning.
  /// - Throws: A ``Diagnostic`` that names the file.
  func document(isFound: Bool) throws -> (document: IBDocument, isCompiled: Bool) {
    let names = InputFiles.compiledStoryboard(path) != nil ? fileNames : nil
    let bytes = names == nil ? try bytes() : []
    guard names != nil || InputFile.isNib(bytes) else {
      return (try IBDocument(parsing: bytes, file: name), false)
    }
    do {
      let result =
        try names.map { names in
          try DecompiledFile.storyboard(names, name: name) { file in
            try RevisionFile(revision, "\(path)/\(file)").bytes()
          }
        } ?? DecompiledFile.nib(bytes, name: name)
      return (result.document, true)
    } catch var problem as Diagnostic {
      if isFound { problem.severity = .warning }
      throw problem
    }
  }

  private func bytes() throws -> [UInt8] {
    try GitProcess.output(["cat-file", "blob", name]).output
  }

  /// The paths of the files in a folder, relative to it; nil if the revision has no such folder.
  private var fileNames: [String]? {
    let words = ["ls-tree", "-r", "-z", "--name-only", "--full-tree"]
    guard let result = try? GitProcess.run(words + [name], isQuiet: true), result.status == 0
    else { return nil }
    return result.output.split(separator: 0).map { UndecodableName.string($0) }
  }

  private var exists: Bool {
    (try? GitProcess.run(["cat-file", "-e", name], isQuiet: true).status) == 0
  }

  /// The version to compare: the file itself, the folder of a compiled storyboard, or the file of a nib folder from which
  /// a document is read.
  var version: DocumentPair.Version {
    guard let names = fileNames else { return exists ? .revision(revision, path: path) : .missing }
    if InputFiles.compiledStoryboard(path) != nil { return .revision(revision, path: path) }
    guard let file = InputFiles.readableFile(among: names) else { return .missing }
    return .revision(revision, path: "\(path)/\(file)")
  }
}

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

/// The paths that limit a comparison of revisions.
struct RevisionPaths {
  /// The old revision, and the new one unless the working tree is the new version.
  let ends: [String]

  /// Checks that each path names or contains a document, because a path with a typing error would look unchanged.
  /// - Throws: A ``Diagnostic`` for the first one that does not.
  func check(_ paths: [String]) throws {
    for path in paths {
      let tracked = try ends.flatMap { end in
        try GitProcess.output(["ls-files", "-z", "--with-tree=\(end)", "--", path]).output
          .split(separator: 0).map { UndecodableName.string($0) }
      }
      if tracked.contains(where: ChangedFile.isComparable) { continue }
      // A document that git does not know is not compared, as by git.
      if ends.count == 1, InputFiles([path], kind: .readable).files.contains(where: Self.isDocument)
      {
        continue
      }
      throw tracked.isEmpty
        ? Diagnostic(
          id: "missing-file", severity: .error, file: path,
          message: "neither version has a file with this path")
        : Diagnostic(
          id: "no-documents", severity: .error, file: path,
          message: "no .xib, .storyboard, .nib or .storyboardc has this path in either version")
    }
  }

  private static func isDocument(_ file: InputFile) -> Bool {
    file.problem == nil && ChangedFile.isComparable(file.path)
  }
}
