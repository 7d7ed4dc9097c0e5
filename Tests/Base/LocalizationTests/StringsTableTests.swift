import Diagnostics
import Foundation
import Localization
import Testing

@Suite struct StringsTableTests {
  private func texts(_ text: String, _ encoding: String.Encoding = .utf8) throws -> [String: String]
  {
    try StringsTable([UInt8](#require(text.data(using: encoding)))).texts
  }

  @Test func `a table has entries, comments and escapes`() throws {
    let table = #"""
      /* Class = "UILabel"; */
      "a.text" = "He said \"no\"\n\U00e9";  // why
      b.title = Save ;
      """#
    #expect(try texts(table) == ["a.text": "He said \"no\"\né", "b.title": "Save"])
  }

  @Test(arguments: [
    (#"\101\12"#, "A\n"), (#"\1234"#, "S4"), (#"\18\9"#, "\u{1}89"), (#"\341\256"#, "Æ\u{FB01}"),
    (#"\303\251"#, "\u{2C6}\u{2019}"), (#"\376\777"#, "\u{FFFD}\u{FFFD}"),
    (#"\UD83D\UDE00"#, "😀"), (#"\a\b\f\v"#, "\u{7}\u{8}\u{C}\u{B}"), (#"\?\'\e"#, "?'e"),
  ])
  func `escapes mean the same, whether a table is only read or also edited`(
    _ escaped: String, _ text: String
  ) throws {
    let table = "\"a\" = \"\(escaped)\";\n"
    #expect(try texts(table) == ["a": text])
    #expect(try StringsFile(parsing: Array(table.utf8)).entries.map(\.value) == [text])
  }

  @Test(arguments: [#""a" = "b\0";"#, "\"a\" = \"b\0\";", #"{"a" = "b\U0000";}"#])
  func `a text with the character U+0000 is an error`(_ table: String) {
    #expect(throws: Diagnostic.self) { try texts(table) }
  }

  @Test func `a table in braces is read, and of a key twice the last text`() throws {
    #expect(try texts(#"{"a" = "b"; c = (d);}"#) == ["a": "b"])
    #expect(try texts(#""a" = "b"; "a" = "c";"#) == ["a": "c"])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8])
  func `a table may be UTF-16 with a mark or UTF-8`(_ encoding: String.Encoding) throws {
    #expect(try texts("\u{FEFF}\"a.text\" = \"Größe\";\n", encoding) == ["a.text": "Größe"])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `a table may be UTF-16 without a mark`(_ encoding: String.Encoding) throws {
    #expect(try texts("\"a.text\" = \"Größe\";\n", encoding) == ["a.text": "Größe"])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `a table may be a property list, of which the texts are read`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let list: [String: Any] = ["a": "Oui", "b": ["one": "un"], "c": 1]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: format, options: 0)
    #expect(try StringsTable([UInt8](data)).texts == ["a": "Oui"])
  }

  @Test(arguments: ["array", "dict"])
  func `a property list that is nested too deeply is an error`(_ element: String) {
    let key = element == "dict" ? "<key>a</key>" : ""
    let text = String(repeating: "<\(element)>\(key)", count: 20_000)
    #expect(throws: (any Error).self) { try texts("<plist>\(text)") }
    #expect(throws: (any Error).self) { try texts("\u{FEFF}<plist>\(text)", .utf16LittleEndian) }
  }

  @Test(arguments: ["", "\n", "\u{FEFF}/* nothing */\n"])
  func `a table without an entry is empty`(_ text: String) throws {
    #expect(try texts(text) == [:])
  }

  @Test(arguments: [#""a" = "b"; "c" "d";"#, "{", #""a" = "b"#, "\0\""])
  func `an invalid entry makes a table unreadable`(_ text: String) {
    #expect(throws: (any Error).self) { try texts(text) }
  }
}
