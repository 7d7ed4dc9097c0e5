import Diagnostics

/// Names from projects and documents, used as parts of generated Swift code.
package enum SwiftLiteral {
  /// Returns a string literal with the same characters as a text, regardless of the text's contents.
  package static func string(_ text: String) -> String {
    "\"" + SourceLiteral().content(of: text) + "\""
  }

  /// Returns a raw identifier (SE-0451) that describes something in the words of a text. Characters that such an
  /// identifier cannot contain, and combining marks that would combine with the backtick, become apostrophes.
  package static func rawIdentifier(_ text: String) -> String {
    var identifier = "`"
    var isFirst = true
    for scalar in text.unicodeScalars {
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      let isAllowed =
        scalar != "`" && scalar != "\\" && !PrintableText.isUnsafe(scalar) && !(isFirst && isMark)
        && scalar.properties.generalCategory != .unassigned
      identifier.unicodeScalars.append(isAllowed ? scalar : "'")
      isFirst = false
    }
    identifier.unicodeScalars.append("`")
    return identifier
  }

  /// Returns whether a name can be used as an identifier without backticks: it has the form of an
  /// identifier and is not a keyword.
  package static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name.utf8.count <= 200, !keywords.contains(name)
    else { return false }
    return (first == "_" || first.properties.isXIDStart) && name != "_"
      && name.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
  }

  /// The keywords that cannot be names (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await", "false",
    "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
