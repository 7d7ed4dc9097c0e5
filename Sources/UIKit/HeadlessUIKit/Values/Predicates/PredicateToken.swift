/// A token of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  /// A quoted text, without its escapes.
  case text(String)
  case number(PredicateNumber)
  case sign(String)
  /// A placeholder for an argument, identified by its letter.
  case argument(Character)
  /// A variable, without its dollar sign.
  case variable(String)

  /// Returns the tokens of a format; nil if a quotation does not end.
  static func tokens(of format: String) -> [PredicateToken]? {
    var reader = PredicateTokenReader(text: Array(format))
    return reader.read() ? reader.tokens : nil
  }
}

/// Divides a predicate's format into tokens.
private struct PredicateTokenReader {
  let text: [Character]
  var index = 0
  var tokens: [PredicateToken] = []

  /// Operators with two characters.
  private static let pairs: Set<String> = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**",
  ]

  init(text: [Character]) { self.text = text }

  mutating func read() -> Bool {
    while index < text.count {
      let character = text[index]
      if character.isWhitespace {
        index += 1
      } else if character == "'" || character == "\"" {
        guard let quoted = readQuotation(endingWith: character) else { return false }
        tokens.append(.text(quoted))
      } else if character == "%", index + 1 < text.count {
        index += 1
        while index < text.count - 1, "lhqz".contains(text[index]) { index += 1 }
        tokens.append(.argument(text[index]))
        index += 1
      } else if character.isASCII, character.isNumber {
        tokens.append(.number(readNumber()))
      } else if character == "$" {
        index += 1
        tokens.append(.variable(readWord { $0.isLetter || $0.isNumber || $0 == "_" }))
      } else if character.isLetter || "_@#".contains(character) {
        // A number sign allows a key to have the name of a reserved word.
        if character == "#" { index += 1 }
        tokens.append(.word(readWord { $0.isLetter || $0.isNumber || "_.@".contains($0) }))
      } else {
        readSign()
      }
    }
    return true
  }

  private mutating func readWord(while belongs: (Character) -> Bool) -> String {
    let end = text[index...].firstIndex { !belongs($0) } ?? text.count
    defer { index = end }
    return String(text[index..<end])
  }

  private mutating func readSign() {
    let pair = index + 1 < text.count ? String(text[index...(index + 1)]) : ""
    let isPair = Self.pairs.contains(pair)
    tokens.append(.sign(isPair ? pair : String(text[index])))
    index += isPair ? 2 : 1
  }

  /// Reads a quotation, in which a backslash introduces a control character or a code unit, or escapes the next
  /// character.
  private mutating func readQuotation(endingWith quote: Character) -> String? {
    var result = ""
    index += 1
    while index < text.count {
      let character = text[index]
      index += 1
      if character == quote { return result }
      guard character == "\\", index < text.count else {
        result.append(character)
        continue
      }
      let escaped = text[index]
      index += 1
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "u":
        let digits = text[index...].prefix(4)
        guard digits.count == 4, let unit = UInt32(String(digits), radix: 16),
          let scalar = Unicode.Scalar(unit)
        else {
          result.append(escaped)
          continue
        }
        result.unicodeScalars.append(scalar)
        index += 4
      default: result.append(escaped)
      }
    }
    return nil
  }

  private mutating func readNumber() -> PredicateNumber {
    if text[index] == "0", index + 2 < text.count, text[index + 1] == "x" {
      index += 2
      return .whole(Int64(readWord { $0.isHexDigit }, radix: 16) ?? 0)
    }
    var digits = readWord { $0.isASCII && ($0.isNumber || $0 == ".") }
    if index < text.count, text[index] == "e" || text[index] == "E" {
      let sign = index + 1
      let first = sign < text.count && "+-".contains(text[sign]) ? sign + 1 : sign
      if first < text.count, text[first].isNumber {
        digits += String(text[index..<first])
        index = first
        digits += readWord { $0.isASCII && $0.isNumber }
      }
    }
    return Int64(digits).map { .whole($0) } ?? .real(Double(digits) ?? 0)
  }
}
