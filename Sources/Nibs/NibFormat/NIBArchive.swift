/// The container format of compiled nibs since iOS 6 and Xcode 13: four little-endian tables.
public enum NIBArchive {
  /// The first bytes of every archive.
  public static let magic = Array("NIBArchive".utf8)

  /// The offset of the first table in archives that this type encodes.
  private static let headerLength = 50

  /// Returns whether bytes begin with ``magic``.
  public static func isArchive(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: magic)
  }

  // MARK: Decoding

  /// Decodes an archive. Every index, count and length is checked.
  /// - Throws: ``NibFormatError`` with the offset of the first damage.
  public static func decode(_ bytes: [UInt8]) throws(NibFormatError) -> NibGraph {
    try bytes.withUnsafeBufferPointer { buffer throws(NibFormatError) in
      try NIBArchiveDecoder(buffer).decode(keeping: bytes)
    }
  }

  // MARK: Encoding

  /// Encodes a graph, with its tables in the same order as Apple's compiler: objects, keys, values, classes.
  ///
  /// Nested nibs are encoded first and stored as data.
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
  /// Returns the graph with encoded bytes instead of nested nibs.
  fileprivate func withNestedNibsAsData() -> NibGraph {
    // Bounded: nibs are nested as deeply as elements of a document, whose depth the parser limits.
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
