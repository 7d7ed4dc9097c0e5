/// Decodes the tables of a NIBArchive. Every index, count and length is checked.
struct NIBArchiveDecoder {
  private typealias Table = NIBArchiveNames.Table

  private let bytes: UnsafeBufferPointer<UInt8>
  private var graph = NibGraph()
  /// The offset after the last table.
  private var end = 0

  /// Decodes an archive.
  /// - Parameters:
  ///   - bytes: The archive. The graph keeps it, because data values are ranges of it and names are created from it on
  ///     first use.
  ///   - buffer: The same bytes.
  static func decode(
    _ bytes: [UInt8], _ buffer: UnsafeBufferPointer<UInt8>
  ) throws(NibFormatError) -> NibGraph {
    var decoder = NIBArchiveDecoder(buffer)
    let names = try decoder.decode()
    decoder.graph.names = NibNames(names, in: bytes)
    decoder.graph.data = bytes
    return decoder.graph
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func decode() throws(NibFormatError) -> NIBArchiveNames {
    guard NIBArchive.isArchive(bytes) else {
      throw NibFormatError(.notANib, at: 0, "not a NIBArchive file")
    }
    // The container's offsets have 32 bits.
    guard bytes.count <= UInt32.max else {
      throw NibFormatError(.invalidCount, at: nil, "the file is larger than 4 GB")
    }
    var header = ByteReader(bytes, at: NIBArchive.magic.count)
    graph.formatVersion = try header.number(UInt32.self)
    graph.coderVersion = try header.number(UInt32.self)
    guard graph.formatVersion == 1 else {
      throw NibFormatError(
        .unsupportedVersion, at: NIBArchive.magic.count,
        "unsupported NIBArchive version \(graph.formatVersion); expected 1")
    }
    let objects = try table(&header, smallest: 3)
    let keys = try table(&header, smallest: 1)
    let values = try table(&header, smallest: 2)
    let classes = try table(&header, smallest: 3)
    let names = NIBArchiveNames(keys: keys, classes: classes)
    // This is the order of the tables in most files, so that memory is read from front to back.
    try decodeObjects(objects, classCount: classes.count, valueCount: values.count)
    end = max(end, try names.checkKeys(bytes))
    try decodeValues(values, keyCount: keys.count, objectCount: objects.count)
    end = max(end, try names.checkClasses(bytes))
    graph.trailing = Array(bytes[end...])
    return names
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
  private mutating func decodeObjects(
    _ table: Table, classCount: Int, valueCount: Int
  ) throws(NibFormatError) {
    var failure: NibFormatError?
    var end = 0
    let objects = [NibGraph.ObjectRecord](unsafeUninitializedCapacity: table.count) { room, count in
      do throws(NibFormatError) {
        var reader = ByteReader(bytes, at: table.offset)
        // Every value belongs to only one object. Without this check, a small file could describe objects with
        // thousands of values each.
        var valuesLeft = valueCount
        while count < table.count {
          decodeUsual(
            &reader, until: table.count, &count, room, classCount: classCount,
            valueCount: valueCount, valuesLeft: &valuesLeft)
          guard count < table.count else { break }
          let index = count
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
            at: index,
            to: NibGraph.ObjectRecord(classIndex: classIndex, firstValue: first, valueCount: values)
          )
          count = index + 1
        }
        end = reader.position
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    graph.objects = objects
    self.end = max(self.end, end)
  }
}

extension NIBArchiveDecoder {
  /// The maximum number of bytes of an object in the usual form: three numbers of two bytes.
  private static let usualLength = 6

  /// Reads objects while they have the usual form, with one bounds check per object.
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
  private mutating func decodeValues(
    _ table: Table, keyCount: Int, objectCount: Int
  ) throws(NibFormatError) {
    var failure: NibFormatError?
    var end = 0
    let records = [NibGraph.ValueRecord](unsafeUninitializedCapacity: table.count) { room, count in
      var decoder = NIBValueDecoder(
        bytes, at: table.offset, keyCount: keyCount, objectCount: objectCount, records: room)
      do throws(NibFormatError) { try decoder.decode(table.count) } catch { failure = error }
      count = decoder.count
      end = decoder.position
    }
    if let failure { throw failure }
    graph.values = records
    self.end = max(self.end, end)
  }
}
