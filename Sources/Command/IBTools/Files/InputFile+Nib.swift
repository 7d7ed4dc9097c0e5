package import Diagnostics
import FileWork
package import InterfaceBuilder
import NibDecompiler
import NibFormat
import XMLTree

extension InputFile {
  /// Reads the document, or makes a document of a compiled nib or storyboard.
  /// - Parameter findsLosses: Whether to find everything that the document lacks, which may take longer than making it.
  /// - Returns: The document, its bytes, and what it lacks of the nib.
  /// - Throws: A ``Diagnostic`` that contains the file name. For a nib that was found in a folder and that no document
  ///   can represent, such as one for macOS, it is a warning.
  package func documentOrNib(findsLosses: Bool = false) throws -> (
    document: IBDocument, bytes: [UInt8], losses: [Diagnostic]
  ) {
    if isCompiledStoryboard {
      return try decompiled { try compiledStoryboard(findsLosses: findsLosses) }
    }
    let bytes = try bytes()
    // Standard input can be read only once.
    guard Self.isNib(bytes) else { return (try document(of: bytes), bytes, []) }
    return try decompiled { try DecompiledFile.nib(bytes, name: name, findsLosses: findsLosses) }
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

  /// Reads the files of a compiled storyboard, which is a folder.
  private func compiledStoryboard(findsLosses: Bool) throws -> NibDecompiler.Result {
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
    return try DecompiledFile.storyboard(paths, name: name, findsLosses: findsLosses) { file in
      let full = "\(path)/\(file)"
      guard scope.contains(full) else {
        throw Diagnostic(
          id: "unreadable-file", severity: .error, file: full,
          message: "the file leads out of the storyboard's folder, so it is not read")
      }
      return try InputFile(path: full).bytes()
    }
  }

  /// Returns whether bytes are those of a compiled nib: a NIBArchive or a binary property list.
  static func isNib(_ bytes: [UInt8]) -> Bool {
    NIBArchive.isArchive(bytes[...]) || bytes.starts(with: "bplist".utf8)
  }
}

/// Makes documents of compiled files, wherever their bytes come from.
enum DecompiledFile {
  /// Returns the document of a nib.
  /// - Throws: A ``Diagnostic`` that contains the name.
  static func nib(
    _ bytes: [UInt8], name: String, findsLosses: Bool = false
  ) throws -> NibDecompiler.Result {
    let graph: NibGraph
    do throws(NibFormatError) {
      graph = try NibGraph.decode(bytes).graph
    } catch {
      throw error.diagnostic(file: name)
    }
    return try NibDecompiler().decompile(graph, file: name, findsLosses: findsLosses)
  }

  /// Returns the document of a compiled storyboard.
  /// - Parameters:
  ///   - paths: The paths of all files relative to the storyboard's folder.
  ///   - contents: Returns the content of the file at one of the paths.
  /// - Throws: A ``Diagnostic`` that contains the name, and the errors of `contents`.
  static func storyboard(
    _ paths: [String], name: String, findsLosses: Bool = false,
    contents: (String) throws -> [UInt8]
  ) throws -> NibDecompiler.Result {
    let storyboard: CompiledStoryboard
    var rest = Limits().bytes
    do {
      storyboard = try CompiledStoryboard(paths: paths) { file in
        let bytes = try contents(file)
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
    return try NibDecompiler().decompile(storyboard, file: name, findsLosses: findsLosses)
  }
}
