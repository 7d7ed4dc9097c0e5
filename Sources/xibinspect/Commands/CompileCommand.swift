import ArgumentParser
import DiagnosticText
import Diagnostics
import FileWork
import Foundation
import InterfaceBuilder
import NibCompiler
import NibFormat
import XcodeProjects

struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile documents for iOS and tvOS to the nibs that UIKit loads.",
    discussion: """
      A xib becomes a .nib, and a storyboard becomes a .storyboardc folder. The same document always gives the \
      same bytes. The command warns about elements that a nib cannot hold. It does not compile a document \
      with errors, such as duplicate or dangling ids.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Where to write: a .nib or .storyboardc for a single document, or a folder, which is created if "
        + "necessary and mirrors the folders that are searched.",
      valueName: "PATH"))
  var output: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The module for custom classes that inherit their module from the target. Default: the module of the "
        + "target that contains the document.", valueName: "NAME"))
  var module: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The Xcode project, or the manifest of XcodeGen or Tuist, whose targets determine the module. May be "
        + "repeated. Default: the projects around the documents.", valueName: "PATH"),
    completion: .directory)
  var project: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The build of Interface Builder to imitate, such as 21507. Default: the build that most likely "
        + "compiled the document, at least that of the newest document in the same target.",
      valueName: "BUILD"))
  var toolsVersion: Int?

  @Flag(
    name: .long,
    help:
      "Make strings localizable. Strings of documents in a Base.lproj folder are always localizable."
  )
  var localize = false

  func run() throws {
    let files = InputFiles(input.paths)
    let names = try outputNames(files.files)
    let projects = module == nil || toolsVersion == nil ? targets() : nil
    let tools = toolsVersion == nil ? projects.map { TargetTools($0) } : nil
    try DocumentRun(input).run(hasEffects: true) { [self] file, document, _ in
      var report = DocumentRun.Report()
      let path = names[file.path] ?? output
      guard !document.diagnostics.contains(where: { $0.severity == .error }) else {
        if input.json { report.output = Self.json(file, nil, document.diagnostics).bytes }
        return report
      }
      // Use the absolute path: its folders matter even if a relative path omits them.
      var options = NibCompiler.Options(path: URL(fileURLWithPath: file.path).path)
      options.moduleName = module ?? projects?.module(of: file.path)
      options.toolsVersion = toolsVersion.map { IBToolsVersion(build: $0) }
      options.newestVersionInTarget = tools?.newest(inTargetsOf: file.path)
      if localize { options.localizesStrings = true }
      report.diagnostics = try compile(document, file, options, to: path)
      if input.json { report.output = Self.json(file, path, report.diagnostics).bytes }
      return report
    }
  }

  /// Returns the targets of the chosen projects, or of the projects around the documents.
  private func targets() -> ProjectTargets {
    let documents = input.paths.filter { $0 != "-" }
    let found = project.isEmpty ? ProjectTargets.search(documents) : project
    let targets = ProjectTargets(projects: found, readManifest: ManifestFile.read)
    StandardError.write(targets.problems.map(\.line).joined())
    return targets
  }

  /// Compiles one document and writes the result.
  private func compile(
    _ document: IBDocument, _ file: InputFile, _ options: NibCompiler.Options, to path: String
  ) throws -> [Diagnostic] {
    let compiler = NibCompiler(options: options)
    let wanted = document.kind == .xib ? ".nib" : ".storyboardc"
    guard path.hasSuffix(wanted) else {
      throw Diagnostic(
        id: "unwritable-file", severity: .error, file: file.name,
        message:
          "\(document.kind == .xib ? "a xib" : "a storyboard") compiles to a \(wanted) file; rename the output '\(path)'"
      )
    }
    switch document.kind {
    case .xib:
      let result = try compiler.compile(document)
      try AtomicFile.write(NIBArchive.encode(result.graph), to: path)
      return result.diagnostics
    case .storyboard:
      let result = try compiler.compileStoryboard(document)
      if let other = Self.foreignFile(in: path) {
        throw Diagnostic(
          id: "unwritable-file", severity: .error, file: path,
          message: "the folder contains '\(other)' and is not a compiled storyboard; "
            + "choose another one with --output")
      }
      try AtomicFolder.write(result.storyboard.files.map { ($0.path, $0.bytes) }, to: path)
      return result.diagnostics
    }
  }

  /// Returns something in a folder that does not belong to a compiled storyboard, or nil if there is nothing.
  private static func foreignFile(in folder: String) -> String? {
    FolderListing.names(of: folder)?.first { name in
      !name.hasSuffix(".nib") && !(name.hasPrefix("Info") && name.hasSuffix(".plist"))
    }
  }

  private static func json(
    _ file: InputFile, _ output: String?, _ diagnostics: [Diagnostic]
  ) -> JSONValue {
    .object([
      ("file", .string(file.name)), ("output", .text(output)),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }
}

// MARK: - Where things go

extension CompileCommand {
  /// Returns the output path for each document, and creates the necessary folders.
  private func outputNames(_ files: [InputFile]) throws -> [String: String] {
    let readable = files.filter { $0.problem == nil }
    guard output != "-", !output.hasSuffix(".xib"), !output.hasSuffix(".storyboard") else {
      throw ValidationError(
        "'\(output)' cannot be an output path; end --output with .nib or .storyboardc, or name a folder"
      )
    }
    let namesFile = output.hasSuffix(".nib") || output.hasSuffix(".storyboardc")
    if namesFile {
      guard readable.count <= 1 else {
        throw ValidationError(
          "'\(output)' can hold one document, not \(readable.count); name a folder instead")
      }
      try makeFolder(URL(fileURLWithPath: output).deletingLastPathComponent().path)
      return readable.reduce(into: [:]) { $0[$1.path] = output }
    }
    var names: [String: String] = [:]
    var sources: [String: String] = [:]
    for file in readable {
      guard !file.isStandardInput else {
        throw ValidationError(
          "a document from standard input has no file name; name the output file, such as --output view.nib"
        )
      }
      let place = URL(fileURLWithPath: output).appendingPathComponent(file.relativePath)
      let ending = place.pathExtension == "storyboard" ? "storyboardc" : "nib"
      let path = place.deletingPathExtension().appendingPathExtension(ending).relativePath
      if let other = sources[path] {
        throw ValidationError(
          "'\(other)' and '\(file.path)' would both be written to '\(path)'; compile them to different folders"
        )
      }
      sources[path] = file.path
      names[file.path] = path
    }
    try makeFolder(output)
    for folder in Set(
      names.values.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    { try makeFolder(folder) }
    return names
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ValidationError("cannot create the folder '\(path)': \(error.localizedDescription)")
    }
  }
}
