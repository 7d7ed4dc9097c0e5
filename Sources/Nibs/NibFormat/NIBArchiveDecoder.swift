/// Decodes the tables of a NIBArchive. Every index, count and length is checked.
struct NIBArchiveDecoder {
  private typealias Table = NIBArchiveNames.Table

  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Decodes the archive.
  /// - Parameter archive: The same bytes. The graph keeps them, because data values are ranges of them and names are
  ///   created from them on first use.
  func decode(keeping archive: [UInt8]) throws(NibFormatError) -> NibGraph {
    guard NIBArchive.isArchive(bytes) else {
      throw NibFormatError(.notANib, at: 0, "not a NIBArchive file")
    }
    // The container's offsets have 32 bits.
    guard bytes.count <= UInt32.max else {
      throw NibFormatError(.invalidCount, at: nil, "the file is larger than 4 GB")
    }
    var header = ByteReader(bytes, at: NIBArchive.magic.count)
    let formatVersion = try header.number(UInt32.self)
    let coderVersion = try header.number(UInt32.self)
    guard formatVersion == 1 else {
      throw NibFormatError(
        .unsupportedVersion, at: NIBArchive.magic.count,
        "unsupported NIBArchive version \(formatVersion); expected 1")
    }
    let objectTable = try table(&header, smallest: 3)
    let keyTable = try table(&header, smallest: 1)
    let valueTable = try table(&header, smallest: 2)
    let classTable = try table(&header, smallest: 3)
    let names = NIBArchiveNames(keys: keyTable, classes: classTable)
    // Most files have this order of tables, so memory is read from front to back.
    let objects = try decodeObjects(
      objectTable, classCount: classTable.count, valueCount: valueTable.count)
    let keysEnd = try names.checkKeys(bytes)
    let values = try decodeValues(
      valueTable, keyCount: keyTable.count, objectCount: objectTable.count)
    let classesEnd = try names.checkClasses(bytes)
    let end = max(objects.end, keysEnd, values.end, classesEnd)
    return NibGraph(
      formatVersion: formatVersion, coderVersion: coderVersion, names: NibNames(names, in: archive),
      objects: objects.records, values: values.records, data: archive,
      trailing: end < archive.count ? Array(bytes[end...]) : [])
  }

  /// Reads the position of a table; `smallest` is the minimum number of bytes of an entry.
  private func table(_ header: inout ByteReader, smallest: Int) throws(NibFormatError) -> Table {
    let place = header.position
    let count = Int(try header.number(UInt32.self))
    let offset = Int(try header.number(UInt32.self))
    guard offset <= bytes.count, count <= (bytes.count - offset) / smallest else {
      throw NibFormatError(
        .invalidCount, at: place,
        "a table of \(count) entries at byte \(offset) does not fit into \(bytes.count) bytes")
    }
    return Table(count: count, offset: offset)
  }
}

// MARK: - Objects

extension NIBArchiveDecoder {
  private func decodeObjects(
    _ table: Table, classCount: Int, valueCount: Int
  ) throws(NibFormatError) -> (records: [NibGraph.ObjectRecord], end: Int) {
    var records: [NibGraph.ObjectRecord] = []
    var reader = ByteReader(bytes, at: table.offset)
    try records.fill(table.count) { room, count throws(NibFormatError) in
      // Every value belongs to only one object. Without this check, a small file could describe objects with
      // thousands of values each.
      var valuesLeft = valueCount
      while count < table.count {
        decodeUsual(
          &reader, until: table.count, &count, room, classCount: classCount,
          valueCount: valueCount, valuesLeft: &valuesLeft)
        guard count < table.count else { break }
        let start = reader.position
        let classIndex = try reader.varint()
        let first = try reader.varint()
        let values = try reader.varint()
        guard classIndex < classCount else {
          throw .outOfRange("class", classIndex, classCount, at: start)
        }
        guard first + values <= valueCount else {
          throw .outOfRange("value", first + values, valueCount, at: start)
        }
        valuesLeft -= values
        guard valuesLeft >= 0 else {
          throw NibFormatError(.invalidCount, at: start, "several objects share the same values")
        }
        room.initializeElement(
          at: count,
          to: NibGraph.ObjectRecord(classIndex: classIndex, firstValue: first, valueCount: values))
        count += 1
      }
    }
    return (records, reader.position)
  }
}

extension NIBArchiveDecoder {
  /// The maximum number of bytes of an object in the common form: three numbers of two bytes.
  private static let usualLength = 6

  /// Reads objects as long as they have the common form, with one bounds check per object.
  @inline(__always)
  private func decodeUsual(
    _ reader: inout ByteReader, until total: Int, _ count: inout Int,
    _ room: UnsafeMutableBufferPointer<NibGraph.ObjectRecord>, classCount: Int, valueCount: Int,
    valuesLeft: inout Int
  ) {
    guard let start = bytes.baseAddress, let records = room.baseAddress else { return }
    let pointer = UnsafeRawPointer(start)
    let last = bytes.count - Self.usualLength
    var position = reader.position
    var index = count
    var left = valuesLeft
    while index < total, position <= last {
      var next = position
      guard let classIndex = pointer.shortNumber(&next), let first = pointer.shortNumber(&next),
        let values = pointer.shortNumber(&next), classIndex < classCount,
        Int(first &+ values) <= valueCount, Int(values) <= left
      else { break }
      left &-= Int(values)
      (records + index).initialize(to: NibGraph.ObjectRecord(classIndex, first, values))
      index &+= 1
      position = next
    }
    valuesLeft = left
    count = index
    reader.move(to: position)
  }
}

// MARK: - Values

extension NIBArchiveDecoder {
  private func decodeValues(
    _ table: Table, keyCount: Int, objectCount: Int
  ) throws(NibFormatError) -> (records: [NibGraph.ValueRecord], end: Int) {
    var records: [NibGraph.ValueRecord] = []
    var end = table.offset
    try records.fill(table.count) { room, count throws(NibFormatError) in
      var decoder = NIBValueDecoder(
        bytes, at: table.offset, keyCount: keyCount, objectCount: objectCount, records: room)
      try decoder.decode(table.count)
      count = decoder.count
      end = decoder.position
    }
    return (records, end)
  }
}

extension Array {
  /// Adds elements by writing them into uninitialized memory.
  ///
  /// Unlike `init(unsafeUninitializedCapacity:initializingWith:)`, this finds the type of the memory at compile time.
  @inline(__always)
  fileprivate mutating func fill<Failure: Error>(
    _ capacity: Int,
    _ initialize: (UnsafeMutableBufferPointer<Element>, inout Int) throws(Failure) -> Void
  ) throws(Failure) {
    try append(addingCapacity: capacity) { span throws(Failure) in
      try span.withUnsafeMutableBufferPointer { room, count throws(Failure) in
        try initialize(room, &count)
      }
    }
  }
}
