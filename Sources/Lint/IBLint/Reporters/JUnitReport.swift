import DiagnosticText
import Diagnostics

/// A report in JUnit's XML format. Each finding is a failed test; a run without findings is one passed test.
struct JUnitReport {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  var text: String {
    let findings = report.findings
    let count = "tests=\"\(max(findings.count, 1))\" failures=\"\(findings.count)\""
    let cases =
      findings.isEmpty
      ? "    <testcase classname=\"xibinspect\" name=\"lint\"/>\n"
      : findings.map { element(for: $0) }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(count)>
        <testsuite name="xibinspect lint" \(count) errors="0" skipped="0">
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private func element(for finding: Diagnostic) -> String {
    let file = finding.file ?? Diagnostic.standardInput
    let place = finding.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    let lines = finding.line(object: true).split(separator: "\n").joined(separator: "\n")
    return """
          <testcase classname="\(XMLText.escaped(file))" name="\(finding.id)\(place)">
            <failure type="\(finding.severity.rawValue)" message="\(XMLText.escaped(finding.message))">\
      \(XMLText.escaped(lines))</failure>
          </testcase>

      """
  }
}
