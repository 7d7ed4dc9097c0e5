import Diagnostics
import TestSupport
import Testing
import XMLTree

@Suite struct ParseFailureTests {
  private func failure(_ text: String) -> Diagnostic? {
    problem { _ = try Tree(parsing: text) }
  }

  @Test(arguments: [
    ("hello, world", "1:1 not-xml"),
    ("  \n hello", "2:2 not-xml"),
    ("{\"json\": true}", "1:1 not-xml"),
    ("<a>\n  <b>\n</a>", "3:5 not-well-formed"),
    ("<a>\n<b c=1/></a>", "2:6 not-well-formed"),
    ("<a x='1' x='2'/>", "1:15 not-well-formed"),
    ("<a>&nope;</a>", "1:10 not-well-formed"),
    ("<a>&#0;</a>", "1:8 not-well-formed"),
    ("<a b='<'/>", "1:7 not-well-formed"),
    ("<a/><b/>", "1:5 not-well-formed"),
  ])
  func `what is malformed has an id, a line and a column`(_ text: String, _ place: String) {
    #expect(failure(text)?.place == place)
    #expect(failure(text)?.severity == .error)
  }

  @Test(arguments: [
    "<a>", "<a>\n  <b", "<a><b c=\"d", "<a><b></b>", "<a><b></b", "<a><!-- never closed",
    "<a b='c'", "<a\n  b='c' ",
  ])
  func `a document that ends too early is truncated`(_ text: String) {
    let found = failure(text)
    #expect(found?.id == "truncated")
    #expect(found?.range?.start.line == text.split(separator: "\n").count)
    #expect(found?.message.contains("truncated") == true)
  }

  @Test func `every truncation of a sample is an error and never a crash`() throws {
    let bytes = try Samples.bytes("LoadingView.xib")
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for length in stride(from: 1, to: end, by: 7) {
      let found = problem { _ = try Tree(parsing: Array(bytes[..<length])) }
      #expect(found != nil && found?.range != nil, "cut after \(length) bytes")
    }
  }

  @Test func `an empty file says so`() {
    #expect(failure("")?.place == "empty-file")
    #expect(failure(" \n ") != nil)
  }

  @Test func `an AppleDouble file is named for what it is`() {
    let bytes: [UInt8] = [0x00, 0x05, 0x16, 0x07, 0, 2, 0, 0] + Array("Mac OS X".utf8)
    let found = problem { _ = try Tree(parsing: bytes) }
    #expect(found?.id == "apple-double")
    #expect(found?.message.contains("AppleDouble") == true)
  }

  @Test(arguments: ["bplist00", "NIBArchive"])
  func `a compiled nib is named for what it is`(_ magic: String) {
    let found = failure(magic + "\u{1}\u{2}\u{3}")
    #expect(found?.id == "compiled-nib")
    #expect(found?.message.contains("use dump or load to read it, or convert") == true)
  }

  @Test func `a merge conflict lists the lines of its markers`() {
    let found = failure(
      "<a>\n<<<<<<< HEAD\n<b/>\n||||||| base\n<d/>\n=======\n<c/>\n>>>>>>> branch\n</a>\n")
    #expect(found?.place == "2:1 merge-conflict")
    #expect(found?.message.contains("on lines 2, 4, 6, 8") == true)
  }

  @Test func `a merge conflict with CR LF lists its lines as well`() {
    let found = failure("<a>\r\n<<<<<<<\r\n<b/>\r\n=======\r\n>>>>>>> x\r\n</a>")
    #expect(found?.message.contains("on lines 2, 4, 5") == true)
  }

  @Test func `a line of equals signs is not a conflict`() throws {
    let tree = try Tree(parsing: "<a>\n=======\n</a>")
    #expect(tree.root.text == "\n=======\n")
    #expect(failure("<a>\n=======\n</b>")?.id == "not-well-formed")
  }

  @Test func `a document type declaration is refused at its place`() {
    #expect(failure("<?xml version='1.0'?>\n<!DOCTYPE a>\n<a/>")?.place == "2:1 document-type")
    #expect(failure("<!DOCTYPE a SYSTEM 'a.dtd'><a/>")?.place == "1:1 document-type")
  }

  @Test func `an entity of one's own is refused before it is expanded`() throws {
    var bomb = "<!DOCTYPE a [<!ENTITY x0 \"knot\">"
    for level in 1...30 { bomb += "<!ENTITY x\(level) \"&x\(level - 1);&x\(level - 1);\">" }
    #expect(failure(bomb + "]><a>&x30;</a>")?.id == "document-type")
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///proc/self/mem\">]><a>&e;</a>",
    "<!DOCTYPE a [<!ENTITY e SYSTEM \"http://127.0.0.1:9/x\">]><a>&e;</a>",
    "<!DOCTYPE a [<!ENTITY % p SYSTEM \"file:///dev/zero\">%p;]><a/>",
    "<!DOCTYPE a PUBLIC \"-//A//B\" \"http://127.0.0.1:9/a.dtd\"><a/>",
  ])
  func `an external entity is refused and not opened`(_ text: String) {
    // `/dev/zero` would never end, and the message would tell of a connection that was tried.
    let found = failure(text)
    #expect(found?.id == "document-type")
    #expect(found?.message.contains("127.0.0.1") == false)
  }

  @Test func `an XInclude is an element like any other`() throws {
    let tree = try Tree(
      parsing: "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='/etc/passwd'/></a>")
    #expect(tree.root.elements.map(\.spelling) == ["xi:include"])
    #expect(tree.root.text == "")
  }
}
