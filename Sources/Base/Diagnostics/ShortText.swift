/// Shortens the texts of documents in messages, titles and paths.
///
/// A document may give an object a name of megabytes and have thousands of findings below it. If each finding repeated
/// the name, the report of a small document would fill the memory. This is the only code that shortens such texts. The
/// longest label in thousands of real documents has 101 characters, so reports of real documents are not shortened.
package enum ShortText {
  /// The maximum number of characters in the title of an object.
  package static let longestTitle = 120
  /// The maximum number of bytes in the path to an object, and in an id.
  package static let longestPath = 1_000
  /// The maximum number of bytes in a message or a note.
  package static let longestMessage = 4_000

  /// The text of one character may be as long as the document, because it may consist of many combining marks.
  private static let bytesPerCharacter = 16

  /// Returns a text with at most a number of characters, of which the last is an ellipsis if some are missing.
  package static func title(_ text: String, limit: Int = longestTitle) -> String {
    if text.utf8.count <= limit { return text }
    let start = beginning(of: text, bytes: bytesPerCharacter * limit)
    if start.endIndex == text.endIndex, start.count <= limit { return text }
    return start.prefix(limit - 1) + "…"
  }

  /// Returns a text on one line with at most a number of characters: line breaks become spaces.
  package static func line(_ text: String, limit: Int = longestTitle) -> String {
    // One more character than fits shows that the text is too long.
    let start = beginning(of: text, bytes: bytesPerCharacter * (limit + 1))
    return title(String(start.map { $0.isNewline ? " " : $0 }), limit: limit)
  }

  /// Returns the first line of a text with at most a number of characters, without the line breaks before it.
  package static func firstLine(_ text: String, limit: Int) -> String {
    let start = beginning(of: text, bytes: bytesPerCharacter * (limit + 1))
    let line = start.split(maxSplits: 1, whereSeparator: \.isNewline).first ?? ""
    return title(String(line), limit: limit)
  }

  /// Returns a path to an object in which an ellipsis replaces the middle if it is long. A path that is made one title
  /// at a time must be shortened each time, so that it does not grow with the depth of the document.
  package static func path(_ text: String) -> String { middle(text, limit: longestPath) }

  /// Returns a message in which an ellipsis replaces the middle if it is long.
  package static func message(_ text: String) -> String { middle(text, limit: longestMessage) }

  /// Returns an id as part of a report, in which an ellipsis replaces the middle if it is long.
  package static func id(_ text: String) -> String { middle(text, limit: longestPath) }

  /// Returns a text with at most a number of bytes, without its middle if necessary.
  private static func middle(_ text: String, limit: Int) -> String {
    let text8 = text.utf8
    if text8.count <= limit { return text }
    let mark = "…"
    let kept = limit - mark.utf8.count
    let start = beginning(of: text, bytes: kept / 4)
    var from = text8.index(text.endIndex, offsetBy: start.utf8.count - kept)
    while from < text.endIndex, isContinuation(text8[from]) { from = text8.index(after: from) }
    return String(start) + mark + text[from...]
  }

  /// Returns the beginning of a text, which ends between two scalars.
  private static func beginning(of text: String, bytes: Int) -> Substring {
    let text8 = text.utf8
    if text8.count <= bytes { return text[...] }
    var end = text8.index(text.startIndex, offsetBy: bytes)
    while end > text.startIndex, isContinuation(text8[end]) { end = text8.index(before: end) }
    return text[..<end]
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
