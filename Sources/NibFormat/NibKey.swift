import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A key of a nib's object, as a literal or by name: bytes that live as long as the process, so that passing a
/// key on costs nothing.
public struct NibKey: ExpressibleByStringLiteral, @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline let count: Int

  /// A key that is known when the program is compiled.
  @inlinable
  public init(stringLiteral literal: StaticString) { self.init(literal) }

  /// A key that is known when the program is compiled.
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

  /// A key by its name. Every name that is used once is kept.
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

  /// The key's name.
  public var name: String { String(decoding: bytes, as: UTF8.self) }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  private struct Bytes: @unchecked Sendable {
    let start: UnsafePointer<UInt8>
  }

  private static let kept = Mutex<[String: Bytes]>([:])
}

/// Numbers by the address of a key: open addressing in an array.
struct KeyNumbers: Sendable {
  private struct Slot: Sendable {
    /// 0 for a slot that is free.
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

  /// The slot of an address, or the free one that it would take.
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

/// Numbers of names, found by a hash of their bytes: names are short, and few in a nib.
public struct NameNumbers: Sendable {
  private static let none = UInt32.max
  private var slots = [UInt32](repeating: Self.none, count: 256)
  private var count = 0

  /// No names yet.
  public init() {}

  /// The number of a name, nil for one that was not inserted.
  /// - Parameter names: The names by their numbers.
  public func number(of name: String, in names: [String]) -> UInt32? {
    var name = name
    return name.withUTF8 { number(of: $0, in: names) }
  }

  /// The number of a key, without making a string of it.
  func number(of key: NibKey, in names: [String]) -> UInt32? { number(of: key.bytes, in: names) }

  private func number(of name: UnsafeBufferPointer<UInt8>, in names: [String]) -> UInt32? {
    let number = slots[place(of: name, in: names)]
    return number == Self.none ? nil : number
  }

  /// Gives a name its number.
  /// - Parameter names: The names by their numbers, this one among them.
  public mutating func insert(_ number: UInt32, for name: String, in names: [String]) {
    count += 1
    if count * 2 >= slots.count {
      let old = slots
      slots = [UInt32](repeating: Self.none, count: old.count * 2)
      for number in old where number != Self.none {
        var name = names[Int(number)]
        slots[name.withUTF8 { place(of: $0, in: names) }] = number
      }
    }
    var name = name
    slots[name.withUTF8 { place(of: $0, in: names) }] = number
  }

  /// The slot of a name, or the free one that it would take.
  private func place(of name: UnsafeBufferPointer<UInt8>, in names: [String]) -> Int {
    let mask = slots.count - 1
    var place = Self.hash(name) & mask
    while slots[place] != Self.none, !Self.equal(names[Int(slots[place])], name) {
      place = (place + 1) & mask
    }
    return place
  }

  private static func equal(_ known: String, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var known = known
    return known.withUTF8 { known in
      known.count == name.count
        && (known.isEmpty || memcmp(known.baseAddress!, name.baseAddress!, known.count) == 0)
    }
  }

  /// Of the length and the last bytes: keys of a class begin alike.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
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
    return Int(truncatingIfNeeded: hash >> 40)
  }
}

/// Finds the keys of one graph: each by its address after the first time.
public struct NibKeyIndex: Sendable {
  private static let absent = UInt32.max
  private var names = NameNumbers()
  private var known = KeyNumbers()
  private let keys: [String]

  /// The keys of a graph.
  public init(_ graph: NibGraph) {
    keys = graph.keys
    for (number, key) in keys.enumerated() { names.insert(UInt32(number), for: key, in: keys) }
  }

  /// The number of a key in the graph, nil if no object has it.
  public mutating func number(of key: NibKey) -> UInt32? {
    if let known = known[key] { return known == Self.absent ? nil : known }
    let number = names.number(of: key, in: keys)
    known[key] = number ?? Self.absent
    return number
  }
}
