/// Splits a Swift source into tokens.
///
/// It knows only what separates code from text: nested comments, strings of every kind with the
/// code inside them, regular expressions, names in backticks. It never fails: what it does not understand becomes a
/// punctuation token.
package struct SwiftLexer {
  private let source: [UInt8]
  private var position = 0
  private var startsLine = true
  private var tokens: [SwiftToken] = []

  /// The tokens of a source in UTF-8.
  package static func tokens(of source: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(source: source)
    lexer.tokens.reserveCapacity(source.count / 5)
    lexer.skipScriptLine()
    lexer.run(untilParenthesis: false)
    return lexer.tokens
  }

  private init(source: [UInt8]) { self.source = source }

  private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  private mutating func skipScriptLine() {
    guard byte(at: 0) == 0x23, byte(at: 1) == 0x21 else { return }
    while position < source.count, source[position] != 0x0A { position += 1 }
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

  /// Reads to the end, or to the parenthesis that ends an interpolation, which is not read.
  private mutating func run(untilParenthesis: Bool) {
    var depth = 0
    while position < source.count {
      let start = position
      let first = source[position]
      switch first {
      case 0x0A:
        startsLine = true
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      case 0x2F where byte(at: position + 1) == 0x2F:
        while position < source.count, source[position] != 0x0A { position += 1 }
      case 0x2F where byte(at: position + 1) == 0x2A: skipComment()
      case 0x2F where beginsRegex(): skipRegex(hashes: 0, from: start)
      case 0x22: readString(hashes: 0, from: start)
      case 0x23: readHash()
      case 0x60: readBackTicks()
      case 0x30...0x39: readNumber()
      case 0x28, 0x5B, 0x7B:
        if first == 0x28 { depth += 1 }
        position += 1
        add(.opening, from: start)
      case 0x29, 0x5D, 0x7D:
        if first == 0x29 {
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
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: true
    default: false
    }
  }

  private func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(byte(at: index)) }

  private mutating func skipComment() {
    var depth = 0
    while position < source.count {
      switch (source[position], byte(at: position + 1)) {
      case (0x2F, 0x2A):
        depth += 1
        position += 2
      case (0x2A, 0x2F):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case (0x0A, _):
        startsLine = true
        position += 1
      default: position += 1
      }
    }
  }

  private mutating func readNumber() {
    let start = position
    while Self.isWord(byte(at: position)) || isDigit(position)
      || (byte(at: position) == 0x2E && isDigit(position + 1))
    {
      position += 1
    }
    add(.literal, from: start)
  }

  private mutating func readBackTicks() {
    let start = position
    position += 1
    while position < source.count, source[position] != 0x60, source[position] != 0x0A {
      position += 1
    }
    position = min(position + 1, source.count)
    add(.word, from: start)
  }

  /// A raw string, an extended regular expression, or a directive.
  private mutating func readHash() {
    let start = position
    var hashes = 0
    while byte(at: position) == 0x23 {
      hashes += 1
      position += 1
    }
    switch byte(at: position) {
    case 0x22: readString(hashes: hashes, from: start)
    case 0x2F: skipRegex(hashes: hashes, from: start)
    default:
      while Self.isWord(byte(at: position)) || isDigit(position) { position += 1 }
      add(.directive, from: start)
    }
  }

  // MARK: Strings

  private mutating func readString(hashes: Int, from start: Int) {
    var piece = start
    let isMultiline =
      byte(at: position + 1) == 0x22 && byte(at: position + 2) == 0x22
      && (hashes == 0 || byte(at: position + 3) == 0x0A || byte(at: position + 3) == 0x0D)
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while position < source.count {
      switch source[position] {
      case 0x0A where !isMultiline:
        // Not closed: the compiler will say so.
        return add(.literal, from: piece)
      case 0x22 where closes(quotes: quotes, hashes: hashes):
        position += quotes + hashes
        return add(.literal, from: piece)
      case 0x5C where isRun(of: 0x23, count: hashes, at: position + 1):
        position += 1 + hashes
        guard byte(at: position) == 0x28 else {
          position = min(position + 1, source.count)
          continue
        }
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
    isRun(of: 0x22, count: quotes, at: position)
      && isRun(of: 0x23, count: hashes, at: position + quotes)
  }

  private func isRun(of value: UInt8, count: Int, at index: Int) -> Bool {
    for offset in 0..<count where byte(at: index + offset) != value { return false }
    return true
  }

  // MARK: Regular expressions

  /// Whether a slash begins a regular expression: where a value may begin, with its end on the same line.
  private func beginsRegex() -> Bool {
    switch byte(at: position + 1) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x29, 0x2C, 0x3D, 0: return false
    default: break
    }
    if let last = tokens.last {
      switch last.kind {
      case .word:
        // After `return /x/` a value begins, after a name it does not.
        let text = source[last.start..<last.end]
        guard
          ["return", "in", "case", "try", "await"].contains(where: { $0.utf8.elementsEqual(text) })
        else { return false }
      case .literal, .closing: return false
      case .sign where last.byte == 0x21 || last.byte == 0x3F || last.byte == 0x2F: return false
      default: break
      }
    }
    var index = position + 1
    var inClass = false
    while index < source.count, source[index] != 0x0A {
      switch source[index] {
      case 0x5C: index += 1
      case 0x5B: inClass = true
      case 0x5D: inClass = false
      case 0x2F where !inClass: return byte(at: index - 1) != 0x20
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
      case 0x5C: position += 2
      case 0x2F where isRun(of: 0x23, count: hashes, at: position + 1):
        position += 1 + hashes
        return add(.literal, from: start)
      case 0x0A where hashes == 0: return add(.literal, from: start)
      default: position += 1
      }
    }
    position = min(position, source.count)
    add(.literal, from: start)
  }
}
