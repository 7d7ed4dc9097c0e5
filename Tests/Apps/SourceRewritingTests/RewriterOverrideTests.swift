import SourceRewriting
import Testing

extension RewriterTests {
  @Test func `an override in an extension moves into the class, with its line`() {
    let text = text(
      "class A: UIView {\n}\nextension A {\n  override func layoutSubviews() { super.layoutSubviews() }\n}\n"
    )
    let parts = text.halves(at: "extension A")
    #expect(
      parts[0].contains("line: 4)\n  override func layoutSubviews() { super.layoutSubviews() }"))
    #expect(!parts[1].contains("override"))
  }

  @Test func `methods that a protocol need not have get an empty body`() {
    let text = text(
      "@objc protocol P {\n  @objc optional func tapped(_ row: Int)\n  func needed()\n}\n")
    #expect(text.contains("extension P {\nfunc tapped(_ row: Int) {}\n}"))
    #expect(text.contains("                 func tapped(_ row: Int)\n  func needed()\n"))
  }

  @Test func `an override of a public extension stays public in its class`() {
    let output = rewritten(
      "open class Card: UIView {\n}\n",
      "public extension Card {\n  override func layoutSubviews() { super.layoutSubviews() }\n}\n")
    let text = String(decoding: output.sources[0], as: UTF8.self)
    #expect(text.contains("public override func layoutSubviews()"))
  }

  @Test func `an override that uses what is private to its file is called from its class`() {
    let output = rewritten(
      "public class Tie: NSLayoutConstraint {\n}\n",
      """
      private func help() -> String { "tie" }
      public extension Tie {
        override var description: String { help() }
        override func isEqual(_ object: Any?) -> Bool { help() == "one" }
        override func copy() -> Any { self }
      }
      """)
    let tie = String(decoding: output.sources[0], as: UTF8.self)
    let helper = String(decoding: output.sources[1], as: UTF8.self)
    #expect(
      tie.contains("public override var description: String { get { _owna1_description } }"))
    #expect(
      tie.contains(
        "public override func isEqual(_ object: Any?) -> Bool { _owna1_isEqual(object) }"))
    // What uses nothing of its file moves.
    #expect(tie.contains("public override func copy() -> Any { self }"))
    #expect(helper.contains("           var _owna1_description: String { help() }"))
    #expect(helper.contains("         func _owna1_isEqual(_ object: Any?) -> Bool { help()"))
    #expect(!helper.contains("copy()"))
  }

  @Test func `a property with a setter is called for both`() {
    let output = rewritten(
      "class Card: UIView {\n}\n",
      """
      fileprivate var known = 0
      extension Card {
        override var tag: Int {
          get { known }
          set { known = newValue }
        }
      }
      """)
    let text = String(decoding: output.sources[0], as: UTF8.self)
    #expect(
      text.contains("override var tag: Int { get { _owna1_tag } set { _owna1_tag = newValue } }"))
  }

  @Test func `modules with stand-ins are not imported`() {
    let source = "import UIKit\n@testable import Kelp\nimport struct Weed.Leaf\nimport Reef\n"
    let output = SourceRewriter.rewrite(
      [.init(path: "/app/A.swift", id: "a", bytes: Array(source.utf8))], standIns: ["Kelp", "Weed"])
    let text = String(decoding: output.sources[0], as: UTF8.self)
    #expect(!text.contains("Kelp") && !text.contains("Weed") && !text.contains("testable"))
    #expect(text.contains("import UIKit\n") && text.contains("import Reef\n"))
  }

  // MARK: Programs and metatypes

  @Test func `@main stays in a program, except at an app's delegate`() {
    let program = "@main struct Tool { static func main() {} }\n"
    let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    func text(_ source: String, isProgram: Bool) -> String {
      let output = SourceRewriter.rewrite(
        [.init(path: "/app/A.swift", id: "a", bytes: Array(source.utf8))], isProgram: isProgram)
      return String(decoding: output.sources[0], as: UTF8.self)
    }
    #expect(text(program, isProgram: true).contains("@main struct Tool"))
    #expect(text(program, isProgram: false).contains("      struct Tool"))
    #expect(text(delegate, isProgram: true).contains("      class AppDelegate"))
  }

  @Test(arguments: [
    ("func f(_ type: UIView.Type) { _ = type.init() }", "type.uiMake()"),
    ("let kind: Card.Type = Card.self\nlet a = kind.init(frame: .zero)", "kind.uiMake(frame"),
    ("typealias Tile = UIView\nfunc f(_ type: Tile.Type) { _ = type.init() }", "type.uiMake()"),
    ("func f(_ type: Boat.Type) { _ = type.init() }", "type.init()"),
    ("func f<T: UIView>(_ type: T.Type) { _ = type.init() }", "type.init()"),
    ("let a = UIView.init()", "UIView.init()"),
  ])
  func `a metatype value of one of UIKit's classes creates an object of its class`(
    _ source: String, _ expected: String
  ) {
    #expect(text("class Card: UIView {}\nstruct Boat {}\n" + source + "\n").contains(expected))
  }

  @Test(arguments: [
    ("let a = (b as AnyObject).cgRectValue", "(b as! NSValue ).cgRectValue"),
    ("let a = (b as AnyObject?)?.cgPointValue", "(b as? NSValue  )?.cgPointValue"),
    ("let a = (b as AnyObject).count", "(b as AnyObject).count"),
  ])
  func `a value of any object is read from NSValue`(_ source: String, _ expected: String) {
    #expect(text(source + "\n").contains(expected))
  }

  @Test(arguments: [
    ("import UIKit\nfunc f(_ a: CGRect) -> Bool { a.intersects(b) }\n", "a.uiOverlaps(b)"),
    ("func f() { a.intersects(integersIn: b) }\n", "a.intersects(integersIn: b)"),
    ("import Maps\nfunc f() { a.intersects(b) }\n", "a.intersects(b)"),
    ("struct A { func intersects(_ b: A) -> Bool { b.intersects(self) } }\n", "b.intersects(self)"),
  ])
  func `rectangles that only touch do not intersect`(_ source: String, _ expected: String) {
    #expect(text(source).contains(expected))
  }

  @Test func `a forced call of an optional method loses its mark`() {
    let source = text("func f() { delegate.scrolled!(to: 1) }\n")
    #expect(source.contains("delegate.scrolled (to: 1)"))
  }

  @Test func `a member of an extension of UIKit's class can be overridden`() {
    let output = rewritten(
      """
      extension UIViewController {
        @objc func setUp(_ title: String) -> Int { 1 }
      }
      """,
      """
      class Home: UIViewController {
        override func setUp(_ title: String) -> Int { super.setUp(title) + 1 }
      }
      class Harbor: Home {
        override func setUp(_ title: String) -> Int { super.setUp(title) + 2 }
      }
      class Other: UIView {
        func setUp(_ title: String) -> Int { 7 }
      }
      """)
    let base = String(decoding: output.sources[0], as: UTF8.self)
    let classes = String(decoding: output.sources[1], as: UTF8.self)
    #expect(base.contains("func _basea0_setUp(_ title: String) -> Int { 1 }"))
    #expect(
      base.contains(
        "func setUp(_ title: String) -> Int { if let object = self as? any _Dispatcha0_0"
          + " { return object._overa0_setUp(title) }; return _basea0_setUp(title) }"))
    #expect(
      base.contains(
        "@MainActor protocol _Dispatcha0_0: AnyObject { func _overa0_setUp(_ title: String) -> Int }"
      ))
    #expect(
      classes.contains(
        "         func _overa0_setUp(_ title: String) -> Int { self._basea0_setUp(title) + 1 }"))
    #expect(
      classes.contains(
        "override func _overa0_setUp(_ title: String) -> Int { super._overa0_setUp(title) + 2 }"))
    #expect(classes.contains("\nextension Home: _Dispatcha0_0 {}\n"))
    #expect(
      !classes.contains("extension Harbor")
        && classes.contains("func setUp(_ title: String) -> Int { 7 }"))
  }
}
