import Diagnostics
import IBLint
import Testing

/// The tips for views that a document can show (acceptance statement S4.10).
@Suite struct SeedViewTips {
  private func findings(_ rule: String, _ text: String) throws -> [String] {
    let linter = try Linter(LintConfiguration(only: [rule]))
    return linter.lint(Example(text, in: .view).document.bytes, file: nil).findings
      .compactMap(\.objectID)
  }

  @Test func `subviews inside a control are found unless the control is a plain container`() throws
  {
    let subviews = #"<subviews><label id="b"/></subviews>"#
    #expect(try findings("subviews-in-control", "<slider id=\"a\">\(subviews)</slider>") == ["a"])
    #expect(
      try findings(
        "subviews-in-control", "<view customClass=\"UIControl\" id=\"a\">\(subviews)</view>"
      )
      .isEmpty)
  }

  @Test(arguments: [
    "", #"<color key="backgroundColor" white="0" alpha="0" colorSpace="calibratedWhite"/>"#,
    #"<color key="backgroundColor" white="0" alpha="0.5" colorSpace="calibratedWhite"/>"#,
  ])
  func `an opaque view that draws itself on no, a clear or a translucent background is found`(
    _ background: String
  ) throws {
    let rule = "opaque-without-background"
    let view = { (opaque: String) in
      "<view\(opaque) customClass=\"Graph\" id=\"a\">\(background)</view>"
    }
    #expect(try findings(rule, view("")) == ["a"])
    #expect(try findings(rule, view(" opaque=\"NO\"")).isEmpty)
  }

  @Test func `redrawing at each change of size is found on a standard view alone`() throws {
    #expect(try findings("needless-redraw", #"<view contentMode="redraw" id="a"/>"#) == ["a"])
    #expect(
      try findings("needless-redraw", #"<view contentMode="redraw" customClass="Graph" id="a"/>"#)
        .isEmpty)
  }
}
