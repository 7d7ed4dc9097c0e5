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

  @Test func `JUnit has a suite for each document`() {
    let other = Diagnostic(id: "r", severity: .error, file: "b.xib", message: "gone")
    let base = PathBase("/work", workingDirectory: "/work")
    let text = LintReporter.junit.text(
      of: LintReport(
        findings: [finding("a", line: 1), other, finding("b", line: 2)], files: 2, base: base,
        version: "1"))
    let suites = text.split(separator: "\n").filter { $0.contains("<testsuite ") }
    #expect(suites.count == 2)
    #expect(suites.first?.contains(#"name="a.xib" tests="2" failures="2""#) == true)
    #expect(suites.last?.contains(#"name="b.xib" tests="1" failures="1""#) == true)
  }

  @Test func `at a terminal, each note has an indented line of its own`() {
    let place = SourceRange(at: SourcePosition(line: 7, column: 1, offset: 0))
    let notes = [
      Diagnostic.Note("declared here", file: "App/Card.swift", range: place),
      Diagnostic.Note("connected here", range: place),
    ]
    let base = PathBase("/work", workingDirectory: "/work")
    let text = LintReporter.xcode.text(
      of: LintReport(
        findings: [finding("gone", line: 3, notes: notes)], files: 1, base: base, version: "1"),
      isTerminal: true
    ) { $0.rawValue }
    #expect(
      text == """
        a.xib:3:1: warning: gone [r]
            declared here (Card.swift:7)
            connected here (line 7)

        """)
  }

  private func lines(_ findings: [Diagnostic]) -> [Substring] {
    let base = PathBase("/work", workingDirectory: "/work")
    return LintReporter.xcode.text(
      of: LintReport(findings: findings, files: 1, base: base, version: "1")
    )
    .split(separator: "\n")
  }

  private func finding(_ message: String, line: Int, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(
      id: "r", severity: .warning, file: "a.xib",
      range: SourceRange(at: SourcePosition(line: line, column: 1, offset: 0)), message: message,
      notes: notes)
  }

  @Test func `equal findings of one file are one line in the text for people`() {
    let found = [3, 5, 9].map { finding("same", line: $0) } + [finding("other", line: 7)]
    #expect(
      lines(found) == [
        "a.xib:3:1: warning: same (and 2 more: lines 5, 9) [r]", "a.xib:7:1: warning: other [r]",
      ])
  }

  @Test func `a note says only once what it is about`() {
    let notes = ["the fix is unsafe: a", "the fix is unsafe: b", "other", "the fix is unsafe: c"]
    let found = finding("text", line: 1, notes: notes.map { Diagnostic.Note($0) })
    #expect(
      lines([found])[1].hasSuffix(
        "note: the fix is unsafe: a; b; other; the fix is unsafe: c"))
  }

  @Test func `only the text for people has colored severities`() {
    let title: (Diagnostic.Severity) -> String = { "<\($0.rawValue)>" }
    #expect(LintReporter.xcode.text(of: report, title: title).contains(": <error>: "))
    for reporter in LintReporter.allCases where reporter != .xcode {
      #expect(reporter.text(of: report, title: title) == reporter.text(of: report), "\(reporter)")
    }
  }

  @Test func `a finding has one note with all the places`() {
    func note(_ text: String, line: Int, file: String? = nil) -> Diagnostic.Note {
      var note = Diagnostic.Note(
        text, range: SourceRange(at: SourcePosition(line: line, column: 2, offset: 0)))
      note.file = file
      return note
    }
    let found = finding(
      "two", line: 1,
      notes: [
        note("one here", line: 4), note("one there", line: 6),
        note("load", line: 8, file: "x/A.swift"),
      ])
    #expect(
      lines([found]).last
        == "a.xib:4:2: note: one here; one there (line 6); load (A.swift:8)")
  }

  @Test func `the summary by rule begins with the most frequent`() {
    var error = finding("b", line: 1)
    (error.id, error.severity) = ("q", .error)
    var note = error
    note.severity = .note
    let base = PathBase("/work", workingDirectory: "/work")
    let report = LintReport(
      findings: [finding("a", line: 1), error, note], files: 1, base: base, version: "1")
    #expect(report.ruleSummary == "2 q (error, note)\n1 r (warning)\n")
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
