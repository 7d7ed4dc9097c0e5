import XMLTree

extension SourceEdits {
  /// Removes an element, and its list if that becomes empty: Interface Builder does not write empty lists.
  mutating func removeFromList(_ node: Node) {
    guard let list = node.parent, list.attributes.isEmpty,
      list.elements.allSatisfy({ $0 == node })
    else { return remove(node) }
    remove(list)
  }
}
