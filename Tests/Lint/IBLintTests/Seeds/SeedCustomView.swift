import Diagnostics
import IBLint
import TestSupport
import Testing

@Suite struct SeedCustomView {
  @Test func `an owner with the root's class is an error even without sources`() throws {
    let text = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsView"/>
              <view id="roo-tv-iew" customClass="TermsView"/>
      """)
    let findings = try Linter().lint(Array(text.utf8), file: "TermsView.xib").findings
    let finding = try #require(findings.first { $0.id == "owner-is-root-class" })
    #expect(finding.severity == .warning && finding.objectID == "-1")
    #expect(finding.range?.start.line == 4)
    #expect(
      finding.message.contains("TermsView")
        && finding.message.contains("recurses until the app crashes"))
    #expect(finding.notes.first?.range?.start.line == 5)
  }

  @Test(arguments: ["CustomView.xib", "LoadingView.xib", "MyViews.xib"])
  func `an owner with another class is not a finding`(_ sample: String) throws {
    let linter = try Linter(LintConfiguration(only: ["owner-is-root-class"], evidence: .possible))
    #expect(linter.lint(try Samples.bytes(sample), file: sample).findings == [])
  }
}
