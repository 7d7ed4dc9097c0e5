import Budgets

/// Decodes the binary property list format `bplist00`: a table of objects that refer to each other by index.
package struct BinaryPropertyList {
  /// The first bytes of a file.
  package static let magic = Array("bplist00".utf8)

  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var referenceSize = 0
  /// Lists can share members, so a small file could describe a value of unlimited size. A list without shared members
  /// needs no more visits and bytes than the file contains.
  private var budget: Budget

  /// Returns the root value of a list.
  /// - Throws: ``PropertyListError`` if the list is damaged, nested too deeply, or too large when expanded.
  package static func decode(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = try BinaryPropertyList(bytes)
    return try reader.value(reader.top)
  }

  private var top = 0

  private init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.bytes = bytes
    budget = Budget(
      depth: PropertyList.deepest, steps: min(bytes.count, PropertyList.most),
      bytes: bytes.count * 2 + 16 << 20)
    guard bytes.starts(with: Self.magic), bytes.count >= 40 else {
      throw PropertyListError(.invalid, at: 0, "truncated binary property list")
    }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let count = try number(at: trailer + 8, size: 8)
    top = try number(at: trailer + 16, size: 8)
    let table = try number(at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, top < count,
      table <= trailer, count <= (trailer - table) / offsetSize
    else {
      throw PropertyListError(.invalid, at: trailer, "damaged property list trailer")
    }
    offsets.reserveCapacity(count)
    for index in 0..<count {
      let offset = try number(at: table + index * offsetSize, size: offsetSize)
      guard offset < trailer else {
        throw PropertyListError(
          .invalid, at: table, "an object lies beyond the end of the file")
      }
      offsets.append(offset)
    }
  }

  /// Returns a big-endian number that fits into an Int.
  private func number(at offset: Int, size: Int) throws(PropertyListError) -> Int {
    guard offset >= 0, size >= 0, offset <= bytes.count - size else {
      throw .truncated(at: offset)
    }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
    guard value <= UInt64(Int.max) else {
      throw PropertyListError(.numberTooLarge, at: offset, "a number is too large")
    }
    return Int(value)
  }

  /// Returns the bytes of a text or data, which count each time that a list refers to them.
  private mutating func content(_ offset: Int, _ count: Int) throws(PropertyListError)
    -> ArraySlice<UInt8>
  {
    let bytes = try stretch(offset, count)
    do throws(Budget.Exceeded) {
      try budget.spend(bytes: count)
    } catch {
      throw PropertyListError(error, at: offset)
    }
    return bytes
  }

  private func stretch(_ offset: Int, _ count: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
    guard count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      throw .truncated(at: offset)
    }
    return bytes[offset..<offset + count]
  }

  private mutating func value(_ index: Int) throws(PropertyListError) -> PropertyList {
    guard index < offsets.count else {
      throw PropertyListError(
        .indexOutOfRange, at: nil,
        "invalid object \(index); the property list has only \(offsets.count)")
    }
    do throws(Budget.Exceeded) {
      try budget.enter()
    } catch {
      throw PropertyListError(error, at: offsets[index])
    }
    defer { budget.leave() }
    let offset = offsets[index]
    let marker = try number(at: offset, size: 1)
    let low = marker & 0x0F
    switch marker >> 4 {
    case 0x0: return low == 8 ? .bool(false) : low == 9 ? .bool(true) : .null
    case 0x1: return .integer(try integer(offset + 1, size: 1 << low))
    case 0x2: return .real(try real(offset + 1, size: 1 << low))
    case 0x3: return .date(try real(offset + 1, size: 8))
    case 0x8: return .uid(try number(at: offset + 1, size: low + 1))
    case 0x4:
      let (count, start) = try length(low, offset)
      return .data(Array(try content(start, count)))
    case 0x5:
      let (count, start) = try length(low, offset)
      return .string(String(decoding: try content(start, count), as: UTF8.self))
    case 0x6:
      let (count, start) = try length(low, offset)
      guard count <= bytes.count / 2 else { throw .truncated(at: offset) }
      let units = try content(start, count * 2)
      let pairs = stride(from: units.startIndex, to: units.endIndex, by: 2).map {
        UInt16(units[$0]) << 8 | UInt16(units[$0 + 1])
      }
      return .string(String(decoding: pairs, as: UTF16.self))
    case 0xA, 0xC:
      let (count, start) = try length(low, offset)
      return .array(try members(count, start))
    case 0xD:
      let (count, start) = try length(low, offset)
      let keys = try members(count, start)
      let values = try members(count, start + count * referenceSize)
      return .dictionary(zip(keys, values).map { ($0.string ?? "", $1) })
    default:
      throw PropertyListError(.unknownType, at: offset, "unknown property list marker \(marker)")
    }
  }

  private mutating func members(_ count: Int, _ start: Int) throws(PropertyListError)
    -> [PropertyList]
  {
    guard count <= bytes.count / referenceSize else { throw .truncated(at: start) }
    // No capacity is reserved: nested lists would each reserve as much memory as the file size.
    var members: [PropertyList] = []
    for index in 0..<count {
      let reference = try number(at: start + index * referenceSize, size: referenceSize)
      members.append(try value(reference))
    }
    return members
  }

  /// Returns a length; if the length does not fit into the marker, it follows as a separate number.
  private func length(_ low: Int, _ offset: Int) throws(PropertyListError) -> (Int, Int) {
    guard low == 0x0F else { return (low, offset + 1) }
    let marker = try number(at: offset + 1, size: 1)
    guard marker >> 4 == 1, marker & 0x0F <= 3 else {
      throw PropertyListError(.invalid, at: offset, "a length is not a number")
    }
    let size = 1 << (marker & 0x0F)
    return (try number(at: offset + 2, size: size), offset + 2 + size)
  }

  private func integer(_ offset: Int, size: Int) throws(PropertyListError) -> Int64 {
    guard size <= 16 else { throw .truncated(at: offset) }
    var value: UInt64 = 0
    for byte in try stretch(offset, size).suffix(8) { value = value << 8 | UInt64(byte) }
    return Int64(bitPattern: value)
  }

  private func real(_ offset: Int, size: Int) throws(PropertyListError) -> Double {
    var value: UInt64 = 0
    for byte in try stretch(offset, size) { value = value << 8 | UInt64(byte) }
    switch size {
    case 4: return Double(Float(bitPattern: UInt32(value)))
    case 8: return Double(bitPattern: value)
    default:
      throw PropertyListError(
        .invalid, at: offset, "unsupported real number of \(size) bytes")
    }
  }
}
