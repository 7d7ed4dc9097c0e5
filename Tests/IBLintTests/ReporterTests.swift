import Diagnostics
import FoundationEssentials
import IBLint
import InterfaceBuilder
import TestSupport
import Testing

@Suite struct ReporterTests {
  private let report: LintReport
  private let empty: LintReport

  init() throws {
    let text = Documents.xib(
      """
              <view id="a" userLabel="Größe &lt;|&gt; 100 %">
                  <connections>
                      <outlet property="ü" destination="gone" id="b"/>
                  </connections>
              </view>
              <view id="a"/>
      """)
    let linter = try Linter()
    let broken = try Samples.bytes("Broken/empty.xib")
    let findings =
      linter.lint(Array(text.utf8), file: "App/My View.xib").findings
      + linter.lint(broken, file: "/else/empty.xib").findings
    let base = PathBase("/work", workingDirectory: "/work")
    report = LintReport(findings: findings, files: 3, known: 1, base: base, version: "1.2.3")
    empty = LintReport(findings: [], files: 1, base: base, version: "1.2.3")
  }

  @Test(arguments: LintReporter.allCases)
  func `each form is as it was`(_ reporter: LintReporter) throws {
    let mismatch = try Golden.mismatch(
      reporter.text(of: report), "lint/report.\(reporter.rawValue).txt")
    #expect(mismatch == nil)
  }

  @Test(arguments: LintReporter.allCases)
  func `a run without findings is a report as well`(_ reporter: LintReporter) throws {
    let mismatch = try Golden.mismatch(
      reporter.text(of: empty), "lint/empty.\(reporter.rawValue).txt")
    #expect(mismatch == nil)
  }

  @Test(arguments: [LintReporter.checkstyle, .junit])
  func `reports in XML are well-formed`(_ reporter: LintReporter) throws {
    for report in [report, empty] {
      #expect(throws: Never.self) { try XMLProbe.parse(reporter.text(of: report)) }
    }
  }

  @Test func `the summary counts`() {
    #expect(report.summary == "3 files: 3 errors, 1 fixable with --fix=unsafe, 1 in the baseline")
    #expect(empty.summary == "1 file: no findings")
  }

  @Test func `columns are counted in scalars for SARIF`() throws {
    let text = Documents.xib(#"        <view userLabel="Größe 🙂"/><view id="a"/><view id="a"/>"#)
    let result = try Linter().lint(Array(text.utf8), file: nil)
    let finding = try #require(result.findings.first)
    let source = try #require(result.document).source
    let line = text.split(separator: "\n")[3]
    let scalars = line[..<(try #require(line.ranges(of: "<view").last)).lowerBound].unicodeScalars
    #expect(finding.countingScalars(in: source).range?.start.column == scalars.count + 1)
    #expect(finding.range?.start.column == scalars.count + 1 + 5)
  }
}
