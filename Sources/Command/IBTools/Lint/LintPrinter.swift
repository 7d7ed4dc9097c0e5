import DiagnosticText
package import Diagnostics
import FileWork
package import IBLint

/// A printer of the result of a lint run.
package struct LintPrinter {
  private let reporter: LintReporter
  /// Returns the title of a severity, which may be colored.
  private let title: (Diagnostic.Severity) -> String
  /// Whether the findings are printed to a terminal.
  package var isTerminal = false
  /// Whether every finding counts as a failure, not only errors.
  package var isStrict = false
  /// Whether to print the number of findings per rule instead of the findings.
  package var isSummary = false
  /// The path of an additional file for the report.
  package var output: String?
  /// The path of a baseline to write instead of the report. A hyphen represents the output of the run.
  package var newBaseline: String?

  package init(_ reporter: LintReporter, title: @escaping (Diagnostic.Severity) -> String) {
    (self.reporter, self.title) = (reporter, title)
  }

  /// Prints the findings, or writes them as a baseline.
  /// - Throws: A `Diagnostic` if a file cannot be written.
  package func write(_ result: LintResult, to sink: some ReportSink) throws -> RunStatus {
    let report = result.report
    if report.isDry {
      sink.write(document: Array(result.difference.utf8))
    } else if newBaseline == nil {
      sink.write(
        isSummary
          ? report.ruleSummary : reporter.text(of: report, isTerminal: isTerminal, title: title))
      if let output {
        try AtomicFile.write(Array(reporter.text(of: report).utf8), to: output)
      }
    }
    sink.report(result.remainders + result.failures + result.problems)
    var status = result.isComplete ? RunStatus.fine : .cannot
    if let newBaseline {
      try write(BaselineFile(newBaseline).baseline(of: report.findings), to: newBaseline, sink)
    } else {
      let lines =
        (result.layoutProblems + [result.used].compactMap { $0 }).map { PrintableText.line($0) }
        + [report.summary]
      sink.report(rendered: Array(lines.map { $0 + "\n" }.joined().utf8))
      let isBad =
        report.isDry
        ? !result.difference.isEmpty
        : report.findings.contains { isStrict || $0.severity == .error }
      if isBad { status = max(status, .findings) }
    }
    return status
  }

  private func write(_ baseline: Baseline, to path: String, _ sink: some ReportSink) throws {
    guard path != "-" else { return sink.write(baseline.text) }
    try AtomicFile.write(Array(baseline.text.utf8), to: path)
    let count = "\(baseline.count) \(baseline.count == 1 ? "finding" : "findings")"
    sink.report(rendered: Array("wrote \(count) to \(path)\n".utf8))
  }
}

extension LintExplanation {
  /// Prints the account of a rule.
  package func write(to sink: some ReportSink) -> RunStatus {
    sink.write(text)
    let lines = unreadable.map {
      "\(PrintableText.line($0)): cannot be read as a document\n"
    }
    sink.report(rendered: Array(lines.joined().utf8))
    return isComplete ? .fine : .cannot
  }
}
