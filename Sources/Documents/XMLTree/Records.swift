// The flat form of a tree. The layouts are those of `cxe_node` and `cxe_attribute`, so that the parser's arrays can be
// adopted without a copy; `Tree.init` checks that they agree.

/// The kind of a node.
@frozen
public enum NodeKind: UInt8, Hashable, Sendable {
  /// An element, with attributes and children.
  case element = 0
  /// Text between tags.
  case text = 1
  /// A CDATA section.
  case cdata = 2
  /// A comment.
  case comment = 3
  /// A processing instruction.
  case instruction = 4
}

/// The stored form of one node of a tree.
@frozen
public struct NodeRecord: Sendable {
  /// The name of the element, or the target of the instruction.
  public var name: Name
  /// The index of the parent; ``none`` outside the root element.
  public var parent: UInt32
  /// The index after the last node of the subtree.
  public var subtreeEnd: UInt32
  /// The index of the first attribute, or of the content for nodes that have content instead of attributes.
  public var firstAttribute: UInt32
  /// The offset where the node begins, in UTF-8 bytes.
  public var start: UInt32
  /// The offset after the `>` of the start tag, in UTF-8 bytes.
  public var tagEnd: UInt32
  /// The offset after the node, in UTF-8 bytes.
  public var end: UInt32
  /// The number of attributes; 1 for a node with content.
  public var attributeCount: UInt16
  @usableFromInline var rawKind: UInt8
  @usableFromInline var flags: UInt8

  /// The index that means that there is no parent.
  @inlinable public static var none: UInt32 { .max }

  /// The kind of the node.
  @inlinable public var kind: NodeKind {
    get { NodeKind(rawValue: rawKind) ?? .text }
    set { rawKind = newValue.rawValue }
  }

  /// Whether the node is an element.
  @inlinable @inline(__always) var isElement: Bool { rawKind == NodeKind.element.rawValue }

  /// The indices of the node's attributes.
  @inlinable public var attributeRange: Range<Int> {
    Int(firstAttribute)..<Int(firstAttribute) + Int(attributeCount)
  }

  init(name: Name, parent: UInt32, kind: NodeKind, firstAttribute: UInt32, range: Range<UInt32>) {
    self.name = name
    self.parent = parent
    self.subtreeEnd = 0
    self.firstAttribute = firstAttribute
    self.start = range.lowerBound
    self.tagEnd = range.upperBound
    self.end = range.upperBound
    self.attributeCount = 0
    self.rawKind = kind.rawValue
    self.flags = 0
  }
}

/// One attribute, or the content of a text, CDATA, comment or instruction node.
@frozen
public struct AttributeRecord: Sendable {
  /// The name of the attribute; meaningless for content.
  public var name: Name
  /// The offset of the value in the source, or if the top bit is set, in the decoded bytes.
  public var start: UInt32
  /// The length of the value in UTF-8 bytes.
  public var length: UInt32

  /// An empty value, for memory that is filled in later.
  @inlinable public static var empty: AttributeRecord {
    AttributeRecord(name: Name(rawValue: 0), start: 0, length: 0)
  }

  /// Returns a range of the value's bytes as a separate value.
  public func part(_ range: Range<Int>) -> AttributeRecord {
    precondition(range.lowerBound >= 0 && range.upperBound <= Int(length))
    return AttributeRecord(
      name: name, start: start + UInt32(range.lowerBound), length: UInt32(range.count))
  }

  @usableFromInline static var decodedFlag: UInt32 { 0x8000_0000 }

  @inlinable
  init(name: Name, start: UInt32, length: UInt32) {
    self.name = name
    self.start = start
    self.length = length
  }
}
