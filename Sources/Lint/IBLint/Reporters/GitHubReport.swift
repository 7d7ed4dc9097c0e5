import Diagnostics

/// A report as workflow commands of GitHub Actions.
enum GitHubReport {
  /// Returns `::error file=…,line=…,col=…,title=…::message`.
  static func line(of finding: Diagnostic, in report: LintReport) -> String {
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [(String, String)] = []
    if let file = finding.file { properties.append(("file", report.base.relative(file))) }
    if let range = finding.range {
      properties.append(("line", String(range.start.line)))
      properties.append(("col", String(range.start.column)))
    }
    properties.append(("title", finding.id))
    let list = properties.map { "\($0)=\(escaped($1, ":,"))" }.joined(separator: ",")
    let object = finding.objectPath.map { " (\($0))" } ?? ""
    let text = PrintableText.line(finding.message + object) + finding.noteLines(in: report)
    return "::\(command) \(list)::\(escaped(text, ""))\n"
  }

  private static func escaped(_ text: String, _ more: String) -> String {
    PrintableText.lines(text).unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "%" || scalar == "\r" || scalar == "\n" || more.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
