/// The objects of a document, in its order.
public struct IBObjects: RandomAccessCollection, Sendable {
  let document: IBDocument

  /// The first place.
  public var startIndex: Int { 0 }

  /// The place after the last object.
  public var endIndex: Int { document.graph.objects.count }

  /// The object at a place.
  public subscript(index: Int) -> IBObject {
    precondition(indices.contains(index), "the document has no object \(index)")
    return IBObject(document: document, index: index)
  }
}

/// The connections of a document: in document order, in a legacy archive in the order of its records.
public struct IBConnections: RandomAccessCollection, Sendable {
  let document: IBDocument
  /// The connections' places in the tree; empty if that is their order.
  let order: [Int]

  /// The first place.
  public var startIndex: Int { 0 }

  /// The place after the last connection.
  public var endIndex: Int { document.graph.connections.count }

  /// The connection at a place.
  public subscript(index: Int) -> IBConnection {
    precondition(indices.contains(index), "the document has no connection \(index)")
    return IBConnection(document: document, index: order.isEmpty ? index : order[index])
  }
}
