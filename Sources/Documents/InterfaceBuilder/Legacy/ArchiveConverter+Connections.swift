import XMLTree

extension ArchiveConverter {
  /// Returns the name of a control event; archives number the bits of events, starting at 1.
  private static func event(_ number: Int) -> String? {
    guard number > 0, number < Int.bitWidth else { return nil }
    return AttributeType.Enumeration.event.word(of: 1 << (number - 1))
  }

  /// Writes the connections of an object record, or those that no object holds.
  mutating func writeConnections(of record: UInt32) {
    let slot = record == ArchiveRecords.none ? connections.first.count - 1 : Int(record)
    var number = connections.first[slot]
    guard number != ArchiveRecords.none else { return }
    open(Names.connections)
    while number != ArchiveRecords.none {
      write(connections.connections[Int(number)])
      number = connections.connections[Int(number)].next
    }
    builder.closeElement()
  }

  private mutating func write(_ record: ArchiveConnections.Connection) {
    let connection = record.connection == ArchiveRecords.none ? nil : Int(record.connection)
    let word = connection.map { index.classes[$0] } ?? 0
    // The connection has the position of its record, because this position determines the order of the document's
    // connections.
    let origin = Int(record.node)
    switch word {
    case ArchiveWord.IBCocoaTouchEventConnection:
      open(Names.action, at: origin)
      putLabel(record, as: Names.selector)
      putDestination(record, as: Names.destination)
      if record.event != ArchiveRecords.none, let number = index.integer(Int(record.event)),
        let event = Self.event(number)
      {
        put(Names.eventType, event)
      }
      putID(record)
    case ArchiveWord.IBActionConnection:
      open(Names.action, at: origin)
      putLabel(record, as: Names.selector)
      putDestination(record, as: Names.target)
      putID(record)
    case ArchiveWord.IBCocoaTouchOutletCollectionConnection:
      open(Names.outletCollection, at: origin)
      putLabel(record, as: Names.property)
      putDestination(record, as: Names.destination)
      if let connection { putCollection(connection) }
      putID(record)
    case ArchiveWord.IBBindingConnection:
      open(Names.binding, at: origin)
      writeBinding(record, connection ?? origin)
    default:
      open(elementName(ofConnection: connection, word), at: origin)
      putLabel(record, as: Names.property)
      putDestination(record, as: Names.destination)
      putID(record)
    }
    builder.closeElement()
  }

  private mutating func elementName(ofConnection connection: Int?, _ word: UInt16) -> Name {
    switch word {
    case ArchiveWord.IBCocoaTouchOutletConnection, ArchiveWord.IBOutletConnection:
      return Names.outlet
    case ArchiveWord.IBAccessibilityConnection: return Names.accessibilityConnection
    default:
      let spelling = connection.flatMap { index.attribute(Names.class, of: $0) }
        .map(index.tree.value(of:))
      return modernName(spelling ?? "IBConnection")
    }
  }

  private mutating func putID(_ record: ArchiveConnections.Connection) {
    if let id = record.id { put(Names.id, id) }
  }

  private mutating func putLabel(_ record: ArchiveConnections.Connection, as name: Name) {
    if record.label != ArchiveRecords.none { put(name, scalarAt: Int(record.label)) }
  }

  private mutating func putDestination(_ record: ArchiveConnections.Connection, as name: Name) {
    if record.destination != ArchiveRecords.none { putID(of: record.destination, as: name) }
  }

  private mutating func putCollection(_ connection: Int) {
    if let appends = index.value(ArchiveWord.addsContentToExistingCollection, of: connection),
      index.integer(appends) == 1
    {
      put(Names.appends, "YES")
    }
    if let name = index.value(ArchiveWord.cachedDesigntimeCollectionClassName, of: connection),
      !index.isText(name, "NSArray")
    {
      put(Names.collectionClass, scalarAt: name)
    }
  }

  // MARK: Bindings

  private mutating func writeBinding(_ record: ArchiveConnections.Connection, _ connection: Int) {
    putDestination(record, as: Names.destination)
    guard let connector = index.value(ArchiveWord.connector, of: connection) else {
      putLabel(record, as: Names.name)
      putID(record)
      return
    }
    if let name = index.value(ArchiveWord.NSBinding, of: connector) {
      put(Names.name, scalarAt: name)
    } else {
      putLabel(record, as: Names.name)
    }
    if let path = index.value(ArchiveWord.NSKeyPath, of: connector) {
      put(Names.keyPath, scalarAt: path)
    }
    if let previous = index.value(ArchiveWord.NSPreviousConnector, of: connector),
      let earlier = connections.ofConnector[previous],
      let id = connections.connections[Int(earlier)].id
    {
      put(Names.previousBinding, id)
    }
    putID(record)
    if let options = index.value(ArchiveWord.NSOptions, of: connector) { writeOptions(options) }
  }

  private mutating func writeOptions(_ options: Int) {
    var entries: [(key: String, value: Int)] = []
    index.forEachEntry(of: options) { key, value in
      entries.append((String(decoding: key, as: UTF8.self), value))
    }
    guard !entries.isEmpty else { return }
    open(Names.dictionary, key: "options", at: options)
    for (key, value) in entries { writeOption(key, value) }
    builder.closeElement()
  }

  private mutating func writeOption(_ key: String, _ reference: Int) {
    guard let value = index.resolved(reference) else { return }
    switch index.nodes[value].name {
    case Names.boolean, Names.bool: open(Names.bool, key: key, at: value)
    case Names.integer, Names.int: open(Names.integer, key: key, at: value)
    case Names.real, Names.double, Names.float: open(Names.real, key: key, at: value)
    case Names.string, Names.object:
      guard let text = index.string(value) else { return }
      open(Names.string, key: key, at: value)
      if !text.isEmpty { builder.addText(text) }
      builder.closeElement()
      return
    case Names.nil: open(Names.nil, key: key, at: value)
    default: return
    }
    put(Names.value, scalarAt: value)
    builder.closeElement()
  }
}
