import Diagnostics
import FileWork
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

  /// The output of the step. After a crash, it is a failure.
  var result: Result { Supervisor.working(on: path) { output } }

  private var output: Result {
    var result = Result()
    do throws(IBToolFailure) {
      if let problem = Supervisor.problem(with: path) { throw IBToolFailure(problem) }
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
    let problems = problems(of: document)
    result.messages += problems.filter { $0.severity == .error }
    // A document with errors, such as two objects with the same id, cannot be written or compiled reliably.
    guard result.messages.isEmpty else { return }
    result.messages += problems
    let changes = try DocumentChanges(document, name: path, arguments, updateFrames).result()
    result.messages += changes.messages.map { message in
      var message = message
      message.file = file
      return message
    }
    if let changed = changes.bytes {
      // Only an upgrade may replace the document itself.
      guard
        arguments.contains(anyOf: [.write, .compile, .compilationDirectory])
          || arguments.contains(.upgrade)
      else { throw IBToolFailure("Changes have no effect without --write.") }
      document = try read(changed)
    }
    if let path = arguments[.write] ?? upgradedFile {
      try CompiledResult.write(document.formatted, to: path)
    }
    if arguments.contains(anyOf: DocumentTexts.exports) {
      try DocumentTexts(document, name: path, arguments).export()
    }
    result.fonts = document.customFontFiles
    result.contents = DocumentContents(document).selected(by: arguments)
    if let path = arguments[.exportProperties] {
      let properties = try PropertyExchange(document).exported(PropertyExchange.list(at: path))
      result.contents.append(("com.apple.ibtool.document.export", properties))
    }
    if destination != nil || arguments.contains(anyOf: [.errors, .warnings, .all]) {
      let restrictions = document.compilerRestrictions(target: arguments.deploymentTarget)
        .map { IBToolMessage($0, in: file) }
      result.messages += restrictions
      let target = arguments.deploymentTarget
      result.messages += [document.warningOfOldSystem(target: target, file: file)].compactMap { $0 }
      guard !restrictions.contains(where: { $0.severity == .error }) else { return }
    }
    if let destination {
      document = try document.without(document.danglingConnections)
      let compilation = DocumentCompilation(document, name: name, file: file, arguments)
      let folder = arguments.contains(.compile) ? nil : arguments[.compilationDirectory]
      result.messages += try compilation.write(to: destination, below: folder)
    }
  }

  /// Returns the problems in a document. A connection that the compiler leaves out is not an error.
  private func problems(of document: IBDocument) -> [IBToolMessage] {
    let dangling = Dictionary(
      document.danglingConnections.map { ($0.node.sourceRange, $0) },
      uniquingKeysWith: { first, _ in first })
    return document.diagnostics.map { problem in
      var message = IBToolMessage(problem, in: file)
      guard problem.id == "dangling-reference", let range = problem.range,
        let connection = dangling[range]
      else { return message }
      message.objectID = connection.id ?? message.objectID
      message.severity = .warning
      message.text += "; it is left out of compiled documents"
      return message
    }
  }

  /// The path of the document if an upgrade replaces it; nil if the result goes elsewhere.
  private var upgradedFile: String? {
    guard arguments.contains(.upgrade), destination == nil, !CompiledResult.isFolder(path) else {
      return nil
    }
    return path
  }

  /// The path of the compiled document; nil if it is not compiled.
  var destination: String? {
    if let path = arguments[.compile] { return path }
    guard let folder = arguments[.compilationDirectory] else { return nil }
    let ending = path.hasEnding(".storyboard") ? "storyboardc" : "nib"
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
