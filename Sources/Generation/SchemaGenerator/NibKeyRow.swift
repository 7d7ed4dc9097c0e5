/// The nib key of an attribute whose value is stored directly, such as `float UIAlpha` in the column `nib`.
struct NibKeyRow {
  /// The kinds of value in a nib.
  enum Kind: String {
    case bool
    /// The negation of a Boolean value.
    case not
    case int
    case float
    case double
    /// A string.
    case string
    /// A string that translations may replace.
    case text
    /// The raw value of an enumeration's word.
    case word
    /// A bit of a number that the compiler's own code writes. The key is the index of the bit, starting at 0.
    case bit

    /// Returns whether values of an attribute's type can have this kind.
    func suits(_ type: String) -> Bool {
      switch self {
      case .bool, .not, .bit: type == "bool"
      case .int: type == "int"
      case .float, .double: ["int", "double", "priority", "component"].contains(type)
      case .string: ["text", "string", "identifier", "class", "url", "version"].contains(type)
      case .text: type == "text"
      case .word: type.hasPrefix("enum:")
      }
    }
  }

  let kind: Kind
  let key: String

  init?(_ column: String) {
    let parts = column.split(separator: " ").map { String($0) }
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]) else { return nil }
    if kind == .bit { guard let bit = Int(parts[1]), 0..<63 ~= bit else { return nil } }
    self.kind = kind
    key = parts[1]
  }
}
