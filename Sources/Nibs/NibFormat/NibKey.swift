import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A key of an object, created from a literal or a name. Its bytes live as long as the process, so that passing a key
/// costs nothing.
public struct NibKey: ExpressibleByStringLiteral, @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline let count: Int

  /// Creates a key from a literal.
  @inlinable
  public init(stringLiteral literal: StaticString) { self.init(literal) }

  /// Creates a key from a literal.
  @inlinable
  public init(_ literal: StaticString) {
    if literal.hasPointerRepresentation {
      self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    } else {
      self.init(named: literal.description)
    }
  }

  @inlinable
  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// Creates a key from a name. Every name used is kept for the life of the process.
  public init(named name: String) {
    let bytes = Self.kept.withLock { kept in
      if let known = kept[name] { return known }
      let room = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, name.utf8.count))
      for (place, byte) in name.utf8.enumerated() { room[place] = byte }
      let bytes = Bytes(start: UnsafePointer(room))
      kept[name] = bytes
      return bytes
    }
    self.init(start: bytes.start, count: name.utf8.count)
  }

  /// The name of the key.
  public var name: String { String(decoding: bytes, as: UTF8.self) }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  private struct Bytes: @unchecked Sendable {
    let start: UnsafePointer<UInt8>
  }

  private static let kept = Mutex<[String: Bytes]>([:])
}

/// A hash table from the addresses of keys to numbers, with open addressing.
struct KeyNumbers: Sendable {
  private struct Slot: Sendable {
    /// The address of the key; 0 for a free slot.
    var address: UInt = 0
    var number: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0

  subscript(key: NibKey) -> UInt32? {
    get {
      let address = UInt(bitPattern: key.start)
      let slot = slots[place(of: address)]
      return slot.address == address ? slot.number : nil
    }
    set {
      guard let newValue else { return }
      if count * 2 >= slots.count { grow() }
      let address = UInt(bitPattern: key.start)
      let place = place(of: address)
      if slots[place].address == 0 { count += 1 }
      slots[place] = Slot(address: address, number: newValue)
    }
  }

  /// Returns the slot of an address, or the free slot for it.
  private func place(of address: UInt) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place].address != 0, slots[place].address != address { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.address != 0 { slots[place(of: slot.address)] = slot }
  }
}

/// A hash table that numbers names in the order in which they are inserted; a nib has few names, and they are short.
///
/// The table stores the bytes of the names in one array, because comparing strings would retain and release each of
/// them.
public struct NameNumbers: Sendable {
  private struct Entry: Sendable {
    /// The end of the name in the bytes; it begins where the previous one ends.
    var end: UInt32
    var hash: UInt32
  }

  private static let none = UInt32.max
  private var slots = [UInt32](repeating: Self.none, count: 256)
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  /// Creates an empty table.
  public init() {}

  /// Creates a table of names, numbered in their order.
  init(_ names: [String]) { for name in names { insert(name) } }

  /// Returns the number of a name; nil if it has not been inserted.
  public func number(of name: String) -> UInt32? {
    var name = name
    return name.withUTF8 { number(of: $0) }
  }

  /// Returns the number of a key, without creating a string.
  func number(of key: NibKey) -> UInt32? { number(of: key.bytes) }

  private func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let number = slots[place(of: name, Self.hash(name))]
    return number == Self.none ? nil : number
  }

  /// Inserts a name and returns its number. If the name is already in the table, this number replaces the old one.
  @discardableResult
  public mutating func insert(_ name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { insert($0) }
  }

  private mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if (entries.count + 1) * 2 >= slots.count { grow() }
    let hash = Self.hash(name)
    let place = place(of: name, hash)
    let number = UInt32(entries.count)
    bytes.append(contentsOf: name)
    entries.append(Entry(end: UInt32(bytes.count), hash: hash))
    slots[place] = number
    return number
  }

  private mutating func grow() {
    let numbers = slots.filter { $0 != Self.none }
    slots = [UInt32](repeating: Self.none, count: slots.count * 2)
    let mask = slots.count - 1
    // The names differ from each other, so only their hashes matter.
    for number in numbers {
      var place = Int(entries[Int(number)].hash) & mask
      while slots[place] != Self.none { place = (place + 1) & mask }
      slots[place] = number
    }
  }

  /// Returns the slot of a name, or the free slot for it.
  private func place(of name: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place] != Self.none, !isEntry(Int(slots[place]), name, hash) {
      place = (place + 1) & mask
    }
    return place
  }

  private func isEntry(_ number: Int, _ name: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Bool {
    let entry = entries[number]
    guard entry.hash == hash else { return false }
    let start = number == 0 ? 0 : Int(entries[number - 1].end)
    guard Int(entry.end) - start == name.count, let first = name.baseAddress else {
      return Int(entry.end) - start == name.count
    }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + start, first, name.count) == 0 } ?? true
    }
  }

  /// Hashes the length and the last bytes, because the keys of a class share their prefixes.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(name)
    var hash = UInt64(bytes.count)
    if bytes.count >= 8 {
      hash ^=
        bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
        &* 0x9E37_79B9_7F4A_7C15
      hash ^= bytes.loadUnaligned(fromByteOffset: max(0, bytes.count - 16), as: UInt64.self) >> 7
    } else {
      for byte in bytes { hash = (hash &* 31) &+ UInt64(byte) }
    }
    hash &*= 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}

/// Finds the numbers of keys in one graph; after the first time, using the key's address.
public struct NibKeyIndex: Sendable {
  private static let absent = UInt32.max
  private let names: NameNumbers
  private var known = KeyNumbers()

  /// Creates an index for the keys of a graph.
  public init(_ graph: NibGraph) { names = graph.names.keyNumbers }

  /// Returns the number of a key in the graph; nil if no object has it.
  public mutating func number(of key: NibKey) -> UInt32? {
    if let known = known[key] { return known == Self.absent ? nil : known }
    let number = names.number(of: key)
    known[key] = number ?? Self.absent
    return number
  }
}
