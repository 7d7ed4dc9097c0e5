import DiagnosticText
package import Diagnostics
package import FileWork

/// The result of a run. The result of the run is the most severe result of its files.
package enum RunStatus: Int32, Comparable, Sendable {
  case fine = 0
  case findings = 1
  case cannot = 2

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The result for a file.
package struct FileReport: Sendable {
  /// The bytes to print.
  package var output: [UInt8]
  package var diagnostics: [Diagnostic]
  package var status: RunStatus
  /// The files that are moved into place, together with those of other reports, before the report is printed.
  package var pending: [PendingFile] = []

  package init(
    output: [UInt8] = [], diagnostics: [Diagnostic] = [], status: RunStatus = .fine
  ) {
    (self.output, self.diagnostics, self.status) = (output, diagnostics, status)
  }

  /// Creates a result with text as its output. Control characters are escaped, except line feeds and tabs.
  package init(text: String, diagnostics: [Diagnostic] = [], status: RunStatus = .fine) {
    self.init(
      output: Array(PrintableText.lines(text).utf8), diagnostics: diagnostics, status: status)
  }

  /// Creates the result for a file that cannot be processed. The first diagnostic contains the reason; if it is a
  /// warning, the file does not make the run fail.
  package init(_ diagnostics: [Diagnostic], json: Bool) {
    let problem = diagnostics.first
    let error = JSONValue.object([
      ("file", .text(problem?.file)), ("error", .text(problem?.message)),
      ("line", (problem?.range).map { .int($0.start.line) } ?? .null),
      ("column", (problem?.range).map { .int($0.start.column) } ?? .null),
    ])
    self.init(
      output: json ? error.bytes : [], diagnostics: diagnostics,
      status: problem?.severity == .warning ? .fine : .cannot)
  }

  /// Moves the files of reports into place. If one cannot be written, its report says so instead.
  static func settled(_ reports: [FileReport], json: Bool) -> [FileReport] {
    let pending = reports.flatMap(\.pending)
    guard !pending.isEmpty else { return reports }
    var results = PendingFile.putInPlace(pending)[...]
    return reports.map { report in
      let own = results.prefix(report.pending.count)
      results = results.dropFirst(report.pending.count)
      var report = report
      report.pending = []
      for result in own {
        switch result {
        case .success(let losses): report.diagnostics += losses
        case .failure(let problem): report = FileReport([problem], json: json)
        }
      }
      return report
    }
  }
}
