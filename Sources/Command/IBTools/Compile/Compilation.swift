import DiagnosticText
package import Diagnostics
import FileWork
import Foundation
import InterfaceBuilder
import NibCompiler
import NibFormat
import XcodeProjects

/// A compilation of documents with the modules and versions of the targets that contain them.
package struct Compilation: Sendable {
  private let module: String?
  private let toolsVersion: Int?
  private let localizes: Bool
  private let projects: ProjectTargets?
  private let tools: TargetTools?

  /// Reads the projects.
  /// - Parameters:
  ///   - documents: The documents, or folders that contain them.
  ///   - paths: The projects, or an empty list for the projects around the documents.
  ///   - module: The module of custom classes, or nil for that of the targets.
  ///   - toolsVersion: The build of Interface Builder to emulate, or nil for the one that most likely compiled a
  ///     document.
  package init(
    documents: [String], projects paths: [String], module: String?, toolsVersion: Int?,
    localizes: Bool
  ) {
    (self.module, self.toolsVersion, self.localizes) = (module, toolsVersion, localizes)
    projects =
      module == nil || toolsVersion == nil
      ? paths.isEmpty
        ? ProjectTargets(
          searching: documents.filter { $0 != "-" }, readManifest: ManifestFile.read)
        : ProjectTargets(projects: paths, readManifest: ManifestFile.read) : nil
    tools = toolsVersion == nil ? projects.map { TargetTools($0) } : nil
  }

  /// The problems with reading the projects.
  package var problems: [Diagnostic] { projects?.problems ?? [] }

  /// Compiles documents.
  /// - Parameter output: A compiled file for a single document, or a folder.
  /// - Throws: A `Diagnostic` if the output cannot hold all documents.
  package func run(
    _ paths: [String], _ output: String, json: Bool, to sink: some ReportSink
  ) throws -> RunStatus {
    var documents = DocumentRun(paths, json: json)
    documents.run.hasEffects = true
    // Without the project, the module name may be wrong.
    if projects?.hasErrors == true { documents.run.initial = .cannot }
    let outputs = try CompiledOutputs(output, files: documents.files.files)
    return documents.run(to: sink) { [self] file, document, _ in
      var report = FileReport()
      let restrictions = document.compilerRestrictions()
      report.diagnostics = restrictions
      guard !(document.diagnostics + restrictions).contains(where: { $0.severity == .error }) else {
        if restrictions.contains(where: { $0.severity == .error }) { report.status = .cannot }
        if json {
          report.output = Self.json(file, nil, document.diagnostics + restrictions).bytes
        }
        return report
      }
      let path = outputs.path(for: file)
      try compile(document, file, to: path, below: outputs.folder, &report)
      if json { report.output = Self.json(file, path, report.diagnostics).bytes }
      return report
    }
  }

  /// Compiles a document, writes the result, and adds the problems to a report.
  /// - Parameter folder: The folder that the result must be in, or nil if the user named the file.
  /// - Throws: A ``Diagnostic`` if the document cannot be compiled or written.
  private func compile(
    _ document: IBDocument, _ file: InputFile, to path: String, below folder: String?,
    _ report: inout FileReport
  ) throws {
    // Use the absolute path: its folders matter even if a relative path omits them.
    var options = NibCompiler.Options(path: URL(fileURLWithPath: file.path).path)
    options.moduleName = module ?? projects?.module(of: file.path)
    options.toolsVersion = toolsVersion.map { IBToolsVersion(build: $0) }
    options.newestVersionInTarget = tools?.newest(inTargetsOf: file.path)
    if localizes { options.localizesStrings = true }
    let compiler = NibCompiler(options: options)
    let wanted = document.kind == .xib ? ".nib" : ".storyboardc"
    guard path.hasEnding(wanted) else {
      throw Diagnostic(
        id: "unwritable-file", severity: .error, file: file.name,
        message:
          "\(document.kind == .xib ? "a xib" : "a storyboard") compiles to a \(wanted) file; rename the output '\(path)'"
      )
    }
    switch document.kind {
    case .xib:
      let result = try compiler.compile(document)
      let pending = try AtomicFile.prepare(
        NIBArchive.encode(result.graph), to: path, below: folder)
      if let pending { report.pending.append(pending) }
      report.diagnostics += result.diagnostics
    case .storyboard:
      let result = try compiler.compileStoryboard(document)
      if let other = CompiledFolder.foreignFile(in: path) {
        throw Diagnostic(
          id: "unwritable-file", severity: .error, file: path,
          message: "the folder contains '\(other)' and is not a compiled storyboard; "
            + "choose another one with --output")
      }
      try AtomicFolder.write(
        result.storyboard.files.map { ($0.path, $0.bytes) }, to: path, below: folder)
      report.diagnostics += result.diagnostics
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
