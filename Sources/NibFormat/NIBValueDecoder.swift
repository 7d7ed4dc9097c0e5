/// Reads the values of a NIBArchive into the room of a graph's table; data stay where they are.
///
/// Most of an archive is values, of which most have one form: a key of one or two bytes and what their type
/// takes. Those are read with one check of the room a value, in variables that stay in registers; every other
/// form, and all damage, step by step.
struct NIBValueDecoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let keyCount: Int
  private let objectCount: Int
  private let records: UnsafeMutableBufferPointer<NibGraph.ValueRecord>
  /// Where the next value begins.
  private(set) var position: Int
  /// How many values were read.
  private(set) var count = 0

  /// Begins at a place of an archive.
  /// - Parameter records: Room for as many values as there are.
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

  /// Reads values until there are as many as asked for.
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
  /// The most that a value of the usual form takes, without the bytes of data.
  private static let usualLength = 2 + 1 + 8

  /// Reads values as long as they have the usual form.
  private mutating func decodeUsual(_ total: Int) {
    shapes.withUnsafeBufferPointer { shapes in
      guard let start = bytes.baseAddress, let records = records.baseAddress,
        let shapes = shapes.baseAddress
      else { return }
      let bytes = UnsafeRawPointer(start)
      let byteCount = self.bytes.count
      let last = byteCount - Self.usualLength
      let keyCount = UInt32(truncatingIfNeeded: keyCount)
      let lastObject = UInt64(objectCount) &- 1
      var position = position
      var count = count
      while count < total, position <= last {
        var next = position
        guard let key = bytes.shortNumber(&next), key < keyCount else { break }
        let code = bytes.load(fromByteOffset: next, as: UInt8.self)
        guard let type = NibValueType(code: code) else { break }
        next &+= 1
        let bits: UInt64
        if type == .data {
          guard let length = bytes.shortNumber(&next), Int(length) <= byteCount &- next else {
            break
          }
          bits = UInt64(truncatingIfNeeded: next) &<< 32 | UInt64(length)
          next &+= Int(length)
        } else {
          let word = bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self)
          let shape = shapes[Int(code)]
          bits = ((UInt64(littleEndian: word) & shape.mask) ^ shape.sign) &- shape.sign
          // Every type has a last number, so that no value is asked whether it is a reference.
          if bits > shape.last | lastObject { break }
          next &+= type.width
        }
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
  /// A number of one or two bytes, of which both can be read; nil for a longer one.
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
  /// The type of a code, without the comparisons of `init(rawValue:)`: the cases are numbered from zero, as
  /// their tags are.
  @inline(__always)
  fileprivate init?(code: UInt8) {
    guard code <= NibValueType.object.rawValue else { return nil }
    self = unsafeBitCast(code, to: NibValueType.self)
  }

  /// How many bytes a value takes behind its type; 0 for data, which says so itself.
  @inline(__always)
  fileprivate var width: Int {
    // One digit a type, the first one last: neither a jump that cannot be foreseen nor a look-up, for which
    // the next value would wait.
    let widths: UInt64 = 0x400_8400_8421
    return Int(truncatingIfNeeded: widths &>> (UInt64(rawValue) &* 4)) & 0xF
  }
}

/// The meaning of the eight bytes after a type: the significant bits, the sign bit, and the largest number that is
/// valid there, if it does not depend on the nib.
private struct Shape {
  var mask: UInt64
  var sign: UInt64 = 0
  var last = UInt64.max
}

/// The shapes by type.
private let shapes: [Shape] = NibValueType.allCases.map { type in
  switch type {
  case .int8: Shape(mask: 0xFF, sign: 0x80)
  case .int16: Shape(mask: 0xFFFF, sign: 0x8000)
  case .int32: Shape(mask: 0xFFFF_FFFF, sign: 0x8000_0000)
  case .int64, .double: Shape(mask: .max)
  case .float: Shape(mask: 0xFFFF_FFFF)
  case .object: Shape(mask: 0xFFFF_FFFF, last: 0)
  case .true, .false, .nil, .data: Shape(mask: 0)
  }
}
