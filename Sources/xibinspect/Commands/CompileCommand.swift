import ArgumentParser
import Diagnostics
import Foundation
import InterfaceBuilder
import NibCompiler
import NibFormat

struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile documents for iOS and tvOS to the nibs that UIKit loads.",
    discussion: """
      A xib becomes a .nib, a storyboard a .storyboardc folder. The same document always gives the same \
      bytes. What has no place in a nib is a warning that names the element. A document with errors (an id \
      that stands twice or leads nowhere) is not compiled.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The .nib or .storyboardc to write for a single document, or a folder, which is made if it is not there.",
      valueName: "PATH"))
  var output: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The module of classes that belong to the target and name no module.", valueName: "NAME"))
  var module: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The build of Interface Builder whose compiler is followed, 21507 for instance; the document's own "
        + "unless it is said.", valueName: "BUILD"))
  var toolsVersion: Int?

  @Flag(
    name: .long,
    help: "Make strings localizable; those of documents in a Base.lproj folder always are.")
  var localize = false

  func run() throws {
    let files = InputFiles(input.paths)
    let names = try outputNames(files.files)
    try DocumentRun(input).run(hasEffects: true) { [self] file, document, _ in
      var report = DocumentRun.Report()
      let path = names[file.path] ?? output
      guard !document.diagnostics.contains(where: { $0.severity == .error }) else {
        if input.json { report.text = Self.json(file, nil).text }
        return report
      }
      report.diagnostics = try compile(document, file, to: path)
      if input.json { report.text = Self.json(file, path).text }
      return report
    }
  }

  /// Compiles one document and writes what it gives.
  private func compile(_ document: IBDocument, _ file: InputFile, to path: String) throws
    -> [Diagnostic]
  {
    // The folder that a relative path does not name counts as well.
    var options = NibCompiler.Options(path: URL(fileURLWithPath: file.path).path)
    options.moduleName = module
    options.toolsVersion = toolsVersion
    if localize { options.localizesStrings = true }
    let compiler = NibCompiler(options: options)
    switch document.kind {
    case .xib:
      let result = try compiler.compile(document)
      try AtomicFile.write(NIBArchive.encode(result.graph), to: path)
      return result.diagnostics
    case .storyboard:
      let result = try compiler.compileStoryboard(document)
      try AtomicFolder.write(result.storyboard.files.map { ($0.path, $0.bytes) }, to: path)
      return result.diagnostics
    }
  }

  private static func json(_ file: InputFile, _ output: String?) -> JSONValue {
    .object([("file", .string(file.name)), ("output", .text(output))])
  }
}

// MARK: - Where things go

extension CompileCommand {
  /// The path to write for every document; the folders on the way are made.
  private func outputNames(_ files: [InputFile]) throws -> [String: String] {
    let readable = files.filter { $0.problem == nil }
    let namesFile = output.hasSuffix(".nib") || output.hasSuffix(".storyboardc")
    if namesFile {
      guard readable.count <= 1 else {
        throw ValidationError(
          "\(output) is the place of one document, not of \(readable.count); name a folder")
      }
      try makeFolder(URL(fileURLWithPath: output).deletingLastPathComponent().path)
      return readable.reduce(into: [:]) { $0[$1.path] = output }
    }
    var names: [String: String] = [:]
    var sources: [String: String] = [:]
    for file in readable {
      guard !file.isStandardInput else {
        throw ValidationError("standard input has no name; end --output with .nib or .storyboardc")
      }
      let url = URL(fileURLWithPath: file.path)
      let ending = url.pathExtension == "storyboard" ? "storyboardc" : "nib"
      let name = "\(url.deletingPathExtension().lastPathComponent).\(ending)"
      let path = URL(fileURLWithPath: output).appendingPathComponent(name).relativePath
      if let other = sources[path] {
        throw ValidationError(
          "\(other) and \(file.path) would both be written to \(path); compile them one by one")
      }
      sources[path] = file.path
      names[file.path] = path
    }
    try makeFolder(output)
    return names
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ValidationError("the folder \(path) cannot be made: \(error.localizedDescription)")
    }
  }
}
