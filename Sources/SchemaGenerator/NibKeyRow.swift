/// The key of a nib that an attribute becomes as it is: `float UIAlpha` in the column `nib`.
struct NibKeyRow {
  /// How the value is written.
  enum Kind: String {
    case bool
    /// The opposite of a truth value.
    case not
    case int
    case float
    case double
    /// A text as it is.
    case string
    /// A text that a translation may replace.
    case text
    /// The number of a word.
    case word
    /// A bit of a number that code of the compiler's own writes; the key is its place, from 0.
    case bit

    /// Whether values of an attribute's type can be written so.
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
