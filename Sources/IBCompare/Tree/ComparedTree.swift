import InterfaceBuilder
import XMLTree

/// A document for comparing and merging: items that have identities, and that can be moved and changed.
///
/// Index 0 is the document itself, around the root element. Items that were taken out stay in the array, without a place
/// in the hierarchy.
struct ComparedTree: Sendable {
  var items: [ComparedItem]
  /// The item of each identity: the first one in the document.
  private(set) var identities: [String: Int] = [:]
  var declaration: XMLDeclaration?
  /// The grammar, which the root decides: a change of versions may put another root in its place.
  var dialect: IBDocument.Dialect {
    root.map { items[$0].isElement("archive") } == true ? .archive : .document
  }
  /// Whether some identity occurs more than once.
  private(set) var hasDuplicates = false
  /// The tree that was read; its vocabulary is what names are looked up in.
  let source: Tree

  /// Takes a document apart.
  init(_ document: IBDocument) {
    source = document.source
    declaration = document.source.declaration
    items = [ComparedItem(kind: .document)]
    items.reserveCapacity(source.count + 1)
    append(source, to: 0)
    nameComments()
  }

  /// A comment belongs to the object after it: Interface Builder writes the name of each scene before it.
  private mutating func nameComments() {
    for item in items where item.children.contains(where: { items[$0].kind == .comment }) {
      for (comment, next) in zip(item.children, item.children.dropFirst())
      where items[comment].kind == .comment {
        guard let identity = items[next].identity else { continue }
        items[comment].key = ItemKey.commentPrefix + identity
      }
    }
  }

  /// An empty document of the same kind as another one.
  init(emptyLike other: ComparedTree) {
    source = other.source
    declaration = other.declaration
    items = [ComparedItem(kind: .document)]
  }

  /// Adds the nodes of a tree after the children of an item, and returns the items of its topmost nodes.
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
    let offset = items.count - first
    var top: [Int] = []
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
      item.parent = isTop ? parent : Int(record.parent) + offset
      if isTop { top.append(items.count) }
      append(item)
    }
    return top
  }

  /// Adds an item as the last child of its parent; its index.
  @discardableResult
  mutating func append(_ item: ComparedItem) -> Int {
    var item = item
    let index = items.count
    identify(&item, index)
    items[item.parent].children.append(index)
    items.append(item)
    return index
  }

  /// Parses markup, which may be text or a comment as well, and adds it after the children of an item.
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

  /// Gives an item another identity, as its attributes ask for it.
  mutating func identifyAgain(_ index: Int) {
    if let identity = items[index].identity, identities[identity] == index {
      identities[identity] = nil
    }
    var item = items[index]
    item.identity = nil
    identify(&item, index)
    items[index] = item
  }

  /// Whether ids inside an item are those of objects: elsewhere they name devices and the like.
  private func isInObjects(_ index: Int) -> Bool {
    if dialect == .archive { return true }
    var current = index
    while current != 0 {
      let item = items[current]
      if item.identity != nil || item.name == "objects" || item.name == "scenes" { return true }
      current = item.parent
    }
    return false
  }

  // MARK: Hierarchy

  /// The root element, nil for an empty document.
  var root: Int? { items[0].children.first { items[$0].kind == .element } }

  /// The nearest item at or around an item that satisfies a condition.
  func nearest(_ index: Int, where condition: (ComparedItem) -> Bool) -> Int? {
    var current = index
    while current != 0 {
      if condition(items[current]) { return current }
      current = items[current].parent
    }
    return nil
  }

  /// An item and everything inside, in document order.
  func subtree(_ index: Int) -> [Int] {
    var found: [Int] = []
    var open = [index]
    while let next = open.popLast() {
      found.append(next)
      open += items[next].children.reversed()
    }
    return found
  }

  /// The first child that is an element with a name, and a key where one is given.
  func child(_ index: Int, _ name: String, key: String? = nil) -> Int? {
    items[index].children.first {
      items[$0].isElement(name) && (key == nil || items[$0]["key"] == key)
    }
  }

  /// Takes an item away from its parent.
  mutating func detach(_ index: Int) {
    items[items[index].parent].children.removeAll { $0 == index }
  }

  /// Puts an item that has no place under a parent.
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
