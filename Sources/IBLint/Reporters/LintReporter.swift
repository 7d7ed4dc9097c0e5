import DiagnosticText

/// The forms that a report is printed in.
public enum LintReporter: String, Hashable, Sendable, CaseIterable {
  /// `path:line:column: severity: message [rule]`, which Xcode and most editors read.
  case xcode
  /// One object; the shape is documented with those of the other verbs.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands of GitHub Actions, which become annotations.
  case github
  /// Checkstyle's XML.
  case checkstyle
  /// JUnit's XML.
  case junit
  /// A table for a comment or a summary.
  case markdown

  /// A report in this form, with a final line feed where it has any text.
  public func text(of report: LintReport) -> String {
    switch self {
    case .xcode: FoldedFindings(report.findings).findings.map { $0.line(object: true) }.joined()
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
