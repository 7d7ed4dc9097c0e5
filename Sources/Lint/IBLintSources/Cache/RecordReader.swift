/// A reader of records from bytes that may be damaged.
package struct RecordReader {
  /// An error that says that the bytes are damaged.
  struct Damage: Error {}

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var texts: [String] = []

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  private mutating func byte() throws -> UInt8 {
    guard position < bytes.endIndex else { throw Damage() }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func int() throws -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      // The tenth byte contains only one bit.
      guard shift < 63 || shift == 63 && byte <= 1 else { throw Damage() }
      value |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
    }
  }

  mutating func bool() throws -> Bool { try byte() != 0 }

  /// Reads the number of following values, each of which needs at least one byte.
  private mutating func count() throws -> Int {
    let count = try int()
    guard count >= 0, count <= bytes.endIndex - position else { throw Damage() }
    return count
  }

  package mutating func string() throws -> String {
    let index = try int()
    if texts.indices.contains(index) { return texts[index] }
    guard index == texts.count else { throw Damage() }
    let length = try count()
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    position += length
    texts.append(text)
    return text
  }

  mutating func optionalString() throws -> String? { try bool() ? string() : nil }

  mutating func strings() throws -> [String] { try list { try $0.string() } }

  // Bounded: no record contains records of its own type.
  mutating func value<Value: RecordCoding>() throws -> Value { try Value(from: &self) }

  mutating func values<Value: RecordCoding>() throws -> [Value] { try list { try $0.value() } }

  mutating func list<Value>(_ value: (inout RecordReader) throws -> Value) throws -> [Value] {
    let count = try count()
    var list: [Value] = []
    // A damaged count may be as large as the file, and each value larger than its bytes.
    list.reserveCapacity(min(count, 1_024))
    for _ in 0..<count { list.append(try value(&self)) }
    return list
  }

  /// Reads an enumeration case by its raw value.
  mutating func choice<Value: RawRepresentable>() throws -> Value where Value.RawValue == UInt8 {
    guard let value = Value(rawValue: try byte()) else { throw Damage() }
    return value
  }

  mutating func choice<Value: RawRepresentable>() throws -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try string()) else { throw Damage() }
    return value
  }

  mutating func optionalChoice<Value: RawRepresentable>() throws -> Value?
  where Value.RawValue == String {
    guard try bool() else { return nil }
    let value: Value = try choice()
    return value
  }
}
