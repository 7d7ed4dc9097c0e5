public import Diagnostics
public import XMLTree

/// A named connection from one object to another.
public struct IBConnection: Sendable {
  /// The kind of a connection.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A property that refers to another object.
    case outlet
    /// An array property that refers to other objects.
    case outletCollection
    /// A method that is called when an event occurs.
    case action
    /// A transition to another scene, or a relationship with it.
    case segue
    /// A Cocoa binding (macOS).
    case binding
    /// An accessibility connection (`accessibilityConnection`).
    case accessibility
  }

  /// The document that contains the connection.
  public let document: IBDocument
  /// The connection's index in the tree's graph of connections.
  public let index: Int

  private var record: DocumentGraph.Connection { document.graph.connections[index] }

  /// The element of the connection.
  public var node: Node { document.tree[Int(record.node)] }

  /// The kind of the connection; nil if the element is not a known kind of connection.
  public var kind: Kind? {
    switch node.name {
    case Names.outlet: .outlet
    case Names.outletCollection: .outletCollection
    case Names.action: .action
    case Names.segue: .segue
    case Names.binding: .binding
    case Names.accessibilityConnection: .accessibility
    default: nil
    }
  }

  /// The connection's own id.
  public var id: String? { node[Names.id] }

  /// The property, selector, segue identifier or binding name; nil for a segue without identifier.
  public var name: String? {
    switch kind {
    case .action: node[Names.selector]
    case .segue: node[Names.identifier]
    case .binding: node[Names.name]
    default: node[Names.property]
    }
  }

  /// The object that has the connection; nil if the connection is outside any object.
  public var source: IBObject? { document.object(at: record.source) }

  /// The role of the source, which distinguishes an outlet of File's Owner from an outlet of another object.
  public var role: IBRole { source?.role ?? .object }

  /// The destination's id, as written in the document.
  public var destinationID: String? { node[Names.destination] ?? node[Names.target] }

  /// The segue from which a peek segue takes its kind and destination (`inheritsFrom`): the enclosing segue, or another
  /// segue inside that one. Nil for all other connections.
  public var inherited: IBConnection? {
    guard let name = node[Names.inheritsFrom], let around = node.parent else { return nil }
    let origin = name == "parent" ? around : around.child(keyed: name)
    guard let id = origin?[Names.id], id != self.id else { return nil }
    return source?.connections.first { $0.id == id }
  }

  /// The destination object; nil if no object has the destination's id, or if a segue has the destination of the
  /// enclosing segue (`inheritsFrom`).
  public var destination: IBObject? { document.object(at: record.destination) }

  /// The index of the destination in its outlet collection; nil for other connections.
  public var collectionIndex: Int? {
    guard kind == .outletCollection else { return nil }
    let name = name
    let earlier = source?.connections.prefix { $0.index != index } ?? []
    return earlier.filter { $0.kind == .outletCollection && $0.name == name }.count
  }

  /// The control event that sends an action; nil if the object has only one event.
  public var event: String? { node[Names.eventType] }

  /// The key path of a binding.
  public var keyPath: String? { node[Names.keyPath] }

  /// The connection's range in the source.
  public var sourceRange: SourceRange { node.sourceRange }
}

extension IBConnection {
  /// The details of a segue.
  public struct Segue: Hashable, Sendable {
    /// The kind: `show`, `presentation`, `relationship`, `embed`, `unwind` and others.
    public var kind: String?
    /// The property that a relationship segue sets: `rootViewController`, `viewControllers`.
    public var relationship: String?
    /// The action that an unwind segue returns to.
    public var unwindAction: String?
    /// The custom class of the segue.
    public var customClass: String?
  }

  /// The details of a segue; nil for other connections.
  public var segue: Segue? {
    guard kind == .segue else { return nil }
    return Segue(
      kind: node[Names.kind], relationship: node[Names.relationship],
      unwindAction: node[Names.unwindAction], customClass: node[Names.customClass])
  }
}
