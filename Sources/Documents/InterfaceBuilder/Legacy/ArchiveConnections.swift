import Diagnostics
import XMLTree

/// The connections of an archive as listed in its records, grouped by the object that holds each of them in the modern
/// dialect.
struct ArchiveConnections {
  /// One `IBConnectionRecord`.
  struct Connection {
    /// The node of the record.
    var node: UInt32
    /// The archived connection, or ``ArchiveRecords/none`` if the record does not refer to one.
    var connection: UInt32
    var id: AttributeRecord?
    var label: UInt32
    /// The records of the objects at the ends that the modern dialect names.
    var holder: UInt32
    var destination: UInt32
    var event: UInt32
    /// The next connection of the same holder.
    var next: UInt32
  }

  private static let none = ArchiveRecords.none

  private(set) var connections: [Connection] = []
  /// The first connection of each object record, followed by the first connection that no object holds.
  private(set) var first: [UInt32]
  private(set) var diagnostics: [Diagnostic] = []
  /// The connections of binding connectors, by the node of the connector.
  private(set) var ofConnector: [Int: UInt32] = [:]

  init(_ index: ArchiveIndex, records: ArchiveRecords, container: Int) {
    first = Array(repeating: Self.none, count: records.records.count + 1)
    var referenced: Set<Int> = []
    if let list = ArchiveRecords.list(ArchiveWord.connectionRecords, of: container, in: index) {
      for member in index.members(of: list) {
        guard let node = index.resolved(member),
          index.classes[node] == ArchiveWord.IBConnectionRecord,
          node == member || referenced.insert(node).inserted
        else { continue }
        read(node, in: index, records: records)
      }
    }
    for number in connections.indices.reversed() {
      let holder = connections[number].holder
      let slot = holder == Self.none ? first.count - 1 : Int(holder)
      connections[number].next = first[slot]
      first[slot] = UInt32(number)
    }
  }

  private mutating func read(_ node: Int, in index: ArchiveIndex, records: ArchiveRecords) {
    var connection = Connection(
      node: UInt32(node), connection: Self.none, id: nil, label: Self.none, holder: Self.none,
      destination: Self.none, event: Self.none, next: Self.none)
    for child in index.children(of: node) {
      switch index.keys[child] {
      case ArchiveWord.connectionID, ArchiveWord.id:
        if let id = index.stored(child), id.length > 0 { connection.id = id }
      case ArchiveWord.connection:
        if let object = index.resolved(child) { connection.connection = UInt32(object) }
      default: break
      }
    }
    var source = Self.none
    var destination = Self.none
    if connection.connection != Self.none, !index.work.isExhausted {
      var steps = 0
      for child in index.children(of: Int(connection.connection)) {
        steps += 1
        switch index.keys[child] {
        case ArchiveWord.label: connection.label = UInt32(child)
        case ArchiveWord.source: source = records.record(at: child, in: index) ?? Self.none
        case ArchiveWord.destination:
          destination = records.record(at: child, in: index) ?? Self.none
        case ArchiveWord.IBEventType: connection.event = UInt32(child)
        case ArchiveWord.connector:
          if let connector = index.resolved(child) {
            ofConnector[connector] = UInt32(connections.count)
          }
        default: break
        }
      }
      index.work.spend(steps)
    }
    // The source of an archived Cocoa action is the receiver; the modern dialect keeps the action in the control.
    let isReversed =
      connection.connection != Self.none
      && index.classes[Int(connection.connection)] == ArchiveWord.IBActionConnection
    connection.holder = isReversed ? destination : source
    connection.destination = isReversed ? source : destination
    if source == Self.none || destination == Self.none { report(connection, source, in: index) }
    connections.append(connection)
  }

  private mutating func report(_ connection: Connection, _ source: UInt32, in index: ArchiveIndex) {
    let label = connection.label == Self.none ? nil : index.string(Int(connection.label))
    diagnostics.append(
      Diagnostic(
        id: "dangling-reference", severity: .error,
        range: Node(tree: index.tree, index: Int(connection.node)).sourceRange,
        message: "the \(source == Self.none ? "source" : "destination") of the connection"
          + " '\(label ?? "")' is not in the archive"))
  }
}
