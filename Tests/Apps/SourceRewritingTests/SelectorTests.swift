import SourceRewriting
import Testing

/// The names that `#selector` gets, and the methods that are registered under them.
@Suite struct SelectorTests {
  private func rewritten(_ sources: String...) -> SourceRewriter.Output {
    SourceRewriter.rewrite(
      sources.enumerated().map { number, source in
        .init(path: "/app/A\(number).swift", id: "a\(number)", bytes: Array(source.utf8))
      })
  }

  private func text(_ source: String) -> String {
    String(decoding: rewritten(source).sources[0], as: UTF8.self)
  }

  @Test(arguments: [
    ("#selector(UIView.endEditing(_:))", "endEditing:"),
    ("#selector(UIView.endEditing)", "endEditing:"),
    ("#selector(endEditing(_:))", "endEditing:"),
    ("#selector(UIResponder.resignFirstResponder)", "resignFirstResponder"),
    (
      "#selector(UINavigationController.popViewController(animated:))", "popViewControllerAnimated:"
    ),
    (
      "#selector(UITableViewDelegate.tableView(_:heightForRowAt:))",
      "tableView:heightForRowAtIndexPath:"
    ),
    ("#selector(UIView.draw(_:))", "drawRect:"),
    ("#selector(UITableView.reloadData)", "reloadData"),
    ("#selector(UIResponder.cut)", "cut:"),
    ("#selector(NSString.caseInsensitiveCompare)", "caseInsensitiveCompare:"),
    ("#selector(NSNumber.compare)", "compare:"),
    ("#selector(UIResponderStandardEditActions.copy)", "copy:"),
    ("#selector(UIViewController.dismiss)", "dismissViewControllerAnimated:completion:"),
  ])
  func `a method of UIKit's has the name that Objective-C gives it`(_ use: String, _ name: String) {
    let output = rewritten("class A: UIView { func use() { add(\(use)) } }")
    #expect(
      String(decoding: output.sources[0], as: UTF8.self).contains("= Selector(\"\(name)\")"))
    #expect(output.warnings == [])
  }

  @Test func `a method of the app's extension of UIKit's class comes before UIKit's`() {
    let output = rewritten(
      """
      extension UIViewController { @objc func close(_ sender: Any) {} }
      class A: UITableViewController { func use() { add(#selector(close)) } }
      """)
    #expect(
      String(decoding: output.sources[0], as: UTF8.self).contains("= Selector(\"close:\")"))
    #expect(output.warnings == [])
  }

  @Test func `an unlabeled name of several methods of UIKit's is a guess`() {
    let output = rewritten("class A: UIViewController { func use() { add(#selector(show)) } }")
    #expect(output.warnings.count == 1)
  }

  @Test(arguments: [
    ("#selector(tap as () -> Void)", "tap"), ("#selector(tap as (Any) -> Void)", "tap:"),
    ("#selector(tap as (Any, UIEvent) -> Void)", "tap:event:"),
    ("#selector(A.tap as (A) -> () -> Void)", "tap"),
    ("#selector(A.tap as (A) -> (Any) -> Void)", "tap:"),
    ("#selector((tap as ((Any) -> Void)?))", "tap:"),
    ("#selector(show(_:) as (UILabel) -> Void)", "showLabel:"),
    ("#selector(show(_:) as (UIView) -> Void)", "show:"),
  ])
  func `a cast chooses between methods of one name`(_ use: String, _ name: String) {
    let text = text(
      """
      class A: UIView {
        @objc func tap(_ sender: Any, event: UIEvent) {}
        @objc func tap(_ sender: Any) {}
        @objc func tap() {}
        @objc func show(_ view: UIView) {}
        @objc(showLabel:) func show(_ label: UILabel) {}
        func use() { add(\(use)) }
      }
      """)
    #expect(text.contains("= Selector(\"\(name)\")"))
  }

  @Test(arguments: [
    ("add(form, #selector(form.save))", "save:"), ("add(form, #selector(self.form.save))", "save:"),
    ("let local = Form(); add(#selector(local.save))", "save:"),
    ("add(#selector(save))", "save"), ("add(#selector(form.inner.save))", "save:for:"),
    ("add(#selector(made.save))", "save:"),
    ("each { (row: Form) in add(#selector(row.save)) }", "save:"),
  ])
  func `the type of the receiver chooses between methods of one name`(_ use: String, _ name: String)
  {
    let output = rewritten(
      """
      class A: UIView {
        @objc func save() {}
        func other(form: Inner, local: Inner) { let made = Inner() }
        func use() { \(use) }
        private weak var form: Form?
        let made = Form()
      }
      """,
      "class Form: UIView { let inner: Inner; @objc func save(_ sender: Any) {} }",
      "class Inner: UIView { @objc func save(_ sender: Any, for event: UIEvent) {} }")
    let text = String(decoding: output.sources[0], as: UTF8.self)
    #expect(text.contains("= Selector(\"\(name)\")") && output.warnings == [])
  }

  @Test func `a getter has the name that an attribute gives the property`() {
    let text = text(
      "class A: UIView { @objc(isOpen) var opened = true; func f() { add(#selector(getter: A.opened)) } }"
    )
    #expect(text.contains("= Selector(\"isOpen\")"))
    #expect(text.contains(#"table.outlet("isOpen", \A.opened)"#))
  }

  // MARK: What is registered

  @Test(arguments: ["@objcMembers class A: UIView {", "@objc extension A {"])
  func `an action is registered also where all members are Objective-C's`(_ header: String) {
    let text = text(
      "class A: UIView {}\n\(header)\n  @IBAction func tap(_ sender: Any) {}\n  func other() {}\n}\n"
    )
    #expect(text.contains("table.action(\"tap:\", of: A.self)"))
    #expect(!text.contains("\"other\""))
  }

  @Test func `a method of a protocol is registered if a selector names it`() {
    let text = text(
      """
      @objc protocol P { func chosen(_ row: Int); @objc optional func moved(to row: Int) }
      class A: UIViewController, P, UITableViewDelegate {
        func chosen(_ row: Int) {}
        func moved(to row: Int) {}
        func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 1 }
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
      }
      func use(_ p: P) {
        p.responds(to: #selector(P.chosen(_:)))
        p.responds(to: #selector(P.moved(to:)))
        p.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:)))
      }
      """)
    #expect(text.contains("table.action(\"chosen:\", of: A.self)"))
    #expect(text.contains("table.action(\"movedTo:\", of: A.self)"))
    #expect(text.contains("table.action(\"tableView:heightForRowAtIndexPath:\", of: A.self)"))
  }

  @Test func `an editing command that a class overrides is registered`() {
    let text = text("class A: UILabel { override func copy(_ sender: Any?) {} }")
    #expect(text.contains("table.action(\"copy:\", of: A.self)"))
  }

  @Test func `overloads are registered with the types of their parameters`() {
    let text = text(
      "class A: UIView { @objc func show(_ view: UIView!) {}; @objc(showLabel:) func show(_ label: UILabel) {} }"
    )
    #expect(text.contains("object.show(given(0) as UIView?)"))
    #expect(text.contains("object.show(given(0) as UILabel)"))
  }

  @Test func `a class registers its Objective-C name`() {
    let text = text(
      "@objc(OldBoard) class Board: UIView {}\nlet a = NSClassFromString(\"OldBoard\")\n")
    #expect(text.contains("tables.name(\"OldBoard\", of: Board.self)"))
    #expect(text.contains("let a = UIClassFromString(\"OldBoard\")\n"))
  }

  @Test func `a space before an Objective-C name belongs to the attribute`() {
    let text = text("@objc (OldBoard) class Board: UIView {}\n")
    #expect(text.contains("tables.name(\"OldBoard\", of: Board.self)"), "\(text)")
    #expect(!text.contains("(OldBoard)") && !text.contains("@objc"), "\(text)")
  }

  @Test func `a class in a function declares its own table`() {
    let text = text(
      """
      func make() {
        class Row: UIView { @IBOutlet var dot: UIView! }
        class Target: NSObject { @objc func tap() {} }
        class Other: Target { @objc func hold() {} }
      }
      """)
    #expect(text.contains("override class func nibConnections(_ table: NibRegistrar) {"))
    #expect(text.contains("class Target: NSObject , NibConnectable {\n#sourceLocation"))
    let place = "#sourceLocation(file: \"/app/A0.swift\", line: "
    #expect(
      text.contains(
        "@MainActor class func nibConnections(_ table: NibRegistrar) {\n\(place)3)\ntable.action"))
    #expect(
      text.contains(
        "super.nibConnections(table)\n\(place)4)\ntable.action(\"hold\", of: Other.self)"))
  }

  @Test func `a class overrides a table only if its superclass declares one`() {
    let plain = text(
      """
      func make() {
        class Base: NSObject { var n = 0 }
        class Target: Base { @objc func tap() {} }
      }
      """)
    #expect(plain.contains("class Target: Base , NibConnectable {\n#sourceLocation"))
    #expect(!plain.contains("override") && !plain.contains("super.nibConnections"))
    let segue = text("func make() { class Jump: UIStoryboardSegue { @objc func tap() {} } }")
    #expect(!segue.contains("nibConnections"))
  }

  @Test func `classes that inherit from each other by name have no table`() {
    let text = text(
      """
      func one() { class A: B { @objc func tap() {} } }
      func two() { class B: A { @objc func tap() {} } }
      """)
    #expect(!text.contains("nibConnections"))
  }

  // MARK: Optional members with values

  @Test func `classes of one name register optional members`() {
    let text = text(
      """
      @objc protocol P { @objc optional var title: String { get } }
      class A: UIView { class Cell: NSObject, P { var title: String { "a" } } }
      class B: UIView { class Cell: NSObject, P { var title: String { "b" } } }
      """)
    #expect(text.ranges(of: #"table.outlet("title", \Cell.title)"#).count == 2)
  }

  @Test func `optional members with values leave the protocol and are looked up`() {
    let text = text(
      """
      @objc public protocol P {
        @objc optional var title: String { get }
        @objc optional var hint: String? { get }
        @objc optional func count(of rows: [Int], in part: Int) -> Int
        @objc optional func name() -> String?
        func needed()
      }
      class A: NSObject, P { var title: String { "" }; func count(of rows: [Int], in part: Int) -> Int { 1 } }
      func use(_ p: P) { let n = p.count?(of: [], in: 1) }
      """)
    #expect(!text.contains("var title: String { get }"))
    #expect(text.contains("public extension P {"))
    #expect(text.contains(#"var title: (String)? { _optionalValue("title", of: self) }"#))
    #expect(text.contains(#"var hint: String? { _optionalValue("hint", of: self) }"#))
    #expect(
      text.contains(
        #"func count(of rows: [Int], in part: Int) -> (Int)? { _optionalResult("countOf:in:", of: self, [rows, part]) }"#
      ))
    #expect(text.contains("func name() -> String? { nil }"))
    #expect(text.contains("func needed()") && text.contains("p.count (of: [], in: 1)"))
    #expect(text.contains(#"table.outlet("title", \A.title)"#))
    #expect(text.contains("table.action(\"countOf:in:\", of: A.self)"))
  }

  // MARK: Shapes that only Objective-C has

  @Test(arguments: [
    ("@objc protocol P {}", "protocol P : AnyObject {"),
    ("@objc\npublic protocol P: Q {}", "public protocol P: Q , AnyObject {"),
    ("@objc(Named) protocol P {}", "protocol P : AnyObject {"),
    ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {"),
    ("@objc protocol P: AnyObject {}", "protocol P: AnyObject {"),
    ("protocol P {}", "protocol P {"),
  ])
  func `only classes conform to an Objective-C protocol`(_ source: String, _ expected: String) {
    #expect(text(source).contains(expected))
  }

  @Test func `an extension of a UIKit class can override a member of another extension`() {
    let text = text(
      """
      public extension UIView {
        @objc func arrange(_ views: [UIView]) -> UIView { self }
      }
      public extension UITableViewCell {
        override func arrange(_ views: [UIView]) -> UIView { contentView.arrange(views) }
      }
      extension UIImage { func arrange(_ views: [UIView]) -> Int { 7 } }
      """)
    #expect(text.contains("func _basea0_arrange(_ views: [UIView]) -> UIView { self }"))
    #expect(
      text.contains(
        "         func _overa0_arrange(_ views: [UIView]) -> UIView { contentView.arrange(views) }")
    )
    #expect(text.contains("\nextension UITableViewCell: _Dispatcha0_0 {}\n"))
    #expect(text.contains("extension UIImage { func arrange("))
  }

  // MARK: Names

  @Test(arguments: [
    ("import UIKit.UIView\n", "import UIKit       \n"),
    ("import Foundation.NSObject\n", "import Foundation         \n"),
    ("import class UIKit.UIView\n", "import class UIKit.UIView\n"),
    ("let a = Timer()\n", "let a = UITmr()\n"),
    ("struct Timer {}\nlet a = Timer()\n", "let a = Timer()\n"),
    ("let a = Timer(timeInterval: 1)\n", "let a = Timer(timeInterval: 1)\n"),
    ("let a = #fileLiteral(resourceName: \"b\")\n", "let a = UIBundleFile(resourceName: \"b\")\n"),
  ])
  func `names that are not there are replaced by others of the same length`(
    _ source: String, _ expected: String
  ) {
    #expect(text(source).contains(expected))
  }
}
