import Diagnostics
import IBLint
import Testing

/// The tips for views that a document can show (acceptance statement S4.10).
@Suite struct SeedViewProgramming {
  private func findings(_ rule: String, _ text: String, options: [String: OptionValue] = [:])
    throws -> [Diagnostic]
  {
    var configuration = LintConfiguration(only: [rule])
    configuration.rules[rule] = .init(options: options)
    return try Linter(configuration).lint(Example(text, in: .view).document.bytes, file: nil)
      .findings
  }

  // MARK: Subviews in controls

  @Test(arguments: [
    "button", "segmentedControl", "textField", "slider", "switch", "pageControl", "stepper",
    "datePicker",
  ])
  func `subviews inside a UIKit control are found`(_ control: String) throws {
    let text = { (className: String) in
      """
      <\(control)\(className) id="a">
          <subviews><label id="b"/><label id="c"/></subviews>
      </\(control)>
      """
    }
    let found = try findings("subviews-in-control", text(""))
    #expect(found.map(\.objectID) == ["a"])
    #expect(found.first?.message.contains("contains 2 subviews") == true)
    #expect(try findings("subviews-in-control", text(#" customClass="Tile""#)).isEmpty)
  }

  @Test(arguments: [
    #"<view customClass="UIControl" id="a"><subviews><label id="b"/></subviews></view>"#,
    #"<view id="a"><subviews><slider id="b"/></subviews></view>"#, #"<slider id="a"/>"#,
    #"<stackView id="a"><subviews><slider id="b"/></subviews></stackView>"#,
  ])
  func `a plain container is not a finding`(_ text: String) throws {
    #expect(try findings("subviews-in-control", text).isEmpty)
  }

  // MARK: Opaque views

  @Test(arguments: [
    ("", "has no background"),
    (
      #"<color key="backgroundColor" white="0" alpha="0" colorSpace="calibratedWhite"/>"#,
      "has a clear background"
    ),
    (
      #"<color key="backgroundColor" white="0" alpha="0.5" colorSpace="calibratedWhite"/>"#,
      "has a translucent background"
    ),
  ])
  func `an opaque custom view without an opaque background is found`(
    _ background: String, _ words: String
  ) throws {
    let rule = "opaque-without-background"
    let view = { (attributes: String) in "<view\(attributes) id=\"a\">\(background)</view>" }
    for attributes in [#" customClass="Graph""#, #" opaque="YES" customClass="Graph""#] {
      let found = try findings(rule, view(attributes))
      #expect(found.map(\.objectID) == ["a"])
      #expect(found.first?.message.contains(words) == true)
    }
    #expect(try findings(rule, view(#" opaque="NO" customClass="Graph""#)).isEmpty)
    // Standard views find out themselves, unless somebody asks.
    #expect(try findings(rule, view("")).isEmpty)
    let options: [String: OptionValue] = ["customClassesOnly": .bool(false)]
    #expect(try findings(rule, view(""), options: options).contains { $0.objectID == "a" })
  }

  @Test(arguments: [
    #"<color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#,
    #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#,
  ])
  func `an opaque view with a background that may be opaque is not a finding`(_ background: String)
    throws
  {
    let text = #"<view customClass="Graph" id="a">\#(background)</view>"#
    #expect(try findings("opaque-without-background", text).isEmpty)
  }

  // MARK: Redrawing

  @Test(arguments: ["view", "label", "imageView", "button", "scrollView", "stackView"])
  func `content mode Redraw is found only on standard views`(_ element: String)
    throws
  {
    let text = { (attributes: String) in #"<\#(element)\#(attributes) id="a"/>"# }
    let found = try findings("needless-redraw", text(#" contentMode="redraw""#))
    #expect(found.map(\.objectID) == ["a"])
    #expect(
      try findings("needless-redraw", text(#" contentMode="redraw" customClass="Graph""#)).isEmpty)
    #expect(try findings("needless-redraw", text(#" contentMode="scaleToFill""#)).isEmpty)
    #expect(try findings("needless-redraw", text("")).isEmpty)
  }

  @Test func `rules that need no judgement are on by default`() {
    let rules = RuleRegistry.all.map { $0.info }.filter { !$0.isOptIn }.map(\.id)
    #expect(rules.contains("subviews-in-control") && rules.contains("needless-redraw"))
  }
}
