/// Decodes the values of a NIBArchive into memory of the graph's table; the bytes of data values are not copied.
///
/// Most of an archive is values, and most values have one form: a key of one or two bytes and the fixed number of bytes
/// of their type. These are read with one bounds check per value, in variables that stay in registers. All other forms,
/// the last bytes of a file, and damaged values are read step by step.
struct NIBValueDecoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let keyCount: Int
  private let objectCount: Int
  private let records: UnsafeMutableBufferPointer<NibGraph.ValueRecord>
  /// The offset of the next value.
  private(set) var position: Int
  /// The number of values read so far.
  private(set) var count = 0

  /// Creates a decoder that begins at an offset of an archive.
  /// - Parameter records: Uninitialized memory for all values.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int, keyCount: Int, objectCount: Int,
    records: UnsafeMutableBufferPointer<NibGraph.ValueRecord>
  ) {
    self.bytes = bytes
    self.position = position
    self.keyCount = keyCount
    self.objectCount = objectCount
    self.records = records
  }

  /// Reads values until there are `total` values.
  mutating func decode(_ total: Int) throws(NibFormatError) {
    while count < total {
      if objectCount > 0 { decodeUsual(total) }
      if count < total { try decodeNext() }
    }
  }
}

// MARK: - Step by step

extension NIBValueDecoder {
  private mutating func decodeNext() throws(NibFormatError) {
    let start = position
    var reader = ByteReader(bytes, at: start)
    let key = try reader.varint()
    guard key < keyCount else { throw .outOfRange("key", key, keyCount, at: start) }
    let code = try reader.byte()
    guard let type = NibValueType(rawValue: code) else {
      throw NibFormatError(.unknownType, at: start, "unknown value type \(code)")
    }
    let bits: UInt64
    switch type {
    case .int8: bits = UInt64(bitPattern: Int64(try reader.number(Int8.self)))
    case .int16: bits = UInt64(bitPattern: Int64(try reader.number(Int16.self)))
    case .int32: bits = UInt64(bitPattern: Int64(try reader.number(Int32.self)))
    case .int64, .double: bits = try reader.number(UInt64.self)
    case .float: bits = UInt64(try reader.number(UInt32.self))
    case .true, .false, .nil: bits = 0
    case .data:
      let length = try reader.varint()
      bits = UInt64(reader.position) << 32 | UInt64(length)
      _ = try reader.stretch(length)
    case .object:
      let index = Int(try reader.number(UInt32.self))
      guard index < objectCount else { throw .outOfRange("object", index, objectCount, at: start) }
      bits = UInt64(index)
    }
    records.initializeElement(
      at: count, to: NibGraph.ValueRecord(key: UInt32(key), type: type, bits: bits))
    count += 1
    position = reader.position
  }
}

// MARK: - The usual form

extension NIBValueDecoder {
  /// The number of bytes that can be read for any value in the common form: those of a key, a type and a number.
  private static let usualLength = 2 + 1 + 8

  /// Reads values as long as they have the common form.
  ///
  /// No branch depends on the type, because a processor cannot predict which type comes next: the steps that one type
  /// needs have no effect for the others. Data of 128 bytes or more is rare, and is left to ``decodeNext()``.
  private mutating func decodeUsual(_ total: Int) {
    shapes.withUnsafeBufferPointer { shapes in
      guard let start = bytes.baseAddress, let records = records.baseAddress,
        let shapes = shapes.baseAddress
      else { return }
      let bytes = UnsafeRawPointer(start)
      let last = self.bytes.count - Self.usualLength
      let keyCount = UInt32(truncatingIfNeeded: keyCount)
      let lastObject = UInt64(objectCount) &- 1
      var position = position
      var count = count
      guard position <= last else { return }
      while count < total {
        var next = position
        guard let key = bytes.shortNumber(&next), key < keyCount else { break }
        let code = bytes.load(fromByteOffset: next, as: UInt8.self)
        guard let type = NibValueType(code: code) else { break }
        next &+= 1
        let word = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self))
        let shape = shapes[Int(code)]
        var bits = ((word & shape.mask) ^ shape.sign) &- shape.sign
        // Each type has a largest valid number, so references need no separate check.
        if bits > shape.last | lastObject { break }
        let length = UInt8(truncatingIfNeeded: word)
        if code | length & 0x80 == NibValueType.data.rawValue { break }
        let dataMask: UInt64 = type == .data ? .max : 0
        next &+= type.width
        bits |= UInt64(truncatingIfNeeded: next) &<< 32 & dataMask
        next &+= Int(truncatingIfNeeded: UInt64(length & 0x7F) & dataMask)
        if next > last { break }
        (records + count).initialize(
          to: NibGraph.ValueRecord(key: key, type: type, bits: bits))
        count &+= 1
        position = next
      }
      self.position = position
      self.count = count
    }
  }
}

extension UnsafeRawPointer {
  /// Reads a number of one or two bytes, both of which must be readable; nil for a longer number.
  @inline(__always)
  func shortNumber(_ next: inout Int) -> UInt32? {
    let first = UInt32(load(fromByteOffset: next, as: UInt8.self))
    if first & 0x80 != 0 {
      next &+= 1
      return first & 0x7F
    }
    let second = UInt32(load(fromByteOffset: next &+ 1, as: UInt8.self))
    guard second & 0x80 != 0 else { return nil }
    next &+= 2
    return first | (second & 0x7F) << 7
  }
}

extension NibValueType {
  /// Creates a type from its code, without the comparisons of `init(rawValue:)`: the cases are numbered from zero, like
  /// their tags.
  @inline(__always)
  fileprivate init?(code: UInt8) {
    guard code <= NibValueType.object.rawValue else { return nil }
    self = unsafeBitCast(code, to: NibValueType.self)
  }

  /// The number of bytes after the type that have a fixed length: the number, or the length of less than 128 bytes of
  /// data.
  @inline(__always)
  fileprivate var width: Int {
    // One hexadecimal digit per type, with the first type last. This avoids an unpredictable jump, and a table lookup
    // that the next value would have to wait for.
    let widths: UInt64 = 0x401_8400_8421
    return Int(truncatingIfNeeded: widths &>> (UInt64(rawValue) &* 4)) & 0xF
  }
}

/// The interpretation of the eight bytes after a type: the significant bits, the sign bit, and the largest valid number
/// if that does not depend on the nib.
private struct Shape {
  var mask: UInt64
  var sign: UInt64 = 0
  var last = UInt64.max
}

/// The layouts by type.
private let shapes: [Shape] = NibValueType.allCases.map { type in
  switch type {
  case .int8: Shape(mask: 0xFF, sign: 0x80)
  case .int16: Shape(mask: 0xFFFF, sign: 0x8000)
  case .int32: Shape(mask: 0xFFFF_FFFF, sign: 0x8000_0000)
  case .int64, .double: Shape(mask: .max)
  case .float: Shape(mask: 0xFFFF_FFFF)
  case .object: Shape(mask: 0xFFFF_FFFF, last: 0)
  case .data: Shape(mask: 0x7F)
  case .true, .false, .nil: Shape(mask: 0)
  }
}
