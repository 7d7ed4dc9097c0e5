/// The objects of a document, in document order.
public struct IBObjects: RandomAccessCollection, Sendable {
  let document: IBDocument

  /// The index of the first object.
  public var startIndex: Int { 0 }

  /// The index after the last object.
  public var endIndex: Int { document.graph.objects.count }

  /// Returns the object at an index.
  public subscript(index: Int) -> IBObject {
    precondition(indices.contains(index), "the document has no object \(index)")
    return IBObject(document: document, index: index)
  }
}

/// The connections of a document, in document order, or in the order of the records of a legacy archive.
public struct IBConnections: RandomAccessCollection, Sendable {
  let document: IBDocument
  /// The connections' indices in the tree's order; empty if that is also their order here.
  let order: [Int]

  /// The index of the first connection.
  public var startIndex: Int { 0 }

  /// The index after the last connection.
  public var endIndex: Int { document.graph.connections.count }

  /// Returns the connection at an index.
  public subscript(index: Int) -> IBConnection {
    precondition(indices.contains(index), "the document has no connection \(index)")
    return IBConnection(document: document, index: order.isEmpty ? index : order[index])
  }
}
