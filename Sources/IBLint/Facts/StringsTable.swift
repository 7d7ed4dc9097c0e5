/// The entries of a `.strings` file: `"key" = "text";`, with comments between them.
///
/// It is read as far as possible: anything other than an entry ends the table, and ``isComplete`` is then false.
struct StringsTable: Hashable, Sendable {
  /// The texts by key.
  private(set) var texts: [String: String] = [:]
  /// Whether everything in the file was an entry or a comment.
  private(set) var isComplete = true

  /// Reads the bytes of a file: UTF-8, or UTF-16 with a byte order mark.
  init(_ bytes: [UInt8]) { self.init(Self.text(of: bytes)) }

  /// Reads a text.
  init(_ text: String) {
    var scanner = Scanner(rest: Substring(text))
    while let key = scanner.token() {
      guard scanner.skip("="), let value = scanner.token(), scanner.skip(";") else {
        isComplete = false
        return
      }
      texts[key] = value
    }
    isComplete = scanner.rest.isEmpty
  }

  private static func text(of bytes: [UInt8]) -> String {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else {
      return String(
        decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes,
        as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// What is left of a text while it is read.
  private struct Scanner {
    var rest: Substring

    /// A quoted text or a bare word, nil if there is neither.
    mutating func token() -> String? {
      passSpace()
      guard rest.first == "\"" else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "-_.$:/".contains($0) }
        rest = rest.dropFirst(word.count)
        return word.isEmpty ? nil : String(word)
      }
      rest.removeFirst()
      var text = ""
      while let character = rest.popFirst(), character != "\"" {
        if character == "\\", let escaped = rest.popFirst() {
          text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        } else {
          text.append(character)
        }
      }
      return text
    }

    mutating func skip(_ character: Character) -> Bool {
      passSpace()
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    /// Passes white space and comments.
    private mutating func passSpace() {
      while true {
        rest = rest.drop { $0.isWhitespace }
        if rest.hasPrefix("//") {
          rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
          let body = rest.dropFirst(2)
          rest = body.firstRange(of: "*/").map { body[$0.upperBound...] } ?? ""
        } else {
          return
        }
      }
    }
  }
}
