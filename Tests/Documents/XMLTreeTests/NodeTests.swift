import Diagnostics
import Testing
import XMLTree

@Suite struct NodeTests {
  private let tree: Tree

  init() throws {
    tree = try Tree(
      parsing: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!--before-->
        <a z="1" y="2" x="3">
            <b/>
            <c k="v">text</c>
            <!-- inside -->
            <?target some data?>
            <d><e><f/></e></d>
        </a>
        <!--after-->

        """)
  }

  private func node(_ name: String) throws -> Node {
    try #require(tree.root.subtree.first { $0.spelling == name })
  }

  @Test func `nodes are in document order, with their kinds`() {
    let kinds = (0..<tree.count).map { "\(tree[$0].kind) \(tree[$0].spelling)" }
    #expect(
      kinds == [
        "comment ", "element a", "element b", "element c", "text ", "comment ",
        "instruction target", "element d", "element e", "element f", "comment ",
      ])
  }

  @Test func `attributes keep the order of the source`() {
    #expect(tree.root.attributes.map(\.spelling) == ["z", "y", "x"])
    #expect(tree.root.attributes.map(\.value) == ["1", "2", "3"])
    #expect(tree.root.attributes.map(\.index) == [0, 1, 2])
    #expect(tree.root["y"] == "2")
    #expect(tree.root["absent"] == nil)
  }

  @Test func `white space between elements is not a node`() {
    #expect(
      tree.root.children.map(\.kind) == [.element, .element, .comment, .instruction, .element])
    #expect(tree.root.elements.map(\.spelling) == ["b", "c", "d"])
  }

  @Test func `the subtree is the node and everything inside`() throws {
    #expect(try node("d").subtree.map(\.spelling) == ["d", "e", "f"])
    #expect(try node("b").subtree.map(\.spelling) == ["b"])
    #expect(try node("c").subtree.map(\.kind) == [.element, .text])
  }

  @Test func `every node knows its parent and the elements around it`() throws {
    let f = try node("f")
    #expect(f.parent == (try node("e")))
    #expect(f.ancestors.map(\.spelling) == ["e", "d", "a"])
    #expect(f.depth == 3)
    #expect(tree.root.parent == nil)
    #expect(tree.root.depth == 0)
    #expect(tree[0].parent == nil)
  }

  @Test func `comments are next to the root as well`() {
    #expect(tree.topLevelNodes.map(\.kind) == [.comment, .element, .comment])
    #expect(
      tree.topLevelNodes.map { $0.kind == .comment ? $0.text : "" } == ["before", "", "after"])
    #expect(tree.root.spelling == "a")
  }

  @Test func `comments, instructions and texts have their content`() throws {
    let children = Array(tree.root.children)
    #expect(children[2].text == " inside ")
    #expect(children[3].text == "some data")
    #expect(children[3].spelling == "target")
    #expect(try node("c").text == "text")
    #expect(try node("b").text == "")
  }

  @Test func `a self-closing element is told from an empty one`() throws {
    let tree = try Tree(parsing: "<a><b/><c></c></a>")
    #expect(tree.root.elements.map(\.isSelfClosing) == [true, false])
    #expect(!tree.root.isSelfClosing)
  }

  @Test func `the first element with a name is found among the children alone`() throws {
    let names = Dictionary(
      uniqueKeysWithValues: tree.root.subtree.filter { $0.kind == .element }
        .map { ($0.spelling, $0.name) })
    #expect(tree.root.firstElement(named: try #require(names["d"]))?.spelling == "d")
    #expect(tree.root.firstElement(named: try #require(names["e"])) == nil)
  }

  @Test func `nodes of two trees are different nodes`() throws {
    let other = try Tree(parsing: "<a/>")
    #expect(other.root != tree.root)
    #expect(other.root == other[0])
  }

  @Test func `a thousand elements have a thousand parents and ends`() throws {
    let inner = (0..<1000).map { "<i n=\"\($0)\"><j/></i>" }.joined(separator: "\n")
    let tree = try Tree(parsing: "<r>\(inner)</r>")
    #expect(tree.count == 2001)
    #expect(tree.root.elements.map { $0["n"] } == (0..<1000).map { String($0) })
    #expect(tree.root.elements.allSatisfy { $0.subtree.map(\.index).count == 2 })
  }
}
