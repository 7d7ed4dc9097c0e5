import Diagnostics
import IBLint
import IBLintLayout
import InterfaceBuilder
import LintExamples
import Testing

/// What is said of constraints that cannot all be satisfied.
@MainActor
@Suite struct ConflictTests {
  private func findings(_ example: Example) throws -> [Diagnostic] {
    let linter = try Linter(
      LintConfiguration(only: ["unsatisfiable-constraints"], evidence: .possible))
    let document = try IBDocument(parsing: example.bytes)
    return linter.lint(document, layout: try SolvedLayoutFacts(document))
  }

  /// A scene whose bottom layout guide is below a view of 50 points that starts at the top.
  private func scene(_ width: Int, _ height: Int) -> Example {
    Example(
      """
      <viewController storyboardIdentifier="menu" id="a" sceneMemberID="viewController">
          <layoutGuides>
              <viewControllerLayoutGuide type="top" id="b"/>
              <viewControllerLayoutGuide type="bottom" id="c"/>
          </layoutGuides>
          <view key="view" id="d">
              <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
              <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="e"/></subviews>
              <constraints>
                  <constraint firstItem="e" firstAttribute="height" constant="50" id="g"/>
                  <constraint firstItem="e" firstAttribute="top" secondItem="d" secondAttribute="top" id="i"/>
                  <constraint firstItem="c" firstAttribute="top" secondItem="e" secondAttribute="bottom" id="j"/>
              </constraints>
          </view>
      </viewController>
      """, in: .scene)
  }

  @Test func `a root that is smaller than every screen has no guides of a screen`() throws {
    #expect(try findings(scene(231, 0)) == [])
    #expect(try findings(scene(414, 60)) == [])
  }

  @Test(arguments: [(320, 568), (568, 320), (375, 667)])
  func `a root of the size of a screen has its guides, on its side, too`(
    _ width: Int, _ height: Int
  ) throws {
    #expect(try !findings(scene(width, height)).isEmpty)
  }

  private func label(_ constraint: String) -> Example {
    Example(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <constraints>
              <constraint firstAttribute="width" constant="40" id="w"/>
              <constraint firstAttribute="height" constant="40" id="h"/>
              \(constraint)
          </constraints>
      </view>
      """, in: .view)
  }

  @Test func `a constraint between an anchor and itself is said to contradict itself`() throws {
    let found = try findings(
      label(
        #"<constraint firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="13" id="c"/>"#
      ))
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains(".leading + 13 contradicts itself; remove it") == true)
  }

  @Test(arguments: [
    #"<constraint firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c"/>"#,
    #"<constraint firstAttribute="leading" relation="lessThanOrEqual" secondItem="a" secondAttribute="leading" constant="13" id="c"/>"#,
  ])
  func `a constraint between an anchor and itself may be satisfied`(_ constraint: String) throws {
    #expect(try findings(label(constraint)) == [])
  }

  @Test func `a conflict with a constraint that a runtime attribute may change is only possible`()
    throws
  {
    let attribute = """
      <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="share"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    func severity(_ more: String) throws -> [Diagnostic.Severity] {
      try findings(
        label(#"<constraint firstAttribute="width" constant="50" id="c">\#(more)</constraint>"#)
      ).map(\.severity)
    }
    #expect(try severity("") == [.error])
    #expect(try severity(attribute) == [.warning])
  }
}
