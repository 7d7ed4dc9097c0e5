import XMLTree

/// The objects and connections of a tree as indices, found in one pass.
struct DocumentGraph: Sendable {
  static let none = UInt32.max

  struct Object: Sendable {
    var node: UInt32
    /// The index of the enclosing object, or ``none`` at the top level.
    var parent: UInt32
    /// The index after the last object inside this one.
    var end: UInt32
    /// The index of the attribute with the object's id, or ``none`` if the object has no id.
    var id: UInt32
  }

  struct Connection: Sendable {
    var node: UInt32
    /// The index of the object that has the connection.
    var source: UInt32
    /// The index of the destination object, or ``none`` if no object has the destination's id.
    var destination: UInt32
  }

  private(set) var objects: [Object] = []
  private(set) var connections: [Connection] = []
  private(set) var scenes: [UInt32] = []
  /// The innermost object at or around each node.
  private(set) var owners: [UInt32]
  private(set) var ids: IDIndex

  init(_ tree: Tree) {
    owners = []
    ids = IDIndex(capacity: 0)
    guard tree.count > 0 else { return }
    owners = Array(repeating: Self.none, count: tree.count)
    tree.withRecords { nodes, attributes in
      collect(nodes, attributes)
      resolve(tree, nodes, attributes)
    }
  }

  private mutating func collect(
    _ nodes: UnsafeBufferPointer<NodeRecord>, _ attributes: UnsafeBufferPointer<AttributeRecord>
  ) {
    let kinds = SchemaTables.kinds
    var index = 0
    var regionEnd = 0
    while index < nodes.count {
      let node = nodes[index]
      defer { index += 1 }
      guard node.kind == .element else { continue }
      if index >= regionEnd {
        if node.name == Names.objects || node.name == Names.scenes {
          regionEnd = Int(node.subtreeEnd)
        }
        continue
      }
      let owner = owners[Int(node.parent)]
      let number = Int(node.name.rawValue)
      let kind = number < kinds.count ? ElementKind(rawValue: kinds[number]) ?? .unknown : .unknown
      let id = kind == .container ? nil : Self.index(of: Names.id, of: node, in: attributes)
      if kind == .connection || nodes[Int(node.parent)].name == Names.connections {
        owners[index] = owner
        connections.append(Connection(node: UInt32(index), source: owner, destination: Self.none))
        continue
      }
      // An element with a reference instead of an id stands for an object elsewhere, such as an item of a toolbar.
      let isObject = kind == .object || kind == .guide || kind == .constraint
      guard
        id != nil || isObject && Self.index(of: Names.reference, of: node, in: attributes) == nil
      else {
        if node.name == Names.scene { scenes.append(UInt32(index)) }
        owners[index] = owner
        continue
      }
      let object = UInt32(objects.count)
      owners[index] = object
      objects.append(
        Object(node: UInt32(index), parent: owner, end: object + 1, id: id ?? Self.none))
    }
    // Computes the ends from the innermost objects outward: a parent ends where its last child ends.
    for object in objects.indices.reversed() {
      let parent = objects[object].parent
      guard parent != Self.none else { continue }
      objects[Int(parent)].end = max(objects[Int(parent)].end, objects[object].end)
    }
  }

  /// Indexes the ids of objects, and finds the destinations of connections.
  ///
  /// In documents, 63 of 100 connections come after their destination. Each is therefore looked up when the objects
  /// before it are indexed: in a large document, the id of a nearby object is still in the processor's cache.
  private mutating func resolve(
    _ tree: Tree, _ nodes: UnsafeBufferPointer<NodeRecord>,
    _ attributes: UnsafeBufferPointer<AttributeRecord>
  ) {
    ids = IDIndex(capacity: objects.count)
    var next = 0
    var later: [(connection: Int, id: AttributeRecord)] = []
    func resolveConnections(before node: UInt32) {
      while next < connections.count, connections[next].node < node {
        let element = nodes[Int(connections[next].node)]
        if let id = Self.attribute(Names.destination, of: element, in: attributes)
          ?? Self.attribute(Names.target, of: element, in: attributes)
        {
          if let destination = ids.first(id, in: tree) {
            connections[next].destination = destination
          } else {
            later.append((next, id))
          }
        }
        next += 1
      }
    }
    for (number, object) in objects.enumerated() where object.id != Self.none {
      resolveConnections(before: object.node)
      ids.insert(UInt32(number), id: attributes[Int(object.id)], in: tree)
    }
    resolveConnections(before: .max)
    for (connection, id) in later {
      connections[connection].destination = ids.first(id, in: tree) ?? Self.none
    }
  }

  /// Returns the first object with an id.
  func object(id: UnsafeBufferPointer<UInt8>, in tree: Tree) -> UInt32? {
    ids.first(id, in: tree)
  }

  /// Returns the first object with the id that an attribute names.
  func object(id: AttributeRecord, in tree: Tree) -> UInt32? { ids.first(id, in: tree) }

  /// Returns the indices of the objects at or inside an element, in document order.
  func objects(in element: Node) -> Range<Int> {
    let first = objects.partitioningIndex { Int($0.node) >= element.index }
    let last = objects.partitioningIndex { Int($0.node) >= Int(element.record.subtreeEnd) }
    return first..<last
  }

  /// Returns the indices of the connections inside an element, in document order.
  func connections(in container: Node) -> Range<Int> {
    let first = connections.partitioningIndex { Int($0.node) >= container.index }
    let last = connections.partitioningIndex { Int($0.node) >= Int(container.record.subtreeEnd) }
    return first..<last
  }

  private static func index(
    of name: Name, of node: NodeRecord, in attributes: UnsafeBufferPointer<AttributeRecord>
  ) -> UInt32? {
    for index in node.attributeRange where attributes[index].name == name { return UInt32(index) }
    return nil
  }

  private static func attribute(
    _ name: Name, of node: NodeRecord, in attributes: UnsafeBufferPointer<AttributeRecord>
  ) -> AttributeRecord? {
    index(of: name, of: node, in: attributes).map { attributes[Int($0)] }
  }
}

extension Array {
  /// Returns the first index whose element satisfies a condition that also holds for all later elements.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
