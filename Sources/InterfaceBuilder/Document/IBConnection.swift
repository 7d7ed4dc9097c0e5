public import Diagnostics
public import XMLTree

/// One connection: from an object, by name, to an object.
public struct IBConnection: Sendable {
  /// What a connection does.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case outlet
    case outletCollection
    case action
    case segue
    /// A Cocoa binding (macOS).
    case binding
    case accessibility
  }

  /// The document.
  public let document: IBDocument
  /// The connection's place in the tree.
  public let index: Int

  private var record: DocumentGraph.Connection { document.graph.connections[index] }

  /// The connection's element.
  public var node: Node { document.tree[Int(record.node)] }

  /// What the connection does; nil for an element that is not known to be a connection.
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

  /// The object that has the connection, nil if it is outside any.
  public var source: IBObject? { document.object(at: record.source) }

  /// The role of the source: the difference between an owner's outlet and an object's.
  public var role: IBRole { source?.role ?? .object }

  /// The id that the connection leads to, as it is written.
  public var destinationID: String? { node[Names.destination] ?? node[Names.target] }

  /// The segue that one for peeking takes its kind and destination from (`inheritsFrom`): the one around it, or another
  /// one in there; nil for all others.
  public var inherited: IBConnection? {
    guard let name = node[Names.inheritsFrom], let around = node.parent else { return nil }
    let origin = name == "parent" ? around : around.child(keyed: name)
    guard let id = origin?[Names.id], id != self.id else { return nil }
    return source?.connections.first { $0.id == id }
  }

  /// The object that the connection leads to, nil if there is none with that id, or for a segue with the destination of
  /// the enclosing one (`inheritsFrom`).
  public var destination: IBObject? { document.object(at: record.destination) }

  /// The place of the destination in its outlet collection, nil for other connections.
  public var collectionIndex: Int? {
    guard kind == .outletCollection else { return nil }
    let name = name
    let earlier = source?.connections.prefix { $0.index != index } ?? []
    return earlier.filter { $0.kind == .outletCollection && $0.name == name }.count
  }

  /// The control event that sends an action, nil if the object has but one.
  public var event: String? { node[Names.eventType] }

  /// The key path of a binding.
  public var keyPath: String? { node[Names.keyPath] }

  /// The place of the connection in the source.
  public var sourceRange: SourceRange { node.sourceRange }
}

extension IBConnection {
  /// What a segue does.
  public struct Segue: Hashable, Sendable {
    /// `show`, `presentation`, `relationship`, `embed`, `unwind` and their like.
    public var kind: String?
    /// What a relationship fills: `rootViewController`, `viewControllers`.
    public var relationship: String?
    /// The action that an unwind segue goes back to.
    public var unwindAction: String?
    /// The segue's own class.
    public var customClass: String?
  }

  /// What a segue does, nil for other connections.
  public var segue: Segue? {
    guard kind == .segue else { return nil }
    return Segue(
      kind: node[Names.kind], relationship: node[Names.relationship],
      unwindAction: node[Names.unwindAction], customClass: node[Names.customClass])
  }
}
