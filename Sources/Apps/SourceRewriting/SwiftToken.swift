/// A significant piece of a Swift source: comments and white space are not tokens.
package struct SwiftToken {
  package enum Kind: UInt8 {
    /// A name, a keyword, or a name in backticks.
    case word
    /// A number, or a piece of a string.
    case literal
    /// `#selector`, `#if`, `#available` and other directives.
    case directive
    /// One of `{ } ( ) [ ]`; an interpolation in a string counts as parentheses.
    case opening, closing
    /// Any other character.
    case sign
  }

  package let kind: Kind
  /// Whether the token is the first one on its line.
  package let startsLine: Bool
  /// The keyword, for words that are known to the rewriter.
  package let keyword: SwiftKeyword?
  /// The range of bytes in the source, `start ..< end`.
  package let start: Int
  package let end: Int
  /// The first byte.
  package let byte: UInt8
}

/// A word that begins or modifies a declaration, or such a directive.
package enum SwiftKeyword: String, CaseIterable {
  case `class`, `struct`, `enum`, actor, `extension`, `protocol`, `func`, `var`, `let`, `init`
  case `deinit`, `subscript`, `case`, `import`, `typealias`, `where`
  case `static`, override, `private`, `fileprivate`, `public`, open, `internal`, package
  case final, lazy, weak, unowned, optional, dynamic, required, convenience, mutating
  case nonmutating, indirect, nonisolated, isolated, distributed, prefix, postfix, infix
  case `async`, `throws`, `rethrows`, `as`, getter, setter
  case ifDirective = "#if"
  case elseifDirective = "#elseif"
  case elseDirective = "#else"
  case endifDirective = "#endif"
  case selectorDirective = "#selector"
  case keyPathDirective = "#keyPath"
  case previewDirective = "#Preview"

  /// Whether the word is a modifier of the declaration that follows.
  package var isModifier: Bool {
    switch self {
    case .static, .override, .private, .fileprivate, .public, .open, .internal, .package, .final,
      .lazy, .weak, .unowned, .dynamic, .required, .convenience, .mutating, .nonmutating,
      .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix:
      true
    default: false
    }
  }

  /// Whether the word declares a type with a body.
  var opensType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .extension, .protocol: true
    default: false
    }
  }

  /// The keyword with a given text.
  static func find(_ bytes: ArraySlice<UInt8>) -> SwiftKeyword? {
    guard (2...11).contains(bytes.count) else { return nil }
    return table[Self.key(bytes)]?.first { $0.text.elementsEqual(bytes) }?.keyword
  }

  private static let table: [Int: [(text: [UInt8], keyword: SwiftKeyword)]] = Dictionary(
    grouping: allCases.map { (Array($0.rawValue.utf8), $0) }, by: { key($0.0[...]) })

  /// A hash value that few words share: length, first and last byte.
  private static func key(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count << 16 | Int(bytes[bytes.startIndex]) << 8 | Int(bytes[bytes.endIndex - 1])
  }
}
