import Diagnostics
import TestSupport
import Testing
import XMLTree

@Suite struct LimitsTests {
  @Test func `100,000 nested elements are an error with its place`() {
    let deep =
      String(repeating: "<a>\n", count: 100_000) + String(repeating: "</a>", count: 100_000)
    let found = problem { _ = try Tree(parsing: deep) }
    #expect(found?.place == "1001:1 too-deep")
    #expect(found?.message.contains("1000 levels") == true)
  }

  @Test func `the depth that is allowed is read`() throws {
    let text =
      String(repeating: "<a>", count: 1000) + String(repeating: "</a>", count: 1000)
    let tree = try Tree(parsing: text)
    #expect(tree.count == 1000)
    #expect(tree[999].depth == 999)
  }

  @Test func `an element of a document with 501 attributes is an error with its place`() throws {
    func element(_ count: Int) -> String {
      "<a>\n<b" + (0..<count).map { " a\($0)=''" }.joined() + "/></a>"
    }
    #expect(try Tree(parsing: element(500), limits: .document).count == 2)
    let found = problem { _ = try Tree(parsing: element(501), limits: .document) }
    #expect(found?.place == "2:1 too-many-attributes")
    #expect(found?.message.contains("more than 500 attributes") == true)
    // Declarations of namespaces are attributes too.
    let names = (0..<501).map { " xmlns:n\($0)='u'" }.joined()
    let declared = problem { _ = try Tree(parsing: "<a\(names)/>", limits: .document) }
    #expect(declared?.id == "too-many-attributes")
  }

  @Test func `an attribute of 50 MB is an error`() {
    var bytes = Array("<a>\n<b c=\"".utf8)
    bytes += [UInt8](repeating: UInt8(ascii: "x"), count: 50_000_000)
    bytes += Array("\"/></a>".utf8)
    let found = problem { _ = try Tree(parsing: bytes) }
    #expect(found?.id == "value-too-long")
    #expect(found?.range?.start.line == 2)
  }

  @Test func `a text and a comment have the same limit`() {
    var limits = Limits()
    limits.valueBytes = 10
    let text = problem { _ = try Tree(parsing: "<a>01234567890</a>", limits: limits) }
    #expect(text?.id == "value-too-long")
    let comment = problem { _ = try Tree(parsing: "<a><!--01234567890--></a>", limits: limits) }
    #expect(comment?.id == "value-too-long")
    #expect(problem { _ = try Tree(parsing: "<a b='0123456789'/>", limits: limits) } == nil)
  }

  @Test func `half a million elements are read, one more than allowed is not`() throws {
    let text = "<a>" + String(repeating: "<b/>", count: 500_000) + "</a>"
    #expect(try Tree(parsing: text).count == 500_001)
    var limits = Limits()
    limits.nodes = 500_000
    let found = problem { _ = try Tree(parsing: text, limits: limits) }
    #expect(found?.id == "too-many-nodes")
    #expect(found?.range?.start.column == 3 + 4 * 499_999 + 1)
  }

  @Test func `too many attributes are an error`() {
    var limits = Limits()
    limits.attributes = 2
    let found = problem { _ = try Tree(parsing: "<a b='' c=''><d e=''/></a>", limits: limits) }
    #expect(found?.id == "too-many-attributes")
  }

  @Test func `65,535 attributes of one element are read, one more is an error`() throws {
    let many = (0..<65_535).map { " a\($0)='\($0)'" }.joined()
    let tree = try Tree(parsing: "<r\(many)/>")
    #expect(tree.root.attributes.count == 65_535)
    #expect(tree.root.attributes.last?.value == "65534")
    let found = problem { _ = try Tree(parsing: "<r\(many) b=''/>") }
    #expect(found?.id == "too-many-attributes")
  }

  @Test func `200,000 new names are read, each with its own number`() throws {
    let text = "<r>" + (0..<200_000).map { "<e\($0)/>" }.joined() + "</r>"
    let tree = try Tree(parsing: text)
    #expect(tree.count == 200_001)
    #expect(tree[1].spelling == "e0" && tree[200_000].spelling == "e199999")
    #expect(Set(tree.root.elements.map(\.name)).count == 200_000)
  }

  @Test func `a file beyond the limit is refused unread`() {
    var limits = Limits()
    limits.bytes = 3
    #expect(problem { _ = try Tree(parsing: "<a/>", limits: limits) }?.id == "too-large")
  }
}
