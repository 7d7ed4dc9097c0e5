/// Reads little-endian numbers from bytes with bounds checks; positions are in bytes from the beginning.
struct ByteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var remaining: Int { bytes.count - position }

  /// Continues at a position within the bytes.
  mutating func move(to position: Int) { self.position = position }

  mutating func byte() throws(NibFormatError) -> UInt8 {
    guard position < bytes.count else { throw NibFormatError.truncated(at: position) }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a fixed-width number.
  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws(NibFormatError)
    -> Number
  {
    let width = MemoryLayout<Number>.size
    guard remaining >= width else { throw NibFormatError.truncated(at: position) }
    defer { position += width }
    let value = UnsafeRawPointer(bytes.baseAddress! + position).loadUnaligned(as: Number.self)
    return Number(littleEndian: value)
  }

  /// Reads a number of seven bits per byte, the least significant first; the high bit marks the last byte.
  @inline(__always)
  mutating func varint() throws(NibFormatError) -> Int {
    if position < bytes.count, bytes[position] & 0x80 != 0 {
      defer { position += 1 }
      return Int(bytes[position] & 0x7F)
    }
    return try longVarint()
  }

  private mutating func longVarint() throws(NibFormatError) -> Int {
    let start = position
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 35 {
      let next = try byte()
      value |= UInt64(next & 0x7F) << shift
      shift += 7
      guard next & 0x80 != 0 else { continue }
      guard value <= UInt64(UInt32.max) else { break }
      return Int(value)
    }
    throw NibFormatError(.numberTooLarge, at: start, "a number has more than 32 bits")
  }

  /// Skips strings, each preceded by its length.
  mutating func skipTexts(_ count: Int) throws(NibFormatError) {
    var left = count
    while left > 0 {
      // Nearly every length takes one byte.
      var place = position
      while left > 0, place < bytes.count, bytes[place] & 0x80 != 0 {
        let next = place &- 0x7F &+ Int(bytes[place])
        guard next <= bytes.count else { break }
        place = next
        left &-= 1
      }
      position = place
      guard left > 0 else { return }
      _ = try stretch(try varint())
      left -= 1
    }
  }

  /// Reads a number of bytes.
  mutating func stretch(_ count: Int) throws(NibFormatError) -> UnsafeBufferPointer<UInt8> {
    guard count >= 0, count <= remaining else { throw NibFormatError.truncated(at: position) }
    defer { position += count }
    return UnsafeBufferPointer(rebasing: bytes[position..<position + count])
  }
}
