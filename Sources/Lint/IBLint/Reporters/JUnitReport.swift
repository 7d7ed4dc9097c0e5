import DiagnosticText
import Diagnostics

/// A report in JUnit's XML format. Each document with findings is a test suite, and each finding is a failed test; a
/// run without findings is one passed test.
struct JUnitReport {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  var text: String {
    let findings = report.findings
    let count = "tests=\"\(max(findings.count, 1))\" failures=\"\(findings.count)\""
    let passed = """
        <testsuite name="xibinspect \(report.command)" \(count) errors="0" skipped="0">
          <testcase classname="xibinspect" name="\(report.command)"/>
        </testsuite>

      """
    let suites = report.byFile.map { suite($0.file, $0.findings) }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="xibinspect \(report.command)" \(count)>
      \(findings.isEmpty ? passed : suites)</testsuites>

      """
  }

  private func suite(_ file: String, _ findings: [Diagnostic]) -> String {
    let count = "tests=\"\(findings.count)\" failures=\"\(findings.count)\""
    return """
        <testsuite name="\(XMLText.escaped(report.base.relative(file)))" \(count) errors="0" skipped="0">
      \(findings.map { element(for: $0) }.joined())  </testsuite>

      """
  }

  private func element(for finding: Diagnostic) -> String {
    let file = finding.file ?? Diagnostic.standardInput
    let place = finding.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    let lines = finding.line(object: true).split(separator: "\n").joined(separator: "\n")
    return """
          <testcase classname="\(XMLText.escaped(file))" name="\(XMLText.escaped(finding.id))\(place)">
            <failure type="\(finding.severity.rawValue)" message="\(XMLText.escaped(finding.message))">\
      \(XMLText.escaped(lines))</failure>
          </testcase>

      """
  }
}
