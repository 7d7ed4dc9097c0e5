/// A tree as text: one line for each node, above the indented lines of its children.
package enum OutlineText {
  /// Returns the lines of nodes and of everything inside of them.
  /// - Parameters:
  ///   - children: Returns the children of a node. The caller limits their depth.
  ///   - details: Returns lines about a node, which are printed between its own line and its children.
  ///   - line: Returns the line of a node, in a form that is safe to print (``PrintableText``).
  package static func lines<Node>(
    of nodes: [Node], children: (Node) -> [Node], details: (Node) -> [String] = { _ in [] },
    line: (Node) -> String
  ) -> String {
    var text = ""
    func append(_ nodes: [Node], indentation: String) {
      // Bounded: the caller limits the depth of the tree.
      for (index, node) in nodes.enumerated() {
        let isLast = index == nodes.count - 1
        text += indentation + (isLast ? "└─ " : "├─ ") + line(node) + "\n"
        let (inner, children) = (indentation + (isLast ? "   " : "│  "), children(node))
        for detail in details(node) {
          text += inner + (children.isEmpty ? "  " : "│ ") + detail + "\n"
        }
        append(children, indentation: inner)
      }
    }
    append(nodes, indentation: "")
    return text
  }
}
