import SourceRewriting
import Testing

/// Calls of optional protocol methods, which Swift has only with Objective-C.
@Suite struct OptionalCallTests {
  private func texts(_ sources: String...) -> [String] {
    SourceRewriter.rewrite(
      sources.enumerated().map { number, source in
        .init(path: "/app/A\(number).swift", id: "a\(number)", bytes: Array(source.utf8))
      }
    ).sources.map { String(decoding: $0, as: UTF8.self) }
  }

  private static let board = """
    @objc protocol BoardSource: AnyObject {
      @objc optional func tint() -> UIColor
      @objc optional func title(_ row: Int) -> String
    }

    """

  @Test(arguments: [
    ("source?.tint?() ?? .red", "source?.tint () ?? .red"),
    ("self.source.tint?()", "self.source.tint ()"),
    ("board.source!.title?(1)", "board.source!.title (1)"),
  ])
  func `a method is called although a property elsewhere has its name`(
    _ call: String, _ wanted: String
  ) {
    let users = """
      class Board: UIView { weak var source: BoardSource? }
      class Style: UIView { var tint: UIColor = .red; var title: ((Int) -> String)? }
      func use(_ board: Board) { _ = \(call) }
      """
    #expect(texts(Self.board, users)[1].contains(wanted))
  }

  @Test func `a protocol has the optional methods of those that it refines`() {
    let text = texts(
      Self.board, "protocol LongSource: BoardSource {}\n",
      "class A { var long: any LongSource; var tint: (() -> UIColor)?; func f() { long.tint?() } }")
    #expect(text[2].contains("long.tint () }"))
  }

  @Test func `a type alias of a protocol has its optional methods`() {
    let text = texts(
      Self.board, "typealias Source = BoardSource\n",
      "class A { weak var source: Source?; var tint: (() -> UIColor)?; func f() { source?.tint?() } }"
    )
    #expect(text[2].contains("source?.tint () }"))
  }

  @Test func `a closure stays optional where a protocol elsewhere has a method of its name`() {
    let source = "class Style { var title: ((Int) -> String)?; func f() { style.title?(1) } }"
    #expect(texts(Self.board, source)[1].contains("style.title?(1)"))
  }

  @Test func `only an optional property is called with a question mark`() {
    let source = "struct A { let title: String }\nfunc f() { find().title?(1) }"
    #expect(texts(Self.board, source)[1].contains("find().title (1)"))
  }

  @Test(arguments: [
    ("if let a = b.row?(at: 1) {", "if let a = b.row (at: 1) as Optional {"),
    ("guard let a = b?.row?(at: c()) else {", "guard let a = b?.row (at: c()) as Optional else {"),
    ("if d, let a = b.row?(at: 1), e {", "if d, let a = b.row (at: 1) as Optional, e {"),
    ("while var a = b.c[0].row?(at: 1).d(2)?.e {", "row (at: 1).d(2)?.e as Optional {"),
    ("if let a = b.row?(at: 1) as? C {", "if let a = b.row (at: 1) as? C {"),
    ("if e == b.row?(at: 1) {", "if e == b.row (at: 1) {"),
    ("let a = b.row?(at: 1)\n{", "let a = b.row (at: 1)\n{"),
  ])
  func `a condition binds what an optional method returns`(_ call: String, _ wanted: String) {
    #expect(texts("func use() {\n  \(call)\n  }\n}\n")[0].contains(wanted))
  }

  @Test func `a closure can follow an optional method`() {
    let text = texts(
      "@objc protocol P { @objc optional func wait(_ then: () -> Void) }\n",
      "func use(_ p: P) { p.wait? { print(1) }; p.wait? {} }")
    #expect(text[1].contains("p.wait  { print(1) }; p.wait  {}"))
  }

  @Test func `a number is read from any object as far as it is one`() {
    let text = texts(
      "let a = (info[\"a\"] as AnyObject).doubleValue ?? 0.5, b = (c as AnyObject).boolValue\n")
    #expect(
      text[0].contains("(info[\"a\"] as?NSNumber)?.doubleValue ?? 0.5, b = (c as AnyObject)."))
  }

  // MARK: Members of extensions

  @Test func `an override in an extension of a class reaches the extension of UIKit's class`() {
    let text = texts(
      """
      extension UIViewController { @objc var isShown: Bool { true } }
      """,
      """
      class Drawer: UIViewController { private var side = false }
      extension Drawer { open override var isShown: Bool { super.isShown } }
      """)
    let parts = text[1].split(separator: "extension Drawer {", maxSplits: 1)
    #expect(parts[0].contains("open          var _overa0_isShown: Bool { self._basea0_isShown }"))
    #expect(!parts[1].contains("isShown: Bool"))
    #expect(parts[1].contains("extension Drawer: _Dispatcha0_0 {}"))
  }

  @Test func `an extension of a layer class can override a member of the layers' extension`() {
    let text = texts(
      """
      extension CALayer { @objc func tint(_ color: UIColor) {} }
      extension CAGradientLayer { override func tint(_ color: UIColor) { super.tint(color) } }
      """)
    #expect(text[0].contains("func _overa0_tint(_ color: UIColor) { self._basea0_tint(color) }"))
    #expect(text[0].contains("extension CAGradientLayer: _Dispatcha0_0 {}"))
  }

  @Test func `a class can replace a convenience initializer of an extension`() {
    let text = texts(
      """
      extension UIView {
        @objc convenience init(edge: CGFloat, top: CGFloat) { self.init() }
        convenience init(side: CGFloat) { self.init() }
      }
      class Tile: UIView { init(edge: CGFloat, top: CGFloat) { super.init(frame: .zero) } }
      """)
    #expect(text[0].contains("init(edge: CGFloat, top: CGFloat, _: Void = ()) { self.init() }"))
    #expect(text[0].contains("init(side: CGFloat) { self.init() }"))
    #expect(text[0].contains("class Tile: UIView { init(edge: CGFloat, top: CGFloat) { super"))
  }
}
