import XMLTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ids to objects, compared as bytes: a document has an id on nearly every element, and most are only
/// ever looked up once or not at all.
struct IDIndex: Sendable {
  private struct Slot: Sendable {
    var hash: UInt32
    var object: UInt32
    var id: AttributeRecord
  }

  private var slots: [Slot]
  private var count = 0
  /// Objects whose id another one has already.
  private(set) var duplicates: [(object: UInt32, first: UInt32)] = []

  private static var empty: UInt32 { .max }
  private static var emptySlot: Slot {
    Slot(hash: 0, object: empty, id: AttributeRecord.empty)
  }

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Self.emptySlot, count: size)
  }

  mutating func insert(_ object: UInt32, id: AttributeRecord, in tree: Tree) {
    if (count + 1) * 2 > slots.count { grow() }
    let hash = tree.withValue(of: id) { Self.hash($0) }
    var at = Int(hash) & (slots.count - 1)
    while slots[at].object != Self.empty {
      if slots[at].hash == hash, Self.same(slots[at].id, id, in: tree) {
        duplicates.append((object, slots[at].object))
        return
      }
      at = (at + 1) & (slots.count - 1)
    }
    slots[at] = Slot(hash: hash, object: object, id: id)
    count += 1
  }

  /// The first object with the id that an attribute names.
  func first(_ id: AttributeRecord, in tree: Tree) -> UInt32? {
    tree.withValue(of: id) { first($0, in: tree) }
  }

  /// The first object with an id.
  func first(_ id: UnsafeBufferPointer<UInt8>, in tree: Tree) -> UInt32? {
    let hash = Self.hash(id)
    var at = Int(hash) & (slots.count - 1)
    while slots[at].object != Self.empty {
      if slots[at].hash == hash, tree.withValue(of: slots[at].id, { Self.same($0, id) }) {
        return slots[at].object
      }
      at = (at + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Self.emptySlot, count: old.count * 2)
    for slot in old where slot.object != Self.empty {
      var at = Int(slot.hash) & (slots.count - 1)
      while slots[at].object != Self.empty { at = (at + 1) & (slots.count - 1) }
      slots[at] = slot
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
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
