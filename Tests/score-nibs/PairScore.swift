import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import NibCompiler
import NibFormat
import NibScore

/// How a document was compiled, compared with what Apple made of it.
struct PairScore: Sendable {
  /// The pair's name.
  var name: String
  /// What the comparison found.
  var comparison: NibComparison
  /// Why the document could not be compiled, nil where it could.
  var failure: String?
  /// What the compiler noted.
  var diagnostics: [Diagnostic] = []

  /// Compiles a document and compares.
  ///
  /// - Parameter infersTools: Whether the compiler is told the time that Apple's nib shows it was made.
  init(_ pair: Pair, infersTools: Bool) throws {
    name = pair.name
    comparison = NibComparison()
    guard !pair.isStoryboard else {
      failure = "storyboards are not compiled yet"
      return
    }
    guard
      let bytes = try CompiledFiles.nib(at: pair.compiled, chosen: { NibDirectory.file(among: $0) })
    else { throw CocoaError(.fileNoSuchFile) }
    let apple = try NibGraph.decode(bytes).graph
    var ours: NibGraph?
    do {
      let document = try IBDocument(
        parsing: try CompiledFiles.bytes(pair.document), file: pair.originalPath)
      var options = NibCompiler.Options()
      options.localizesStrings = pair.originalPath.contains("Base.lproj/")
      if infersTools {
        options.toolsVersion = ToolsInference.build(of: [apple], document: document.toolsVersion)
      }
      let result = try NibCompiler(options: options).compile(document)
      diagnostics = result.diagnostics
      // What a reader would get: encoded, and read back.
      ours = try NibGraph.decode(NIBArchive.encode(result.graph)).graph
    } catch {
      failure = "\(error)"
    }
    comparison = NibComparison(ours: ours, apple: apple)
  }
}
