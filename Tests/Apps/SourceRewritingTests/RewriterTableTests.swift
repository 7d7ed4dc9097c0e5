import SourceRewriting
import Testing

extension RewriterTests {
  // MARK: Tables

  @Test func `outlets and actions are in the table of their type`() {
    let text = text(
      """
      class A: UIView {
        @IBOutlet private var dots: [UIView]!
        @IBAction func tap(_ sender: UIButton, forEvent event: UIEvent) {}
        @IBAction private func save() {}
      }
      """)
    #expect(text.contains(#"table.outlet("dots", \A.dots)"#))
    #expect(
      text.contains(
        #"table.action("tap:forEvent:", of: A.self) { object, given in try object.tap(given(0), forEvent: given(1)) }"#
      ))
    #expect(text.contains(#"table.action("save", of: A.self) { object, _ in object.save() }"#))
  }

  @Test func `an error in a row of a table is on the line of its member`() {
    let text = text(
      """
      class A: UIView {
        @IBOutlet var dot: UIView!
        class Row: UIView {

          @IBAction func save() {}
        }
      }
      """)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in [
      ("table.outlet(\"dot\"", 2), ("table.action(\"save\"", 5), ("Row.__table", 3),
    ] {
      let number = lines.firstIndex { $0.hasPrefix(row) }
      #expect(
        number.map { lines[$0 - 1] } == "#sourceLocation(file: \"/app/A0.swift\", line: \(line))")
    }
  }

  @Test func `one declaration of several outlets registers each`() {
    let text = text("class A: UIView { @IBOutlet var a: UIView!, b: UILabel! }")
    #expect(text.contains(#"table.outlet("a", \A.a)"#))
    #expect(text.contains(#"table.outlet("b", \A.b)"#))
  }

  @Test func `types inside others register through them, extensions by themselves`() {
    let output = rewritten(
      "enum Screens { private class Row: UIView { @IBOutlet var dot: UIView! } }\nextension Screens {}",
      "extension Form.Field { @IBAction func clear(_ sender: Any) {} }")
    let first = String(decoding: output.sources[0], as: UTF8.self)
    #expect(first.contains("Row.__table_a0_1(tables)"))
    #expect(output.index.contains("__tables_a0(tables)"))
    #expect(output.index.contains("__tables_a1(tables)"))
  }

  @Test(arguments: [
    ("class A: NSObject {}", true), ("class A: NSObject { override init() {} }", true),
    ("class A: NSObject { init?() {} }", true),
    ("class A: NSObject { init(name: String) {} }", false),
    ("class A: NSObject { convenience init(name: String) { self.init() } }", true),
    ("class A: NSObject { @available(*, unavailable) override init() {} }", false),
    ("class A: NSObject { init() throws {} }", false), ("class A {}", false),
    ("class A: UIView {}", false), ("class A: UIView { init() {} }", true),
    ("class A: UIView { override init(frame: CGRect) {} }", false),
    ("class A: B {}; class B: UIViewController { init() {} }", true),
    ("class A: B { init(name: String) {} }; class B: UIView { init() {} }", false),
    ("@DataActor class A: NSObject {}", false),
    ("class A: B {}; class B: NSObject { init(name: String) {} }", false),
    ("class A: B {}; class B: NSObject {}", true),
  ])
  func `an object that a nib or generic code creates without arguments is registered`(
    _ source: String, _ isRegistered: Bool
  ) {
    #expect(text(source).contains("table.creator { A() }") == isRegistered)
  }

  @Test func `a class with parameters overrides UIKit's own table`() {
    let text = text("public class Base<T>: UIView { @IBOutlet var dot: UIView! }")
    #expect(text.contains("public override class func nibConnections(_ table: NibRegistrar) {"))
    #expect(text.contains(#"table.outlet("dot", \Base.dot)"#))
  }

  @Test func `members under a condition are registered under it`() {
    let text = text(
      "class A: UIView {\n#if DEBUG\n@IBOutlet var a: UIView!\n#else\n@IBOutlet var b: UIView!\n#endif\n}"
    )
    let place = "#sourceLocation(file: \"/app/A0.swift\", line: "
    #expect(text.contains("#if (DEBUG)\n\(place)3)\ntable.outlet(\"a\", \\A.a)\n#endif"))
    #expect(text.contains("#if (!(DEBUG))\n\(place)5)\ntable.outlet(\"b\", \\A.b)\n#endif"))
  }

  // MARK: Selectors

  @Test(arguments: [
    ("#selector(tap(_:))", "tap:"), ("#selector(self.tap(_:))", "tap:"),
    ("#selector(A.tap)", "tap:"),
    ("#selector(tap as (Any) -> Void)", "tap:"),
    ("#selector(move(to:animated:))", "moveTo:animated:"),
    ("#selector(load(item:))", "loadWithItem:"), ("#selector(named)", "other:"),
    ("#selector(getter: A.size)", "size"), ("#selector(setter: A.size)", "setSize:"),
    ("#selector(UIView.endEditing)", "endEditing:"),
  ])
  func `a selector has the name that Objective-C gives the method`(_ use: String, _ name: String) {
    let text = text(
      """
      class A: UIView {
        @objc func tap(_ sender: Any) {}
        @objc(other:) func named(_ sender: Any) {}
        func use() { add(\(use)) }
      }
      """)
    #expect(text.contains("= Selector(\"\(name)\")"))
  }

  @Test func `a bare selector means the method of its own class before others of the name`() {
    let output = rewritten(
      "class A: UIView { @objc func tap(_ sender: Any) {}; func use() { add(#selector(tap)) } }",
      "class B: UIView { @objc func tap() {}; func use() { add(#selector(tap)) } }")
    #expect(String(decoding: output.sources[0], as: UTF8.self).contains("Selector(\"tap:\")"))
    #expect(String(decoding: output.sources[1], as: UTF8.self).contains("Selector(\"tap\")"))
    #expect(output.warnings.isEmpty)
  }

  @Test func `a selector that names no known method is a warning at its place`() {
    let output = rewritten("func use() {\n  add(#selector(vanish))\n}")
    #expect(output.warnings.count == 1)
    #expect(output.warnings[0].hasPrefix("/app/A0.swift:2:7: warning: "))
  }

  @Test func `a key path becomes its text`() {
    #expect(text("let path = #keyPath(Player.item.status)").contains("let path = \"item.status\""))
  }
}
