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
  /// - Parameter isFound: Whether the file was found and not named; a nib that no document can represent is then a warning.
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
