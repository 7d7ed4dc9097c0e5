import Diagnostics

/// A scanner for string literals that may be names of nibs, in any language.
enum TextScanner {
  /// The maximum length of a recorded string, in bytes.
  static let longest = 96

  /// Returns the strings in a file without duplicates, and without folder and extension.
  /// - Parameter comments: The ranges of the comments, in file order.
  static func texts(
    in bytes: UnsafeBufferPointer<UInt8>, besides comments: [Range<Int>], lines: SourceLines
  ) -> [TextRecord] {
    var next = 0
    var seen: Set<String> = []
    var texts: [TextRecord] = []
    let quote = UInt8(ascii: "\"")
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == quote else { continue }
      while next < comments.count, comments[next].upperBound <= index { next += 1 }
      if next < comments.count, comments[next].contains(index) { continue }
      var end = index + 1
      while end < bytes.count, end - index <= longest, isName(bytes[end]) { end += 1 }
      // A quotation mark that does not end a string may start the next one.
      guard end < bytes.count, bytes[end] == quote, end > index + 1 else { continue }
      let content = bytes[index + 1..<end]
      // Selectors contain a colon, and so do addresses and sentences.
      let colon = UInt8(ascii: ":")
      if content.contains(colon),
        content.first == colon || content.contains(where: "/ ".utf8.contains)
      {
        continue
      }
      let text = nibName(String(decoding: content, as: UTF8.self))
      guard !text.isEmpty, !text.hasPrefix(" "), seen.insert(text).inserted else { continue }
      let (line, column) = lines.place(of: index)
      texts.append(TextRecord(text: text, line: line, column: column))
    }
    return texts
  }

  private static func nibName(_ text: String) -> String {
    let file = text[text.startOfName...]
    return file.name(before: ".nib") ?? file.name(before: ".xib") ?? String(file)
  }

  /// Returns whether a string with a text is recorded verbatim. Strings with other characters, paths, and sentences with
  /// a colon are not.
  static func records(_ text: String) -> Bool {
    (!text.utf8.contains(UInt8(ascii: ":"))
      || !text.hasPrefix(":") && !text.utf8.contains(UInt8(ascii: " ")))
      && text.utf8.allSatisfy(isName) && !text.utf8.contains(UInt8(ascii: "/"))
      && !text.hasEnding(".nib") && !text.hasEnding(".xib") && text.utf8.count < longest
  }

  /// Returns whether a recorded string may contain a byte.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_-.~+/: ".utf8.contains(byte)
    }
  }
}
