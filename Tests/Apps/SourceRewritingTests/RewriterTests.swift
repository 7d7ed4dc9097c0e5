import SourceRewriting
import Testing

@Suite struct RewriterTests {
  private func rewritten(_ sources: String...) -> SourceRewriter.Output {
    SourceRewriter.rewrite(
      sources.enumerated().map { number, source in
        .init(path: "/app/A\(number).swift", id: "a\(number)", bytes: Array(source.utf8))
      })
  }

  private func text(_ source: String) -> String {
    String(decoding: rewritten(source).sources[0], as: UTF8.self)
  }

  // MARK: Blanks

  @Test func `attributes become blanks of the same length`() {
    let lines = text("class A: UIView {\n  @IBOutlet weak var dot: UIView!\n}\n").split(
      separator: "\n")
    #expect(lines.contains("            weak var dot: UIView!"))
  }

  @Test func `a byte order mark does not end up inside the copy`() {
    let text = text(
      "\u{FEFF}import UIKit\r\nclass A: UIView {\r\n  @IBOutlet var a: UIView!\r\n}\r\n")
    #expect(!text.contains("\u{FEFF}"))
    #expect(
      text.contains("line: 1)\nimport UIKit\r\nclass A: UIView {\r\n            var a: UIView!\r\n")
    )
  }

  @Test func `a source that ends anywhere is read`() {
    let source = """
      class A<T>: UIView { init?(a b: Int) throws { self.x = #selector(getter: (A.f(_:) as (A) -> Void)) }
      @IBAction func f<U>(_ x: [(UIView) -> Void], by y: Int...) async throws(E) -> ((A) -> Void)? where U: A {}
      @IBOutlet var o: (UIView)? { didSet { A.make().run(with: o, { $0 }) } } }
      """
    for count in 0...source.utf8.count {
      let start = String(decoding: source.utf8.prefix(count), as: UTF8.self)
      #expect(rewritten(start).sources.count == 1)
    }
    // A brace that is not closed, with a sign that no code has.
    #expect(rewritten("class C: UIView {&\n  func g(10").sources.count == 1)
  }

  @Test(arguments: [
    "let text = \"\"\"\n  @objc \\(\"@objc\")\n  \"\"\"", "// @objc", "/* /* @objc */ @objc */",
    "let pattern = #/@objc \"/#", "let raw = #\"@objc \"# ", "enum E { case optional(Int) }",
    "@IBInspectable var radius = 1.0", "@available(iOS 13, *) func f() {}",
  ])
  func `text and other attributes stay as they are`(_ source: String) {
    #expect(text(source).contains(source))
  }

  @Test(arguments: [
    "import os", "import os.log", "import struct os.Logger", "@preconcurrency import os",
    "@_exported public import os.signpost",
  ])
  func `an import of os becomes one of OSLog`(_ statement: String) {
    let source = "import UIKit\n\(statement)\nlet log = 1\n"
    let text = text(source)
    let blank = String(repeating: " ", count: statement.utf8.count)
    #expect(text.contains("import UIKit\n\(blank)\nlet log = 1\n"))
    #expect(text.contains("\n#if canImport(OSLog)\nimport OSLog\n#else\n"))
    #expect(!self.text("import UIKit\nimport osmosis\n").contains("OSLog"))
  }

  @Test func `a module that is not there is missing at the source's own line`() {
    let text = text("import UIKit\n  import Combine\n")
    #expect(
      text.contains("#else\n#sourceLocation(file: \"/app/A0.swift\", line: 2)\n  import Combine\n"))
  }

  @Test(arguments: [
    ("import Combine\nlet a: Combine.Just<Int>? = nil\n", "let a:         Just<Int>? = nil\n"),
    ("import os\nlet a = os.Logger()\n", "let a =    Logger()\n"),
    ("import os\nlet a = os.os_log\n", "let a =    os_log\n"),
    ("import os\nlet a = os.name\n", "let a = os.name\n"),
    ("import Darwin\nlet a = Darwin.sqrt(2)\n", "let a =        sqrt(2)\n"),
    ("let a = Combine.just\n", "let a = Combine.just\n"),
    ("let a = CoreFoundation.sqrt(2)\n", "let a =                sqrt(2)\n"),
    ("import Combine\nlet a = x.Combine.y\n", "let a = x.Combine.y\n"),
    ("import Combine\nclass Just: Combine.Just {}\n", "class Just: CombineShim.Just {}"),
  ])
  func `the name of a replaced module before another name becomes blanks`(
    _ source: String, _ expected: String
  ) {
    #expect(text(source).contains(expected))
  }

  @Test(arguments: [
    (
      "@objc dynamic var a = 0",
      "      dynamic var a = 0 { didSet { _propertyChanged(\"a\", \\A.a) } }\n"
    ),
    (
      "@objc dynamic var a: Int? // why",
      "dynamic var a: Int? { didSet { _propertyChanged(\"a\", \\A.a) } }\n#source"
    ),
    (
      "@objc dynamic var a: [Int] = [\n    1,\n  ]",
      "  ] { didSet { _propertyChanged(\"a\", \\A.a) } }\n"
    ),
    (
      "@objc dynamic var a: B = { B() }()",
      "{ B() }() { didSet { _propertyChanged(\"a\", \\A.a) } }\n"
    ),
    (
      "dynamic var a = 0 {\n    didSet { b() }\n  }",
      "didSet { defer { _propertyChanged(\"a\", \\A.a) }; \n#source"
    ),
    (
      "dynamic var a = 0 {\n    didSet(old) {\n      b()\n    }\n  }",
      "didSet(old) { defer { _propertyChanged(\"a\", \\A.a) }\n      b()"
    ),
    (
      "dynamic var a = 0 {\n    willSet { b() }\n  }",
      "willSet { b() }\n   didSet { _propertyChanged(\"a\", \\A.a) } \n#source"
    ),
    (
      "dynamic var a: Int {\n    get { 1 }\n    set {\n      b()\n    }\n  }",
      "set { defer { _propertyChanged(\"a\", \\A.a) }\n      b()"
    ),
    (
      "@objc dynamic public private(set) var a = 0\n  var b = 1",
      "private(set) var a = 0 { didSet { _propertyChanged(\"a\", \\A.a) } }\n  var b = 1\n"
    ),
  ])
  func `observers of a dynamic property are told of its changes`(
    _ declaration: String, _ expected: String
  ) {
    #expect(text("class A: NSObject {\n  \(declaration)\n}\n").contains(expected))
    #expect(!text("class A {\n  \(declaration)\n}\n").contains("_propertyChanged"))
    #expect(!text("class A: Object {\n  \(declaration)\n}\n").contains("_propertyChanged"))
  }

  @Test(arguments: [
    "@objc dynamic var a: Int { 1 }", "@objc dynamic lazy var a = 1",
    "@objc dynamic static var a = 1",
    "@objc dynamic var a = make { 1 }", "@objc var a = 0", "dynamic func a() {}",
    "override dynamic var a: Int { didSet {} }",
  ])
  func `other properties tell no observers`(_ declaration: String) {
    let text = text("class A: NSObject {\n  \(declaration)\n  var b = 0\n}\n")
    #expect(!text.contains("_propertyChanged"))
  }

  @Test func `conditions hold as in a simulator, also in tables`() {
    let text = text(
      "#if os(iOS) && !os(tvOS)\nclass A: UIView {\n  #if targetEnvironment(simulator)\n"
        + "  @IBOutlet var a: UIView!\n  #endif\n}\n#elseif os(macOS)\n#endif\n")
    #expect(text.contains("#if true    && !os(tvOS)\nclass A"))
    #expect(text.contains("  #if true                        \n"))
    #expect(
      text.contains(
        "#if (true)\n#sourceLocation(file: \"/app/A0.swift\", line: 4)\ntable.outlet(\"a\", \\A.a)\n#endif"
      ))
    #expect(text.contains("#if (true && !os(tvOS))\nA.__table"))
    #expect(text.contains("#elseif os(macOS)\n"))
  }

  @Test func `the Objective-C runtime counts as present`() {
    let text = text(
      "#if !canImport(ObjectiveC)\nlet a = 0\n#endif\n#if canImport(UIKit)\nlet b = 0\n#endif\n")
    #expect(text.contains("#if !true") && text.contains("#if canImport(UIKit)"))
  }

  @Test func `texts are looked up by a function of the same length`() {
    let text = text("let a = NSLocalizedString(\"a\", comment: \"\") // NSLocalizedString(b)\n")
    #expect(
      text.contains("let a = UILocalizedString(\"a\", comment: \"\") // NSLocalizedString(b)\n"))
    #expect(self.text("func NSLocalizedString(a: Int) {}\n").contains("func NSLocalizedString(a"))
    #expect(
      self.text("let a = Foundation.NSLocalizedString(\"\", comment: \"\")\n").contains(".NSLoc"))
  }

  @Test(arguments: [
    "#Preview { Board() }",
    "#Preview(\"Board\", traits: .portrait) {\n  Board(tap: #selector(a))\n}",
    "@available(iOS 17, *)\n#Preview {\n  Board { 1 }\n}",
  ])
  func `previews become blanks`(_ preview: String) {
    let source = "import UIKit\n\(preview)\nlet a = 1\n"
    let blank = String(preview.map { $0 == "\n" ? $0 : " " })
    #expect(text(source).contains("import UIKit\n\(blank)\nlet a = 1\n"))
  }

  @Test func `a word in back ticks and an import of a class are not declarations`() {
    let source =
      "import class Foundation.Bundle\nlet `class` = 1\n@objc final class B: UIView {}\n"
    let text = text(source)
    #expect(
      text.contains(
        "import class Foundation.Bundle\nlet `class` = 1\n      final class B: UIView {}"))
  }

  @Test func `what follows a table keeps its line and column`() {
    let source = "class A: UIView { @IBOutlet var dot: UIView! }; let after = 1\n"
    let lines = text(source).split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.first { $0.contains("let after") }
    #expect(
      line.map { $0.prefix { $0 == " " }.count }
        == source.utf8.firstIndex(of: 0x7D).map {
          source.utf8.distance(from: source.startIndex, to: $0)
        })
    #expect(lines.contains("#sourceLocation(file: \"/app/A0.swift\", line: 1)"))
  }

  @Test func `a source that does not parse is passed through`() {
    let source = "class A: UIView { @IBOutlet var dot: UIView!\n"
    #expect(text(source).contains(source))
  }

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

  // MARK: Extensions

  @Test func `an override in an extension moves into the class, with its line`() {
    let text = text(
      "class A: UIView {\n}\nextension A {\n  override func layoutSubviews() { super.layoutSubviews() }\n}\n"
    )
    let parts = text.components(separatedBy: "extension A")
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

  // MARK: What Foundation lacks

  @Test(arguments: [
    ("delegate?.tableView?(table, didSelect: row)", "delegate?.tableView (table, didSelect: row)"),
    ("delegate?.tapped?(row)", "delegate?.tapped (row)"),
    ("delegate?.scrollViewDidScroll?(view)", "delegate?.scrollViewDidScroll (view)"),
    ("let n = source.sections?(in: table) ?? 1", "source.sections (in: table) ?? 1"),
  ])
  func `a call of an optional method loses its question mark`(_ call: String, _ wanted: String) {
    let source = "@objc protocol P { @objc optional func tapped(_ row: Int) }\n"
    #expect(text(source + "func use() {\n  \(call)\n}\n").contains(wanted))
  }

  @Test(arguments: [
    "completion?(row)", "self.completion?(row)", "cell.onTap?(row ? a : b)",
    "cell.onTap?(rows[1], { label: Int in label })", "view.scrollViewDidScroll ?(a) : b",
  ])
  func `a call of a closure in a property keeps its question mark`(_ call: String) {
    let source = "class A {\n  var onTap: ((Int) -> Void)?\n  func f() { \(call) }\n}"
    #expect(text(source).contains(call))
  }

  @Test func `a property of the module's counts more than an optional method of its name`() {
    let source = "struct A { var tapped: (() -> Void)?; func f() { self.tapped?(1) } }"
    #expect(
      text("@objc protocol P { @objc optional func tapped(_ row: Int) }\n" + source)
        .contains("self.tapped?(1)"))
  }

  @Test func `a plain class may override the description of classes`() {
    let plain = text(
      "class A: NSObject {\n  override class func description() -> String { \"A\" }\n}\n")
    #expect(plain.contains("           class func description() -> String"))
    let view = text(
      "class A: UIView {\n  override class func description() -> String { \"A\" }\n}\n")
    #expect(view.contains("  override class func description() -> String"))
  }

  @Test func `an override of what NSObject has only with Objective-C overrides nothing`() {
    let text = text(
      """
      class A: NSObject {
        override func awakeFromNib() { super.awakeFromNib(); f() }
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?) {}
        override func isEqual(_ object: Any?) -> Bool { true }
      }
      class B: A { override func awakeFromNib() { super.awakeFromNib() } }
      class C: UIView { override func awakeFromNib() { super.awakeFromNib() } }
      """)
    let blank = String(repeating: " ", count: "super.awakeFromNib()".count)
    #expect(text.contains("           func awakeFromNib() { \(blank); f() }"))
    #expect(text.contains("           func observeValue("))
    #expect(text.contains("  override func isEqual"))
    for name in ["B: A", "C: UIView"] {
      #expect(
        text.contains("class \(name) { override func awakeFromNib() { super.awakeFromNib() } "))
    }
    #expect(
      text.contains(
        #"table.action("observeValueForKeyPath:ofObject:change:context:", of: A.self) { object, given in try object.observeValue(forKeyPath: given(0), of: given(1), change: given(2), context: given(3)) }"#
      ))
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    guard let range = firstRange(of: separator) else { return [self[...]] }
    return [self[..<range.lowerBound], self[range.upperBound...]]
  }

  private func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension RewriterTests {
  // MARK: Overrides in extensions

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
