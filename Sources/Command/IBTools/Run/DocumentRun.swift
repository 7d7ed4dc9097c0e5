import Diagnostics
package import InterfaceBuilder

/// A run over documents. The problems in a document are printed after the output for it.
package struct DocumentRun {
  package var run: FileRun
  /// Whether the run also reads compiled nibs, as documents.
  private let readsNibs: Bool

  /// The files of the run.
  package var files: InputFiles { run.files }

  /// Creates a run.
  /// - Parameter readsNibs: Whether the run also reads compiled nibs, as documents.
  package init(_ paths: [String], json: Bool, readsNibs: Bool = false) {
    self.readsNibs = readsNibs
    run = FileRun(
      files: InputFiles(paths, kind: readsNibs ? .readable : .documents), json: json)
  }

  /// Processes the documents and prints the results.
  /// - Parameter work: Returns the output for a document. For JSON, this is an element of a list.
  package func run(
    to sink: some ReportSink,
    _ work: @escaping @Sendable (InputFile, IBDocument, [UInt8]) throws -> FileReport
  ) -> RunStatus {
    run.run(to: sink) { [readsNibs] file in
      if readsNibs {
        let (document, bytes, _) = try file.documentOrNib()
        return try work(file, document, bytes).adding(document.diagnostics)
      }
      let (document, bytes) = try file.document()
      return try work(file, document, bytes).adding(document.diagnostics)
    }
  }
}

extension FileReport {
  /// Returns the report with the problems in the document, except notes.
  func adding(_ diagnostics: [Diagnostic]) -> FileReport {
    var report = self
    let problems = diagnostics.filter { $0.severity > .note }
    report.diagnostics += problems
    if problems.contains(where: { $0.severity == .error }) { report.status = .cannot }
    return report
  }
}
