import FoundationEssentials
import RemovalCheck
import TestSupport
import Testing

/// Nothing in a document is lost without a word.
@Suite struct RemovalTests {
  private static let table = "Documentation/UncompiledParts.tsv"

  private func explained() throws -> ExplainedParts {
    let url = Samples.package.appending(path: Self.table)
    return ExplainedParts(try String(contentsOf: url, encoding: .utf8))
  }

  @Test func `each part of the samples changes the nib, is explained, or is warned of`() throws {
    let table = try explained()
    #expect(table.wrongLines.isEmpty)
    var check = RemovalCheck()
    for name in Samples.modern { check.check(try Samples.bytes(name), name: name) }
    #expect(check.effective.count > 300)
    #expect(table.unexplained(check.ineffective).map(\.description) == [])
  }

  @Test func `a part without effect that the table does not list is found`() throws {
    let table = ExplainedParts("part\treason\texplanation\nlabel@userLabel\tdesign-time\ta name\n")
    let document = Documents.xib(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/><subviews>
        <label userLabel="Name" misplaced="YES" springLoaded="YES" text="Pier" id="l">
          <rect key="frame" x="0.0" y="0.0" width="40" height="20"/></label>
      </subviews></view>
      """)
    var check = RemovalCheck()
    check.check(Array(document.utf8), name: "A.xib")
    let label = check.ineffective.filter { $0.key.element == "label" }
    #expect(check.effective.contains(.init(element: "label", name: "text", isElement: false)))
    // The compiler warns of what it knows but cannot compile.
    #expect(label.first { $0.key.name == "springLoaded" }?.value.warned == 1)
    #expect(table.unexplained(label).map(\.description) == ["label@misplaced"])
    #expect(ExplainedParts("header\nlabel@text\twhim\tno reason\n").wrongLines.count == 1)
  }
}
