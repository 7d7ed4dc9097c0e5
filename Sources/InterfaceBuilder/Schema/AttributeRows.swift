import XMLTree

/// The schema's rows as one document asks for them: a few hundred pairs of element and attribute, thousands of times.
struct AttributeRows {
  private struct Slot {
    var key: UInt64
    var row: IBSchema.AttributeRow?
  }

  /// A power of two; what falls on the same slot takes it over.
  private static let size = 1024
  private static let empty = Slot(key: .max, row: nil)
  private var slots = Array(repeating: Self.empty, count: Self.size)

  /// The row of an attribute of an element, as ``IBSchema/attribute(_:of:)`` finds it.
  subscript(attribute: Name, of element: Name) -> IBSchema.AttributeRow? {
    mutating get {
      let key = UInt64(element.rawValue) << 32 | UInt64(attribute.rawValue)
      let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
      if slots[place].key != key {
        slots[place] = Slot(key: key, row: IBSchema.attribute(attribute, of: element))
      }
      return slots[place].row
    }
  }
}
