import DiagnosticText
import Diagnostics
import IBLint
import InterfaceBuilder
import TestSupport
import Testing
import XMLTree

@Suite struct FixerTests {
  private let text = Documents.xib(
    """
            <view id="a">
                <connections>
                    <outlet property="x" destination="gone" id="b"/>
                    <outlet property="y" destination="gone" id="c"/>
                    <outlet property="z" destination="a" id="d"/>
                </connections>
            </view>
    """)

  private func fix(_ text: String, unsafe: Bool = true) throws -> Fixer.Result? {
    try Fixer(Linter(), unsafe ? .unsafe : .safe).fix(Array(text.utf8), file: "a.xib")
  }

  @Test func `fixes that touch one another take effect one after the other`() throws {
    let result = try #require(try fix(text))
    #expect(result.fixed.count == 2)
    #expect(result.findings == [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.filter { !$0.contains("gone") }.joined(separator: "\n")
    #expect(String(decoding: result.bytes, as: UTF8.self) == expected)
    #expect(result.after == expected && result.before == text)
    let again = try #require(try fix(expected))
    #expect(again.fixed.isEmpty && again.bytes == result.bytes)
  }

  @Test func `a fix that makes an error is left out, and the others are applied`() throws {
    let text = Documents.xib(#"        <view id="a" tag="1"/><view id="b" tag="2"/>"#)
    let linter = try Linter(rules: [NumberingRule.self, ForbiddenNumberRule.self])
    let result = try #require(
      Fixer(linter, .unsafe).fix(Array(text.utf8), file: "a.xib"))
    #expect(result.fixed.count == 1)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == text.replacing(#"id="a" tag="1""#, with: #"id="a" tag="11""#))
    #expect(result.findings.map(\.objectID) == ["b"])
    #expect(result.findings[0].fixes.isEmpty)
    #expect(result.findings[0].notes.last?.message.contains("the fix was not applied") == true)
    // The findings before the fixes show what can be fixed.
    #expect(result.original.map(\.objectID) == ["a", "b"])
    #expect(result.original.map(\.fixes.isEmpty) == [false, true])
  }

  @Test func `what was fixed comes with the fix that was applied, be it not the first one`() throws
  {
    let text = Documents.xib(#"        <view id="a" tag="1"/>"#)
    let linter = try Linter(rules: [TwoFixesRule.self])
    let bytes = Array(text.utf8)
    let safe = try #require(Fixer(linter, .safe).fix(bytes, file: nil))
    #expect(safe.fixed.map(\.fixes).flatMap { $0.map(\.summary) } == ["Reset the tag"])
    #expect(safe.fixed[0].allNotes.isEmpty)
    let unsafe = try #require(Fixer(linter, .unsafe).fix(bytes, file: nil))
    #expect(unsafe.fixed[0].allNotes.map(\.message) == ["look for it otherwise"])
  }

  @Test func `unsafe fixes are left alone unless they are asked for`() throws {
    let result = try #require(try fix(text, unsafe: false))
    #expect(result.fixed.count == 0 && result.bytes == Array(text.utf8))
    #expect(result.findings.count == 2)
  }

  @Test func `a document in another encoding keeps it`() throws {
    let utf16 = try Samples.bytes("Broken/utf16.xib")
    let source = String(decoding: try Tree(parsing: utf16).sourceText.utf8, as: UTF8.self)
    let dangling = source.replacing(
      "</objects>",
      with: """
        <view id="zzz"><connections><outlet property="é" destination="gone"/><outlet property="me" destination="zzz"/></connections></view></objects>
        """)
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in dangling.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let result = try #require(
      try Fixer(Linter(), .unsafe).fix(bytes, file: nil))
    #expect(result.fixed.count == 1)
    #expect(result.bytes.starts(with: [0xFF, 0xFE]))
    #expect(
      try Tree(parsing: result.bytes).sourceText
        == dangling.replacing(#"<outlet property="é" destination="gone"/>"#, with: ""))
  }

  @Test(arguments: ["merge-conflict", "foreign-root", "truncated"])
  func `a file that gives no document is never fixed`(_ name: String) throws {
    let bytes = try Samples.bytes("Broken/\(name).xib")
    #expect(try Fixer(Linter(), .unsafe).fix(bytes, file: nil) == nil)
  }

  @Test(arguments: ["LegacyView.xib": false, "LoadingView.xib": true])
  func `a legacy archive has findings without fixes`(_ sample: String, _ hasFixes: Bool) throws {
    let findings = try Linter(rules: [FixingRule.self])
      .lint(Samples.bytes(sample), file: nil).findings
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.fixes.isEmpty != hasFixes })
  }

  @Test func `a diff is one that patch reads`() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n10\n11\n12\n"
    #expect(
      UnifiedDiff.text(old: old, new: new, path: "a.xib") == """
        --- a/a.xib
        +++ b/a.xib
        @@ -2,11 +2,11 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
         10
         11
        -12
        \\ No newline at end of file
        +12

        """)
    #expect(UnifiedDiff.text(old: old, new: old, path: "a") == "")
    #expect(
      UnifiedDiff.text(old: "", new: "x\n", path: "/App/a.xib").hasPrefix(
        "--- a/App/a.xib\n+++ b/App/a.xib\n"))
    #expect(
      UnifiedDiff.text(old: "", new: "x\n", path: "new\nline \"é\".xib").hasPrefix(
        "--- \"a/new\\012line \\042é\\042.xib\"\n"))
    #expect(
      UnifiedDiff.text(old: "", new: "x\n", path: "a") == """
        --- a/a
        +++ b/a
        @@ -0,0 +1,1 @@
        +x

        """)
  }

  @Test func `a difference has the bytes of the files, in any encoding`() {
    let (latin, mark) = (
      [UInt8]("caf\u{e9}\n".unicodeScalars.map { UInt8($0.value) }), [0xEF, 0xBB, 0xBF] as [UInt8]
    )
    let bytes = UnifiedDiff.bytes(old: mark + latin, new: mark + latin + [0x78], path: "a")
    #expect(
      bytes == Array("--- a/a\n+++ b/a\n@@ -1,1 +1,2 @@\n ".utf8) + mark + latin
        + Array("+x\n\\ No newline at end of file\n".utf8))
    #expect(UnifiedDiff.bytes(old: latin, new: latin, path: "a").isEmpty)
  }

  @Test func `texts that only look the same differ`() {
    let difference = UnifiedDiff.text(old: "e\u{301}\r\n", new: "é\n", path: "a")
    #expect(difference.hasSuffix("@@ -1,1 +1,1 @@\n-e\u{301}\r\n+é\n"))
  }
}

/// Wants ten more than 1 and 2.
private struct NumberingRule: AttributeRule {
  static let info = RuleInfo(
    id: "numbering", summary: "", rationale: "", category: .document, severity: .warning,
    nonTriggering: [], triggering: [])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.tag] }

  func check(_ attribute: Attribute, in context: LintContext) {
    guard ["1", "2"].contains(attribute.value) else { return }
    let fix = context.fix("Add ten") {
      $0.setAttribute("tag", to: "1" + attribute.value, on: attribute.node)
    }
    context.report(at: .attribute(attribute), "too small", fixes: [fix])
  }
}

/// Wants no 12.
private struct ForbiddenNumberRule: AttributeRule {
  static let info = RuleInfo(
    id: "forbidden-number", summary: "", rationale: "", category: .document, severity: .error,
    nonTriggering: [], triggering: [])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.tag] }

  func check(_ attribute: Attribute, in context: LintContext) {
    if attribute.value == "12" { context.report(at: .attribute(attribute), "forbidden") }
  }
}
