import Diagnostics

/// A parser that reads the entries of a strings file.
struct StringsParser {
  private let text: [UInt8]
  private var index = 0
  /// The content of the last comment, and the position at which the comment begins.
  private var comment: (start: Int, content: Range<Int>)?
  /// The ranges of the comments so far.
  private(set) var comments: [Range<Int>] = []
  /// The position at which the entries end: that of the closing brace, or the end of the text.
  private(set) var end = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func entries() throws(Diagnostic) -> [StringsFile.Entry] {
    var entries: [StringsFile.Entry] = []
    try skipSpace()
    // As in other property lists, braces may be around the entries.
    let hasBraces = peek(UInt8(ascii: "{"))
    if hasBraces {
      index += 1
      comment = nil
      try skipSpace()
    }
    while index < text.count, !(hasBraces && peek(UInt8(ascii: "}"))) {
      entries.append(try entry())
      comment = nil
      try skipSpace()
    }
    end = index
    guard hasBraces else { return entries }
    guard index < text.count else { throw failure("expected '}' before the end of the file") }
    index += 1
    try skipSpace()
    guard index == text.count else { throw failure("expected nothing after '}'") }
    return entries
  }

  private mutating func entry() throws(Diagnostic) -> StringsFile.Entry {
    let comment = comment
    let start = index
    let key = try token("a key")
    try skipSpace()
    var value = key
    if peek(UInt8(ascii: "=")) {
      index += 1
      try skipSpace()
      value = try token("a text")
      try skipSpace()
    }
    guard peek(UInt8(ascii: ";")) else { throw failure("expected ';' after the text of an entry") }
    index += 1
    return StringsFile.Entry(
      key: key.text, value: value.text,
      comment: comment.map { String(decoding: text[$0.content], as: UTF8.self) },
      range: (comment?.start ?? start)..<index, commentRange: comment?.content,
      assignmentRange: start..<index, keyRange: key.range, valueRange: value.range)
  }

  /// Reads a quoted text, or a word without quotation marks.
  private mutating func token(
    _ expected: String
  ) throws(Diagnostic) -> (text: String, range: Range<Int>) {
    let start = index
    guard index < text.count else {
      throw failure("expected \(expected) before the end of the file")
    }
    let quote = text[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while index < text.count, Self.isWord(text[index]) { index += 1 }
      guard index > start else { throw failure("expected \(expected) in quotes") }
      return (String(decoding: text[start..<index], as: UTF8.self), start..<index)
    }
    index += 1
    while index < text.count, text[index] != quote {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < text.count else {
      index = start
      throw failure("the quotes of \(expected) are not closed")
    }
    index += 1
    let content = StringsSyntax.unescaped(text[start + 1..<index - 1])
    guard !content.utf8.contains(0) else {
      index = start
      throw failure("\(expected) contains the character U+0000; remove it")
    }
    return (content, start..<index)
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(Diagnostic) {
    var lineEnds = 0
    while index < text.count {
      guard text[index] != 0 else {
        throw failure("the character U+0000 is between the entries; remove it")
      }
      if text[index] <= 0x20 {
        if text[index] == 0x0A { lineEnds += 1 }
        // A comment before a blank line does not belong to the next entry.
        if lineEnds > 1 { comment = nil }
        index += 1
      } else if text[index...].starts(with: "/*".utf8) {
        let start = index
        index += 2
        while index < text.count, !text[index...].starts(with: "*/".utf8) { index += 1 }
        guard index < text.count else {
          index = start
          throw failure("the comment is not closed")
        }
        comment = (start, start + 2..<index)
        lineEnds = 0
        index += 2
        comments.append(start..<index)
      } else if text[index...].starts(with: "//".utf8) {
        let start = index
        while index < text.count, text[index] != 0x0A { index += 1 }
        comments.append(start..<index)
      } else {
        return
      }
    }
  }

  private func peek(_ byte: UInt8) -> Bool { index < text.count && text[index] == byte }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"), 0x80...:
      true
    default: false
    }
  }

  private func failure(_ message: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable-strings", severity: .error,
      range: SourceRange(at: LineStarts(text).position(of: min(index, text.count))),
      message: message)
  }
}
