package import Diagnostics
import FileWork
package import InterfaceBuilder
import NibDecompiler
import NibFormat

extension InputFile {
  /// Reads the document, or makes a document of a compiled nib.
  /// - Returns: The document, its bytes, and what it lacks of the nib.
  /// - Throws: A ``Diagnostic`` that contains the file name. For a nib that was found in a folder and that no document
  ///   can represent, such as one for macOS, it is a warning.
  package func documentOrNib() throws -> (
    document: IBDocument, bytes: [UInt8], losses: [Diagnostic]
  ) {
    let bytes = try bytes()
    // Standard input can be read only once.
    guard Self.isNib(bytes) else { return (try document(of: bytes), bytes, []) }
    return try Supervisor.working(on: name) {
      do {
        let graph = try decoded(bytes)
        let result = try NibDecompiler().decompile(graph, file: name)
        return (result.document, result.bytes, result.diagnostics)
      } catch var problem as Diagnostic {
        if folder != nil { problem.severity = .warning }
        throw problem
      }
    }
  }

  private func decoded(_ bytes: [UInt8]) throws -> NibGraph {
    do throws(NibFormatError) {
      return try NibGraph.decode(bytes).graph
    } catch {
      throw error.diagnostic(file: name)
    }
  }

  /// Returns whether bytes are those of a compiled nib: a NIBArchive or a binary property list.
  static func isNib(_ bytes: [UInt8]) -> Bool {
    NIBArchive.isArchive(bytes[...]) || bytes.starts(with: "bplist".utf8)
  }
}
