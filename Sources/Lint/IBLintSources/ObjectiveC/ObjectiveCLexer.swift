import Diagnostics

/// A lexer for Objective-C, sufficient for declarations and messages.
///
/// It omits comments and preprocessor directives except imports, and includes all branches of `#if` except those of
/// `#if 0`.
struct ObjectiveCLexer {
  /// A word, string or punctuation character, with its position in the file.
  struct Token {
    /// The kinds of tokens.
    enum Kind {
      /// A name or a number.
      case word
      /// A name with a leading `@`, such as `@interface`.
      case directive
      /// A string literal with or without `@`. Its position is that of the contents.
      case text
      /// A punctuation character.
      case sign(UInt8)
    }
    var kind: Kind
    var start: Int
    var end: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var tokens: [Token] = []
  /// The modules and frameworks whose headers the file imports, in file order.
  private(set) var imports: [String] = []
  /// The imported headers, without folder and extension.
  private(set) var headers: Set<String> = []
  /// The ranges of comments and of code that is never compiled, in file order.
  private(set) var comments: [Range<Int>] = []
  /// The ranges of the lines that define macros.
  private(set) var macros: [Range<Int>] = []

  /// Splits a file into tokens.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    run()
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func run() {
    var isLineStart = true
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isLineStart = true
        position += 1
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        position += 1
        continue
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"):
        skipComment()
        continue
      case UInt8(ascii: "#") where isLineStart:
        let start = position
        readImport()
        skipLine()
        if isDefinition(start) { macros.append(start..<position) }
        if isNeverCompiled(directive(at: start)) { skipBranch() }
      case UInt8(ascii: "\""): readText(UInt8(ascii: "\""))
      case UInt8(ascii: "'"): readText(UInt8(ascii: "'"))
      case UInt8(ascii: "@"):
        if self.byte(1) == UInt8(ascii: "\"") {
          position += 1
          readText(UInt8(ascii: "\""))
        } else if self.byte(1).map(Self.isWord) == true {
          let start = position
          position += 1
          skipWord()
          tokens.append(Token(kind: .directive, start: start, end: position))
        } else {
          sign(byte)
        }
      case _ where Self.isWord(byte):
        let start = position
        skipWord()
        tokens.append(Token(kind: .word, start: start, end: position))
      default: sign(byte)
      }
      isLineStart = false
    }
  }

  private mutating func sign(_ byte: UInt8) {
    tokens.append(Token(kind: .sign(byte), start: position, end: position + 1))
    position += 1
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isInIdentifier || byte == UInt8(ascii: "$")
  }

  private mutating func skipWord() {
    while let byte = byte(), Self.isWord(byte) { position += 1 }
  }

  /// Skips a directive to the end of its line, with the comments in it.
  private mutating func skipLine() {
    var isText = false
    while let byte = byte(), byte != UInt8(ascii: "\n") {
      if !isText, byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else if !isText, byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
        skipLineComment()
      } else {
        if byte == UInt8(ascii: "\"") { isText.toggle() }
        skipInLine(byte)
      }
    }
  }

  /// Skips a comment to the end of its line.
  private mutating func skipLineComment() {
    let start = position
    while let byte = byte(), byte != UInt8(ascii: "\n") { skipInLine(byte) }
    comments.append(start..<position)
  }

  /// Skips a byte. A backslash continues a line.
  private mutating func skipInLine(_ byte: UInt8) {
    position += byte == UInt8(ascii: "\\") ? 2 : 1
    if byte == UInt8(ascii: "\\"), position <= bytes.count, bytes[position - 1] == 0x0D,
      self.byte() == UInt8(ascii: "\n")
    {
      position += 1
    }
    position = min(position, bytes.count)
  }

  /// Reads `#import <Kit/Kit-Swift.h>`, which specifies a framework and a header, or `#import "Sheet.h"`, which
  /// specifies only a header.
  private mutating func readImport() {
    var index = position + 1
    func skipSpaces() {
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }
    func word() -> Range<Int> {
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      return start..<index
    }
    skipSpaces()
    guard ["import", "include"].contains(String(decoding: bytes[word()], as: UTF8.self)) else {
      return
    }
    skipSpaces()
    guard index < bytes.count else { return }
    let isFramework = bytes[index] == UInt8(ascii: "<")
    guard isFramework || bytes[index] == UInt8(ascii: "\"") else { return }
    index += 1
    readHeader(index)
    guard isFramework else { return }
    let name = word()
    guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "/") else { return }
    imports.append(String(decoding: bytes[name], as: UTF8.self))
  }

  /// Returns whether the directive at an offset is `#define`.
  private func isDefinition(_ start: Int) -> Bool {
    bytes[min(start + 1, bytes.count)...].drop { $0 == 0x20 || $0 == 0x09 }
      .starts(with: "define".utf8)
  }

  /// Returns the words of the directive at an offset.
  private func directive(at start: Int) -> [Substring] {
    let line = bytes[min(start + 1, bytes.count)...].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
  }

  /// Returns whether a directive is `#if 0`, which only a comment may follow.
  private func isNeverCompiled(_ words: [Substring]) -> Bool {
    words.prefix(2) == ["if", "0"] && (words.count == 2 || words[2].hasPrefix("/"))
  }

  /// Skips the lines of a branch that is never compiled, up to the directive that ends it.
  private mutating func skipBranch() {
    let skipped = position
    defer { comments.append(skipped..<position) }
    var depth = 0
    while position < bytes.count {
      position += 1
      while let byte = byte(), byte == 0x20 || byte == 0x09 { position += 1 }
      let start = position
      while let byte = byte(), byte != 0x0A { position += 1 }
      guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { continue }
      switch directive(at: start).first?.prefix(while: \.isLetter) {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif" where depth == 0, "else" where depth == 0, "elif" where depth == 0: return
      case "endif": depth -= 1
      default: break
      }
    }
  }

  /// Adds the name of the header whose path starts at an offset.
  private mutating func readHeader(_ start: Int) {
    let ends = [UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\n")]
    let path = bytes[start...].prefix { !ends.contains($0) }
    let file = path.split(separator: UInt8(ascii: "/")).last ?? []
    guard let dot = file.lastIndex(of: UInt8(ascii: ".")), dot > file.startIndex else { return }
    headers.insert(String(decoding: file[..<dot], as: UTF8.self))
  }

  private mutating func skipComment() {
    let start = position
    defer {
      position = min(position, bytes.count)
      comments.append(start..<position)
    }
    position += 2
    while let byte = byte() {
      if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
  }

  private mutating func readText(_ quote: UInt8) {
    position += 1
    let start = position
    while let byte = byte(), byte != quote, byte != UInt8(ascii: "\n") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, bytes.count)
    tokens.append(Token(kind: .text, start: start, end: position))
    if byte() == quote { position += 1 }
  }
}
