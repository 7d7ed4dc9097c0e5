import Diagnostics
import FoundationEssentials
import InterfaceBuilder
import NibFormat
import PropertyLists
import XMLTree

/// One document of a call: it is read, changed, written, compiled and described, in this order.
struct DocumentStep {
  /// The output of the step.
  struct Result: Sendable {
    var messages: [IBToolMessage] = []
    var failures: [IBToolFailure] = []
    var contents: [(key: String, value: PropertyList)] = []
    /// The font files that the document embeds.
    var fonts: [String] = []
  }

  let path: String
  let arguments: IBToolArguments
  let updateFrames: IBTool.FrameUpdate?

  init(_ path: String, _ arguments: IBToolArguments, _ updateFrames: IBTool.FrameUpdate?) {
    self.path = path
    self.arguments = arguments
    self.updateFrames = updateFrames
  }

  /// The absolute path, for messages.
  private var file: String {
    path.isAbsolutePath ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  var result: Result {
    var result = Result()
    do throws(IBToolFailure) {
      try run(&result)
    } catch {
      var failure = error
      if failure.file == nil { failure.file = file }
      result.failures.append(failure)
    }
    return result
  }

  private func run(_ result: inout Result) throws(IBToolFailure) {
    var document = try read(try bytes())
    let problems = document.diagnostics.map { IBToolMessage($0, in: file) }
    result.messages += problems.filter { $0.severity == .error }
    // A document with errors, such as two objects with the same id, cannot be written or compiled reliably.
    guard result.messages.isEmpty else { return }
    result.messages += problems
    if let changed = try DocumentChanges(document, name: path, arguments, updateFrames).bytes() {
      guard arguments.contains(anyOf: [.write, .compile, .compilationDirectory]) else {
        throw IBToolFailure("Changes have no effect without --write.")
      }
      document = try read(changed)
    }
    if let path = arguments[.write] {
      try CompiledResult.write(document.formatted, to: path)
    }
    if arguments.contains(anyOf: DocumentTexts.exports) {
      try DocumentTexts(document, name: path, arguments).export()
    }
    result.fonts = document.customFontFiles
    result.contents = DocumentContents(document).selected(by: arguments)
    if destination != nil || arguments.contains(anyOf: [.errors, .warnings, .all]) {
      let restrictions = document.compilerRestrictions(target: arguments.deploymentTarget)
        .map { IBToolMessage($0, in: file) }
      result.messages += restrictions
      guard !restrictions.contains(where: { $0.severity == .error }) else { return }
    }
    if let destination {
      let compilation = DocumentCompilation(document, name: name, file: file, arguments)
      let folder = arguments.contains(.compile) ? nil : arguments[.compilationDirectory]
      result.messages += try compilation.write(to: destination, below: folder)
    }
  }

  /// The path of the compiled document; nil if it is not compiled.
  private var destination: String? {
    if let path = arguments[.compile] { return path }
    guard let folder = arguments[.compilationDirectory] else { return nil }
    let ending = path.hasSuffix(".storyboard") ? "storyboardc" : "nib"
    return "\(folder.trimmingSuffix("/"))/\(name).\(ending)"
  }

  /// The name of the document without its extension.
  private var name: String {
    let name = path.trimmingSuffix("/").pathParts.last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }

  private func bytes() throws(IBToolFailure) -> [UInt8] {
    var path = path
    if CompiledResult.isFolder(path) {
      // A nib in the form of a folder may contain the document that it was made from.
      let document = "\(path.trimmingSuffix("/"))/designable.nib"
      guard FileManager.default.fileExists(atPath: document) else {
        throw IBToolFailure("This is a folder, not a document.")
      }
      path = document
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw IBToolFailure(
        "Interface Builder could not open the document \"\(name)\" because it does not exist.")
    }
    return try CompiledResult.read(path)
  }

  private func read(_ bytes: [UInt8]) throws(IBToolFailure) -> IBDocument {
    do {
      return try IBDocument(parsing: bytes, file: file)
    } catch let problem as Diagnostic {
      throw IBToolFailure(problem)
    } catch {
      throw IBToolFailure("Cannot read the document: \(error).")
    }
  }
}

extension IBDocument {
  /// The files of the app's own fonts that the document uses, in order.
  var customFontFiles: [String] {
    guard let fonts = root.firstElement(named: Names.customFonts) else { return [] }
    return fonts.elements.compactMap { $0[Names.key] }
  }
}
