import Diagnostics
import XMLTree

/// What a tree means, in plain values that edits are easy on: the expectation of edited sources.
final class ModelNode: Equatable {
  var kind: NodeKind
  var name: String
  var attributes: [(name: String, value: String)]
  var text: String
  var children: [ModelNode]
  /// The node that this was made from, nil for a new one.
  var origin: Node?

  /// The root element of a tree.
  convenience init(of tree: Tree) { self.init(tree.root) }

  init(_ node: Node) {
    kind = node.kind
    name = node.spelling
    attributes = node.attributes.map { ($0.spelling, $0.value) }
    text = node.kind == .element ? "" : node.text
    origin = node
    // White space that is left in an element whose children were removed means nothing.
    children = node.children.filter { !$0.isBlankText }.map { ModelNode($0) }
  }

  /// Equal in what they mean; where they come from plays no part.
  static func == (left: ModelNode, right: ModelNode) -> Bool {
    left.kind == right.kind && left.name == right.name && left.text == right.text
      && left.attributes.elementsEqual(right.attributes, by: ==)
      && left.children == right.children
  }

  /// The node that was made from one of the tree, and its parent.
  func find(_ node: Node) -> (parent: ModelNode?, node: ModelNode)? {
    if origin == node { return (nil, self) }
    for child in children {
      if let found = child.find(node) { return (found.parent ?? self, found.node) }
    }
    return nil
  }

  func set(_ name: String, to value: String) {
    if let at = attributes.firstIndex(where: { $0.name == name }) {
      attributes[at].value = value
    } else {
      attributes.append((name, value))
    }
  }
}
