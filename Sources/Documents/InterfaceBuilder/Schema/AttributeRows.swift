import Synchronization
package import XMLTree

/// A cache of schema rows, because a document looks up a few hundred pairs of element and attribute thousands of times.
///
/// Each pass over a document borrows the rows of an earlier pass, so that a run over many documents looks up each pair
/// about once.
package struct AttributeRows {
  private struct Slot {
    var key: UInt64
    var row: IBSchema.AttributeRow?
  }

  /// The number of slots, a power of two. A new pair replaces the previous one in its slot.
  private static let size = 4096
  private static let empty = Slot(key: .max, row: nil)
  private static let idle = Mutex<[AttributeRows]>([])
  private var slots: [Slot]

  /// Returns rows that no other pass uses until they are returned.
  package static func borrowed() -> AttributeRows {
    idle.withLock { $0.popLast() }
      ?? AttributeRows(slots: Array(repeating: Self.empty, count: Self.size))
  }

  /// Returns the rows for the next borrower. They must not be used afterward.
  package mutating func recycle() {
    let rows = AttributeRows(slots: slots)
    slots = []
    Self.idle.withLock { $0.append(rows) }
  }

  /// Returns the row of an attribute of an element, as ``IBSchema/attribute(_:of:)`` finds it.
  package subscript(attribute: Name, of element: Name) -> IBSchema.AttributeRow? {
    mutating get {
      let key = UInt64(element.rawValue) << 32 | UInt64(attribute.rawValue)
      let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 52)
      if slots[place].key != key {
        slots[place] = Slot(key: key, row: IBSchema.attribute(attribute, of: element))
      }
      return slots[place].row
    }
  }
}
