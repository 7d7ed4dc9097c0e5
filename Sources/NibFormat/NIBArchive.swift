/// The container of compiled nibs since iOS 6 and Xcode 13: four tables, little-endian.
public enum NIBArchive {
  /// The bytes that every archive begins with.
  public static let magic = Array("NIBArchive".utf8)

  /// Where the tables begin in an archive that we write.
  private static let headerLength = 50

  /// Whether bytes begin as an archive does.
  public static func isArchive(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: magic)
  }

  // MARK: Decoding

  /// Reads an archive; every index, count and length is checked.
  /// - Throws: ``NibFormatError`` with the place of the first damage.
  public static func decode(_ bytes: [UInt8]) throws(NibFormatError) -> NibGraph {
    // Typed throws do not pass through the closure.
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<NibGraph, NibFormatError> in
      do throws(NibFormatError) {
        return .success(try decode(buffer))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(NibFormatError) -> NibGraph
  {
    guard isArchive(bytes) else {
      throw NibFormatError(.notANib, at: 0, "the file does not begin with NIBArchive")
    }
    var header = ByteReader(bytes, at: magic.count)
    var graph = NibGraph()
    graph.formatVersion = try header.number(UInt32.self)
    graph.coderVersion = try header.number(UInt32.self)
    guard graph.formatVersion == 1 else {
      throw NibFormatError(
        .unsupportedVersion, at: magic.count,
        "the archive has format version \(graph.formatVersion); only 1 is known")
    }
    let objects = try table(&header, bytes, smallest: 3)
    let keys = try table(&header, bytes, smallest: 1)
    let values = try table(&header, bytes, smallest: 2)
    let classes = try table(&header, bytes, smallest: 3)
    var end = 0
    graph.classes = try decodeClasses(classes, bytes, &end)
    graph.keys = try decodeKeys(keys, bytes, &end)
    try decodeValues(values, bytes, objects: objects.count, into: &graph, &end)
    graph.objects = try decodeObjects(objects, bytes, graph, &end)
    graph.trailing = Array(bytes[end...])
    return graph
  }

  private struct Table {
    let count: Int
    let offset: Int
  }

  /// Reads a table's place; `smallest` is the least number of bytes that an entry takes.
  private static func table(
    _ header: inout ByteReader, _ bytes: UnsafeBufferPointer<UInt8>, smallest: Int
  ) throws(NibFormatError) -> Table {
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

  private static func decodeClasses(
    _ table: Table, _ bytes: UnsafeBufferPointer<UInt8>, _ end: inout Int
  ) throws(NibFormatError) -> [NibGraph.ClassEntry] {
    var reader = ByteReader(bytes, at: table.offset)
    var classes: [NibGraph.ClassEntry] = []
    classes.reserveCapacity(table.count)
    for _ in 0..<table.count {
      let start = reader.position
      let length = try reader.varint()
      let fallbackCount = try reader.varint()
      guard fallbackCount <= reader.remaining / 4 else { throw .truncated(at: start) }
      var fallbacks: [Int] = []
      for _ in 0..<fallbackCount {
        let index = Int(try reader.number(UInt32.self))
        guard index < table.count else { throw outOfRange("class", index, table.count, start) }
        fallbacks.append(index)
      }
      let name = try reader.text(max(length - 1, 0), "a class name")
      guard length > 0, try reader.byte() == 0 else {
        throw NibFormatError(.invalidText, at: start, "a class name does not end in a zero byte")
      }
      classes.append(NibGraph.ClassEntry(name: name, fallbacks: fallbacks))
    }
    end = max(end, reader.position)
    return classes
  }

  private static func decodeKeys(
    _ table: Table, _ bytes: UnsafeBufferPointer<UInt8>, _ end: inout Int
  ) throws(NibFormatError) -> [String] {
    var reader = ByteReader(bytes, at: table.offset)
    var keys: [String] = []
    keys.reserveCapacity(table.count)
    for _ in 0..<table.count {
      let length = try reader.varint()
      keys.append(try reader.text(length, "a key"))
    }
    end = max(end, reader.position)
    return keys
  }

  private static func decodeValues(
    _ table: Table, _ bytes: UnsafeBufferPointer<UInt8>, objects: Int, into graph: inout NibGraph,
    _ end: inout Int
  ) throws(NibFormatError) {
    var reader = ByteReader(bytes, at: table.offset)
    graph.values.reserveCapacity(table.count)
    for _ in 0..<table.count {
      let start = reader.position
      let key = try reader.varint()
      guard key < graph.keys.count else { throw outOfRange("key", key, graph.keys.count, start) }
      let code = try reader.byte()
      guard let type = NibValueType(rawValue: code) else {
        throw NibFormatError(.unknownType, at: start, "a value has the unknown type \(code)")
      }
      let bits: UInt64
      switch type {
      case .int8: bits = UInt64(bitPattern: Int64(try reader.number(Int8.self)))
      case .int16: bits = UInt64(bitPattern: Int64(try reader.number(Int16.self)))
      case .int32: bits = UInt64(bitPattern: Int64(try reader.number(Int32.self)))
      case .int64: bits = try reader.number(UInt64.self)
      case .float: bits = UInt64(try reader.number(UInt32.self))
      case .double: bits = try reader.number(UInt64.self)
      case .true, .false, .nil: bits = 0
      case .data:
        let length = try reader.varint()
        let stretch = try reader.stretch(length)
        bits = UInt64(graph.data.count) << 32 | UInt64(length)
        graph.data.append(contentsOf: stretch)
      case .object:
        let index = try reader.number(UInt32.self)
        guard index < objects else { throw outOfRange("object", Int(index), objects, start) }
        bits = UInt64(index)
      }
      graph.values.append(NibGraph.ValueRecord(key: UInt32(key), type: type, bits: bits))
    }
    end = max(end, reader.position)
  }

  private static func decodeObjects(
    _ table: Table, _ bytes: UnsafeBufferPointer<UInt8>, _ graph: NibGraph, _ end: inout Int
  ) throws(NibFormatError) -> [NibGraph.ObjectRecord] {
    var reader = ByteReader(bytes, at: table.offset)
    var objects: [NibGraph.ObjectRecord] = []
    objects.reserveCapacity(table.count)
    for _ in 0..<table.count {
      let start = reader.position
      let classIndex = try reader.varint()
      let first = try reader.varint()
      let count = try reader.varint()
      guard classIndex < graph.classes.count else {
        throw outOfRange("class", classIndex, graph.classes.count, start)
      }
      guard first + count <= graph.values.count else {
        throw outOfRange("value", first + count, graph.values.count, start)
      }
      objects.append(
        NibGraph.ObjectRecord(classIndex: classIndex, firstValue: first, valueCount: count))
    }
    end = max(end, reader.position)
    return objects
  }

  private static func outOfRange(_ what: String, _ index: Int, _ count: Int, _ offset: Int)
    -> NibFormatError
  {
    NibFormatError(
      .indexOutOfRange, at: offset,
      "the nib refers to \(what) \(index), but it has only \(count)")
  }

  // MARK: Encoding

  /// Writes a graph: its tables in the order objects, keys, values, classes, as Apple's tool has them.
  ///
  /// Nested nibs are encoded first, and stand in the bytes as data.
  public static func encode(_ graph: NibGraph) -> [UInt8] {
    let graph = graph.withNestedNibsAsData()
    var objects = ByteWriter()
    for object in graph.objects {
      objects.varint(object.classIndex)
      objects.varint(object.firstValue)
      objects.varint(object.valueCount)
    }
    var keys = ByteWriter()
    for key in graph.keys {
      keys.varint(key.utf8.count)
      keys.bytes += key.utf8
    }
    var values = ByteWriter()
    for value in graph.values { values.value(value, data: graph.data) }
    var classes = ByteWriter()
    for entry in graph.classes {
      classes.varint(entry.name.utf8.count + 1)
      classes.varint(entry.fallbacks.count)
      for fallback in entry.fallbacks { classes.number(UInt32(fallback)) }
      classes.bytes += entry.name.utf8
      classes.bytes.append(0)
    }
    var output = ByteWriter()
    output.bytes = magic
    output.number(graph.formatVersion)
    output.number(graph.coderVersion)
    var offset = headerLength
    let tables = [
      (graph.objects.count, objects.bytes), (graph.keys.count, keys.bytes),
      (graph.values.count, values.bytes), (graph.classes.count, classes.bytes),
    ]
    for (count, bytes) in tables {
      output.number(UInt32(count))
      output.number(UInt32(offset))
      offset += bytes.count
    }
    for (_, bytes) in tables { output.bytes += bytes }
    return output.bytes + graph.trailing
  }
}

extension NibGraph {
  /// The graph with the bytes of its nested nibs in their place.
  fileprivate func withNestedNibsAsData() -> NibGraph {
    guard !nested.isEmpty else { return self }
    var graph = self
    graph.nested = [:]
    for place in values.indices where values[place].type == .data {
      let range = values[place].dataRange
      guard range.isEmpty, let nib = nested[range.lowerBound] else { continue }
      let bytes = NIBArchive.encode(nib)
      graph.values[place].bits = UInt64(graph.data.count) << 32 | UInt64(bytes.count)
      graph.data += bytes
    }
    return graph
  }
}
