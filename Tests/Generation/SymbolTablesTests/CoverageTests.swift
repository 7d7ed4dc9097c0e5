#if os(Linux)
  import SymbolTables
  import Testing

  /// The page about coverage says of each public symbol how far it is modelled.
  @Suite struct CoverageTests {
    private static func column(_ type: String, _ name: String) throws -> Coverage.Column? {
      let tables = try Build.tables.get()
      let symbol = try #require(
        tables.all.symbols.first { $0.owner == type && $0.name == name }, "\(type).\(name)")
      return try tables.coverage().column(of: symbol)
    }

    @Test func `every public symbol is in a column`() throws {
      let tables = try Build.tables.get()
      let coverage = try tables.coverage()
      let without = tables.all.symbols.filter { coverage.column(of: $0) == nil }
      #expect(without.map { $0.path.joined(separator: ".") } == [])
      #expect(tables.all.symbols.count > 10_000)
    }

    @Test(arguments: [
      ("UIView", "alpha", Coverage.Column.behaves),
      ("UIView", "addSubview(_:)", .behaves),
      ("UIView", "layoutSubviews()", .behaves),
      ("UIViewController", "viewDidLoad()", .behaves),
      ("UIScrollViewDelegate", "scrollViewDidScroll(_:)", .behaves),
      ("UITextField", "placeholder", .behaves),
      ("UIAlertController", "textFields", .behaves),
      ("CALayer", "cornerCurve", .stored),
      ("UIBarButtonItem", "preferredMenuElementOrder", .stored),
      ("UIImpactFeedbackGenerator", "impactOccurred()", .recorded),
      ("UIScribbleInteractionDelegate", "scribbleInteractionWillBeginWriting(_:)", .uncalled),
      ("UIView.ContentMode", "scaleAspectFit", .value),
    ])
    func `a member's column follows from its uses`(
      type: String, name: String, column: Coverage.Column
    ) throws {
      #expect(try Self.column(type, name) == column)
    }

    @Test func `each requirement that nothing calls is listed with a reason`() throws {
      let coverage = try Build.tables.get().coverage()
      let uncalled = coverage.uncalledRequirements
      let listed = Set(coverage.reasons.keys)
      func names(_ requirements: Set<Coverage.Requirement>) -> [String] {
        requirements.sorted().map { "\($0.type).\($0.name)" }
      }
      #expect(names(uncalled.subtracting(listed)) == [], "without a reason")
      #expect(names(listed.subtracting(uncalled)) == [], "called, or not there")
      #expect(coverage.reasons.values.allSatisfy { !$0.isEmpty })
      #expect(coverage.delegateRequirements.count > 350)
    }

    /// UIKit's public recognizers and control events, by its headers of iOS 18.
    private static let events: Set<String> = [
      "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer", "UISwipeGestureRecognizer", "UITapGestureRecognizer",
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
      "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
      "editingDidEnd", "editingDidEndOnExit",
    ]

    @Test func `every recognizer and every control event has a row`() throws {
      let rows = try Build.rows("uikit-events").map { $0[0] }
      #expect(Set(rows) == Self.events && rows.count == Self.events.count)
      let symbols = try Build.tables.get().all.symbols
      for event in Self.events {
        #expect(symbols.contains { $0.name == event }, "\(event)")
      }
    }
  }
#endif
