import Testing
import XMLTree

/// A text after edits that find their nodes by the names of elements.
func edited(
  _ text: String, _ change: (inout SourceEdits, (String) throws -> Node) throws -> Void
) throws -> String {
  let tree = try Tree(parsing: text)
  var edits = SourceEdits(tree)
  try change(&edits) { name in
    try #require(tree.root.subtree.first { $0.spelling == name }, "no <\(name)>")
  }
  return String(decoding: edits.bytes, as: UTF8.self)
}
