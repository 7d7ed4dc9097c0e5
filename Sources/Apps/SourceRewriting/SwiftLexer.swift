import Budgets

/// A lexer that splits a Swift source into tokens.
///
/// It recognizes only what separates code from text: nested comments, strings of every kind with the code inside them,
/// regular expressions, names in backticks. It never fails: unknown text becomes a punctuation token.
package struct SwiftLexer {
  private let source: [UInt8]
  private var position = 0
  private var startsLine = true
  private var tokens: [SwiftToken] = []
  /// Code inside a string can contain strings that contain code.
  private var budget: Budget

  /// The tokens of a source in UTF-8.
  package static func tokens(of source: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(source: source)
    lexer.tokens.reserveCapacity(source.count / 5)
    lexer.skipScriptLine()
    lexer.run(untilParenthesis: false)
    return lexer.tokens
  }

  private init(source: [UInt8]) {
    self.source = source
    // Each insertion of code begins with two bytes.
    budget = Budget(depth: 64, steps: source.count / 2)
  }

  private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  private mutating func skipScriptLine() {
    guard byte(at: 0) == UInt8(ascii: "#"), byte(at: 1) == UInt8(ascii: "!") else { return }
    while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    let keyword =
      kind == .word || kind == .directive ? SwiftKeyword.find(source[start..<position]) : nil
    tokens.append(
      SwiftToken(
        kind: kind, startsLine: startsLine, keyword: keyword, start: start, end: position,
        byte: byte(at: start)))
    startsLine = false
  }

  /// Reads to the end, or up to the parenthesis that ends an interpolation, which is not consumed.
  private mutating func run(untilParenthesis: Bool) {
    var depth = 0
    while position < source.count {
      let start = position
      let first = source[position]
      switch first {
      case UInt8(ascii: "\n"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "/"):
        while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where beginsRegex(): skipRegex(hashes: 0, from: start)
      case UInt8(ascii: "\""): readString(hashes: 0, from: start)
      case UInt8(ascii: "#"): readHash()
      case UInt8(ascii: "`"): readBackTicks()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if first == UInt8(ascii: "(") { depth += 1 }
        position += 1
        add(.opening, from: start)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if first == UInt8(ascii: ")") {
          if untilParenthesis, depth == 0 { return }
          depth -= 1
        }
        position += 1
        add(.closing, from: start)
      case _ where Self.isWord(first):
        while Self.isWord(byte(at: position)) || isDigit(position) { position += 1 }
        add(.word, from: start)
      default:
        position += 1
        add(.sign, from: start)
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func isDigit(_ index: Int) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: index))
  }

  private mutating func skipComment() {
    var depth = 0
    while position < source.count {
      switch (source[position], byte(at: position + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case (UInt8(ascii: "\n"), _):
        startsLine = true
        position += 1
      default: position += 1
      }
    }
  }

  private mutating func readNumber() {
    let start = position
    while Self.isWord(byte(at: position)) || isDigit(position)
      || (byte(at: position) == UInt8(ascii: ".") && isDigit(position + 1))
    {
      position += 1
    }
    add(.literal, from: start)
  }

  private mutating func readBackTicks() {
    let start = position
    position += 1
    while position < source.count, source[position] != UInt8(ascii: "`"),
      source[position] != UInt8(ascii: "\n")
    {
      position += 1
    }
    position = min(position + 1, source.count)
    add(.word, from: start)
  }

  /// A raw string, an extended regular expression, or a directive.
  private mutating func readHash() {
    let start = position
    var hashes = 0
    while byte(at: position) == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    switch byte(at: position) {
    case UInt8(ascii: "\""): readString(hashes: hashes, from: start)
    case UInt8(ascii: "/"): skipRegex(hashes: hashes, from: start)
    default:
      while Self.isWord(byte(at: position)) || isDigit(position) { position += 1 }
      add(.directive, from: start)
    }
  }

  // MARK: Strings

  private mutating func readString(hashes: Int, from start: Int) {
    var piece = start
    let isMultiline =
      byte(at: position + 1) == UInt8(ascii: "\"") && byte(at: position + 2) == UInt8(ascii: "\"")
      && (hashes == 0 || byte(at: position + 3) == UInt8(ascii: "\n")
        || byte(at: position + 3) == UInt8(ascii: "\r"))
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "\n") where !isMultiline:
        // The literal is not closed, which the compiler reports.
        return add(.literal, from: piece)
      case UInt8(ascii: "\"") where closes(quotes: quotes, hashes: hashes):
        position += quotes + hashes
        return add(.literal, from: piece)
      case UInt8(ascii: "\\") where isRun(of: UInt8(ascii: "#"), count: hashes, at: position + 1):
        position += 1 + hashes
        guard byte(at: position) == UInt8(ascii: "(") else {
          position = min(position + 1, source.count)
          continue
        }
        // Deeper nesting is read as text.
        guard (try? budget.enter()) != nil else { continue }
        defer { budget.leave() }
        add(.literal, from: piece)
        readInterpolation()
        piece = position
      default: position += 1
      }
    }
    add(.literal, from: piece)
  }

  private mutating func readInterpolation() {
    var start = position
    position += 1
    add(.opening, from: start)
    run(untilParenthesis: true)
    guard position < source.count else { return }
    start = position
    position += 1
    add(.closing, from: start)
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    isRun(of: UInt8(ascii: "\""), count: quotes, at: position)
      && isRun(of: UInt8(ascii: "#"), count: hashes, at: position + quotes)
  }

  private func isRun(of value: UInt8, count: Int, at index: Int) -> Bool {
    for offset in 0..<count where byte(at: index + offset) != value { return false }
    return true
  }

  // MARK: Regular expressions

  /// Whether a slash begins a regular expression: it is at a position where a value may begin, and the expression ends
  /// on the same line.
  private func beginsRegex() -> Bool {
    switch byte(at: position + 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "="), 0:
      return false
    default: break
    }
    if let last = tokens.last {
      switch last.kind {
      case .word:
        // A value begins after `return`, as in `return /x/`, but not after a name.
        let text = source[last.start..<last.end]
        guard
          ["return", "in", "case", "try", "await"].contains(where: { $0.utf8.elementsEqual(text) })
        else { return false }
      case .literal, .closing: return false
      case .sign
      where last.byte == UInt8(ascii: "!") || last.byte == UInt8(ascii: "?")
        || last.byte == UInt8(ascii: "/"):
        return false
      default: break
      }
    }
    var index = position + 1
    var inClass = false
    while index < source.count, source[index] != UInt8(ascii: "\n") {
      switch source[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): inClass = true
      case UInt8(ascii: "]"): inClass = false
      case UInt8(ascii: "/") where !inClass: return byte(at: index - 1) != UInt8(ascii: " ")
      default: break
      }
      index += 1
    }
    return false
  }

  /// Skips a regular expression; the position is at its first slash.
  private mutating func skipRegex(hashes: Int, from start: Int) {
    position += 1
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "/") where isRun(of: UInt8(ascii: "#"), count: hashes, at: position + 1):
        position += 1 + hashes
        return add(.literal, from: start)
      case UInt8(ascii: "\n") where hashes == 0: return add(.literal, from: start)
      default: position += 1
      }
    }
    position = min(position, source.count)
    add(.literal, from: start)
  }
}
