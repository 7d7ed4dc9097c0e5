import Diagnostics
import TestSupport
import Testing
import XMLTree

@Suite struct SourceEditsElementTests {
  private let text = """
    <a>
      <b>
        <c x="1"/>
        <d>text</d>
      </b>
      <e/>
    </a>

    """

  @Test func `an element is inserted before another one, on its own line`() throws {
    let result = try edited(text) { $0.insert("<n/>", .before(try $1("d"))) }
    #expect(result == text.replacing("    <d>", with: "    <n/>\n    <d>"))
  }

  @Test func `an element is inserted after another one`() throws {
    let result = try edited(text) { $0.insert("<n/>", .after(try $1("b"))) }
    #expect(result == text.replacing("  </b>\n", with: "  </b>\n  <n/>\n"))
  }

  @Test func `the first and the last place are among the children`() throws {
    #expect(
      try edited(text) { $0.insert("<n/>", .firstIn(try $1("b"))) }
        == text.replacing("<b>\n", with: "<b>\n    <n/>\n"))
    #expect(
      try edited(text) { $0.insert("<n/>", .lastIn(try $1("b"))) }
        == text.replacing("</d>\n", with: "</d>\n    <n/>\n"))
  }

  @Test func `a self-closing element is opened`() throws {
    #expect(
      try edited(text) { $0.insert("<n/>", .lastIn(try $1("e"))) }
        == text.replacing("  <e/>", with: "  <e>\n    <n/>\n  </e>"))
    #expect(
      try edited(text) { $0.insert("<n/>", .firstIn(try $1("c"))) }
        == text.replacing("<c x=\"1\"/>", with: "<c x=\"1\">\n      <n/>\n    </c>"))
  }

  @Test func `an empty element takes new children`() throws {
    #expect(
      try edited("<a>\n  <b></b>\n</a>") { $0.insert("<n/>", .firstIn(try $1("b"))) }
        == "<a>\n  <b>\n    <n/>\n  </b>\n</a>")
    #expect(
      try edited("<a>\n  <b>\n  </b>\n</a>") { $0.insert("<n/>", .lastIn(try $1("b"))) }
        == "<a>\n  <b>\n    <n/>\n  </b>\n</a>")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `new lines end as those of the document do, and others stay`(_ end: String) throws {
    func written(_ text: String) -> String { text.replacing("\n", with: end) }
    let result = try edited(written(text)) { edits, node in
      edits.insert("<n>\n  <m/>\n</n>", .lastIn(try node("b")))
      edits.remove(try node("c"))
      edits.move(try node("d"), .lastIn(try node("e")))
    }
    #expect(
      result
        == written(
          """
          <a>
            <b>
              <n>
                <m/>
              </n>
            </b>
            <e>
              <d>text</d>
            </e>
          </a>

          """))
  }

  @Test(arguments: ["", "\n"])
  func `a document without lines gets none`(_ end: String) throws {
    let result = try edited("<a><b><c/></b><d/></a>" + end) { edits, node in
      edits.insert("<n/>", .lastIn(try node("b")))
      edits.move(try node("c"), .lastIn(try node("d")))
    }
    #expect(result == "<a><b><n/></b><d><c/></d></a>" + end)
  }

  @Test func `a document on one line stays well-formed`() throws {
    for place in 0..<4 {
      let result = try edited("<a><b><c/></b><d/></a>") { edits, node in
        let c = try node("c")
        let b = try node("b")
        edits.insert("<n/>", [.before(c), .after(c), .firstIn(b), .lastIn(b)][place])
      }
      let names = try Tree(parsing: result).root.subtree.map(\.spelling)
      #expect(names == [["a", "b", "n", "c", "d"], ["a", "b", "c", "n", "d"]][place % 2])
    }
  }

  @Test func `markup of several lines is indented as its surroundings are`() throws {
    let result = try edited(text) { $0.insert("<n>\n  <m/>\n</n>", .after(try $1("c"))) }
    #expect(
      result
        == text.replacing(
          "<c x=\"1\"/>\n", with: "<c x=\"1\"/>\n    <n>\n      <m/>\n    </n>\n"))
  }

  @Test func `an element goes away with its line`() throws {
    #expect(
      try edited(text) { $0.remove(try $1("c")) } == text.replacing("    <c x=\"1\"/>\n", with: ""))
    #expect(try edited(text) { $0.remove(try $1("b")) } == "<a>\n  <e/>\n</a>\n")
    #expect(try edited("<a><b/><c/></a>") { $0.remove(try $1("b")) } == "<a><c/></a>")
  }

  @Test func `an element moves with everything inside, indented again`() throws {
    #expect(
      try edited(text) { $0.move(try $1("b"), .lastIn(try $1("e"))) } == """
        <a>
          <e>
            <b>
              <c x="1"/>
              <d>text</d>
            </b>
          </e>
        </a>

        """)
    #expect(
      try edited(text) { $0.move(try $1("d"), .before(try $1("b"))) } == """
        <a>
          <d>text</d>
          <b>
            <c x="1"/>
          </b>
          <e/>
        </a>

        """)
  }

  @Test func `the lines of a text that moves are not touched`() throws {
    let source = """
      <a>
        <b>
            <s>one
            two
      three</s>
            <!-- first
            second -->
        </b>
        <e/>
      </a>
      """
    let before = try Tree(parsing: source)
    let result = try edited(source) { $0.move(try $1("b"), .firstIn(try $1("e"))) }
    let after = try Tree(parsing: result)
    func contents(_ tree: Tree) -> [String] {
      tree.root.subtree.filter { $0.kind != .element && !$0.isBlankText }.map(\.text)
    }
    #expect(contents(after) == contents(before))
    #expect(contents(after) == ["one\n      two\nthree", " first\n      second "])
    #expect(result.contains("\n    <b>\n        <s>one\n"))
  }

  @Test func `moving an element into itself does nothing`() throws {
    #expect(
      try edited(text) { $0.move(try $1("b"), .lastIn(try $1("d"))) } == text)
    #expect(try edited(text) { $0.move(try $1("b"), .after(try $1("c"))) } == text)
    #expect(try edited(text) { $0.move(try $1("b"), .before(try $1("b"))) } == text)
    #expect(try edited(text) { $0.move(try $1("b"), .lastIn(try $1("b"))) } == text)
  }

  @Test func `an element that moves takes its own changes along`() throws {
    let result = try edited(text) { edits, node in
      edits.move(try node("b"), .lastIn(try node("e")))
      edits.setAttribute("x", to: "9", on: try node("c"))
      edits.setAttribute("id", to: "7", on: try node("b"))
      edits.remove(try node("d"))
    }
    let tree = try Tree(parsing: result)
    let names = tree.root.subtree.filter { $0.kind == .element }.map(\.spelling)
    #expect(names == ["a", "e", "b", "c"])
    #expect(tree[2]["id"] == "7" && tree[3]["x"] == "9")
  }

  @Test func `two elements that move into each other do not vanish`() throws {
    let result = try edited(text) { edits, node in
      edits.move(try node("b"), .lastIn(try node("e")))
      edits.move(try node("e"), .lastIn(try node("b")))
    }
    let names = try Tree(parsing: result).root.subtree.map(\.spelling)
    #expect(names.contains("b") && names.contains("e"))
  }

  @Test func `of several moves of one element the last one counts`() throws {
    let result = try edited(text) { edits, node in
      edits.move(try node("c"), .lastIn(try node("e")))
      edits.move(try node("c"), .after(try node("e")))
    }
    let tree = try Tree(parsing: result)
    let moved = try #require(tree.root.subtree.first { $0.spelling == "c" })
    #expect(moved.parent?.spelling == "a")
    #expect(tree.root.subtree.filter { $0.spelling == "c" }.count == 1)
  }
}
