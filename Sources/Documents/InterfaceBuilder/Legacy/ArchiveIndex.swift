import XMLTree

/// The nodes of an archive, with numbers for their keys and classes and with resolved ids, found in one pass.
///
/// The buffers belong to the tree, so an index must not outlive the call that provides them.
struct ArchiveIndex {
  /// The text of a value, either a range of the source or assembled.
  enum Scalar {
    case stored(AttributeRecord)
    case text(String)
  }

  let tree: Tree
  let nodes: UnsafeBufferPointer<NodeRecord>
  let attributes: UnsafeBufferPointer<AttributeRecord>
  /// The ``ArchiveWord`` of each node's key; 0 if the node has no known key.
  private(set) var keys: [UInt16]
  /// The ``ArchiveWord`` of each node's class.
  private(set) var classes: [UInt16]
  let work: ArchiveWork
  private var ids: IDIndex

  init(
    _ tree: Tree, nodes: UnsafeBufferPointer<NodeRecord>,
    attributes: UnsafeBufferPointer<AttributeRecord>
  ) {
    self.tree = tree
    self.nodes = nodes
    self.attributes = attributes
    work = ArchiveWork(nodes: nodes.count)
    keys = Array(repeating: 0, count: nodes.count)
    classes = Array(repeating: 0, count: nodes.count)
    ids = IDIndex(capacity: nodes.count / 8)
    // Skips the class descriptions at the end, which are large and not needed by any conversion.
    var silentEnd = 0
    for index in nodes.indices where nodes[index].kind == .element {
      for at in nodes[index].attributeRange {
        let attribute = attributes[at]
        switch attribute.name {
        case Names.key:
          guard index >= silentEnd else { continue }
          keys[index] = word(attribute)
          if keys[index] == ArchiveWord.IBDocumentClasses {
            silentEnd = Int(nodes[index].subtreeEnd)
          }
        case Names.class:
          if index >= silentEnd { classes[index] = word(attribute) }
        case Names.id:
          // A reference that refers to itself through another reference does not resolve.
          if nodes[index].name != Names.reference {
            ids.insert(UInt32(index), id: attribute, in: tree)
          }
        default: break
        }
      }
    }
  }

  private func word(_ attribute: AttributeRecord) -> UInt16 {
    tree.withValue(of: attribute) { ArchiveIndex.word($0) }
  }

  /// Returns the number of a class or key; 0 if no table contains it.
  static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt16 {
    Vocabulary.archive.name(bytes).map { UInt16($0.rawValue) + 1 } ?? 0
  }

  func attribute(_ name: Name, of node: Int) -> AttributeRecord? {
    for at in nodes[node].attributeRange where attributes[at].name == name { return attributes[at] }
    return nil
  }

  /// Returns the target of a reference, or any other node itself; nil for a reference to nil.
  func resolved(_ node: Int) -> Int? {
    guard nodes[node].name == Names.reference else { return node }
    return attribute(Names.ref, of: node).flatMap { ids.first($0, in: tree) }.map { Int($0) }
  }

  /// Returns the child elements of a node.
  func children(of node: Int) -> ArchiveChildren {
    ArchiveChildren(nodes: nodes, nextIndex: node + 1, end: Int(nodes[node].subtreeEnd))
  }

  /// Returns the members of an array or set.
  func members(of node: Int) -> some Sequence<Int> {
    children(of: node).lazy.filter { self.keys[$0] != ArchiveWord.EncodedWithXMLCoder }
  }

  /// Returns the unresolved value of a key, which may be a reference.
  func child(_ key: UInt16, of node: Int) -> Int? {
    guard !work.isExhausted else { return nil }
    var steps = 0
    defer { work.spend(steps) }
    for child in children(of: node) {
      steps += 1
      if keys[child] == key { return child }
    }
    return nil
  }

  /// Returns the value of a key; nil if it is absent, nil, or a reference to nil.
  func value(_ key: UInt16, of node: Int) -> Int? {
    guard let value = child(key, of: node).flatMap(resolved), nodes[value].name != Names.nil else {
      return nil
    }
    return value
  }

  /// Returns the text of a string or number as a range of the source; nil if the text must be assembled.
  func stored(_ node: Int) -> AttributeRecord? {
    guard let node = resolved(node) else { return nil }
    let name = nodes[node].name
    if name == Names.nil || name == Names.object { return nil }
    return storedText(node)
  }

  private func storedText(_ node: Int) -> AttributeRecord? {
    if let value = attribute(Names.value, of: node) { return value }
    let first = node + 1
    let end = Int(nodes[node].subtreeEnd)
    if first >= end { return AttributeRecord.empty }
    guard first + 1 == end, nodes[first].kind == .text, attribute(Names.type, of: node) == nil
    else { return nil }
    return attributes[Int(nodes[first].firstAttribute)]
  }

  /// Returns the text of a string or number; nil for any other value.
  func scalar(_ node: Int) -> Scalar? {
    guard var node = resolved(node), nodes[node].name != Names.nil else { return nil }
    if nodes[node].name == Names.object {
      guard let characters = child(ArchiveWord.NSbytes, of: node) else { return nil }
      node = characters
    }
    if let record = storedText(node) { return .stored(record) }
    guard !work.isExhausted else { return nil }
    work.spend(Int(nodes[node].end - nodes[node].start) / 8)
    let end = Int(nodes[node].subtreeEnd)
    if (node + 1..<end).contains(where: { nodes[$0].kind == .element }) { return nil }
    let text = Node(tree: tree, index: node).text
    guard attribute(Names.type, of: node).map({ tree.value(of: $0) }) == "base64-UTF8" else {
      return .text(text)
    }
    return .text(Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text)
  }

  /// Returns the text of a value as a string.
  func string(_ node: Int) -> String? {
    switch scalar(node) {
    case .stored(let record):
      work.spend(Int(record.length) / 8)
      return work.isExhausted ? nil : tree.value(of: record)
    case .text(let text): return text
    case nil: return nil
    }
  }

  /// Returns an integer; `YES` and `NO` count as 1 and 0.
  func integer(_ node: Int) -> Int? {
    guard let record = stored(node) else { return nil }
    return tree.withValue(of: record) { bytes in
      guard let first = bytes.first, bytes.count < 19 else { return nil }
      if first == UInt8(ascii: "Y") { return bytes.elementsEqual("YES".utf8) ? 1 : nil }
      if first == UInt8(ascii: "N") { return bytes.elementsEqual("NO".utf8) ? 0 : nil }
      let digits = first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
      var number = 0
      for digit in digits {
        guard (0x30...0x39).contains(digit) else { return nil }
        number = number * 10 + Int(digit &- 0x30)
      }
      guard !digits.isEmpty else { return nil }
      return first == UInt8(ascii: "-") ? -number : number
    }
  }

  /// Returns whether the text of a value equals a given text.
  func isText(_ node: Int, _ text: StaticString) -> Bool {
    guard let record = stored(node), Int(record.length) == text.utf8CodeUnitCount
    else { return false }
    return tree.withValue(of: record) {
      $0.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }
}

/// The indices of a node's child elements.
struct ArchiveChildren: Sequence, IteratorProtocol {
  let nodes: UnsafeBufferPointer<NodeRecord>
  var nextIndex: Int
  let end: Int

  mutating func next() -> Int? {
    while nextIndex < end {
      let current = nextIndex
      nextIndex = Int(nodes[current].subtreeEnd)
      if nodes[current].kind == .element { return current }
    }
    return nil
  }
}
