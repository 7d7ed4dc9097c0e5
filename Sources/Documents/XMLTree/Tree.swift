import CXMLEvents
public import Diagnostics
import Synchronization

/// A lossless, well-formed XML document.
///
/// The source is kept unchanged. Nodes are stored in document order in flat arrays and know their bytes, line and
/// column. A tree does not interpret its elements, and is immutable: to change a document, use ``SourceEdits``.
public final class Tree: Sendable {
  /// The XML declaration; nil if the document has none.
  public let declaration: XMLDeclaration?
  /// The names that this tree shares with others.
  public let vocabulary: Vocabulary

  let text: SourceText
  @usableFromInline let source: [UInt8]
  @usableFromInline let decoded: OwnedBuffer<UInt8>
  @usableFromInline let nodeRecords: OwnedBuffer<NodeRecord>
  @usableFromInline let attributeRecords: OwnedBuffer<AttributeRecord>
  let ownNames: [String]
  private let lines = LineTable()
  private let counts = Mutex<CharacterCounts?>(nil)

  /// Parses the bytes of a file.
  ///
  /// Parsing opens nothing else: it uses no network, no external entities and no document type declaration.
  /// - Throws: A ``Diagnostic`` with the position of the first error if the document is empty, is not well-formed, has
  ///   an unsupported encoding, or exceeds the limits.
  public init(
    parsing bytes: [UInt8], vocabulary: Vocabulary = .empty, limits: Limits = Limits()
  ) throws {
    guard bytes.count <= min(limits.bytes, 0x7FFF_FFFE) else {
      throw Diagnostic(
        id: "too-large", severity: .error,
        message:
          "the file is too large (\(bytes.count) bytes); at most \(limits.bytes) bytes can be read")
    }
    let text = try SourceText(decoding: bytes)
    var result = cxe_result()
    defer { cxe_release(&result) }
    let bounds = cxe_limits(
      depth: UInt32(clamping: limits.depth), nodes: UInt32(clamping: limits.nodes),
      attributes: UInt32(clamping: limits.attributes),
      element_attributes: UInt32(clamping: limits.elementAttributes),
      attribute_bytes: UInt32(clamping: limits.valueBytes))
    let status = text.utf8.withUnsafeBufferPointer {
      cxe_parse(
        $0.baseAddress, UInt32($0.count), vocabulary.handle.pointer, bounds, &result)
    }
    if Int(status) != CXE_OK { throw ParseFailure(result, text: text, limits: limits).diagnostic }
    precondition(Self.layoutsAgree)
    ownNames = Self.names(of: result)
    nodeRecords = OwnedBuffer(adopting: result.nodes, count: Int(result.node_count))
    attributeRecords = OwnedBuffer(adopting: result.attributes, count: Int(result.attribute_count))
    decoded = OwnedBuffer(adopting: result.decoded, count: Int(result.decoded_count))
    (result.nodes, result.attributes, result.decoded) = (nil, nil, nil)
    declaration = text.declaration
    source = text.utf8
    self.text = text
    self.vocabulary = vocabulary
  }

  /// Creates a derived tree, whose nodes have positions in another tree's source.
  init(
    derivedFrom original: Tree, declaration: XMLDeclaration?, nodes: [NodeRecord],
    attributes: [AttributeRecord],
    decoded: [UInt8], ownNames: [String]
  ) {
    self.declaration = declaration
    vocabulary = original.vocabulary
    text = original.text
    source = original.source
    self.decoded = OwnedBuffer(decoded)
    nodeRecords = OwnedBuffer(nodes)
    attributeRecords = OwnedBuffer(attributes)
    self.ownNames = ownNames
  }

  /// Whether the parser's records and Swift's records have the same memory layout, field by field.
  private static let layoutsAgree: Bool = {
    typealias Ours = MemoryLayout<NodeRecord>
    typealias Theirs = MemoryLayout<cxe_node>
    return Ours.stride == Theirs.stride
      && Ours.offset(of: \.name) == Theirs.offset(of: \.name)
      && Ours.offset(of: \.parent) == Theirs.offset(of: \.parent)
      && Ours.offset(of: \.subtreeEnd) == Theirs.offset(of: \.subtree_end)
      && Ours.offset(of: \.firstAttribute) == Theirs.offset(of: \.first_attribute)
      && Ours.offset(of: \.start) == Theirs.offset(of: \.start)
      && Ours.offset(of: \.tagEnd) == Theirs.offset(of: \.tag_end)
      && Ours.offset(of: \.end) == Theirs.offset(of: \.end)
      && Ours.offset(of: \.attributeCount) == Theirs.offset(of: \.attribute_count)
      && Ours.offset(of: \.rawKind) == Theirs.offset(of: \.kind)
      && Ours.offset(of: \.flags) == Theirs.offset(of: \.flags)
      && MemoryLayout<AttributeRecord>.stride == MemoryLayout<cxe_attribute>.stride
      && MemoryLayout<AttributeRecord>.offset(of: \.start)
        == MemoryLayout<cxe_attribute>.offset(of: \.start)
      && MemoryLayout<AttributeRecord>.offset(of: \.length)
        == MemoryLayout<cxe_attribute>.offset(of: \.length)
  }()

  deinit {
    nodeRecords.deallocate()
    attributeRecords.deallocate()
    decoded.deallocate()
  }

  private static func names(of result: cxe_result) -> [String] {
    let bytes = UnsafeBufferPointer(start: result.name_bytes, count: Int(result.name_byte_count))
    let spans = UnsafeBufferPointer(
      start: result.extra_names, count: Int(result.extra_name_count))
    return spans.map {
      let range = Int($0.start)..<Int($0.start + $0.length)
      return String(decoding: bytes[range], as: UTF8.self)
    }
  }

  /// Parses a string.
  /// - Throws: The same errors as ``init(parsing:vocabulary:limits:)-([UInt8],_,_)``.
  public convenience init(
    parsing text: String, vocabulary: Vocabulary = .empty, limits: Limits = Limits()
  ) throws {
    try self.init(parsing: Array(text.utf8), vocabulary: vocabulary, limits: limits)
  }

  /// The bytes from which the tree was parsed.
  public var bytes: [UInt8] {
    text.encoding == .utf8 && !text.hasByteOrderMark ? source : text.encoded(source)
  }

  /// Returns the bytes of a file with a different text in the encoding of this file, including its byte order mark and
  /// the encoding in the XML declaration. A character that the encoding does not contain becomes a character reference.
  /// - Parameter other: The text in UTF-8, without a byte order mark.
  public func encoded(_ other: [UInt8]) -> [UInt8] {
    text.encoded(XMLDeclaration.naming(text.declaration?.encoding, in: other))
  }

  /// The character encoding of the file.
  public var encoding: TextEncoding { text.encoding }

  /// Whether the file began with a byte order mark.
  public var hasByteOrderMark: Bool { text.hasByteOrderMark }

  /// The number of nodes of every kind.
  @inlinable public var count: Int { nodeRecords.count }

  /// Returns the node at an index.
  @inlinable
  public subscript(index: Int) -> Node { Node(tree: self, index: index) }

  /// The root element.
  public var root: Node {
    // A well-formed document has a root element; comments and instructions may precede it.
    Node(tree: self, index: nodeRecords.firstIndex { $0.kind == .element } ?? 0)
  }

  /// The root element and the nodes outside it.
  public var topLevelNodes: NodeSequence {
    NodeSequence(tree: self, next: 0, end: nodeRecords.count)
  }

  /// Returns the spelling of a name.
  public func spelling(of name: Name) -> String {
    let number = Int(name.rawValue)
    return number < vocabulary.count
      ? vocabulary.spelling(of: name) : ownNames[number - vocabulary.count]
  }

  /// Returns the line and column of a byte offset in the decoded text.
  public func position(at offset: Int) -> SourcePosition { lines.position(of: offset, in: source) }

  /// Returns the source in a range of byte offsets in the decoded text.
  public func sourceText(in range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  /// The whole decoded source, without a byte order mark.
  public var sourceText: String { String(decoding: source, as: UTF8.self) }

  /// Returns the column of a source position in Unicode scalars, starting at 1, as editors and SARIF count.
  public func scalarColumn(of position: SourcePosition) -> Int {
    let line = position.offset - position.column + 1..<position.offset
    return 1 + scalars.count(in: line, of: source)
  }

  /// The numbers of Unicode scalars before places of the source, counted when the first column is needed.
  private var scalars: CharacterCounts {
    counts.withLock { cached in
      if let cached { return cached }
      let counts = CharacterCounts(source, .scalars)
      cached = counts
      return counts
    }
  }

  /// Calls a closure with the stored records, so that a pass over many nodes needs no reference counting.
  @inlinable
  public func withRecords<Result>(
    _ body: (UnsafeBufferPointer<NodeRecord>, UnsafeBufferPointer<AttributeRecord>) throws -> Result
  ) rethrows -> Result {
    try nodeRecords.withUnsafeBufferPointer { nodes in
      try attributeRecords.withUnsafeBufferPointer { try body(nodes, $0) }
    }
  }

  /// Calls a closure with the decoded bytes of an attribute's value, which are valid only during the call.
  @inlinable
  public func withValue<Result>(
    of record: AttributeRecord, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let isDecoded = record.start & AttributeRecord.decodedFlag != 0
    let start = Int(record.start & ~AttributeRecord.decodedFlag)
    let range = start..<start + Int(record.length)
    if isDecoded {
      return try decoded.withUnsafeBufferPointer {
        try body(UnsafeBufferPointer(rebasing: $0[range]))
      }
    }
    return try source.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Returns the decoded value of an attribute.
  public func value(of record: AttributeRecord) -> String {
    withValue(of: record) { String(decoding: $0, as: UTF8.self) }
  }
}
