import IBLint
import LintExamples
import Testing

/// Views that can never be shown, which need neither labels nor good colors.
@Suite struct HiddenViewTests {
  /// A text, a field, a button and an image with faults, inside a view with attributes and other content.
  private func document(_ attributes: String, _ more: String = "", around: String = "") -> String {
    """
    <view \(attributes) id="box">
        <subviews>
            <label text="Label" adjustsFontForContentSizeCategory="YES" id="text">
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <color key="textColor" white="0.9" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
            <textField placeholder="Name" id="field"/>
            <button id="button">
                <accessibility key="accessibilityConfiguration">
                    <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
                </accessibility>
                <state key="normal" image="cross"/>
            </button>
            <imageView image="cross" id="image"/>
        </subviews>
        \(more)
    </view>
    \(around)
    """
  }

  private static let rules = [
    "image-button-without-label", "text-input-without-label", "image-without-label",
    "low-contrast", "font-does-not-scale", "scaling-without-text-style",
    "contradictory-accessibility",
  ]

  private func reporting(_ text: String, _ sources: ListedSources? = nil) throws -> [String] {
    try Self.rules.filter { id in
      let bytes = Example(text, in: .view).document.bytes
      let linter = try Linter(LintConfiguration(only: [id]))
      return !linter.lint(bytes, file: "Form.xib", sources: sources).findings.isEmpty
    }
  }

  private let outlet = """
    <view id="owner">
        <connections>
            <outlet property="box" destination="box" id="outlet"/>
        </connections>
    </view>
    """

  @Test func `nothing is said of views inside of a hidden one that code cannot reach`() throws {
    #expect(try reporting(document("")) == Self.rules)
    #expect(try reporting(document(#"hidden="YES""#)) == [])
  }

  @Test func `a hidden view with an outlet, a tag or a class may be shown by code`() throws {
    #expect(try reporting(document(#"hidden="YES""#, around: outlet)) == Self.rules)
    #expect(try reporting(document(#"hidden="YES" tag="2""#)) == Self.rules)
    #expect(try reporting(document(#"hidden="YES" customClass="Box""#)) == Self.rules)
  }

  @Test func `code may show the hidden views of a stack view that it goes through`() throws {
    func stack(_ attributes: String = "", _ more: String = "") -> String {
      """
      <stackView \(attributes) id="stack">
          <subviews>\(document(#"hidden="YES""#))</subviews>
      </stackView>
      \(more)
      """
    }
    let outlet = """
      <view id="owner" customClass="Form">
          <connections><outlet property="rows" destination="stack" id="outlet"/></connections>
      </view>
      """
    let form = SourceClass(
      name: "Form", superclass: "UIView", place: SourcePlace(file: "Form.swift", line: 1))
    func sources(_ goesThrough: Bool?) -> ListedSources {
      ListedSources(declarations: [form], visited: goesThrough)
    }
    #expect(try reporting(stack()) == [])
    #expect(try reporting(stack(#"tag="2""#)) == Self.rules)
    #expect(try reporting(stack("", outlet)) == Self.rules)
    #expect(try reporting(stack("", outlet), sources(true)) == Self.rules)
    #expect(try reporting(stack("", outlet), sources(nil)) == Self.rules)
    #expect(try reporting(stack("", outlet), sources(false)) == [])
    #expect(try reporting(stack(#"customClass="Rows""#, outlet), sources(false)) == Self.rules)
    // The class of the owner is not in the sources.
    let unknown = outlet.replacing("Form", with: "Other")
    #expect(try reporting(stack("", unknown), sources(false)) == Self.rules)
  }

  @Test func `a hidden view that a variation shows is shown`() throws {
    let variation = #"<variation key="widthClass=regular" hidden="NO"/>"#
    #expect(try reporting(document(#"hidden="YES""#, variation)) == Self.rules)
  }

  @Test func `a view that no traits install is never shown`() throws {
    func outer(_ more: String) -> String {
      """
      <view id="outer">
          <subviews>
              \(document(""))
          </subviews>
          <variation key="default">
              <mask key="subviews">
                  <exclude reference="box"/>
              </mask>
          </variation>
          \(more)
      </view>
      """
    }
    #expect(try reporting(outer("")) == [])
    let included = """
      <variation key="heightClass=regular">
          <mask key="subviews">
              <include reference="box"/>
          </mask>
      </variation>
      """
    #expect(try reporting(outer(included)) == Self.rules)
  }
}
