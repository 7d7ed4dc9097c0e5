import Diagnostics
import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes the connections of the nib: outlets and collections in document order, then events.
  func encodeConnections() -> [Int] {
    var outlets: [Int] = []
    var events: [Int] = []
    var collections: [CollectionKey: Int] = [:]
    for connection in heldConnections {
      guard let source = connection.source else { continue }
      switch connection.kind {
      case .outlet:
        if let number = encodeOutlet(connection, source) { outlets.append(number) }
      case .outletCollection:
        let key = CollectionKey(source: source, name: connection.name ?? "")
        if let members = collections[key] {
          if let destination = connection.destination.flatMap({ reference(to: $0) }) {
            builder.add("UINibEncoderEmptyKey", object: destination, to: members)
          }
        } else if let number = encodeCollection(connection, source, &collections[key]) {
          outlets.append(number)
        }
      case .action:
        if let number = encodeEvent(connection, source) { events.append(number) }
      case .segue:
        guard let trigger = encodeTrigger(of: connection, source) else { continue }
        if trigger.isEvent { events.append(trigger.number) } else { outlets.append(trigger.number) }
      case .accessibility: break
      case .binding, nil:
        note(
          connection.node,
          "nibs for iOS cannot hold <\(connection.node.spelling)>; left out")
      }
    }
    return outlets + encodeAnchors() + events
  }

  /// The connections that this nib makes, in document order.
  private var heldConnections: [IBConnection] {
    unit.storyboard?.connections
      ?? document.connections.filter { connection in
        connection.source.map { holds(connection, from: $0) } ?? false
      }
  }

  /// Returns whether the nib of a xib or of a prototype makes a connection: one of its objects has the connection, or one of
  /// its placeholders has it and the destination is one of its objects.
  private func holds(_ connection: IBConnection, from source: IBObject) -> Bool {
    guard unit.root != nil else { return unit.contains(source) }
    return unit.contains(source)
      || connection.destination.map { unit.contains($0) } ?? false
  }

  private struct CollectionKey: Hashable {
    let source: IBObject
    let name: String
  }

  private func encodeOutlet(_ connection: IBConnection, _ source: IBObject) -> Int? {
    guard let destination = connection.destination.flatMap({ reference(to: $0) }),
      let from = reference(to: source)
    else { return nil }
    let number = builder.addObject("UIRuntimeOutletConnection")
    setOrigin(connection, of: number)
    builder.add("UILabel", object: string(connection.name ?? ""), to: number)
    builder.add("UISource", object: from, to: number)
    builder.add("UIDestination", object: destination, to: number)
    return number
  }

  private func encodeCollection(
    _ connection: IBConnection, _ source: IBObject, _ members: inout Int?
  ) -> Int? {
    guard let destination = connection.destination.flatMap({ reference(to: $0) }),
      let from = reference(to: source)
    else { return nil }
    let number = builder.addObject("UIRuntimeOutletCollectionConnection")
    setOrigin(connection, of: number)
    builder.add("UILabel", object: string(connection.name ?? ""), to: number)
    builder.add("UISource", object: from, to: number)
    let list = collection("NSMutableArray", [destination])
    members = list
    builder.add("UIDestination", object: list, to: number)
    let className = connection.node[Names.collectionClass] ?? "NSArray"
    builder.add("runtimeCollectionClassName", object: string(className), to: number)
    builder.add(
      "addsContentToExistingCollection", connection.node.bool(Names.appends) == true, to: number)
    return number
  }

  private func encodeEvent(_ connection: IBConnection, _ source: IBObject) -> Int? {
    guard let destination = connection.destination.flatMap({ reference(to: $0) }),
      let from = reference(to: source)
    else { return nil }
    let number = builder.addObject("UIRuntimeEventConnection")
    setOrigin(connection, of: number)
    builder.add("UILabel", object: string(connection.name ?? ""), to: number)
    builder.add("UISource", object: from, to: number)
    builder.add("UIDestination", object: destination, to: number)
    if let event = connection.event {
      guard let mask = AttributeType.Enumeration.event.number(of: event) else {
        note(connection.node, "unknown control event '\(event)'; left out")
        return number
      }
      builder.add("UIEventMask", Int64(mask), to: number)
    }
    return number
  }

  private func setOrigin(_ connection: IBConnection, of number: Int) {
    builder.setOrigin(
      NibOrigin(
        file: document.file, objectID: connection.id, line: connection.node.position.line),
      of: number)
  }
}
