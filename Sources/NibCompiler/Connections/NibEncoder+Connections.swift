import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes connections: outlets and collections in document order, then events.
  func encode(_ connections: [IBConnection]) -> [Int] {
    var outlets: [Int] = []
    var events: [Int] = []
    var collections: [CollectionKey: Int] = [:]
    for connection in connections {
      guard let source = connection.source else { continue }
      switch connection.kind {
      case .outlet:
        if let number = encodeOutlet(connection, source) { outlets.append(number) }
      case .outletCollection:
        let key = CollectionKey(source: source, name: connection.name ?? "")
        if let members = collections[key] {
          if let destination = connection.destination.flatMap({ reference(to: $0) }) {
            add("UINibEncoderEmptyKey", object: destination, to: members)
          }
        } else if let number = encodeCollection(connection, source, &collections[key]) {
          outlets.append(number)
        }
      case .action:
        if let number = encodeEvent(connection, source) { events.append(number) }
      case .segue, .accessibility: break
      case .binding, nil:
        note(
          connection.node, "<\(connection.node.spelling)> has no place in a nib of the iOS family")
      }
    }
    return outlets + events
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
    add("UILabel", string: connection.name ?? "", to: number)
    add("UISource", object: from, to: number)
    add("UIDestination", object: destination, to: number)
    return number
  }

  private func encodeCollection(
    _ connection: IBConnection, _ source: IBObject, _ members: inout Int?
  ) -> Int? {
    guard let destination = connection.destination.flatMap({ reference(to: $0) }),
      let from = reference(to: source)
    else { return nil }
    let number = builder.addObject("UIRuntimeOutletCollectionConnection")
    add("UILabel", string: connection.name ?? "", to: number)
    add("UISource", object: from, to: number)
    let list = collection("NSMutableArray", [destination])
    members = list
    add("UIDestination", object: list, to: number)
    let className = connection.node[Names.collectionClass] ?? "NSArray"
    add("runtimeCollectionClassName", string: className, to: number)
    if connection.node.bool(Names.appends) == true {
      add("addsContentToExistingCollection", true, to: number)
    } else {
      add("addsContentToExistingCollection", false, to: number)
    }
    return number
  }

  private func encodeEvent(_ connection: IBConnection, _ source: IBObject) -> Int? {
    guard let destination = connection.destination.flatMap({ reference(to: $0) }),
      let from = reference(to: source)
    else { return nil }
    let number = builder.addObject("UIRuntimeEventConnection")
    add("UILabel", string: connection.name ?? "", to: number)
    add("UISource", object: from, to: number)
    add("UIDestination", object: destination, to: number)
    if let event = connection.event {
      guard let mask = Words.controlEvent[event] else {
        note(connection.node, "\(event) is not known as a control event")
        return number
      }
      add("UIEventMask", mask, to: number)
    }
    return number
  }
}
