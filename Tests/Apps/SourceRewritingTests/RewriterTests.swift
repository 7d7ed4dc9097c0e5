import SourceRewriting
import Testing

@Suite struct RewriterTests {
  func rewritten(_ sources: String...) -> SourceRewriter.Output {
    SourceRewriter.rewrite(
      sources.enumerated().map { number, source in
        .init(path: "/app/A\(number).swift", id: "a\(number)", bytes: Array(source.utf8))
      })
  }

  func text(_ source: String) -> String {
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
  /// Returns the text before and after the first occurrence of a separator, or only the text if there is none.
  func halves(at separator: String) -> [Substring] {
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
