import Foundation
import HeadlessUIKit
import Testing

/// Constraints from visual formats.
@MainActor @Suite(.ownEnvironment)
struct VisualFormatTests {
  private let root = LayoutSketch.root(300, 200)
  private let a = ContentView(50, 20)
  private let b = ContentView(60, 30)

  init() { LayoutSketch.add(a, b, to: root) }

  private var views: [String: Any] { ["a": a, "b": b] }

  /// Lays out by formats.
  private func layOut(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) throws {
    for format in formats {
      NSLayoutConstraint.activate(
        try NSLayoutConstraint.parsedConstraints(
          withVisualFormat: format, options: options, metrics: ["gap": 12, "high": 999.0],
          views: views))
    }
    root.layoutIfNeeded()
  }

  @Test func `views are placed next to each other with spaces and edges`() throws {
    try layOut("H:|-10-[a]-20-[b]", "V:|-5-[a]", "V:|[b]|")
    #expect(a.frame == CGRect(x: 10, y: 5, width: 50, height: 20))
    #expect(b.frame == CGRect(x: 80, y: 0, width: 60, height: 200))
  }

  @Test func `without an axis the format is horizontal`() throws {
    try layOut("[a]-3-|", "V:[a]-4-|")
    #expect(a.frame == CGRect(x: 247, y: 176, width: 50, height: 20))
  }

  @Test func `views without a space touch`() throws {
    try layOut("|[a][b]", "V:[a][b]|")
    #expect(b.frame.minX == 50 && b.frame.maxY == 200 && a.frame.maxY == b.frame.minY)
  }

  @Test func `the standard space is 8 points between views, and the margin at edges`() throws {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    try layOut("H:|-[a]-[b]-|", "V:|-[a]", "V:[b]-|")
    #expect(a.frame.minX == 2 && b.frame.minX == a.frame.maxX + 8 && b.frame.maxX == 296)
    #expect(a.frame.minY == 1 && b.frame.maxY == 197)
  }

  @Test func `lengths are numbers, metrics and those of other views`() throws {
    try layOut("H:|[a(33)]-gap-[b(==a)]", "V:|[a(gap)][b(a)]")
    #expect(a.frame == CGRect(x: 0, y: 0, width: 33, height: 12))
    #expect(b.frame == CGRect(x: 45, y: 12, width: 33, height: 12))
  }

  @Test func `conditions have relations and priorities`() throws {
    let constraints = try NSLayoutConstraint.parsedConstraints(
      withVisualFormat: "H:|-(>=8@750,<=40)-[a(>=70,<=100@high)]", metrics: ["high": 999],
      views: views)
    #expect(
      constraints.map(\.relation) == [
        .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual,
      ])
    #expect(constraints.map(\.priority.rawValue) == [750, 1000, 1000, 999])
    #expect(constraints.map(\.constant) == [8, 40, 70, 100])
    #expect(constraints.map(\.firstAttribute) == [.leading, .leading, .width, .width])
  }

  @Test func `spaces in parentheses may be negative`() throws {
    try layOut("H:|-(-8)-[a]", "V:|-(2.5)-[a]")
    #expect(a.frame.origin == CGPoint(x: -8, y: 2.5))
  }

  @Test func `options align the views across the axis`() throws {
    try layOut("H:|[a]-[b]", options: [.alignAllTop, .alignAllBottom])
    try layOut("V:|-7-[b]")
    #expect(a.frame.minY == 7 && a.frame.height == b.frame.height)
  }

  @Test func `options give the direction`() throws {
    try layOut("H:|-10-[a]-20-[b]", options: .directionRightToLeft)
    #expect(a.frame.maxX == 290 && b.frame.maxX == 220)
    let left = try NSLayoutConstraint.parsedConstraints(
      withVisualFormat: "|[a]-[b]", options: .directionLeftToRight, views: views)
    #expect(left.map(\.firstAttribute) == [.left, .left])
    #expect(left.map(\.secondAttribute) == [.left, .right])
  }

  @Test func `spaces may count from baseline to baseline`() throws {
    let constraints = try NSLayoutConstraint.parsedConstraints(
      withVisualFormat: "V:|-[a]-30-[b]", options: .spacingBaselineToBaseline, views: views)
    #expect(constraints[1].firstAttribute == .firstBaseline)
    #expect(constraints[1].secondAttribute == .lastBaseline && constraints[1].constant == 30)
  }

  @Test func `a guide may be part of a format`() throws {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      try NSLayoutConstraint.parsedConstraints(
        withVisualFormat: "H:|-10-[guide(20)][a]", views: ["guide": guide, "a": a]))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 30)
  }

  nonisolated private static let mistakes: [(String, Int, String)] = [
    ("H:|-[a", 6, "Expected a ']' to close the view"),
    ("H:|-[c]", 5, "c is not a key in the views dictionary."),
    ("H:|-far-[a]", 4, "far is not a key in the metrics dictionary."),
    ("H:[a(>40)]", 5, "Expected one of ==, <= and >= here."),
    ("H:[a(=>40)]", 5, "Expected one of ==, <= and >= here."),
    ("H:[a]-8[b]", 7, "Expected a '-' after the spacing"),
    ("H:[a]-(8-[b]", 8, "Expected a ')' here"),
    ("H:[a]-", 6, "Expected a view here"),
    ("H:[a]-8-", 8, "Expected a view here"),
    ("", 0, "Expected a view here"),
    ("H:||", 3, "Expected a view between the two edges"),
    ("H:|", 3, "Expected a view here"),
    ("H:|[a]|[b]", 7, "Nothing can follow the second `|`, the edge of the superview."),
    ("X:[a]", 0, "Expected a view here"),
    ("H:[]", 3, "Expected the name of a view."),
    ("H:[a(40@1001)]", 8, "Priorities must be greater than 0"),
    ("H:[a(40@0)]", 8, "Priorities must be greater than 0"),
    ("H:[a(1.2.3)]", 5, "Expected a number or a name here."),
    ("H:[a(gap,)]", 9, "Expected a number or a name here."),
    ("H:[a]-b-[b]", 6, "b is not a key in the metrics dictionary."),
    ("H:[a]-word-[b]", 6, "word is not a number."),
    ("H:[no]", 3, "no is neither a view nor a layout guide."),
    ("🙂[a]", 0, "Expected a view here"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported with its place`(format: String, place: Int, explanation: String)
    throws
  {
    let error = #expect(throws: NibError.self) {
      try NSLayoutConstraint.parsedConstraints(
        withVisualFormat: format, metrics: ["gap": 1, "word": "x"],
        views: ["a": a, "b": b, "no": 5])
    }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("Unable to parse constraint format: \n"))
    #expect(message.contains(explanation))
    #expect(message.hasSuffix("\n\(format)\n" + String(repeating: " ", count: place) + "^"))
    #expect(error?.rule == "visual-format")
  }

  @Test func `an edge of a superview that is not there is reported`() throws {
    let lone = UIView()
    let error = #expect(throws: NibError.self) {
      try NSLayoutConstraint.parsedConstraints(withVisualFormat: "|[lone]", views: ["lone": lone])
    }
    #expect(error?.message.contains("the related view doesn't have a superview") == true)
  }

  @Test func `an alignment along the axis is reported`() throws {
    let error = #expect(throws: NibError.self) {
      try NSLayoutConstraint.parsedConstraints(
        withVisualFormat: "H:[a][b]", options: .alignAllLeft, views: views)
    }
    #expect(
      error?.message.contains(
        "Options mask required views to be aligned on a vertical edge, which is not allowed for"
          + " layout that is horizontal.") == true)
  }

  @Test func `the form of UIKit hands mistakes to the failure handler`() {
    var constraints: [NSLayoutConstraint]?
    let errors = FailureLog.during {
      constraints = NSLayoutConstraint.constraints(withVisualFormat: "[a", views: views)
    }
    #expect(constraints == [] && errors.count == 1)
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", views: views).count == 1)
  }
}
