import CFieldRecords

/// A stored property of a class, read from the runtime's records.
package struct StoredField {
  /// The way in which a property refers to its object.
  package enum Ownership {
    case strong, weak, unowned
  }

  /// The name in the records, such as `$__lazy_storage_$_title` for a lazy `title`.
  package let name: String
  /// The type; an optional for a weak property.
  package let type: Any.Type
  /// The property's offset in an object, in bytes.
  package let offset: Int
  package let ownership: Ownership
  /// Whether the property was declared with `var`.
  package let isVariable: Bool

  /// Returns the stored properties that a class declares itself, without those of its superclasses.
  package static func declared(by type: AnyClass) -> [StoredField] {
    let inherited = _getSuperclass(type).map { field_records_count(metadata($0)) } ?? 0
    let count = field_records_count(metadata(type))
    guard inherited < count else { return [] }
    return (inherited..<count).map { index in
      StoredField(field_record(metadata(type), index, inherited))
    }
  }

  private init(_ record: FieldRecord) {
    name = record.name.map { String(cString: $0) } ?? ""
    record.freeName?(record.name)
    type = unsafeBitCast(record.type, to: Any.Type.self)
    offset = record.offset
    ownership =
      switch record.ownership {
      case FieldOwnershipStrong: .strong
      case FieldOwnershipWeak: .weak
      default: .unowned
      }
    isVariable = record.isVariable
  }

  /// Whether the type is an enumeration or an optional of one.
  package var holdsEnumeration: Bool {
    var held = type
    while let optional = held as? any OptionalType.Type { held = optional.wrappedType }
    return field_type_is_enumeration(Self.metadata(held))
  }

  private static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
