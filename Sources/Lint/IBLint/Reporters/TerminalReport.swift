import DiagnosticText
import Diagnostics

/// A report for a terminal, with a line for each finding and its notes on indented lines.
struct TerminalReport {
  private let report: LintReport
  /// Returns the title of a severity, which may be colored.
  private let title: (Diagnostic.Severity) -> String

  init(_ report: LintReport, title: @escaping (Diagnostic.Severity) -> String) {
    (self.report, self.title) = (report, title)
  }

  /// The maximum number of notes that are printed for a finding.
  private static let most = 12

  var text: String {
    FoldedFindings(report.findings, keepsNotes: true).findings.map { finding in
      var line = finding
      line.notes = []
      for index in line.fixes.indices { line.fixes[index].remainder = [] }
      let notes = finding.allNotes
      let rest = notes.count - Self.most
      return line.line(object: true, title)
        + notes.prefix(Self.most).map { note(note: $0) }.joined()
        + (rest > 0 ? "    and \(rest) more\n" : "")
    }.joined()
  }

  private func note(note: Diagnostic.Note) -> String {
    var place = ""
    if let start = note.range?.start {
      let name = note.file.flatMap { $0.pathParts.last }.map { "\($0):" } ?? "line "
      place = " (\(name)\(start.line))"
    }
    return "    " + PrintableText.line(note.message + place) + "\n"
  }
}
