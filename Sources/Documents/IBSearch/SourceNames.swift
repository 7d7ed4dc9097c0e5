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

  /// A byte that is neither in a word, a literal or a comment, nor a space.
  struct Mark {
    let position: Int
    let byte: UInt8
  }

  /// The tokens in the order of the source. A literal comes before the words of its interpolations.
  public let tokens: [Token]
  /// The marks in the order of the source.
  let marks: [Mark]

  /// Reads a source in UTF-8.
  /// - Parameter nestsComments: Whether comments contain other ones, as in Swift.
  public init(_ bytes: [UInt8], nestsComments: Bool = true) {
    var scanner = Scanner(bytes: bytes, nestsComments: nestsComments)
    scanner.scan()
    tokens =
      scanner.hasInterpolations
      ? scanner.tokens.sorted { $0.range.lowerBound < $1.range.lowerBound } : scanner.tokens
    marks = scanner.marks
  }

  /// Returns the ranges of a word outside string literals, or of string literals with a content.
  public func ranges(of text: String, literals: Bool) -> [Range<Int>] {
    tokens.filter { $0.isLiteral == literals && $0.text == text }.map(\.range)
  }

  /// The words that declare the name that follows them.
  static let declaring: Set<String> = [
    "actor", "case", "class", "enum", "func", "interface", "let", "protocol", "struct", "typealias",
    "var",
  ]

  /// Returns how many times a word follows a word that declares a name.
  public func declarations(of word: String) -> Int {
    var marks = marks[...]
    return zip(tokens, tokens.dropFirst()).count { first, second in
      guard !second.isLiteral, second.text == word, !first.isLiteral,
        Self.declaring.contains(first.text)
      else { return false }
      // `case .word` is a use.
      marks = marks.drop { $0.position < first.range.lowerBound }
      return marks.first.map { $0.position > second.range.lowerBound } ?? true
    }
  }

  private struct Scanner {
    /// A literal that has begun.
    private struct Literal {
      let start: Int
      /// The number of its quotation marks: 1 or 3.
      let quotes: Int
      /// The number of number signs around it.
      let hashes: Int
      /// The number of parentheses that are open in its interpolation.
      var parentheses = 0
    }

    let bytes: [UInt8]
    let nestsComments: Bool
    var tokens: [Token] = []
    var marks: [Mark] = []
    var hasInterpolations = false
    /// The literals around the current interpolation, outermost first.
    private var open: [Literal] = []
    private var index = 0

    init(bytes: [UInt8], nestsComments: Bool) {
      (self.bytes, self.nestsComments) = (bytes, nestsComments)
    }

    mutating func scan() {
      while index < bytes.count {
        let byte = bytes[index]
        if starts(with: "//") {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else if starts(with: "/*") {
          skipComment()
        } else if nestsComments, let end = endOfExpression() {
          add(index + 1..<end, isLiteral: true)
          index = end + 1
        } else if let literal = startOfLiteral() {
          scan(literal)
        } else if byte.isInIdentifier {
          let start = index
          while index < bytes.count, bytes[index].isInIdentifier { index += 1 }
          add(start..<index, isLiteral: false)
        } else if byte == UInt8(ascii: ")"), open.last?.parentheses == 0,
          var literal = open.popLast()
        {
          index += 1
          literal.parentheses = 0
          scan(literal)
        } else {
          addMark(byte)
        }
      }
    }

    private mutating func addMark(_ byte: UInt8) {
      if !open.isEmpty {
        if byte == UInt8(ascii: "(") { open[open.count - 1].parentheses += 1 }
        if byte == UInt8(ascii: ")") { open[open.count - 1].parentheses -= 1 }
      }
      // A quotation mark between apostrophes is a character of Objective-C.
      if byte == UInt8(ascii: "'"), starts(with: "'\"'") || starts(with: "'\\\"'") {
        index += starts(with: "'\"'") ? 3 : 4
        return
      }
      if byte > 0x20 { marks.append(Mark(position: index, byte: byte)) }
      index += 1
    }

    /// Skips a comment, including nested comments.
    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts(with: "/*"), nestsComments || depth == 0 {
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

    /// Returns the end of a regular expression of Swift between slashes; nil if none begins here.
    private func endOfExpression() -> Int? {
      guard bytes[index] == UInt8(ascii: "/"), isBeforeOperand, index + 1 < bytes.count,
        !" \t\n/*),;]}".utf8.contains(bytes[index + 1])
      else { return nil }
      var end = index + 1
      // Bounded by the end of the line.
      while end < bytes.count, bytes[end] != 0x0A {
        if bytes[end] == UInt8(ascii: "/") {
          // A space before the end is not allowed, so this divides.
          return bytes[end - 1] == 0x20 ? nil : end
        }
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return nil
    }

    /// Returns whether an operand can begin here: at the beginning of a line, or after an operator or an opening bracket.
    private var isBeforeOperand: Bool {
      var place = index - 1
      while place >= 0, bytes[place] == 0x20 || bytes[place] == 0x09 { place -= 1 }
      guard place >= 0 else { return true }
      if "\n([{,:;=&|".utf8.contains(bytes[place]) { return true }
      // `return /a/`
      let word = bytes[...place].suffix(6)
      return place < index - 1 && word.elementsEqual("return".utf8)
    }

    /// Reads the delimiter of a literal; nil if none begins here.
    private mutating func startOfLiteral() -> Literal? {
      var end = index
      // Bounded, because a line of number signs must not be read from each of them.
      while end < min(bytes.count, index + 16), bytes[end] == UInt8(ascii: "#") { end += 1 }
      guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
      let hashes = end - index
      index = end
      let quotes = starts(with: "\"\"\"") ? 3 : 1
      index += quotes
      return Literal(start: index, quotes: quotes, hashes: hashes)
    }

    /// Scans a literal to its end, or to the beginning of its next interpolation.
    private mutating func scan(_ literal: Literal) {
      let signs = String(repeating: "#", count: literal.hashes)
      let end = String(repeating: "\"", count: literal.quotes) + signs
      let escape = "\\" + signs
      while index < bytes.count, !starts(with: end) {
        // A single-line literal ends at the end of the line, even if its quotation mark is missing.
        if literal.quotes == 1, bytes[index] == 0x0A { return }
        guard bytes[index] == UInt8(ascii: "\\"), starts(with: escape) else {
          index += 1
          continue
        }
        index += escape.utf8.count
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
          index += 1
          continue
        }
        index += 1
        hasInterpolations = true
        open.append(literal)
        return
      }
      guard index < bytes.count else { return }
      add(literal.start..<index, isLiteral: true)
      index += end.utf8.count
    }

    private mutating func add(_ range: Range<Int>, isLiteral: Bool) {
      tokens.append(
        Token(
          isLiteral: isLiteral, range: range, text: String(decoding: bytes[range], as: UTF8.self)))
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
  }
}
