import Diagnostics
import TestSupport
import Testing
import XMLTree

@Suite struct TextEncodingTests {
  private func utf16(_ text: String, little: Bool, marked: Bool) -> [UInt8] {
    ((marked ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      little
        ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
  }

  private let sixteen = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a b=\"é🎏\">日本</a>\n"

  @Test func `plain UTF-8 comes back as it was`() throws {
    let bytes = Array("<?xml version='1.0'?>\r\n<a b='é'/>\n\n".utf8)
    let tree = try Tree(parsing: bytes)
    #expect(tree.encoding == .utf8 && !tree.hasByteOrderMark)
    #expect(tree.bytes == bytes)
  }

  @Test func `a byte order mark is kept, and counts in no position`() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<a><b/></a>".utf8)
    let tree = try Tree(parsing: bytes)
    #expect(tree.hasByteOrderMark && tree.encoding == .utf8)
    #expect(tree.root.position.column == 1 && tree.root.position.offset == 0)
    #expect(tree.bytes == bytes)
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 of both orders, with and without a mark, comes back as it was`(
    _ little: Bool, _ marked: Bool
  ) throws {
    let bytes = utf16(sixteen, little: little, marked: marked)
    let tree = try Tree(parsing: bytes)
    #expect(tree.encoding == (little ? .utf16LittleEndian : .utf16BigEndian))
    #expect(tree.hasByteOrderMark == marked)
    #expect(tree.root["b"] == "é🎏")
    #expect(tree.root.text == "日本")
    #expect(tree.declaration?.encoding == "UTF-16")
    #expect(tree.bytes == bytes)
  }

  @Test(arguments: ["ISO-8859-1", "iso-8859-1", "latin1"])
  func `Latin-1 is read and comes back as it was`(_ name: String) throws {
    let bytes =
      Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a b=\"".utf8) + [0xE9, 0xFF]
      + Array("\"/>".utf8)
    let tree = try Tree(parsing: bytes)
    #expect(tree.encoding == .latin1)
    #expect(tree.root["b"] == "éÿ")
    #expect(tree.bytes == bytes)
  }

  @Test func `an edit of a Latin-1 file is written in Latin-1`() throws {
    let bytes =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b=\"".utf8) + [0xE9]
      + Array("\"/>".utf8)
    let tree = try Tree(parsing: bytes)
    var edits = SourceEdits(tree)
    edits.setAttribute("c", to: "ü日", on: tree.root)
    let edited = edits.bytes
    #expect(edited.contains(0xFC))
    #expect(String(decoding: edited, as: UTF8.self).contains("&#26085;"))
    #expect(try Tree(parsing: edited).root["c"] == "ü日")
    #expect(try Tree(parsing: edited).root["b"] == "é")
  }

  @Test(arguments: ["Shift_JIS", "windows-1252", "EBCDIC-CP-US", "UTF-7", "GB18030"])
  func `an encoding that is not read is named in the error`(_ name: String) {
    let found = problem {
      _ = try Tree(parsing: "<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>")
    }
    #expect(found?.place == "1:1 unsupported-encoding")
    #expect(found?.message.contains(name) == true)
  }

  @Test func `UTF-32 is refused by name`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]
    let found = problem { _ = try Tree(parsing: bytes) }
    #expect(found?.id == "unsupported-encoding")
    #expect(found?.message.contains("UTF-32") == true)
  }

  @Test func `half a UTF-16 unit and a lone surrogate are errors`() {
    let odd = problem { _ = try Tree(parsing: [0xFF, 0xFE, 0x3C, 0x00, 0x61]) }
    #expect(odd?.id == "invalid-encoding")
    let lone = problem {
      _ = try Tree(parsing: [0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8, 0x3E, 0x00])
    }
    #expect(lone?.id == "invalid-encoding")
  }

  @Test func `bytes that are not UTF-8 are an error with their place`() {
    let bytes = Array("<a>\n<b c='".utf8) + [0xE9, 0x20] + Array("'/></a>".utf8)
    let found = problem { _ = try Tree(parsing: bytes) }
    #expect(found?.range?.start.line == 2)
    #expect(found?.severity == .error)
  }

  @Test func `the declaration's parts are known, absent ones too`() throws {
    let full = try Tree(
      parsing: "<?xml version=\"1.0\" encoding='UTF-8' standalone=\"no\" ?><a/>")
    #expect(full.declaration?.version == "1.0")
    #expect(full.declaration?.encoding == "UTF-8")
    #expect(full.declaration?.standalone == "no")
    #expect(try Tree(parsing: "<a/>").declaration == nil)
    #expect(try Tree(parsing: "<?xml version='1.0'?><a/>").declaration?.encoding == nil)
  }

  @Test(arguments: Samples.readable)
  func `every sample comes back as it was`(_ name: String) throws {
    let bytes = try Samples.bytes(name)
    #expect(try Tree(parsing: bytes).bytes == bytes)
  }
}
