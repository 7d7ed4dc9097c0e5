import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import NibCompiler
import NibDecompiler
import NibFormat
import NibScore

/// The facts that a compiler gets.
enum Knowledge: String {
  /// The document alone.
  case document
  /// Facts from an app's project: the module of the target, and the newest of its documents.
  case project
  /// The module of the target, and the build of Apple's compiler.
  case tools
}

/// The comparison of a compiled document with Apple's version.
struct PairScore: Sendable {
  /// The name of the pair.
  var name: String
  /// The result of the comparison.
  var comparison: NibComparison
  /// The reason why the document could not be compiled, or nil if it could.
  var failure: String?
  /// The diagnostics from the compiler.
  var diagnostics: [Diagnostic] = []

  /// Compiles a document and compares the results.
  ///
  /// - Parameter knowledge: The facts about Apple's compilation to infer from its nib and to pass to the compiler.
  init(_ pair: Pair, knowledge: Knowledge) throws {
    name = pair.name
    comparison = NibComparison()
    var apple = CompiledStoryboard()
    if pair.isStoryboard {
      apple = try CompiledStoryboard(paths: CompiledFiles.paths(in: pair.compiled)) { path in
        try CompiledFiles.bytes(pair.compiled + "/" + path)
      }
    } else {
      let bytes = try CompiledFiles.nib(at: pair.compiled) { NibDirectory.file(among: $0) }
      guard let bytes else { throw CocoaError(.fileNoSuchFile) }
      apple.nibs = ["": try NibGraph.decode(bytes).graph]
    }
    var ours: CompiledStoryboard?
    do {
      ours = try compile(pair, like: Array(apple.nibs.values), knowledge: knowledge)
    } catch {
      failure = "\(error)"
    }
    comparison =
      pair.isStoryboard
      ? NibComparison(ours: ours, apple: apple)
      : NibComparison(ours: ours?.nibs[""], apple: apple.nibs[""])
  }

  /// Our storyboard, or one without entries that holds our nib under an empty name, as a reader would get
  /// them: encoded, and read back.
  private mutating func compile(
    _ pair: Pair, like apple: [NibGraph], knowledge: Knowledge
  ) throws -> CompiledStoryboard {
    let document = try IBDocument(
      parsing: try CompiledFiles.bytes(pair.document), file: pair.originalPath)
    var options = NibCompiler.Options()
    options.localizesStrings = pair.originalPath.contains("Base.lproj/")
    if knowledge != .document {
      options.moduleName = ModuleInference.module(of: apple, for: document)
    }
    if knowledge == .project { options.newestVersionInTarget = pair.newestInApp }
    if knowledge == .tools {
      options.toolsVersion = CompilerMarks.builds(of: apple).nearest(to: document.tools)
    }
    let compiler = NibCompiler(options: options)
    guard pair.isStoryboard else {
      let result = try compiler.compile(document)
      diagnostics = result.diagnostics
      var single = CompiledStoryboard()
      single.nibs[""] = try NibGraph.decode(NIBArchive.encode(result.graph)).graph
      return single
    }
    let result = try compiler.compileStoryboard(document)
    diagnostics = result.diagnostics
    let files = result.storyboard.files
    return try CompiledStoryboard(paths: files.map(\.path)) { path in
      files.first { $0.path == path }?.bytes ?? []
    }
  }
}
