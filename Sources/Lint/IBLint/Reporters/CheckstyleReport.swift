import Diagnostics

/// A report in Checkstyle's XML format, which most build servers can read.
struct CheckstyleReport {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (file, findings) in report.byFile {
      text += "  <file name=\"\(XMLText.escaped(file))\">\n"
      for finding in findings { text += line(of: finding) }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private func line(of finding: Diagnostic) -> String {
    let severity =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "info"
      }
    let start = finding.range?.start
    let object = finding.objectPath.map { " (\($0))" } ?? ""
    let message = finding.message + object + finding.noteLines(in: report)
    return """
          <error line="\(start?.line ?? 0)" column="\(start?.column ?? 0)" severity="\(severity)" \
      message="\(XMLText.escaped(message))" source="xibinspect.\(XMLText.escaped(finding.id))"/>

      """
  }
}
