import DiagnosticText
package import Diagnostics

/// The formats of reports.
public enum LintReporter: String, Hashable, Sendable, CaseIterable {
  /// Lines `path:line:column: severity: message [rule]`, which Xcode and most editors can read.
  case xcode
  /// One JSON object. Its format is documented with the command's other JSON output.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands of GitHub Actions, which appear as annotations.
  case github
  /// Checkstyle's XML format.
  case checkstyle
  /// JUnit's XML format.
  case junit
  /// A Markdown table for a comment or a summary.
  case markdown

  /// Returns a report in this format, with a trailing newline unless it is empty.
  public func text(of report: LintReport) -> String { text(of: report) { $0.rawValue } }

  /// Returns a report in this format. The format for people shows severities with the given titles, which may contain
  /// colors.
  /// - Parameter isTerminal: Whether the output is read at a terminal, where each note is printed on a separate line.
  package func text(
    of report: LintReport, isTerminal: Bool = false,
    title: @escaping (Diagnostic.Severity) -> String
  ) -> String {
    if isTerminal, self == .xcode { return TerminalReport(report, title: title).text }
    return switch self {
    case .xcode:
      FoldedFindings(report.findings).findings.map { $0.line(object: true, title) }.joined()
    case .json: Self.json(report)
    case .sarif: SARIFReport(report).json.text + "\n"
    case .github: report.findings.map { GitHubReport.line(of: $0, in: report) }.joined()
    case .checkstyle: CheckstyleReport(report).text
    case .junit: JUnitReport(report).text
    case .markdown: MarkdownReport(report).text
    }
  }

  private static func json(_ report: LintReport) -> String {
    JSONValue.object([("findings", .array(report.findings.map(\.json)))]).text + "\n"
  }
}
