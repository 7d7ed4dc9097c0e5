import Diagnostics
import TestSupport
import Testing
import XMLTree

@Suite struct TreeWriterTests {
  private func written(_ text: String, _ writer: TreeWriter = TreeWriter()) throws -> String {
    String(decoding: writer.bytes(of: try Tree(parsing: text)), as: UTF8.self)
  }

  @Test func `one element a line, four spaces a level, a line feed at the end`() throws {
    #expect(
      try written("<a><b><c/></b><d></d></a>") == """
        <a>
            <b>
                <c/>
            </b>
            <d/>
        </a>

        """)
  }

  @Test func `the indentation can be another`() throws {
    var writer = TreeWriter()
    writer.indentation = "\t"
    #expect(try written("<a><b><c/></b></a>", writer) == "<a>\n\t<b>\n\t\t<c/>\n\t</b>\n</a>\n")
  }

  @Test func `the layout of the source plays no part`() throws {
    let compact = try written("<a x='1' y=\"2\"><b/><!--c--></a>")
    let loose = try written("\n<a\n  x = '1'\n\n  y='2' >\r\n\t<b></b><!--c-->   </a>\n\n\n")
    #expect(compact == loose)
  }

  @Test func `attributes stay in order and are quoted twice`() throws {
    #expect(try written("<a z='1' b='2' m=''/>") == "<a z=\"1\" b=\"2\" m=\"\"/>\n")
  }

  @Test func `what XML needs escaped is escaped, in the spelling of Interface Builder`() throws {
    let text = "<a p='&lt;&gt;&amp;&quot;&apos;&#10;&#9;&#13;é'>&lt;&gt;&amp;&quot;'&#13;\n\t</a>"
    #expect(
      try written(text)
        == "<a p=\"&lt;&gt;&amp;&quot;'&#10;&#9;&#13;é\">&lt;&gt;&amp;\"'&#13;\n\t</a>\n")
  }

  @Test func `the declaration keeps its parts`() throws {
    #expect(
      try written("<?xml version='1.0' encoding='UTF-8' standalone='no'?><a/>")
        == "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<a/>\n")
    #expect(try written("<?xml version='1.0'?><a/>") == "<?xml version=\"1.0\"?>\n<a/>\n")
  }

  @Test func `text is next to its tags`() throws {
    #expect(
      try written("<a><b>one\n two</b></a>") == "<a>\n    <b>one\n two</b>\n</a>\n")
  }

  @Test func `text between elements has a line of its own`() throws {
    let once = try written("<a>x\n<b/> y z <c/></a>")
    #expect(once == "<a>\n    x\n    <b/>\n    y z\n    <c/>\n</a>\n")
    #expect(try written(once) == once)
  }

  @Test func `white space between texts and comments stays`() throws {
    #expect(
      try written("<a>b<!--c--> <!--d-->e</a>") == "<a>b<!--c--> <!--d-->e</a>\n")
  }

  @Test func `white space beside nothing but comments and instructions is layout`() throws {
    #expect(
      try written("<a><?p q?>\n  <!--c--> </a>") == "<a>\n    <?p q?>\n    <!--c-->\n</a>\n")
  }

  @Test func `blank text is layout unless the element holds text`() throws {
    #expect(try written("<a><s>  </s><t> </t></a>") == "<a>\n    <s/>\n    <t/>\n</a>\n")
    var writer = TreeWriter()
    writer.holdsText = { $0.spelling == "s" }
    #expect(
      try written("<a><s>  </s><t> </t></a>", writer)
        == "<a>\n    <s>  </s>\n    <t/>\n</a>\n")
  }

  @Test func `an element with nothing but a line break can keep its two tags`() throws {
    let formatted = "<a>\n    <b>\n    </b>\n    <c/>\n</a>\n"
    #expect(try written(formatted) == "<a>\n    <b/>\n    <c/>\n</a>\n")
    var writer = TreeWriter()
    writer.keepsLineBreaks = true
    #expect(try written(formatted, writer) == formatted)
    #expect(try written("<a><b>\n\t \n  </b><c>  </c></a>", writer) == formatted)
    #expect(try written("<a>\r\n<b>\r\n</b><c/></a>", writer) == formatted)
  }

  @Test func `an element that holds text has two tags even without any`() throws {
    var writer = TreeWriter()
    writer.holdsText = { $0.spelling == "s" }
    #expect(try written("<a><s/><s></s></a>", writer) == "<a>\n    <s></s>\n    <s></s>\n</a>\n")
  }

  @Test func `comments, instructions and CDATA are kept`() throws {
    #expect(
      try written("<!--x--><a><!-- y\n z --><?p q r?><?s?><b><![CDATA[<&>]]></b></a><!--t-->")
        == """
        <!--x-->
        <a>
            <!-- y
         z -->
            <?p q r?>
            <?s?>
            <b><![CDATA[<&>]]></b>
        </a>
        <!--t-->

        """)
  }

  @Test func `an element with nothing but a comment has two tags`() throws {
    #expect(try written("<a><!--c--></a>") == "<a>\n    <!--c-->\n</a>\n")
  }

  @Test func `namespace declarations and prefixed names are written as they stood`() throws {
    let text = "<p:a one=\"1\" xmlns:p=\"u&amp;v\" p:two=\"2\" xmlns=\"d\"/>\n"
    #expect(try written(text) == text)
  }

  @Test(arguments: Samples.modern)
  func `writing what was written changes nothing`(_ name: String) throws {
    let once = TreeWriter().bytes(of: try Tree(parsing: Samples.bytes(name)))
    #expect(TreeWriter().bytes(of: try Tree(parsing: once)) == once)
  }

  @Test(arguments: Samples.readable)
  func `what is written means the same as the source`(_ name: String) throws {
    let tree = try Tree(parsing: Samples.bytes(name))
    let written = try Tree(parsing: TreeWriter().bytes(of: tree))
    #expect(ModelNode(of: written) == ModelNode(of: tree))
    #expect(written.encoding == .utf8 && written.declaration?.encoding == "UTF-8")
  }
}
