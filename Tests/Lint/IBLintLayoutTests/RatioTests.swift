import Diagnostics
import IBLint
import IBLintLayout
import InterfaceBuilder
import LintExamples
import Testing

/// Constraints whose multipliers are ratios.
@MainActor
@Suite struct RatioTests {
  private func findings(_ rule: String, in document: IBDocument) throws -> [String] {
    let linter = try Linter(LintConfiguration(only: [rule]))
    let facts = try SolvedLayoutFacts(document)
    return linter.lint(document, layout: facts).map(\.message)
  }

  @Test func `a ratio multiplies the rounding of the other length`() throws {
    func count(width: Int) throws -> Int {
      let bytes = Example(
        """
        <tableViewCell id="cell">
            <rect key="frame" x="0.0" y="0.0" width="320" height="45"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0.0" y="0.0" width="320" height="45"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="20" y="0.0" width="\(width)" height="45"/>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="c2"/>
                    <constraint firstItem="a" firstAttribute="height" secondItem="content" secondAttribute="height" id="c3"/>
                    <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="568:89" id="c4"/>
                </constraints>
            </tableViewCellContentView>
        </tableViewCell>
        """
      ).document.bytes
      return try findings("stale-frame", in: IBDocument(parsing: bytes)).count
    }
    // Without the separator, the height is 44.5.
    #expect(try count(width: 284) == 0)
    #expect(try count(width: 280) == 1)
  }

  @Test func `ratios that only conflict by their rounding do not conflict`() throws {
    func count(_ ratio: String) throws -> Int {
      let bytes = Example(
        """
        <viewController id="vc" sceneMemberID="viewController">
            <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <constraints>
                            <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="375:56" id="c1"/>
                        </constraints>
                    </view>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <constraints>
                            <constraint firstAttribute="height" secondItem="b" secondAttribute="width" multiplier="\(ratio)" id="c2"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="c5"/>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c6"/>
                    <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" id="c7"/>
                    <constraint firstItem="b" firstAttribute="width" secondItem="root" secondAttribute="width" id="c8"/>
                    <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" id="c9"/>
                </constraints>
            </view>
        </viewController>
        """, in: .scene
      ).document.bytes
      return try findings("unsatisfiable-constraints", in: IBDocument(parsing: bytes)).count
    }
    #expect(try count("56:375") == 0)
    #expect(try count("57:375") == 1)
  }
}
