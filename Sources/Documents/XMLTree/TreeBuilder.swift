/// Builds a tree whose nodes are derived from another tree's nodes rather than parsed.
///
/// Elements are opened and closed in document order. Each element has a position in the original's source, so messages
/// about the derived tree refer to the original file.
public struct TreeBuilder {
  private let original: Tree
  private var nodes: [NodeRecord] = []
  private var attributes: [AttributeRecord] = []
  private var decoded: [UInt8]
  private var ownNames: [String]
  private var ownNumbers: [String: Int] = [:]
  private var open: [Int] = []

  /// The XML declaration of the finished tree; by default, that of the original.
  public var declaration: XMLDeclaration?

  /// The number of open elements.
  public var depth: Int { open.count }

  /// Creates a builder without nodes, which can copy the attribute values of the original.
  public init(derivedFrom original: Tree) {
    self.original = original
    declaration = original.declaration
    decoded = Array(original.decoded)
    ownNames = original.ownNames
    nodes.reserveCapacity(original.count)
    attributes.reserveCapacity(original.attributeRecords.count)
  }

  /// Returns the name with a spelling; an unknown spelling gets a new number.
  public mutating func name(_ spelling: String) -> Name {
    if let known = original.vocabulary.name(spelling) { return known }
    if ownNumbers.isEmpty {
      for (number, name) in ownNames.enumerated() { ownNumbers[name] = number }
    }
    let own = ownNumbers[spelling] ?? ownNames.count
    if own == ownNames.count {
      ownNames.append(spelling)
      ownNumbers[spelling] = own
    }
    return Name(rawValue: UInt32(original.vocabulary.count + own))
  }

  /// Returns the spelling of a name.
  public func spelling(of name: Name) -> String {
    let number = Int(name.rawValue)
    return number < original.vocabulary.count
      ? original.vocabulary.spelling(of: name) : ownNames[number - original.vocabulary.count]
  }

  /// Opens an element derived from a node of the original; by default, from the same node as its parent.
  public mutating func openElement(_ name: Name, from origin: Node? = nil) {
    let record = origin?.record ?? open.last.map { nodes[$0] } ?? original.root.record
    append(name, .element, start: record.start, end: record.tagEnd)
    open.append(nodes.count - 1)
  }

  /// Closes the innermost open element.
  public mutating func closeElement() {
    nodes[open.removeLast()].subtreeEnd = UInt32(nodes.count)
  }

  /// Adds an attribute to the innermost open element, which must not have children yet.
  public mutating func addAttribute(_ name: Name, _ value: String) {
    addAttribute(name, decodedValue(value))
  }

  /// Adds an attribute to the innermost open element, which must not have children yet, and copies its value from the
  /// original tree.
  public mutating func addAttribute(_ name: Name, copying value: AttributeRecord) {
    addAttribute(name, value)
  }

  /// Adds text to the innermost open element.
  public mutating func addText(_ text: String) { addContent(.text, text) }

  /// Adds text, a comment or an instruction to the innermost open element or outside the root.
  /// - Parameter name: The target of an instruction.
  public mutating func addContent(
    _ kind: NodeKind, _ text: String, name: Name = Name(rawValue: 0)
  ) {
    precondition(
      kind != .element, "addContent cannot add an element; open and close the element instead")
    let record = decodedValue(text)
    let place = open.last.map { nodes[$0] } ?? original.root.record
    append(name, kind, start: place.start, end: place.end)
    nodes[nodes.count - 1].attributeCount = 1
    nodes[nodes.count - 1].subtreeEnd = UInt32(nodes.count)
    attributes.append(record)
  }

  /// Returns the finished tree; every element must be closed.
  public consuming func tree() -> Tree {
    while !open.isEmpty { closeElement() }
    return Tree(
      derivedFrom: original, declaration: declaration, nodes: nodes, attributes: attributes,
      decoded: decoded,
      ownNames: ownNames)
  }

  private mutating func append(_ name: Name, _ kind: NodeKind, start: UInt32, end: UInt32) {
    nodes.append(
      NodeRecord(
        name: name, parent: open.last.map { UInt32($0) } ?? NodeRecord.none, kind: kind,
        firstAttribute: UInt32(attributes.count), range: start..<end))
  }

  private mutating func addAttribute(_ name: Name, _ value: AttributeRecord) {
    guard let element = open.last else { return }
    precondition(element == nodes.count - 1, "add the attributes of an element before its children")
    attributes.append(AttributeRecord(name: name, start: value.start, length: value.length))
    nodes[element].attributeCount += 1
  }

  private mutating func decodedValue(_ value: String) -> AttributeRecord {
    let start = UInt32(decoded.count)
    decoded.append(contentsOf: value.utf8)
    return AttributeRecord(
      name: Name(rawValue: 0), start: start | AttributeRecord.decodedFlag,
      length: UInt32(decoded.count) - start)
  }
}
