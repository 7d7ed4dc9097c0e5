package import PropertyLists

/// Encodes the binary property list format `bplist00`. Equal lists result in equal bytes: members keep their order, and
/// no two members share an object.
package struct BinaryPropertyListWriter {
  private var objects: [[UInt8]] = []
  private var references: [[Int]] = []

  /// Returns the bytes of a list.
  package static func encode(_ list: PropertyList) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    let top = writer.add(list)
    return writer.finish(top: top)
  }

  /// Adds a value and returns its number. Members are numbered before any bytes are written, because the size of a
  /// reference depends on the number of objects.
  private mutating func add(_ list: PropertyList) -> Int {
    // Bounded: the value is one that this package made, a few levels deep.
    let number = objects.count
    objects.append([])
    references.append([])
    switch list {
    case .null: objects[number] = [0x00]
    case .bool(let value): objects[number] = [value ? 0x09 : 0x08]
    case .integer(let value): objects[number] = Self.integer(value)
    case .real(let value): objects[number] = [0x23] + Self.bigEndian(value.bitPattern)
    case .date(let value): objects[number] = [0x33] + Self.bigEndian(value.bitPattern)
    case .uid(let value):
      let bytes = Self.bigEndian(UInt32(truncatingIfNeeded: value))
      objects[number] = [0x83] + bytes
    case .string(let text): objects[number] = Self.string(text)
    case .data(let bytes): objects[number] = Self.marker(0x40, bytes.count) + bytes
    case .array(let members):
      objects[number] = Self.marker(0xA0, members.count)
      references[number] = members.map { add($0) }
    case .dictionary(let members):
      objects[number] = Self.marker(0xD0, members.count)
      references[number] =
        members.map { add(.string($0.key)) } + members.map { add($0.value) }
    }
    return number
  }

  private func finish(top: Int) -> [UInt8] {
    let referenceSize = Self.size(objects.count)
    var bytes = BinaryPropertyList.magic
    var offsets: [Int] = []
    for (object, members) in zip(objects, references) {
      offsets.append(bytes.count)
      bytes += object
      for member in members { bytes += Self.bigEndian(UInt64(member)).suffix(referenceSize) }
    }
    let table = bytes.count
    let offsetSize = Self.size(table)
    for offset in offsets { bytes += Self.bigEndian(UInt64(offset)).suffix(offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, top, table] { bytes += Self.bigEndian(UInt64(number)) }
    return bytes
  }

  // MARK: Parts

  /// Returns the number of bytes that numbers up to a limit require: 1, 2, 4 or 8.
  private static func size(_ bound: Int) -> Int {
    [1, 2, 4].first { bound < 1 << (8 * $0) } ?? 8
  }

  private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  private static func integer(_ value: Int64) -> [UInt8] {
    guard value >= 0 else { return [0x13] + bigEndian(value) }
    let size = size(Int(value))
    let power = UInt8(size.trailingZeroBitCount)
    return [0x10 | power] + bigEndian(value).suffix(size)
  }

  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0x0F] + integer(Int64(count))
  }

  private static func string(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return marker(0x50, text.utf8.count) + Array(text.utf8)
    }
    return marker(0x60, text.utf16.count) + text.utf16.flatMap { bigEndian($0) }
  }
}
