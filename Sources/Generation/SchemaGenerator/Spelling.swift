/// The spelling of schema names in Swift.
enum Spelling {
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init",
    "inout", "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "continue", "default",
    "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch",
    "where", "while", "as", "Any", "catch", "false", "is", "nil", "super", "self", "Self", "throw",
    "throws", "true", "try", "Type", "Protocol",
  ]

  /// Returns a word in lower camel case, without characters that Swift identifiers cannot contain, and without
  /// backticks.
  static func member(_ name: String) -> String {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map { String($0) }
    if words.isEmpty { words = ["empty"] }
    var result = words[0]
    for word in words.dropFirst() { result += word.prefix(1).uppercased() + word.dropFirst() }
    if let first = result.first, first.isNumber { result = "_" + result }
    if let first = result.first, first.isUppercase {
      // `UICTFontTextStyleBody` and `ABC` stay unchanged, and `Default` becomes `default`.
      let second = result.dropFirst().first
      if second?.isLowercase ?? true { result = first.lowercased() + result.dropFirst() }
    }
    return result
  }

  /// Returns the spelling of a member in a declaration.
  static func declared(_ member: String) -> String {
    keywords.contains(member) ? "`\(member)`" : member
  }

  /// Returns the type name of an element's wrapper, such as `IBButton`.
  static func type(_ element: String) -> String {
    let member = member(element)
    return "IB" + member.prefix(1).uppercased() + member.dropFirst()
  }

  /// Returns the protocol name of an attribute group, such as `IBViewAttributes`.
  static func group(_ group: String) -> String { type(group) + "Attributes" }

  /// Returns a string literal.
  static func literal(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case _ where character.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }:
        for scalar in character.unicodeScalars {
          escaped += "\\u{\(String(scalar.value, radix: 16))}"
        }
      default: escaped.append(character)
      }
    }
    return "\"\(escaped)\""
  }
}
