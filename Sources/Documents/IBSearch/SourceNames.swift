import Diagnostics

/// The words and string literals of a Swift or Objective-C source, without its comments.
public struct SourceNames: Sendable {
  /// A word or the content of a string literal.
  public struct Token: Hashable, Sendable {
    /// Whether the token is the content of a string literal.
    public let isLiteral: Bool
    /// The bytes of the token.
    public let range: Range<Int>
    /// The text of the token.
    public let text: String
  }

  /// The tokens in the order of the source.
  public let tokens: [Token]

  /// Reads a source in UTF-8.
  public init(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    scanner.scan()
    tokens = scanner.tokens
  }

  /// Returns the ranges of a word outside string literals, or of string literals with a content.
  public func ranges(of text: String, literals: Bool) -> [Range<Int>] {
    tokens.filter { $0.isLiteral == literals && $0.text == text }.map(\.range)
  }

  /// Returns how many times a word follows a word that declares a name.
  public func declarations(of word: String) -> Int {
    let declaring: Set<String> = [
      "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "interface",
    ]
    return zip(tokens, tokens.dropFirst()).count {
      !$0.isLiteral && !$1.isLiteral && declaring.contains($0.text) && $1.text == word
    }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var tokens: [Token] = []
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
      while index < bytes.count {
        let byte = bytes[index]
        if starts(with: "//") {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else if starts(with: "/*") {
          skipComment()
        } else if byte == UInt8(ascii: "\"") {
          scanLiteral()
        } else if byte.isInIdentifier {
          let start = index
          while index < bytes.count, bytes[index].isInIdentifier { index += 1 }
          add(start..<index, isLiteral: false)
        } else {
          index += 1
        }
      }
    }

    /// Skips a comment, including nested comments.
    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          index += 2
        } else if starts(with: "*/") {
          depth -= 1
          index += 2
        } else {
          index += 1
        }
      } while depth > 0 && index < bytes.count
    }

    private mutating func scanLiteral() {
      let isLong = starts(with: "\"\"\"")
      let quotes = isLong ? "\"\"\"" : "\""
      index += quotes.utf8.count
      let start = index
      while index < bytes.count, !starts(with: quotes) {
        // A single-line literal ends at the end of the line, even if its quotation mark is missing.
        if !isLong, bytes[index] == 0x0A { return }
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < bytes.count else { return }
      add(start..<index, isLiteral: true)
      index += quotes.utf8.count
    }

    private mutating func add(_ range: Range<Int>, isLiteral: Bool) {
      tokens.append(
        Token(
          isLiteral: isLiteral, range: range, text: String(decoding: bytes[range], as: UTF8.self)))
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  }
}
