import Diagnostics
import Testing
import XMLTree

@Suite struct TextTests {
  private func text(_ source: String) throws -> String { try Tree(parsing: source).root.text }

  @Test func `references in text are resolved, and stay in the source`() throws {
    let tree = try Tree(parsing: "<a>&lt;x&gt; &amp; &quot;&apos; &#65;&#x1F38F;</a>")
    #expect(tree.root.text == "<x> & \"' A🎏")
    let node = try #require(tree.root.children.first { _ in true })
    #expect(tree.sourceText(in: node.range) == "&lt;x&gt; &amp; &quot;&apos; &#65;&#x1F38F;")
    #expect(tree.root.children.map(\.kind) == [.text])
  }

  @Test func `references in attributes are resolved`() throws {
    let tree = try Tree(
      parsing: #"<a p="a&#10;b&#9;c" q='say "hi"' r="&quot;&lt;&amp;&gt;&apos;" s="&#xe9;"/>"#)
    #expect(tree.root["p"] == "a\nb\tc")
    #expect(tree.root["q"] == "say \"hi\"")
    #expect(tree.root["r"] == "\"<&>'")
    #expect(tree.root["s"] == "é")
  }

  @Test func `a line break written into an attribute is a space, as XML has it`() throws {
    #expect(try Tree(parsing: "<a p='one\ntwo\tthree'/>").root["p"] == "one two three")
  }

  @Test func `a value without references is the source's own bytes`() throws {
    let tree = try Tree(parsing: "<a p='plain' q='a&amp;b'/>")
    let plain = try #require(tree.root.attributes.first).stored
    #expect(Int(plain.start) == 6 && plain.length == 5)
    #expect(tree.value(of: tree.root.attributes[1].stored) == "a&b")
  }

  @Test func `CDATA is a node of its own with its literal text`() throws {
    let tree = try Tree(parsing: "<a>x<![CDATA[<b> &amp; ]]>y</a>")
    #expect(tree.root.children.map(\.kind) == [.text, .cdata, .text])
    #expect(tree.root.children.map(\.text) == ["x", "<b> &amp; ", "y"])
    #expect(tree.root.text == "x<b> &amp; y")
  }

  @Test func `blank text next to CDATA counts`() throws {
    #expect(try text("<a> <![CDATA[b]]> </a>") == " b ")
  }

  @Test func `blank text alone in an element is its text`() throws {
    #expect(try text("<a>  </a>") == "  ")
    #expect(try text("<a>\n\t</a>") == "\n\t")
    #expect(try text("<a></a>") == "")
  }

  @Test func `text around an element is kept in two pieces`() throws {
    let tree = try Tree(parsing: "<a> one <b/> two </a>")
    #expect(tree.root.children.map(\.text) == [" one ", "", " two "])
    #expect(tree.root.text == " one  two ")
  }

  @Test func `CR LF in text is read as LF`() throws {
    #expect(try text("<a>one\r\ntwo\rthree</a>") == "one\ntwo\nthree")
  }

  @Test func `a character reference keeps a carriage return`() throws {
    #expect(try text("<a>one&#13;&#10;two</a>") == "one\r\ntwo")
  }

  @Test func `characters beyond ASCII are read whole, in names as well`() throws {
    let tree = try Tree(parsing: "<größe mañana='日本'>👩‍👩‍👧 e\u{301}</größe>")
    #expect(tree.root.spelling == "größe")
    #expect(tree.root["mañana"] == "日本")
    #expect(Array(tree.root.text.utf8) == Array("👩‍👩‍👧 e\u{301}".utf8))
  }

  @Test func `a long text is one node`() throws {
    let long = String(repeating: "0123456789 &amp; ", count: 20_000)
    let tree = try Tree(parsing: "<a>\(long)</a>")
    #expect(tree.count == 2)
    #expect(tree.root.text.utf8.count == 13 * 20_000)
    #expect(tree.root.text.hasPrefix("0123456789 & 0123"))
  }

  @Test func `namespace declarations and prefixed names stay in order`() throws {
    let tree = try Tree(
      parsing:
        "<p:a one='1' xmlns:p='u&amp;v' p:two='&lt;2' xmlns='d' three='3'><b xml:space='x'/></p:a>")
    #expect(tree.root.spelling == "p:a")
    #expect(tree.root.attributes.map(\.spelling) == ["one", "xmlns:p", "p:two", "xmlns", "three"])
    #expect(tree.root["one"] == "1")
    #expect(tree.root["p:two"] == "<2")
    #expect(tree.root["three"] == "3")
    let b = try #require(tree.root.elements.first { _ in true })
    #expect(b.attributes.map(\.spelling) == ["xml:space"])
    #expect(b["xml:space"] == "x")
  }

  @Test func `a reference in a namespace declaration is resolved as in any attribute`() throws {
    #expect(try Tree(parsing: "<a xmlns:p='u&amp;v'/>").root["xmlns:p"] == "u&v")
  }
}
