import Diagnostics
import Testing

/// Elements, attributes and words that are compiled by their rows of the schema alone; `Schema/README.md` follows the
/// first three.
@Suite struct RowTests {
  @Test func `an element has the class of its row and what its group has`() throws {
    let xib = try CompiledXib(
      #"<hoverGestureRecognizer id="a" delaysTouchesEnded="NO"/>"#, toolsVersion: 23504)
    #expect(xib.className("a") == "UIHoverGestureRecognizer")
    #expect(xib["a", "UIGestureRecognizer.delaysTouchesEnded"] == "false")
    #expect(xib["a", "UIGestureRecognizer.allowedTouchTypes"] == "15")
    #expect(xib.diagnostics.isEmpty)
  }

  @Test func `an attribute becomes the key of its row, unless it says what an absent one means`()
    throws
  {
    let xib = try CompiledXib(
      """
      <stepper id="a" wraps="YES" continuous="NO" stepValue="0.5" maximumValue="100"/>
      <stepper id="b" wraps="NO" continuous="YES" stepValue="1"/>
      """)
    #expect(xib["a", "UIWraps"] == "true")
    #expect(xib["a", "UIContinuous"] == "false")
    #expect(xib["a", "UIStepValue"] == "0.5")
    #expect(xib["a", "UIMaximumValue"] == nil)
    for key in ["UIWraps", "UIContinuous", "UIStepValue"] { #expect(xib["b", key] == nil) }
  }

  @Test func `a key of the opposite is true where the attribute says no`() throws {
    let xib = try CompiledXib(
      #"<rotationGestureRecognizer id="a" enabled="NO"/><rotationGestureRecognizer id="b" enabled="YES"/>"#
    )
    #expect(xib["a", "UIGestureRecognizer.disabled"] == "true")
    #expect(xib["b", "UIGestureRecognizer.disabled"] == nil)
  }

  @Test func `a word becomes its number`() throws {
    let xib = try CompiledXib(
      """
      <barButtonItem id="a" style="prominent"/><barButtonItem id="b" style="plain"/>
      <switch id="c" preferredStyle="sliding"/><switch id="d" preferredStyle="automatic"/>
      """)
    #expect(xib["a", "UIStyle"] == "2" && xib["b", "UIStyle"] == nil)
    #expect(xib["c", "UISwitchPreferredStyle"] == "2" && xib["d", "UISwitchPreferredStyle"] == nil)
  }

  @Test func `a word without a number is named in a diagnostic`() throws {
    let xib = try CompiledXib(#"<stackView id="a" distribution="gravityAreas"/>"#)
    #expect(
      xib.diagnostics.map(\.message)
        == ["unknown value 'gravityAreas' of 'distribution'; left out"])
  }

  @Test func `an unknown element is written like the one that it is nearest to`() throws {
    let xib = try CompiledXib(#"<pullGestureRecognizer id="a" enabled="NO"/>"#)
    #expect(xib["a", "UIGestureRecognizer.disabled"] == "true")
    #expect(xib.diagnostics.map(\.id) == ["unknown-element"])
  }
}
