import Synchronization
import XMLTree

/// A cache of the schema's rows for documents, which look up a few hundred pairs of element and attribute thousands of
/// times.
///
/// Who goes through a document borrows the rows of an earlier one, so that a run over many documents looks up each pair
/// about once.
struct AttributeRows {
  private struct Slot {
    var key: UInt64
    var row: IBSchema.AttributeRow?
  }

  /// A power of two. A pair replaces the one in its slot.
  private static let size = 4096
  private static let empty = Slot(key: .max, row: nil)
  private static let idle = Mutex<[AttributeRows]>([])
  private var slots: [Slot]

  /// Rows that nothing else uses until they are returned.
  static func borrowed() -> AttributeRows {
    idle.withLock { $0.popLast() }
      ?? AttributeRows(slots: Array(repeating: Self.empty, count: Self.size))
  }

  /// Leaves the rows to the next borrower. They must not be used afterwards.
  mutating func giveBack() {
    let rows = AttributeRows(slots: slots)
    slots = []
    Self.idle.withLock { $0.append(rows) }
  }

  /// The row of an attribute of an element, as ``IBSchema/attribute(_:of:)`` finds it.
  subscript(attribute: Name, of element: Name) -> IBSchema.AttributeRow? {
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
