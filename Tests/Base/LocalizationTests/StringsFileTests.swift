import Diagnostics
import Localization
import TestSupport
import Testing

@Suite struct StringsFileTests {
  private func file(_ text: String) throws -> StringsFile {
    try StringsFile(parsing: Array(text.utf8))
  }

  @Test func `entries have their keys, texts and comments`() throws {
    let file = try file(
      #"""
      // A line that is about nothing.

      /* Class = "UILabel"; */
      "a.text" = "He said \"no\"\n\U00e9 \UD83D\UDE00";
      b.title = 'It\'s';

      /* far away */

      short;
      """#)
    #expect(file.entries.map(\.key) == ["a.text", "b.title", "short"])
    #expect(file.entries.map(\.value) == ["He said \"no\"\né 😀", "It's", "short"])
    #expect(file.entries.map(\.comment) == [#" Class = "UILabel"; "#, nil, nil])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, 10, "expected ';' after the text of an entry"),
    ("\n\"a\" = ;", 2, 7, "expected a text in quotes"),
    ("\"a\" = \"b", 1, 7, "the quotes of a text are not closed"),
    ("/* a", 1, 1, "the comment is not closed"),
    ("= 1;", 1, 1, "expected a key in quotes"),
    ("\"a\" = \"b\";\n\"c\" = \"d\\0\";", 2, 7, "a text contains the character U+0000; remove it"),
    ("\"a\" = \"b\0\";", 1, 7, "a text contains the character U+0000; remove it"),
    ("\"\\U0000\" = b;", 1, 1, "a key contains the character U+0000; remove it"),
    ("{ a = b;\n", 2, 1, "expected '}' before the end of the file"),
    ("{ a = b; }\nc = d;", 2, 1, "expected nothing after '}'"),
    ("a = b; }", 1, 8, "expected a key in quotes"),
    ("a = b;\n \0c = d;", 2, 2, "the character U+0000 is between the entries; remove it"),
  ])
  func `a mistake has its place`(_ text: String, line: Int, column: Int, message: String) throws {
    let problem = try #require(problem { _ = try file(text) })
    #expect(problem.message == message)
    #expect(problem.range?.start.line == line && problem.range?.start.column == column)
  }

  @Test func `braces may be around the entries, as in other property lists`() throws {
    let file = try file("/* A */ { /* B */ a = \"b\"; /* C */ c = d;\n/* E */ } // F\n")
    #expect(file.entries.map(\.key) == ["a", "c"])
    #expect(file.entries.map(\.comment) == [" B ", " C "] && file.comments.count == 5)
    #expect(try self.file("{}\n").entries.isEmpty)
  }

  @Test(arguments: [StringsEncoding.utf8, .utf16LittleEndian, .utf16BigEndian], [true, false])
  func `an edit keeps the encoding of the file`(_ encoding: StringsEncoding, isMarked: Bool) throws
  {
    let bytes = encoding.bytes(Array("\"a\" = \"Größe\";\n".utf8), isMarked: isMarked)
    let file = try StringsFile(parsing: bytes)
    #expect(file.entries.first?.value == "Größe")
    #expect(file.bytes(replacing: []) == bytes)
    let range = try #require(file.entries.first).valueRange
    #expect(
      file.bytes(replacing: [TextReplacement(range, "\"日\"")])
        == encoding.bytes(Array("\"a\" = \"日\";\n".utf8), isMarked: isMarked))
  }

  @Test func `a property list cannot be edited`() {
    let problem = problem { _ = try file("<?xml version=\"1.0\"?><plist/>") }
    #expect(problem?.message.contains("plutil") == true)
  }

  @Test func `no bytes make the reader fail in another way than with a diagnostic`() {
    var random = RandomSource(seed: 43)
    let pieces = [
      "\"", "'", "\\", "/*", "*/", "//", "=", ";", "a", "\n", " ", "\\U12", "\u{FEFF}", "\0",
    ]
    for _ in 0..<2_000 {
      let text = (0..<random.below(20)).map { _ in random.pick(pieces) }.joined()
      guard let file = try? file(text) else { continue }
      #expect(file.bytes(replacing: []) == Array(text.utf8))
    }
  }
}

@Suite struct StringsOrderTests {
  @Test func `the order of recent versions of Xcode ignores case and compares numbers`() {
    let keys = ["1-a.text", "2-b.text", "10-c.text", "aB.text", "Ac.title", "b.s[2]", "b.s[10]"]
    #expect(StringsOrder.of(keys) == .natural)
    #expect(keys.shuffled().sorted { StringsOrder.natural.areInOrder($0, $1) } == keys)
  }

  @Test func `keys in the order of their bytes are recognized, and others have no order`() {
    #expect(StringsOrder.of(["B.text", "a.text"]) == .bytes)
    #expect(StringsOrder.of(["b", "a", "c"]) == nil)
  }

  @Test func `a key is placed between its neighbors`() {
    #expect(StringsOrder.natural.place(of: "b.2", in: ["a", "b.1", "b.10"]) == 2)
    #expect(StringsOrder.natural.place(of: "z", in: ["a"]) == 1)
  }
}
