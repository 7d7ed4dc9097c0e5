import Diagnostics
import Testing
import XMLTree

@Suite struct SourceEditsAttributeTests {
  private func edited(_ text: String, _ change: (inout SourceEdits, Tree) throws -> Void) throws
    -> String
  {
    let tree = try Tree(parsing: text)
    var edits = SourceEdits(tree)
    try change(&edits, tree)
    return String(decoding: edits.bytes, as: UTF8.self)
  }

  @Test func `without edits the bytes stay as they are`() throws {
    let text = "<a  x = '1' >\r\n\t<b/> </a>\n\n"
    #expect(try edited(text) { _, _ in } == text)
    #expect(SourceEdits(try Tree(parsing: text)).isEmpty)
  }

  @Test(arguments: ["a\u{1}b", "\0", "\u{1B}[1m", "\u{FFFE}", "a\u{FFFF}"])
  func `a value that XML cannot contain is refused`(value: String) throws {
    let tree = try Tree(parsing: "<a x=\"1\"/>")
    var edits = SourceEdits(tree)
    edits.setAttribute("x", to: value, on: tree.root)
    let problem = #expect(throws: Diagnostic.self) { try edits.checkedBytes(file: "A.xib") }
    #expect(problem?.file == "A.xib")
    #expect(problem?.range != nil)
  }

  @Test(arguments: ["\t\r\n", "\u{FFFD}", "\u{FFBE}", "é\u{7F}\u{10FFFF}", "", "<&>\"'"])
  func `a value that XML can contain is read as it was written`(value: String) throws {
    let tree = try Tree(parsing: "<a x='1'/>")
    var edits = SourceEdits(tree)
    edits.setAttribute("x", to: value, on: tree.root)
    edits.setAttribute("y", to: value, on: tree.root)
    let written = try Tree(parsing: edits.checkedBytes())
    #expect(written.root.attributes.map(\.value) == [value, value])
  }

  @Test func `an attribute that is there is changed in place`() throws {
    let text = try edited("<a x=\"1\"  y=\"2\"\n z=\"3\"/>") { edits, tree in
      edits.setAttribute("y", to: "two", on: tree.root)
      #expect(!edits.isEmpty)
    }
    #expect(text == "<a x=\"1\"  y=\"two\"\n z=\"3\"/>")
  }

  @Test func `a new attribute comes behind the last one`() throws {
    #expect(
      try edited("<a x=\"1\" ><b/></a>") { $0.setAttribute("y", to: "2", on: $1.root) }
        == "<a x=\"1\" y=\"2\" ><b/></a>")
    #expect(try edited("<a/>") { $0.setAttribute("y", to: "2", on: $1.root) } == "<a y=\"2\"/>")
    #expect(try edited("<a />") { $0.setAttribute("y", to: "2", on: $1.root) } == "<a y=\"2\" />")
    #expect(
      try edited("<a></a>") { $0.setAttribute("y", to: "2", on: $1.root) } == "<a y=\"2\"></a>")
  }

  @Test func `a single-quoted attribute keeps its quotes`() throws {
    #expect(
      try edited("<a x='1'/>") { $0.setAttribute("x", to: "it's \"so\"", on: $1.root) }
        == "<a x='it&apos;s \"so\"'/>")
  }

  @Test func `what XML needs escaped is escaped and read back`() throws {
    let value = "<&>\"'\n\t\ré🎏"
    for start in ["<a x=\"1\"/>", "<a x='1'/>", "<a/>"] {
      let text = try edited(start) { $0.setAttribute("x", to: value, on: $1.root) }
      #expect(try Tree(parsing: text).root["x"] == value)
    }
    #expect(
      try edited("<a/>") { $0.setAttribute("x", to: value, on: $1.root) }
        == "<a x=\"&lt;&amp;&gt;&quot;'&#10;&#9;&#13;é🎏\"/>")
  }

  @Test func `a value with references is replaced whole`() throws {
    #expect(
      try edited("<a x=\"a&amp;b&#10;c\" y=\"&lt;\"/>") {
        $0.setAttribute("x", to: "d", on: $1.root)
      } == "<a x=\"d\" y=\"&lt;\"/>")
  }

  @Test func `an attribute is removed with the white space before it`() throws {
    let text = "<a x=\"1\"\n   y='2' z=\"3\"/>"
    #expect(try edited(text) { $0.removeAttribute("y", from: $1.root) } == "<a x=\"1\" z=\"3\"/>")
    #expect(
      try edited(text) { $0.removeAttribute("x", from: $1.root) } == "<a\n   y='2' z=\"3\"/>")
    #expect(
      try edited(text) { $0.removeAttribute("z", from: $1.root) } == "<a x=\"1\"\n   y='2'/>")
  }

  @Test func `removing what is not there changes nothing`() throws {
    #expect(try edited("<a x='1'/>") { $0.removeAttribute("y", from: $1.root) } == "<a x='1'/>")
  }

  @Test func `a name that ends another one is not mistaken for it`() throws {
    let text = "<a userLabel=\"x\" label=\"y\"/>"
    #expect(
      try edited(text) { $0.setAttribute("label", to: "z", on: $1.root) }
        == "<a userLabel=\"x\" label=\"z\"/>")
    #expect(try edited(text) { $0.removeAttribute("Label", from: $1.root) } == text)
  }

  @Test func `a value that looks like an attribute is not mistaken for one`() throws {
    #expect(
      try edited("<a x=\" y='1' \" y=\"2\"/>") { $0.setAttribute("y", to: "3", on: $1.root) }
        == "<a x=\" y='1' \" y=\"3\"/>")
  }

  @Test func `of several changes to one attribute the last one counts`() throws {
    let text = try edited("<a x=\"1\" y=\"2\"/>") { edits, tree in
      edits.setAttribute("x", to: "5", on: tree.root)
      edits.removeAttribute("x", from: tree.root)
      edits.removeAttribute("y", from: tree.root)
      edits.setAttribute("y", to: "6", on: tree.root)
    }
    #expect(text == "<a y=\"6\"/>")
  }

  @Test func `several attributes of several elements change at once`() throws {
    let text = try edited("<a x=\"1\"><b y=\"2\"/><c/></a>") { edits, tree in
      for (number, node) in tree.root.subtree.enumerated() {
        edits.setAttribute("n", to: "\(number)", on: node)
        edits.setAttribute("x", to: "z", on: node)
      }
    }
    #expect(
      text
        == "<a x=\"z\" n=\"0\"><b y=\"2\" n=\"1\" x=\"z\"/><c n=\"2\" x=\"z\"/></a>")
  }

  @Test func `prefixed names are attributes like any others`() throws {
    #expect(
      try edited("<a xmlns:p='u' p:x='1' x='2'/>") { $0.setAttribute("x", to: "3", on: $1.root) }
        == "<a xmlns:p='u' p:x='1' x='3'/>")
  }

  @Test func `the replacements say what changes and where`() throws {
    let tree = try Tree(parsing: "<a x=\"1\"><b/></a>")
    var edits = SourceEdits(tree)
    edits.setAttribute("x", to: "22", on: tree.root)
    edits.remove(try #require(tree.root.elements.first { _ in true }))
    #expect(edits.replacements.map(\.range) == [6..<7, 9..<13])
    #expect(edits.replacements.map(\.text) == ["22", ""])
  }
}
