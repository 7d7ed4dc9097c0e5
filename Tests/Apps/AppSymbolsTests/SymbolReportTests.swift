import AppSymbols
import Diagnostics
import Foundation
import SourceRewriting
import Testing

/// What a report says about sources that are given as text.
@Suite struct SymbolReportTests {
  private func report(_ sources: String...) -> SymbolReport {
    SymbolReport(
      sources.enumerated().map { number, text in
        .init(path: "/app/A\(number).swift", bytes: Array("import UIKit\n\(text)".utf8))
      })
  }

  /// The symbols that the first source lacks.
  private func missing(_ source: String, _ others: String...) -> [String] {
    let texts = [source] + others
    let report = SymbolReport(
      texts.enumerated().map { number, text in
        .init(path: "/app/A\(number).swift", bytes: Array("import UIKit\n\(text)".utf8))
      })
    return report.files[0].missing.map(\.symbol)
  }

  @Test func `colors and images of catalogs have symbols`() {
    let source = SymbolReport.Source(
      path: "/app/A.swift",
      bytes: Array(
        "import UIKit\nlet a = [UIColor.wetSand, UIColor.Brand.night, UIColor.pier]".utf8))
    let report = SymbolReport(
      [source],
      assets: [
        .init(kind: .color, name: "Wet Sand"), .init(kind: .color, name: "Brand/NightColor"),
      ])
    #expect(report.files[0].missing.map(\.symbol) == ["UIColor.pier"])
  }

  // MARK: Names

  @Test(arguments: [
    "class A: UIView {}", "let box = CGRect.zero", "func f(_ text: NSAttributedString) {}",
    "let time = CACurrentMediaTime()", "class A: UITableViewController, UISearchResultsUpdating {}",
    "let color = UIColor.white.cgColor", "let options: UIView.AnimationOptions = [.curveLinear]",
    "let joined = UIView.AnimationOptions.curveLinear.union(.repeat)",
  ])
  func `what is modelled is not reported`(_ source: String) {
    #expect(missing(source) == [])
  }

  @Test func `every framework that the package replaces may be imported, and no other of Apple's`()
    throws
  {
    let shims = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/UIKit/Shims").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: shims.path).filter {
      !$0.hasPrefix("_") && !$0.hasPrefix(".")
    }
    #expect(names.contains("UIKit") && names.count > 5)
    #expect(missing(names.map { "import \($0)\n" }.joined()) == [])
    #expect(missing("import CoreData\nimport SwiftUI\n") == ["CoreData", "SwiftUI"])
  }

  @Test func `an unknown type is reported once, at its first use, with the number of uses`() throws
  {
    let found = report("var a: UIPierView?\nfunc f() -> UIPierView? { a }\n").files[0].missing
    #expect(found.count == 1)
    let one = try #require(found.first)
    #expect(one.symbol == "UIPierView" && one.kind == .name && one.uses == 2)
    #expect(one.place.line == 2 && one.place.column == 8)
    let problem = one.diagnostic(in: "/app/A0.swift")
    #expect(problem.id == "missing-name" && problem.file == "/app/A0.swift")
    #expect(problem.message.hasPrefix("'UIPierView' is not supported (2 uses); "))
  }

  @Test(arguments: [
    "class UIPierView: UIView {}", "typealias UIPierView = UIView", "protocol UIPierView {}",
    "func UIPierView() {}", "enum Kind { case UIPierView }",
  ])
  func `what any of the sources declares is the app's own`(_ declaration: String) {
    #expect(missing("let a = UIPierView()", declaration) == [])
  }

  @Test(arguments: [
    "enum E { case quay(UIPierView), mole }",
    "enum E: String { case quay = \"a\", mole = \"UIPierView\" }",
    "func f() {\n switch a {\n case let view as UIPierView: break\n default: break\n }\n}",
    "func f() {\n switch a {\n case UIPierView.Kind.long: break\n default: break\n }\n}",
  ])
  func `a type in a case is used, and not declared`(_ source: String) {
    #expect(missing("let view: UIPierView", source) == ["UIPierView"])
  }

  @Test func `a header in Objective-C declares types too`() {
    let report = SymbolReport([
      .init(path: "/app/A.swift", bytes: Array("import UIKit\nlet a = UIPierView()".utf8)),
      .init(path: "/app/Pier.h", bytes: Array("@interface UIPierView : UIView\n@end\n".utf8)),
    ])
    #expect(report.files.count == 1 && report.cleanCount == 1)
  }

  @Test(arguments: [
    "// UIPierView", "let text = \"UIPierView\"", "let a = Kit.UIPierView()",
    "f(UIPierView: 1)", "@UIApplicationMain class A: UIResponder {}", "let a = NSFW.self",
  ])
  func `text, members, labels and an app's abbreviations are not symbols`(_ source: String) {
    #expect(missing(source) == [])
  }

  @Test func `an attribute that does nothing without Objective-C is reported`() {
    #expect(missing("class A: NSObject { @NSManaged var name: String }") == ["@NSManaged"])
  }

  // MARK: Modules

  @Test func `a framework that a test package lacks is reported, and a library is listed apart`() {
    let report = report(
      "import CoreData\nimport WebKit\nimport Tide\nimport struct Foundation.URL\n")
    #expect(report.files[0].missing.map(\.symbol) == ["CoreData"])
    #expect(report.files[0].missing.map(\.kind) == [.framework])
    #expect(report.otherModules.map(\.symbol) == ["Tide"])
  }

  @Test func `a library may declare a name, unless a source without libraries uses it too`() {
    let beside = "import Tide\nlet a = UIPierView()"
    #expect(missing(beside) == [])
    #expect(missing(beside, "let b = UIPierView()") == ["UIPierView"])
  }

  @Test func `a name that Apple publishes is Apple's, whatever the source imports`() {
    #expect(missing("import Tide\nlet a: UIPencilHoverPose? = nil") == ["UIPencilHoverPose"])
    #expect(
      missing("import Tide\nfunc f(_ screen: UIScreen) { _ = screen.calibratedLatency }")
        == ["UIScreen.calibratedLatency"])
    // A library's extension may begin with the words of a published selector.
    #expect(missing("import Tide\nfunc f(_ view: UIView) { view.insert(1) }") == [])
    #expect(missing("import Tide\nfunc f(_ view: UIView) { view.pierMargin = 1 }") == [])
  }

  @Test func `names of a framework's views count where the framework is imported`() {
    #expect(missing("import WebKit\nlet a = WKPierView()") == ["WKPierView"])
    #expect(missing("let a = WKPierView()") == [])
  }

  // MARK: Members

  @Test func `a library's members are visible in all sources of a module`() {
    let source = "func f(_ label: UILabel) { label.moor.makeFast() }"
    #expect(missing(source, "let a = 1") == ["UILabel.moor"])
    #expect(missing(source, "import Tide") == [])
    // Its types are visible only where it is imported.
    #expect(missing("let a = UIPierView()", "import Tide") == ["UIPierView"])
  }

  @Test(arguments: [
    "let a = UIView.AnimationOptions.RawValue(3)",
    "let a: UIView.AnimationOptions.ArrayLiteralElement = .curveLinear",
    "class A: NSObject { func f() { let a = self.observe(\\.b) { _, _ in } } }",
    "func f(_ view: UIView) { view.addObserver(self, forKeyPath: \"frame\", context: nil) }",
    "func f(_ view: UIView) { view.setValue(1, forKey: \"alpha\") }",
  ])
  func `associated types and key-value coding are there`(_ source: String) {
    #expect(missing(source) == [])
  }

  @Test func `a source is clean only if its modules exist, too`() {
    let report = report("import Tide\nlet a = UIView()", "let b = UIView()")
    #expect(report.cleanCount == 1 && report.files.map(\.missing.count) == [0, 0])
  }

  @Test(arguments: [
    ("let a = UIColor.pierGray", "UIColor.pierGray"),
    ("let a = UIView.PierOptions.dry", "UIView.PierOptions"),
    ("let a = UIView.AnimationOptions.curvePier", "UIView.AnimationOptions.curvePier"),
    ("UIApplication.shared.pierCount = 1", "UIApplication.pierCount"),
    ("let a = UILabel(frame: .zero).pierText", "UILabel.pierText"),
    ("class A: UIViewController { func f() { self.view.pierMargin = 1 } }", "UIView.pierMargin"),
    ("class A: UIView { func f() { super.pier() } }", "UIView.pier"),
    ("extension UIButton { func f() { self.pierTitle = nil } }", "UIButton.pierTitle"),
    ("func f(_ cell: UITableViewCell) { cell.contentView.pierMargin = 1 }", "UIView.pierMargin"),
    ("class A { let label = UILabel()\n  func f() { label.pierText = nil } }", "UILabel.pierText"),
    (
      "class A { var label: UILabel!\n  func f() { self.label?.pierText = nil } }",
      "UILabel.pierText"
    ),
  ])
  func `a member is reported where the source says its type`(_ source: String, _ symbol: String) {
    #expect(missing(source) == [symbol])
  }

  @Test(arguments: [
    "func f(_ a: UIView) { a.pierMargin = 1 }\nfunc g(_ a: Pier) { a.pierMargin = 1 }",
    "class A { let a = UILabel()\n  func f() { rows.map { a in a.pierText } } }",
    "let a = make()\na.pierText = nil",
    "let a = UIColor.pierGray\nextension UIColor { static let pierGray = red }",
    "func f(_ a: UITableViewDelegate) { a.pierText() }", "let a = UIColor.self",
    "struct A<T: UIView> { func f() { self.pierText = nil } }",
    "class A<T: UIView>: Pier { func f() { self.pierText = nil } }",
    "class A: NSObject { init() { self._pierText = Binding() } }",
    "class A: Pier { func f() { self.pierText = nil } }", "let a = UIView.init(frame: .zero)",
  ])
  func `what cannot be known is left unsaid`(_ source: String) {
    #expect(missing(source) == [])
  }

  @Test
  func `an override of what the framework's class lacks is reported, through the app's classes`() {
    let source = "class B: A { override func pier() {}\n  override func layoutSubviews() {} }"
    #expect(missing(source, "class A: UIView {}") == ["UIView.pier"])
    #expect(missing(source, "class A: UIView { func pier() {} }") == [])
  }

  // MARK: Conditions

  @Test(arguments: [
    ("#if os(iOS)\nlet a = UIPierView()\n#endif", true),
    ("#if !os(iOS)\nlet a = UIPierView()\n#endif", false),
    ("#if targetEnvironment(simulator)\nlet a = UIPierView()\n#endif", true),
    ("#if os(macOS)\n#else\nlet a = UIPierView()\n#endif", true),
    ("#if canImport(UIKit) && DEBUG\nlet a = UIPierView()\n#endif", true),
    (
      "#if canImport(SwiftUI) || targetEnvironment(macCatalyst)\nlet a = UIPierView()\n#endif",
      false
    ),
    ("#if swift(>=5.1)\n#else\nlet a = UIPierView()\n#endif", false),
    ("#if PIER\nlet a = UIPierView()\n#endif", false),
    ("#if PIER\n#else\nlet a = UIPierView()\n#endif", true),
    ("#if !PIER_NO_MODULE\nlet a = UIPierView()\n#endif", true),
    ("#if os(iOS) && PIER\nlet a = UIPierView()\n#endif", false),
    ("#if hasFeature(Pier)\nlet a = UIPierView()\n#else\nlet b = UIPierView()\n#endif", false),
  ])
  func `only branches that a test package compiles count`(_ source: String, _ isReported: Bool) {
    #expect(missing(source).isEmpty != isReported)
  }

  // MARK: Summary

  @Test(arguments: ["observeValue", "awakeFromNib", "value"])
  func `a plain class overrides what only Objective-C's NSObject has`(_ name: String) {
    #expect(missing("class A: NSObject { override func \(name)(forKey key: String) {} }") == [])
    #expect(
      missing("class A: NSObject { override func moor() {} }") == ["NSObject.moor"])
  }

  @Test func `the symbols that most files lack come first`() {
    let report = report(
      "let a = UIPierView(), b = UITideView()", "let c = UITideView()", "let d = 1")
    #expect(report.ranking.map(\.symbol) == ["UITideView", "UIPierView"])
    #expect(report.ranking.map(\.files) == [2, 1])
    #expect(report.cleanCount == 1 && report.files.count == 3)
  }
}
