import Diagnostics
import Testing
import XMLTree

@Suite struct SourceEditsTogetherTests {
  private let text = "<a>\n    <b>\n        <c/>\n    </b>\n    <d/>\n</a>\n"

  @Test func `insertions in the same place keep the order in which they were asked for`() throws {
    for place in 0..<4 {
      let result = try edited(text) { edits, node in
        let c = try node("c")
        let b = try node("b")
        for name in ["n", "m", "o"] {
          edits.insert("<\(name)/>", [.before(c), .after(c), .firstIn(b), .lastIn(b)][place])
        }
      }
      let names = try Tree(parsing: result).root.subtree.map(\.spelling).dropFirst(2).prefix(4)
      #expect(names == (place % 2 == 0 ? ["n", "m", "o", "c"] : ["c", "n", "m", "o"]))
    }
  }

  @Test func `after the last child comes before last in the parent`() throws {
    let result = try edited(text) { edits, node in
      edits.insert("<last/>", .lastIn(try node("b")))
      edits.insert("<after/>", .after(try node("c")))
    }
    #expect(
      try Tree(parsing: result).root.subtree.map(\.spelling)
        == ["a", "b", "c", "after", "last", "d"])
  }

  @Test func `first and last meet in an element without children`() throws {
    let result = try edited(text) { edits, node in
      edits.insert("<last/>", .lastIn(try node("d")))
      edits.insert("<first/>", .firstIn(try node("d")))
      edits.setAttribute("x", to: "1", on: try node("d"))
    }
    #expect(
      result
        == text.replacing(
          "<d/>", with: "<d x=\"1\">\n        <first/>\n        <last/>\n    </d>"))
  }

  @Test func `an emptied element closes itself, and what moves out of it still does`() throws {
    let result = try edited(text) { edits, node in
      edits.setAttribute("x", to: "1", on: try node("b"))
      edits.move(try node("c"), .after(try node("d")))
      edits.empty(try node("b"))
      edits.empty(try node("d"))
      #expect(!edits.isEmpty)
    }
    #expect(result == "<a>\n    <b x=\"1\"/>\n    <d/>\n    <c/>\n</a>\n")
  }

  @Test func `what is changed inside a removed element goes with it`() throws {
    let result = try edited(text) { edits, node in
      edits.setAttribute("x", to: "1", on: try node("c"))
      edits.insert("<n/>", .lastIn(try node("c")))
      edits.insert("<m/>", .after(try node("c")))
      edits.remove(try node("c"))
      edits.remove(try node("b"))
      edits.setAttribute("y", to: "1", on: try node("b"))
      edits.setAttribute("z", to: "1", on: try node("d"))
    }
    #expect(result == "<a>\n    <d z=\"1\"/>\n</a>\n")
  }

  @Test func `an insertion next to a removed element stays`() throws {
    let result = try edited(text) { edits, node in
      edits.remove(try node("d"))
      edits.insert("<before/>", .before(try node("d")))
      edits.insert("<after/>", .after(try node("d")))
    }
    #expect(result == text.replacing("    <d/>", with: "    <before/>\n    <after/>"))
  }

  @Test func `removing an element twice is removing it once`() throws {
    let result = try edited(text) { edits, node in
      edits.remove(try node("d"))
      edits.remove(try node("d"))
    }
    #expect(result == text.replacing("    <d/>\n", with: ""))
  }

  @Test func `neighbors can change places`() throws {
    let result = try edited(text) { $0.move(try $1("d"), .before(try $1("b"))) }
    #expect(result == "<a>\n    <d/>\n    <b>\n        <c/>\n    </b>\n</a>\n")
  }

  @Test func `a document with CR LF keeps its line ends`() throws {
    let text = "<a>\r\n\t<b>\r\n\t\t<c/>\r\n\t</b>\r\n\t<d/>\r\n</a>\r\n"
    let result = try edited(text) { edits, node in
      edits.insert("<n>\n\t<m/>\n</n>", .before(try node("c")))
      edits.move(try node("b"), .lastIn(try node("d")))
    }
    #expect(!result.replacing("\r\n", with: "").contains("\n"))
    #expect(
      try edited(text) { $0.insert("<n>\n\t<m/>\n</n>", .before(try $1("c"))) }
        == text.replacing("\t\t<c/>", with: "\t\t<n>\r\n\t\t\t<m/>\r\n\t\t</n>\r\n\t\t<c/>"))
    #expect(
      try edited(text) { $0.move(try $1("b"), .lastIn(try $1("d"))) }
        == "<a>\r\n\t<d>\r\n\t\t<b>\r\n\t\t\t<c/>\r\n\t\t</b>\r\n\t</d>\r\n</a>\r\n")
    #expect(try edited(text) { $0.remove(try $1("d")) } == text.replacing("\t<d/>\r\n", with: ""))
  }

  @Test func `a document indented by tabs stays so`() throws {
    let text = "<a>\n\t<b/>\n</a>\n"
    #expect(
      try edited(text) { $0.insert("<n/>", .lastIn(try $1("b"))) }
        == "<a>\n\t<b>\n\t\t<n/>\n\t</b>\n</a>\n")
  }

  @Test func `a UTF-16 document stays UTF-16`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a b=\"é\">\n  <c/>\n</a>\n"
    func encoded(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    }
    let tree = try Tree(parsing: encoded(text))
    var edits = SourceEdits(tree)
    edits.setAttribute("b", to: "🎏", on: tree.root)
    #expect(edits.bytes == encoded(text.replacing("é", with: "🎏")))
  }
}
