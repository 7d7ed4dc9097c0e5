package import Diagnostics
import FileWork
package import InterfaceBuilder
import NibDecompiler
import NibFormat
import XMLTree

extension InputFile {
  /// Reads the document, or makes a document of a compiled nib or storyboard.
  /// - Returns: The document, its bytes, and what it lacks of the nib.
  /// - Throws: A ``Diagnostic`` that contains the file name. For a nib that was found in a folder and that no document
  ///   can represent, such as one for macOS, it is a warning.
  package func documentOrNib() throws -> (
    document: IBDocument, bytes: [UInt8], losses: [Diagnostic]
  ) {
    if isCompiledStoryboard {
      return try decompiled { try NibDecompiler().decompile(compiledStoryboard(), file: name) }
    }
    let bytes = try bytes()
    // Standard input can be read only once.
    guard Self.isNib(bytes) else { return (try document(of: bytes), bytes, []) }
    return try decompiled { try NibDecompiler().decompile(Self.decoded(bytes, name), file: name) }
  }

  private func decompiled(
    _ work: () throws -> NibDecompiler.Result
  ) throws -> (document: IBDocument, bytes: [UInt8], losses: [Diagnostic]) {
    try Supervisor.working(on: name) {
      do {
        let result = try work()
        return (result.document, result.bytes, result.diagnostics)
      } catch var problem as Diagnostic {
        if folder != nil { problem.severity = .warning }
        throw problem
      }
    }
  }

  /// Returns the document of a nib that git has.
  /// - Throws: A ``Diagnostic`` with the name.
  static func document(ofNib bytes: [UInt8], name: String) throws -> IBDocument {
    try NibDecompiler().decompile(decoded(bytes, name), file: name).document
  }

  private static func decoded(_ bytes: [UInt8], _ name: String) throws -> NibGraph {
    do throws(NibFormatError) {
      return try NibGraph.decode(bytes).graph
    } catch {
      throw error.diagnostic(file: name)
    }
  }

  /// Reads the files of a compiled storyboard, which is a folder.
  private func compiledStoryboard() throws -> CompiledStoryboard {
    if let problem { throw problem }
    guard let names = FolderListing.names(of: path) else {
      throw Diagnostic(
        id: "unreadable-folder", severity: .error, file: name,
        message: "cannot read the folder: \(systemError())")
    }
    // A nib may be a folder itself.
    let paths = names.flatMap { file -> [String] in
      guard FolderListing.isFolder("\(path)/\(file)") else { return [file] }
      return (FolderListing.names(of: "\(path)/\(file)") ?? []).map { "\(file)/\($0)" }
    }
    let scope = FolderScope(around: path)
    var rest = Limits().bytes
    do {
      return try CompiledStoryboard(paths: paths) { file in
        let full = "\(path)/\(file)"
        guard scope.contains(full) else {
          throw Diagnostic(
            id: "unreadable-file", severity: .error, file: full,
            message: "the file leads out of the storyboard's folder, so it is not read")
        }
        let bytes = try InputFile(path: full).bytes()
        rest -= bytes.count
        guard rest >= 0 else {
          throw Diagnostic(
            id: "too-large", severity: .error, file: name,
            message: "the nibs are too large; at most \(Limits().bytes) bytes can be read")
        }
        return bytes
      }
    } catch let error as NibFormatError {
      throw error.diagnostic(file: name)
    }
  }

  /// Returns whether bytes are those of a compiled nib: a NIBArchive or a binary property list.
  static func isNib(_ bytes: [UInt8]) -> Bool {
    NIBArchive.isArchive(bytes[...]) || bytes.starts(with: "bplist".utf8)
  }
}
