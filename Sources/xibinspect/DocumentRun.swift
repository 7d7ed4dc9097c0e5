import DiagnosticText
import Diagnostics
import InterfaceBuilder

/// A run of a command over documents. The problems in a document are printed after the command's output.
struct DocumentRun {
  typealias Report = FileRun.Report

  let files: InputFiles
  private let json: Bool
  private let isSerial: Bool

  /// Creates a run.
  /// - Parameter isSerial: Whether to process documents on the calling thread, as views require.
  init(_ options: InputOptions, isSerial: Bool = false) {
    self.isSerial = isSerial
    files = InputFiles(options.paths)
    json = options.json
  }

  /// Processes the documents and prints the results.
  /// - Parameters:
  ///   - work: Returns the output for a document. For JSON, this is an element of a list.
  ///   - hasEffects: Whether to continue if the output is no longer read.
  ///   - closing: Returns the text after all documents.
  func run(
    hasEffects: Bool = false, closing: @escaping @Sendable () -> String = { "" },
    _ work: @escaping @Sendable (InputFile, IBDocument, [UInt8]) throws -> Report
  ) throws {
    let run = FileRun(
      files: files, json: json, hasEffects: hasEffects, isSerial: isSerial, closing: closing)
    try run.run { file in
      let (document, bytes) = try file.document()
      var report = try work(file, document, bytes)
      let problems = document.diagnostics.filter { $0.severity > .note }
      report.diagnostics += problems
      if problems.contains(where: { $0.severity == .error }) { report.status = .cannot }
      return report
    }
  }
}
