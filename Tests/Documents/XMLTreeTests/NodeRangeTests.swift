import Diagnostics
import TestSupport
import Testing
import XMLTree

@Suite struct NodeRangeTests {
  private func source(_ node: Node) -> String { node.tree.sourceText(in: node.range) }

  @Test func `the source of a node's range is the node`() throws {
    let text = """
      <a one='1'
         two = "2" >
        <b />x &amp; y<!-- c --><![CDATA[ <d> ]]><?e f?>
        <g>h</g >
      </a>
      """
    let tree = try Tree(parsing: text)
    #expect(source(tree.root) == text)
    #expect(tree.sourceText(in: tree.root.tagRange) == "<a one='1'\n   two = \"2\" >")
    #expect(
      tree.root.children.map(source) == [
        "<b />", "x &amp; y", "<!-- c -->", "<![CDATA[ <d> ]]>", "<?e f?>", "\n  ", "<g>h</g >",
        "\n",
      ])
    #expect(tree.root.elements.map { $0.children.map(source) } == [[], ["h"]])
  }

  @Test func `what is before and after the root has its own range`() throws {
    let tree = try Tree(
      parsing: "<?xml version='1.0'?>\r\n<!--one--> <?two x?>\n<a/>\n <!--three-->\n")
    #expect(
      tree.topLevelNodes.map(source) == ["<!--one-->", "<?two x?>", "<a/>", "<!--three-->"])
    #expect(tree[0].position.line == 2 && tree[0].position.column == 1)
  }

  @Test(arguments: ["a\r\nb", "a\nb\n", " a &lt; b ", "é\r\n", "&#65;", "  ", "]]&gt;x", "a\rb"])
  func `a text's range runs from tag to tag`(_ text: String) throws {
    let tree = try Tree(parsing: "<r><a>\(text)</a><b/></r>")
    let a = try #require(tree.root.elements.first { _ in true })
    #expect(a.children.map(source) == [text])
  }

  @Test(arguments: Samples.modern)
  func `in every sample each element's range begins and ends with its own tags`(
    _ name: String
  ) throws {
    let tree = try Tree(parsing: Samples.bytes(name))
    for node in tree.root.subtree {
      let text = source(node)
      switch node.kind {
      case .element:
        #expect(text.hasPrefix("<" + node.spelling))
        #expect(text.hasSuffix(node.isSelfClosing ? "/>" : "</\(node.spelling)>"))
        let tag = tree.sourceText(in: node.tagRange)
        #expect(tag.first == "<" && tag.last == ">")
        #expect(tag.utf8.count { $0 == UInt8(ascii: ">") } >= 1)
      case .comment: #expect(text == "<!--\(node.text)-->")
      case .instruction: #expect(text.hasPrefix("<?") && text.hasSuffix("?>"))
      case .cdata: #expect(text == "<![CDATA[\(node.text)]]>")
      case .text:
        #expect(!text.isEmpty && !text.contains("<"))
        #expect(tree.sourceText(in: node.range.upperBound..<node.range.upperBound + 1) == "<")
      }
      if let parent = node.parent {
        #expect(parent.tagRange.upperBound <= node.range.lowerBound)
        #expect(node.range.upperBound <= parent.range.upperBound)
      }
    }
  }

  @Test(arguments: Samples.modern)
  func `children never overlap and are in the order of their places`(_ name: String) throws {
    let tree = try Tree(parsing: Samples.bytes(name))
    for node in tree.root.subtree where node.kind == .element {
      let children = Array(node.children)
      for (first, second) in zip(children, children.dropFirst()) {
        #expect(first.range.upperBound <= second.range.lowerBound)
      }
    }
  }

  @Test func `lines and columns count from one, columns in bytes`() throws {
    let tree = try Tree(parsing: "<a>\n  <b/>\n\t<c/><d/>\n</a>")
    let places = tree.root.elements.map { [$0.position.line, $0.position.column] }
    #expect(tree.root.position == tree.position(at: 0))
    #expect(places == [[2, 3], [3, 2], [3, 6]])
    #expect(tree.root.elements.map(\.position.offset) == [6, 12, 16])
  }

  @Test func `a character of several bytes counts as many columns`() throws {
    let tree = try Tree(parsing: "<a>é🎏<b/></a>")
    let b = try #require(tree.root.elements.first { _ in true })
    #expect(b.position.column == 4 + 2 + 4)
    #expect(b.position.line == 1)
  }

  @Test func `a line ended by CR and LF is one line`() throws {
    let tree = try Tree(parsing: "<a>\r\n  <b/>\r\n  <c/>\r\n</a>")
    #expect(
      tree.root.elements.map { [$0.position.line, $0.position.column] } == [[2, 3], [3, 3]])
  }

  @Test func `positions are right beyond line 65,535`() throws {
    let blank = String(repeating: "\n", count: 70_000)
    let tree = try Tree(parsing: "<a>\(blank)   <b x='1'/>\n<c/></a>")
    let elements = Array(tree.root.elements)
    #expect([elements[0].position.line, elements[0].position.column] == [70_001, 4])
    #expect([elements[1].position.line, elements[1].position.column] == [70_002, 1])
    let attribute = try #require(elements[0].attributes.first)
    #expect(attribute.sourceRange.start.line == 70_001)
    #expect(attribute.sourceRange.start.column == 7)
  }

  @Test func `an attribute's range runs from its name to the closing quote`() throws {
    let tree = try Tree(parsing: "<a one='1'\n  xmlns:p='u' p:two = \"a &gt; 'b'\"   three=''/>")
    let pieces = tree.root.attributes.map {
      tree.sourceText(in: $0.sourceRange.start.offset..<$0.sourceRange.end.offset)
    }
    #expect(
      pieces == ["one='1'", "xmlns:p='u'", "p:two = \"a &gt; 'b'\"", "three=''"])
  }

  @Test func `a range for messages is the start tag alone`() throws {
    let tree = try Tree(parsing: "<a>\n<b c='d'>\ntext</b></a>")
    let b = try #require(tree.root.elements.first { _ in true })
    #expect(b.sourceRange.start.line == 2 && b.sourceRange.end.line == 2)
    #expect(b.sourceRange.end.column == 10)
  }
}
