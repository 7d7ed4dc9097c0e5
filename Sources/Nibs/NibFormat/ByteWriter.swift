/// Writes little-endian numbers.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func number(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }

  mutating func varint(_ value: Int) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    bytes.append(UInt8(rest) | 0x80)
  }

  mutating func value(_ value: NibGraph.ValueRecord, data: [UInt8]) {
    varint(Int(value.key))
    bytes.append(value.type.rawValue)
    switch value.type {
    case .int8: number(Int8(truncatingIfNeeded: value.bits))
    case .int16: number(Int16(truncatingIfNeeded: value.bits))
    case .int32: number(Int32(truncatingIfNeeded: value.bits))
    case .int64, .double: number(value.bits)
    case .float, .object: number(UInt32(truncatingIfNeeded: value.bits))
    case .true, .false, .nil: break
    case .data:
      let range = value.dataRange
      varint(range.count)
      bytes += data[range]
    }
  }
}

extension NibGraph.ValueRecord {
  /// The range of a data value's bytes in the graph's data.
  @inlinable var dataRange: Range<Int> {
    let offset = Int(bits >> 32)
    return offset..<offset + Int(bits & 0xFFFF_FFFF)
  }
}
