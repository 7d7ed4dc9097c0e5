import DiagnosticText
import Diagnostics
import FileWork
import InterfaceBuilder
import NibDecompiler

/// A run that makes current documents of legacy archives, compiled nibs and compiled storyboards.
package struct ConvertRun: Sendable {
  /// The file or folder to write; nil for the output of the run.
  private let output: String?
  /// Whether to replace current documents that exist.
  private let replacesDocuments: Bool

  package init(output: String?, replacesDocuments: Bool = false) {
    (self.output, self.replacesDocuments) = (output, replacesDocuments)
  }

  /// Converts files.
  /// - Throws: A ``Diagnostic`` if the output cannot hold all documents.
  package func run(_ paths: [String], to sink: some ReportSink) throws -> RunStatus {
    let files = InputFiles(paths, kind: .readable)
    let isFile = output.map { InputFiles.isDocument($0) } ?? false
    let readable = files.files.filter { $0.problem == nil }
    if output == nil || isFile, readable.count > 1 {
      throw Diagnostic.usage(
        "there are \(readable.count) documents; name a folder for them with --output")
    }
    if let output, !isFile, files.isSingle, !output.endsWithSlash, !FolderListing.isFolder(output),
      let name = output.pathParts.last, name.dropFirst().contains(".")
    {
      throw Diagnostic.usage(
        "'\(output)' is not the name of a document; name a .xib, a .storyboard or a folder")
    }
    var places: [PathKey: String] = [:]
    var sources: [PathKey: InputFile] = [:]
    for file in readable {
      guard let output else { break }
      let place = isFile ? output : "\(output)/\(Self.name(for: file))"
      if let other = sources[PathKey(place)], !Self.isCurrent(other) {
        // A document beside its nib needs no conversion.
        guard !Self.isCurrent(file) else { continue }
        throw Diagnostic.usage(
          "'\(other.path)' and '\(file.path)' would both be written to '\(place)'; convert them to different folders"
        )
      }
      sources[PathKey(place)] = file
      places[PathKey(file.path)] = place
    }
    if let output, !isFile, !readable.isEmpty { try OutputFolder.make(output) }
    var run = FileRun(files: files, json: false)
    run.hasEffects = output != nil
    return run.run(to: sink) { [self, places] file in
      guard let (document, bytes, losses) = try converted(file) else {
        // A folder may contain documents that need no conversion.
        guard file.folder == nil else { return FileReport() }
        throw Diagnostic(
          id: "current-document", severity: .error, file: file.name,
          message:
            "this is already a current document; only archives, nibs and compiled storyboards are converted"
        )
      }
      guard let place = places[PathKey(file.path)] else {
        return FileReport(output: bytes, diagnostics: losses)
      }
      let wanted = document.kind == .xib ? ".xib" : ".storyboard"
      guard place.hasSuffix(wanted) else {
        throw Diagnostic(
          id: "unwritable-file", severity: .error, file: file.name,
          message:
            "the document is \(document.kind == .xib ? "a xib" : "a storyboard"); end the output '\(place)' with \(wanted)"
        )
      }
      if let problem = existing(place, beside: file, bytes) {
        guard file.folder != nil else { throw problem }
        return FileReport(diagnostics: [problem])
      }
      var report = FileReport(diagnostics: losses)
      report.pending = try WrittenFile.prepare(bytes, to: place, below: isFile ? nil : output)
      return report
    }
  }

  /// Returns the problem if a file would be replaced that someone wrote, such as the document that a nib was compiled from:
  /// its ids, comments and translations would be lost.
  private func existing(_ place: String, beside file: InputFile, _ bytes: [UInt8]) -> Diagnostic? {
    guard !replacesDocuments, SystemPath(place).exists,
      String.realPath(place) != String.realPath(file.path),
      (try? InputFile(path: place).bytes()) != bytes
    else { return nil }
    return Diagnostic(
      id: "existing-file", severity: file.folder == nil ? .error : .warning, file: file.name,
      message:
        "not converted, because '\(place)' exists and has other contents; name another output, or replace it with --force"
    )
  }

  /// Returns whether a file in a folder is a current document.
  private static func isCurrent(_ file: InputFile) -> Bool {
    guard file.folder != nil, InputFiles.isDocument(file.path) else { return false }
    return (try? file.document().document.dialect) == .document
  }

  /// Returns the bytes of the current document of a file, and what it lacks; nil for a file that is one.
  private func converted(
    _ file: InputFile
  ) throws -> (document: IBDocument, bytes: [UInt8], losses: [Diagnostic])? {
    let (document, bytes, losses) = try file.documentOrNib(findsLosses: true)
    if document.dialect == .archive {
      return (
        document, IBDocument.formatted(document.tree, as: .document),
        document.diagnostics.filter { $0.severity > .note }
      )
    }
    let isCompiled = try file.isCompiledStoryboard || InputFile.isNib(file.bytes())
    return isCompiled ? (document, bytes, losses) : nil
  }

  /// Returns the relative path of the document of a file. The file in a nib folder has the name of the folder.
  private static func name(for file: InputFile) -> String {
    var parts = file.relativePath.pathParts.map { String($0) }
    if file.folder == nil {
      parts = file.path.pathParts.suffix(2).map { String($0) }
      if parts.count == 2, !parts[0].hasEnding(".nib") { parts.removeFirst() }
    }
    if parts.count > 1, parts[parts.count - 2].hasEnding(".nib") { parts.removeLast() }
    let path = parts.joined(separator: "/")
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    return stem + (file.isCompiledStoryboard ? ".storyboard" : ".xib")
  }
}
