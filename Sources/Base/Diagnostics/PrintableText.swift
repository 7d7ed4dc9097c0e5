/// Texts from documents, sources and file names in a form that is safe to print.
///
/// A terminal interprets control characters, a viewer reorders text at bidirectional marks, and a line break in a name
/// would forge a line of output. All text output replaces these characters with escapes as in Swift's string literals,
/// such as `\u{1B}` and `\n`. This is the only code that determines which characters are replaced.
///
/// CI services obey commands in the log of any program: `##vso[` (Azure Pipelines), `##teamcity[` and `##[` (GitHub
/// Actions) anywhere in a line, and `::` (GitHub Actions) at its beginning. A mark of these is escaped too.
package enum PrintableText {
  /// Returns whether a character must not reach text output: a control character (C0, DEL and C1), a line or paragraph
  /// separator, or a mark that changes the direction of the following text (Unicode Standard Annex 9, section 2).
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF:
      true
    default: UndecodableName.byte(of: scalar) != nil
    }
  }

  /// Returns a text as part of one line: line breaks and tabs are escaped too, and so is `::` at its beginning, which may
  /// become the beginning of a line.
  package static func line(_ text: String) -> String {
    let line = withoutCommands(escaped(text) { isUnsafe($0) }, mark: "\\u{23}")
    let colons = line.unicodeScalars.drop { $0.properties.isWhitespace }
    guard colons.starts(with: "::".unicodeScalars) else { return line }
    return String(line[..<colons.startIndex]) + "\\u{3A}" + String(colons.dropFirst())
  }

  /// Returns a text in which line feeds and tabs are kept, because they are part of its structure. The lines are those of
  /// the command, and may begin with `::`.
  package static func lines(_ text: String) -> String {
    withoutCommands(escaped(text) { isUnsafe($0) && $0 != "\n" && $0 != "\t" }, mark: "\\u{23}")
  }

  /// Returns a text in which an escape replaces the second `#` of each command to a CI service.
  /// - Parameter mark: The escape for `#` in the format of the output.
  package static func withoutCommands(_ text: String, mark: String) -> String {
    var text = text
    let marks = text.withUTF8 { bytes -> [Int] in
      guard bytes.contains(UInt8(ascii: "#")) else { return [] }
      return bytes.indices.filter { isCommandMark(bytes, at: $0) }
    }
    guard !marks.isEmpty else { return text }
    var result = ""
    var start = text.startIndex
    for offset in marks {
      let place = text.utf8.index(text.startIndex, offsetBy: offset)
      result += text[start..<place] + mark
      start = text.utf8.index(after: place)
    }
    return result + text[start...]
  }

  /// Returns whether a byte is the second `#` of a command to a CI service: a word and a bracket follow, or the end of the
  /// text, after which the output may go on with a bracket.
  package static func isCommandMark(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard text[index] == UInt8(ascii: "#"), index > 0, text[index - 1] == UInt8(ascii: "#") else {
      return false
    }
    var next = index + 1
    while next < text.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[next] | 0x20) {
      next += 1
    }
    return next == text.count || text[next] == UInt8(ascii: "[")
  }

  /// Returns the escape for a character, as in a Swift string literal.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    if let byte = UndecodableName.byte(of: scalar) {
      return "\\x" + String(byte, radix: 16, uppercase: true)
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u{" + (digits.count == 1 ? "0" : "") + digits + "}"
  }

  private static func escaped(
    _ text: String, where isReplaced: (Unicode.Scalar) -> Bool
  ) -> String {
    // Most texts contain no unsafe characters and are not copied. All unsafe characters begin with one of these bytes.
    let mayBeUnsafe = text.utf8.contains { byte in
      switch byte {
      case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF4: true
      default: false
      }
    }
    guard mayBeUnsafe, text.unicodeScalars.contains(where: isReplaced) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isReplaced(scalar) {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
