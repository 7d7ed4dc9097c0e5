public import Diagnostics

/// An element, text, comment or processing instruction: a tree and an index into it.
@frozen
public struct Node: Sendable {
  /// The tree that the node belongs to.
  public let tree: Tree
  /// The node's place in document order.
  public let index: Int

  /// Creates a handle; `index` must be one of the tree's.
  @inlinable
  public init(tree: Tree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The stored form of the node.
  @inlinable public var record: NodeRecord { tree.nodeRecords[index] }

  /// The kind of node.
  @inlinable public var kind: NodeKind { record.kind }

  /// The element's name, or the instruction's target.
  @inlinable public var name: Name { record.name }

  /// The spelling of the name; empty for text and comments.
  public var spelling: String {
    switch kind {
    case .element, .instruction: tree.spelling(of: name)
    case .text, .cdata, .comment: ""
    }
  }
}

extension Node: Hashable {
  /// Nodes are equal if they have the same place in the same tree.
  public static func == (left: Node, right: Node) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Hashes the node's place.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

// MARK: - Hierarchy

extension Node {
  /// The enclosing element, nil outside the root.
  @inlinable public var parent: Node? {
    let parent = record.parent
    return parent == NodeRecord.none ? nil : Node(tree: tree, index: Int(parent))
  }

  /// The nodes directly inside, of every kind; white space between elements does not count.
  @inlinable public var children: NodeSequence {
    NodeSequence(tree: tree, next: index + 1, end: Int(record.subtreeEnd))
  }

  /// The elements directly inside.
  public var elements: some Sequence<Node> { children.lazy.filter { $0.kind == .element } }

  /// The first element directly inside with a name.
  public func firstElement(named name: Name) -> Node? {
    children.first { $0.name == name && $0.kind == .element }
  }

  /// The node itself and everything inside, in document order.
  public var subtree: some Sequence<Node> {
    (index..<Int(record.subtreeEnd)).lazy.map { Node(tree: tree, index: $0) }
  }

  /// The elements around this node, the innermost first.
  public var ancestors: some Sequence<Node> {
    sequence(state: self) { node in
      guard let parent = node.parent else { return nil as Node? }
      node = parent
      return parent
    }
  }
}

/// The children of a node.
@frozen
public struct NodeSequence: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: Tree
  @usableFromInline var nextIndex: Int
  @usableFromInline let end: Int

  @inlinable
  init(tree: Tree, next: Int, end: Int) {
    self.tree = tree
    self.nextIndex = next
    self.end = end
  }

  /// The next child.
  @inlinable
  public mutating func next() -> Node? {
    guard nextIndex < end else { return nil }
    defer { nextIndex = Int(tree.nodeRecords[nextIndex].subtreeEnd) }
    return Node(tree: tree, index: nextIndex)
  }
}

// MARK: - Attributes and text

extension Node {
  /// The attributes in the order of the source.
  public var attributes: Attributes { Attributes(node: self) }

  /// The value of an attribute, nil if it is absent.
  public subscript(name: Name) -> String? { attributeRecord(name).map(tree.value(of:)) }

  /// The value of an attribute by the spelling of its name.
  public subscript(spelling: String) -> String? {
    attributes.first { $0.spelling == spelling }?.value
  }

  /// The stored form of an attribute, nil if it is absent.
  @inlinable
  public func attributeRecord(_ name: Name) -> AttributeRecord? {
    let record = record
    guard record.kind == .element else { return nil }
    for index in record.attributeRange where tree.attributeRecords[index].name == name {
      return tree.attributeRecords[index]
    }
    return nil
  }

  /// An element's own text without that of its children; for other nodes, their content.
  public var text: String {
    if kind != .element { return tree.value(of: tree.attributeRecords[Int(record.firstAttribute)]) }
    var text = ""
    for child in children where child.kind == .text || child.kind == .cdata { text += child.text }
    return text
  }
}

/// The attributes of one element, in order.
public struct Attributes: RandomAccessCollection, Sendable {
  let node: Node
  private let range: Range<Int>

  init(node: Node) {
    self.node = node
    range = node.kind == .element ? node.record.attributeRange : 0..<0
  }

  /// The first index.
  public var startIndex: Int { 0 }
  /// One past the last index.
  public var endIndex: Int { range.count }
  /// The attribute at an index.
  public subscript(position: Int) -> Attribute {
    Attribute(
      node: node, index: position, record: node.tree.attributeRecords[range.lowerBound + position])
  }
}

/// One attribute of one element.
public struct Attribute: Sendable {
  /// The element.
  public let node: Node
  /// The attribute's place among the element's attributes.
  public let index: Int
  let record: AttributeRecord

  /// The attribute's name.
  public var name: Name { record.name }
  /// The spelling of the name.
  public var spelling: String { node.tree.spelling(of: record.name) }
  /// The value, with references resolved.
  public var value: String { node.tree.value(of: record) }
  /// The stored form.
  public var stored: AttributeRecord { record }
}

// MARK: - Places

extension Node {
  /// The node's bytes in the decoded text.
  public var range: Range<Int> { Int(record.start)..<Int(record.end) }

  /// The bytes of the start tag.
  public var tagRange: Range<Int> { Int(record.start)..<Int(record.tagEnd) }

  /// Whether the element is written `<name/>`.
  public var isSelfClosing: Bool { record.flags & 1 != 0 }

  /// Where the node begins.
  public var position: SourcePosition { tree.position(at: Int(record.start)) }

  /// The start tag, or the whole node if it is not an element: what a message points at.
  public var sourceRange: SourceRange {
    SourceRange(start: position, end: tree.position(at: Int(record.tagEnd)))
  }

  /// How many elements are around this node.
  public var depth: Int { ancestors.reduce(0) { count, _ in count + 1 } }
}
