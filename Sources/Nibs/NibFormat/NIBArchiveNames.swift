/// The tables of keys and classes in a NIBArchive.
struct NIBArchiveNames {
  /// The number of entries of a table and its offset in the file.
  struct Table {
    let count: Int
    let offset: Int
  }

  private struct ClassEntry {
    let name: UnsafeBufferPointer<UInt8>
    /// The indices of fallback classes, four bytes each.
    let fallbacks: UnsafeBufferPointer<UInt8>
  }

  /// The maximum number of fallbacks per class; no known class has more than one.
  private static let fallbackLimit = 64

  let keys: Table
  let classes: Table

  /// Checks the lengths and names of all keys.
  /// - Returns: The offset after the table.
  /// - Throws: ``NibFormatError`` with the offset of the first damage.
  func checkKeys(_ bytes: UnsafeBufferPointer<UInt8>) throws(NibFormatError) -> Int {
    var reader = ByteReader(bytes, at: keys.offset)
    try reader.skipTexts(keys.count)
    // Each number has one byte with the high bit set, and ASCII text has none. If there are no more such bytes than
    // numbers, the names do not have to be checked one by one.
    if Self.highBits(bytes, keys.offset..<reader.position) > keys.count {
      var reader = ByteReader(bytes, at: keys.offset)
      for _ in 0..<keys.count { try Self.checkText(try key(&reader), "a key", reader.position) }
    }
    return reader.position
  }

  /// Checks the lengths, indices and names of all classes.
  /// - Returns: The offset after the table.
  /// - Throws: ``NibFormatError`` with the offset of the first damage.
  func checkClasses(_ bytes: UnsafeBufferPointer<UInt8>) throws(NibFormatError) -> Int {
    var reader = ByteReader(bytes, at: classes.offset)
    for _ in 0..<classes.count { _ = try classEntry(&reader) }
    if Self.highBits(bytes, classes.offset..<reader.position) > classes.count * 2 {
      var reader = ByteReader(bytes, at: classes.offset)
      for _ in 0..<classes.count {
        try Self.checkText(try classEntry(&reader).name, "a class name", reader.position)
      }
    }
    return reader.position
  }

  private static func checkText(
    _ text: UnsafeBufferPointer<UInt8>, _ what: StaticString, _ end: Int
  ) throws(NibFormatError) {
    guard String(validating: text, as: UTF8.self) != nil else {
      throw NibFormatError(.invalidText, at: end - text.count, "\(what) is not UTF-8")
    }
  }

  /// Returns the number of bytes in a range that have the high bit set.
  private static func highBits(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    let stretch = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[range])
    var count = 0
    var offset = 0
    while stretch.count - offset >= 16 {
      // Uses one counter per byte, which cannot overflow in this number of steps.
      var counters = SIMD16<UInt8>.zero
      let end = min(stretch.count - 15, offset + 255 * 16)
      while offset < end {
        counters &+= stretch.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self) &>> 7
        offset &+= 16
      }
      count &+= Int(SIMD16<UInt16>(truncatingIfNeeded: counters).wrappedSum())
    }
    for byte in stretch[offset...] { count &+= Int(byte &>> 7) }
    return count
  }

  /// Creates the names of tables that have been checked.
  func make(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(NibFormatError) -> (keys: [String], classes: [NibGraph.ClassEntry]) {
    var made: [String] = []
    var entries: [NibGraph.ClassEntry] = []
    made.reserveCapacity(keys.count)
    entries.reserveCapacity(classes.count)
    var reader = ByteReader(bytes, at: classes.offset)
    for _ in 0..<classes.count {
      let entry = try classEntry(&reader)
      let fallbacks = stride(from: 0, to: entry.fallbacks.count, by: 4).map {
        Int(Self.number(in: entry.fallbacks, at: $0))
      }
      entries.append(
        NibGraph.ClassEntry(
          name: String(decoding: entry.name, as: UTF8.self), fallbacks: fallbacks))
    }
    reader = ByteReader(bytes, at: keys.offset)
    for _ in 0..<keys.count { made.append(String(decoding: try key(&reader), as: UTF8.self)) }
    return (made, entries)
  }

  @inline(__always)
  private func key(
    _ reader: inout ByteReader
  ) throws(NibFormatError) -> UnsafeBufferPointer<UInt8> {
    try reader.stretch(try reader.varint())
  }

  @inline(__always)
  private func classEntry(_ reader: inout ByteReader) throws(NibFormatError) -> ClassEntry {
    let start = reader.position
    let length = try reader.varint()
    let fallbackCount = try reader.varint()
    guard fallbackCount <= Self.fallbackLimit else {
      throw NibFormatError(
        .invalidCount, at: start, "invalid number of fallback classes: \(fallbackCount)")
    }
    let fallbacks = try reader.stretch(fallbackCount * 4)
    for offset in stride(from: 0, to: fallbacks.count, by: 4) {
      let index = Int(Self.number(in: fallbacks, at: offset))
      guard index < classes.count else {
        throw .outOfRange("class", index, classes.count, at: start)
      }
    }
    let name = try reader.stretch(max(length - 1, 0))
    guard length > 0, try reader.byte() == 0 else {
      throw NibFormatError(.invalidText, at: start, "a class name does not end with a zero byte")
    }
    return ClassEntry(name: name, fallbacks: fallbacks)
  }

  private static func number(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
    UInt32(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: offset, as: UInt32.self))
  }
}
