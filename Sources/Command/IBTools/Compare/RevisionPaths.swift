import Diagnostics
import FileWork

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
