import InterfaceBuilder
import XMLTree

/// The attributes and elements without a known nib key, `-` in the column `nib` of the schema: they are reported with a
/// diagnostic instead of being dropped silently.
struct UncompiledNames {
  /// What the rows of one attribute's name say.
  private enum Rows {
    case none, some, all
  }

  /// By the number of a name.
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

  /// Whether an element is left out; one that the schema lacks is.
  func leavesOut(element: Name) -> Bool {
    let number = Int(element.rawValue)
    return number >= NibRows.elements.count || NibRows.elements[number] == 1
  }

  /// Whether an attribute is left out; one that the schema lacks is.
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
