import InterfaceBuilder
import XMLTree

/// The attributes and elements without a known nib key, which have `-` in the schema's column `nib`. They are reported
/// with a diagnostic instead of being dropped silently.
struct UncompiledNames {
  /// The rows of one attribute name that have no nib key.
  private enum Rows {
    case none, some, all
  }

  /// The rows by the number of the name.
  private let attributes: [Rows]

  static let table = UncompiledNames()

  private init() {
    var left = [Int](repeating: 0, count: Vocabulary.interfaceBuilder.count)
    var all = left
    for (name, number) in zip(IBSchema.rowAttributes, NibRows.attributes) {
      all[Int(name.rawValue)] += 1
      if number == 1 { left[Int(name.rawValue)] += 1 }
    }
    attributes = zip(left, all).map { $0 == 0 ? .none : $0 == $1 ? .all : .some }
  }

  /// Returns whether an element has no known nib key; true for an element that is not in the schema.
  func leavesOut(element: Name) -> Bool {
    let number = Int(element.rawValue)
    return number >= NibRows.elements.count || NibRows.elements[number] == 1
  }

  /// Returns whether an attribute has no known nib key; true for an attribute that is not in the schema.
  func leavesOut(_ attribute: Name, of element: Name) -> Bool {
    let number = Int(attribute.rawValue)
    guard number < attributes.count else { return true }
    switch attributes[number] {
    case .none: return false
    case .all: return true
    case .some:
      return IBSchema.rowNumber(of: attribute, of: element).map { NibRows.attributes[$0] == 1 }
        ?? false
    }
  }
}
