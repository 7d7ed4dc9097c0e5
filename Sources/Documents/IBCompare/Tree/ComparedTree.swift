import InterfaceBuilder
import XMLTree

/// A document in a form for comparing and merging, with items that have identities and can be moved and changed.
///
/// Item 0 is the document, which contains the root element. Detached items stay in the array.
struct ComparedTree: Sendable {
  var items: [ComparedItem]
  /// The first item with each identity, in document order.
  private(set) var identities: [String: Int] = [:]
  var declaration: XMLDeclaration?
  /// The grammar of the document, which depends on the root element. Applying changes may replace the root.
  var dialect: IBDocument.Dialect {
    root.map { items[$0].isElement("archive") } == true ? .archive : .document
  }
  /// Whether any identity occurs more than once.
  private(set) var hasDuplicates = false
  /// The parsed tree, whose vocabulary is used to look up names.
  let source: Tree

  /// Creates a tree from a document.
  init(_ document: IBDocument) {
    source = document.source
    declaration = document.source.declaration
    items = [ComparedItem(kind: .document)]
    items.reserveCapacity(source.count + 1)
    append(source, to: 0)
    nameComments()
  }

  /// Assigns keys to comments. A comment belongs to the object after it, because Interface Builder writes the name of
  /// each scene before it.
  private mutating func nameComments() {
    for item in items where item.children.contains(where: { items[$0].kind == .comment }) {
      for (comment, next) in zip(item.children, item.children.dropFirst())
      where items[comment].kind == .comment {
        guard let identity = items[next].identity else { continue }
        items[comment].key = ItemKey.commentPrefix + identity
      }
    }
  }

  /// Creates an empty document of the same kind as another one.
  init(emptyLike other: ComparedTree) {
    source = other.source
    declaration = other.declaration
    items = [ComparedItem(kind: .document)]
  }

  /// Appends the nodes of a tree to the children of an item, and returns the items of its topmost nodes.
  @discardableResult
  mutating func append(_ tree: Tree, to parent: Int, below container: Node? = nil) -> [Int] {
    var spellings: [UInt32: String] = [:]
    func spelling(_ name: Name) -> String {
      if let known = spellings[name.rawValue] { return known }
      let spelling = tree.spelling(of: name)
      spellings[name.rawValue] = spelling
      return spelling
    }
    let first = container.map { $0.index + 1 } ?? 0
    let end = container.map { Int($0.record.subtreeEnd) } ?? tree.count
    var top: [Int] = []
    // The item of each node, and whether the white space around its texts is layout.
    var places = Array(repeating: 0, count: end - first)
    var hasLines = Array(repeating: false, count: end - first)
    for index in first..<end {
      let node = tree[index]
      let record = node.record
      var item = ComparedItem(kind: .init(record.kind))
      switch record.kind {
      case .element:
        item.name = spelling(record.name)
        item.role = record.name.elementKind
        item.attributes = node.attributes.map {
          .init(name: spelling($0.name), value: $0.value)
        }
      case .instruction:
        item.name = spelling(record.name)
        item.text = node.text
      case .text, .cdata, .comment:
        item.text = node.text
      }
      let isTop =
        container.map { Int(record.parent) == $0.index } ?? (record.parent == NodeRecord.none)
      item.parent = isTop ? parent : places[Int(record.parent) - first]
      if record.kind == .element {
        hasLines[index - first] = node.hasLines(holdsText: IBDocument.holdsText(node))
      } else if !isTop, item.kind == .text, hasLines[Int(record.parent) - first] {
        item.text = String(node.trimmedText)
        if item.text.isEmpty { continue }
      }
      places[index - first] = items.count
      if isTop { top.append(items.count) }
      append(item)
    }
    return top
  }

  /// Appends an item to the children of its parent, and returns its index.
  @discardableResult
  mutating func append(_ item: ComparedItem) -> Int {
    var item = item
    let index = items.count
    identify(&item, index)
    items[item.parent].children.append(index)
    items.append(item)
    return index
  }

  /// Parses markup, which may be a text or comment, and appends it to the children of an item.
  /// - Throws: The parser's error if the markup is not well-formed.
  mutating func append(markup: String, to parent: Int) throws -> [Int] {
    let tree = try Tree(parsing: "<markup>\(markup)</markup>", vocabulary: source.vocabulary)
    return append(tree, to: parent, below: tree.root)
  }

  // MARK: Identity

  private mutating func identify(_ item: inout ComparedItem, _ index: Int) {
    item.key = ItemKey.key(of: item)
    guard let identity = ItemKey.identity(of: item, isObject: isInObjects(item.parent)) else {
      return
    }
    if identities[identity] == nil {
      identities[identity] = index
      item.identity = identity
    } else {
      hasDuplicates = true
      item.key += "#" + identity
    }
  }

  /// Updates the identity of an item after its attributes have changed.
  mutating func identifyAgain(_ index: Int) {
    if let identity = items[index].identity, identities[identity] == index {
      identities[identity] = nil
    }
    var item = items[index]
    item.identity = nil
    identify(&item, index)
    items[index] = item
  }

  /// Returns whether ids inside an item belong to objects. Elsewhere they identify devices, for example.
  private func isInObjects(_ index: Int) -> Bool {
    if dialect == .archive { return true }
    var current = index
    var steps = 0
    // While changes are applied, parents of the old and of the new version can make a circle.
    while current != 0, steps < items.count {
      let item = items[current]
      if item.identity != nil || item.name == "objects" || item.name == "scenes" { return true }
      current = item.parent
      steps += 1
    }
    return false
  }

  // MARK: Hierarchy

  /// The root element, or nil for an empty document.
  var root: Int? { items[0].children.first { items[$0].kind == .element } }

  /// Returns the nearest item that satisfies a condition, from an item upward.
  func nearest(_ index: Int, where condition: (ComparedItem) -> Bool) -> Int? {
    var current = index
    while current != 0 {
      if condition(items[current]) { return current }
      current = items[current].parent
    }
    return nil
  }

  /// Returns an item and its descendants, in document order.
  func subtree(_ index: Int) -> [Int] {
    var found: [Int] = []
    var open = [index]
    while let next = open.popLast() {
      // Bounded: each item of the document is visited once.
      found.append(next)
      open += items[next].children.reversed()
    }
    return found
  }

  /// Returns the first child element with a name and, if specified, a key.
  func child(_ index: Int, _ name: String, key: String? = nil) -> Int? {
    items[index].children.first {
      items[$0].isElement(name) && (key == nil || items[$0]["key"] == key)
    }
  }

  /// Removes an item from its parent.
  mutating func detach(_ index: Int) {
    items[items[index].parent].children.removeAll { $0 == index }
  }

  /// Inserts a detached item into a parent.
  mutating func insert(_ index: Int, into parent: Int, at place: Int) {
    items[index].parent = parent
    items[parent].children.insert(index, at: min(max(place, 0), items[parent].children.count))
  }
}

extension ComparedItem.Kind {
  init(_ kind: NodeKind) {
    switch kind {
    case .element: self = .element
    case .text: self = .text
    case .cdata: self = .cdata
    case .comment: self = .comment
    case .instruction: self = .instruction
    }
  }
}
