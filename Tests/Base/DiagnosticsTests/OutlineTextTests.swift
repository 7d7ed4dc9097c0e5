import Diagnostics
import Testing

@Suite("Outlines")
struct OutlineTextTests {
  /// A node whose children are those after the first letter of its name, one letter each.
  private func outline(_ roots: [String], details: (String) -> [String] = { _ in [] }) -> String {
    OutlineText.lines(
      of: roots, children: { $0.dropFirst().map { String($0) } }, details: details,
      line: { String($0.prefix(1)) })
  }

  @Test func `the last child of a node closes its line`() {
    #expect(outline(["abc", "d"]) == "├─ a\n│  ├─ b\n│  └─ c\n└─ d\n")
  }

  @Test func `details come between a node and its children`() {
    let text = outline(["ab"]) { $0.hasPrefix("a") ? ["x"] : ["y"] }
    #expect(text == "└─ a\n   │ x\n   └─ b\n        y\n")
  }

  @Test func `a tree without nodes has no lines`() {
    #expect(outline([]).isEmpty)
  }
}
