extension ComparedTree {
  /// A hash for each item, including its descendants. Equal items have equal hashes.
  var hashes: [Int] {
    var hashes = Array(repeating: 0, count: items.count)
    // Children come after their parents.
    for index in items.indices.reversed() {
      let item = items[index]
      var hasher = Hasher()
      item.hashOwn(into: &hasher)
      for child in item.children { hasher.combine(hashes[child]) }
      hashes[index] = hasher.finalize()
    }
    return hashes
  }

  /// Returns whether an item equals an item of another tree, including its descendants.
  func isSame(_ index: Int, as other: Int, in tree: ComparedTree) -> Bool {
    var open = [(index, other)]
    while let (left, right) = open.popLast() {
      // Bounded: each item of the document is visited once.
      let (one, two) = (items[left], tree.items[right])
      guard one.hasOwn(of: two), one.children.count == two.children.count else { return false }
      open += zip(one.children, two.children)
    }
    return true
  }
}

extension ComparedItem {
  fileprivate func hashOwn(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name)
    hasher.combine(text)
    hasher.combine(attributes)
    hasher.combine(children.count)
  }

  /// Returns whether two items are equal, except for their children.
  func hasOwn(of other: ComparedItem) -> Bool {
    kind == other.kind && name == other.name && text == other.text
      && attributes == other.attributes
  }
}
