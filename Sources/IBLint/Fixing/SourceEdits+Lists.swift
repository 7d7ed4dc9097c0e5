import XMLTree

extension SourceEdits {
  /// Takes an element away, and the list around it where nothing else is in it: Interface Builder writes no empty one.
  mutating func removeFromList(_ node: Node) {
    guard let list = node.parent, list.attributes.isEmpty,
      list.elements.allSatisfy({ $0 == node })
    else { return remove(node) }
    remove(list)
  }
}
