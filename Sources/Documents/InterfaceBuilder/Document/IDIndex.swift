import XMLTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A table that maps ids to numbers. Ids are compared as bytes, because nearly every element of a document has one, and
/// most are looked up only once or not at all.
///
/// Slots are eight bytes, and the ids are stored in order next to them, so that even lookups in a large document rarely
/// miss the cache.
struct IDIndex: Sendable {
  private struct Slot: Sendable {
    var hash: UInt32
    var entry: UInt32
  }

  private struct Entry: Sendable {
    var number: UInt32
    var id: AttributeRecord
  }

  private var slots: [Slot]
  /// The beginning of every hash. It is random, so that a document cannot have many ids with one hash.
  private let seed = UInt32.random(in: 1 ... .max)
  private var entries: [Entry] = []
  /// The numbers whose id an earlier number already has.
  private(set) var duplicates: [(object: UInt32, first: UInt32)] = []

  private static let empty = Slot(hash: 0, entry: .max)

  /// Creates an index with capacity for a number of ids.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Self.empty, count: size)
    entries.reserveCapacity(capacity)
  }

  /// Adds a number under an id; if several numbers have the same id, the first one is kept.
  mutating func insert(_ number: UInt32, id: AttributeRecord, in tree: Tree) {
    if (entries.count + 1) * 2 > slots.count { grow() }
    let hash = tree.withValue(of: id) { hashed($0) }
    var at = Int(hash) & (slots.count - 1)
    while slots[at].entry != Self.empty.entry {
      if slots[at].hash == hash {
        let other = entries[Int(slots[at].entry)]
        if Self.same(other.id, id, in: tree) {
          duplicates.append((number, other.number))
          return
        }
      }
      at = (at + 1) & (slots.count - 1)
    }
    slots[at] = Slot(hash: hash, entry: UInt32(entries.count))
    entries.append(Entry(number: number, id: id))
  }

  /// Returns the first number with the id that an attribute names.
  func first(_ id: AttributeRecord, in tree: Tree) -> UInt32? {
    tree.withValue(of: id) { first($0, in: tree) }
  }

  /// Returns the first number with an id.
  func first(_ id: UnsafeBufferPointer<UInt8>, in tree: Tree) -> UInt32? {
    let hash = hashed(id)
    var at = Int(hash) & (slots.count - 1)
    while slots[at].entry != Self.empty.entry {
      if slots[at].hash == hash {
        let entry = entries[Int(slots[at].entry)]
        if tree.withValue(of: entry.id, { Self.same($0, id) }) { return entry.number }
      }
      at = (at + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Self.empty, count: old.count * 2)
    for slot in old where slot.entry != Self.empty.entry {
      var at = Int(slot.hash) & (slots.count - 1)
      while slots[at].entry != Self.empty.entry { at = (at + 1) & (slots.count - 1) }
      slots[at] = slot
    }
  }

  private func hashed(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = seed
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }

  private static func same(_ left: AttributeRecord, _ right: AttributeRecord, in tree: Tree) -> Bool
  {
    tree.withValue(of: left) { left in tree.withValue(of: right) { same(left, $0) } }
  }

  private static func same(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress
    else { return left.count == right.count }
    return memcmp(first, second, left.count) == 0
  }
}
