public import Diagnostics

/// An element, text, comment or processing instruction: a tree and an index into it.
@frozen
public struct Node: Sendable {
  /// The tree that the node belongs to.
  public let tree: Tree
  /// The index of the node in document order.
  public let index: Int

  /// Creates a node; `index` must be less than the tree's ``Tree/count``.
  @inlinable
  public init(tree: Tree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The stored record of the node.
  @inlinable public var record: NodeRecord { tree.nodeRecords[index] }

  /// The kind of node.
  @inlinable public var kind: NodeKind { record.kind }

  /// The name of the element, or the target of the instruction.
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
  /// Returns whether two nodes have the same index in the same tree.
  public static func == (left: Node, right: Node) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Hashes the node's index.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

// MARK: - Hierarchy

extension Node {
  /// The enclosing element; nil for the root and for nodes outside the root.
  @inlinable public var parent: Node? {
    let parent = record.parent
    return parent == NodeRecord.none ? nil : Node(tree: tree, index: Int(parent))
  }

  /// The child nodes of every kind, without white space between elements.
  @inlinable public var children: NodeSequence {
    NodeSequence(tree: tree, next: index + 1, end: Int(record.subtreeEnd))
  }

  /// The child elements.
  public var elements: some Sequence<Node> { children.lazy.filter { $0.kind == .element } }

  /// Returns the first child element with a name; nil if there is none.
  public func firstElement(named name: Name) -> Node? {
    children.first { $0.name == name && $0.kind == .element }
  }

  /// Returns the first child element whose attribute has a value; nil if there is none. No nodes are created for the
  /// others.
  public func firstElement(
    with attribute: Name, _ value: UnsafeBufferPointer<UInt8>
  ) -> Node? {
    let end = Int(record.subtreeEnd)
    var next = index + 1
    while next < end {
      let child = tree.nodeRecords[next]
      if child.isElement,
        let record = tree.attributeRecords.first(
          in: child.attributeRange, where: { $0.name == attribute }),
        tree.withValue(of: record, { $0.isEqual(to: value) })
      {
        return Node(tree: tree, index: next)
      }
      next = Int(child.subtreeEnd)
    }
    return nil
  }

  /// The node and all of its descendants, in document order.
  public var subtree: some Sequence<Node> {
    (index..<Int(record.subtreeEnd)).lazy.map { Node(tree: tree, index: $0) }
  }

  /// The elements that enclose this node, innermost first.
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

  /// Returns the next child.
  @inlinable
  public mutating func next() -> Node? {
    guard nextIndex < end else { return nil }
    defer { nextIndex = Int(tree.nodeRecords[nextIndex].subtreeEnd) }
    return Node(tree: tree, index: nextIndex)
  }
}

// MARK: - Attributes and text

extension Node {
  /// The attributes in source order.
  public var attributes: Attributes { Attributes(node: self) }

  /// Returns the value of an attribute; nil if it is absent.
  public subscript(name: Name) -> String? {
    guard let record = attributeRecord(name) else { return nil }
    return tree.value(of: record)
  }

  /// Returns the value of the attribute with the spelled name; nil if it is absent.
  public subscript(spelling: String) -> String? {
    attributes.first { $0.spelling == spelling }?.value
  }

  /// Returns the stored record of an attribute; nil if it is absent.
  @inlinable
  public func attributeRecord(_ name: Name) -> AttributeRecord? {
    let record = record
    guard record.isElement else { return nil }
    return tree.attributeRecords.first(in: record.attributeRange) { $0.name == name }
  }

  /// The text of an element, excluding that of its children; for other nodes, their content.
  public var text: String {
    // Bounded: the parser of documents limits the depth of elements.
    if kind != .element { return tree.value(of: tree.attributeRecords[Int(record.firstAttribute)]) }
    var text = ""
    for child in children where child.kind == .text || child.kind == .cdata { text += child.text }
    return text
  }
}

/// The attributes of one element, in source order.
public struct Attributes: RandomAccessCollection, Sendable {
  let node: Node
  private let range: Range<Int>

  init(node: Node) {
    self.node = node
    range = node.kind == .element ? node.record.attributeRange : 0..<0
  }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last attribute.
  public var endIndex: Int { range.count }
  /// The attribute at an index.
  public subscript(position: Int) -> Attribute {
    Attribute(
      node: node, index: position, record: node.tree.attributeRecords[range.lowerBound + position])
  }
}

/// One attribute of one element.
public struct Attribute: Sendable {
  /// The element that has the attribute.
  public let node: Node
  /// The index of the attribute among the element's attributes.
  public let index: Int
  let record: AttributeRecord

  /// The name of the attribute.
  public var name: Name { record.name }
  /// The spelling of the name.
  public var spelling: String { node.tree.spelling(of: record.name) }
  /// The value, with character and entity references resolved.
  public var value: String { node.tree.value(of: record) }
  /// The stored record of the attribute.
  public var stored: AttributeRecord { record }
}

// MARK: - Places

extension Node {
  /// The range of the node in the decoded text, in bytes.
  public var range: Range<Int> { Int(record.start)..<Int(record.end) }

  /// The range of the start tag in the decoded text, in bytes.
  public var tagRange: Range<Int> { Int(record.start)..<Int(record.tagEnd) }

  /// Whether the element is written `<name/>`.
  public var isSelfClosing: Bool { record.flags & 1 != 0 }

  /// The position where the node begins.
  public var position: SourcePosition { tree.position(at: Int(record.start)) }

  /// The range of the start tag, or of the whole node if it is not an element; messages refer to this range.
  public var sourceRange: SourceRange {
    SourceRange(start: position, end: tree.position(at: Int(record.tagEnd)))
  }

  /// The number of elements that enclose this node.
  public var depth: Int { ancestors.reduce(0) { count, _ in count + 1 } }
}
