package import Diagnostics

/// A strings file in text form: its entries, and every byte between them.
package struct StringsFile: Sendable {
  /// A line `"key" = "text";` with the preceding comment.
  package struct Entry: Hashable, Sendable {
    /// The key, with escapes decoded.
    package let key: String
    /// The text, with escapes decoded.
    package let value: String
    /// The content of the last comment before the entry, without `/*` and `*/`; nil if there is none.
    package let comment: String?
    /// The range of bytes from the beginning of the comment to the semicolon.
    package let range: Range<Int>
    /// The range of bytes of the comment's content.
    package let commentRange: Range<Int>?
    /// The range of bytes from the key to the semicolon.
    package let assignmentRange: Range<Int>
    /// The range of bytes of the key, including its quotation marks.
    package let keyRange: Range<Int>
    /// The range of bytes of the text, including its quotation marks. That of the key for an entry without a text, such as
    /// `"key";`, whose text is the key.
    package let valueRange: Range<Int>

    /// Whether the entry consists of a key, which is its text.
    package var isKeyOnly: Bool { valueRange == keyRange }
  }

  /// The entries in the order of the file.
  package let entries: [Entry]
  /// The ranges of bytes of all comments, including their marks, in the order of the file.
  package let comments: [Range<Int>]
  /// The position in the text at which the entries end: that of the brace that closes them, or the end of the text.
  package let end: Int
  /// The text as UTF-8, without a byte order mark.
  package let text: [UInt8]
  private let encoding: StringsEncoding
  private let isMarked: Bool
  private let lines: LineStarts

  /// Creates a file without entries.
  package init() {
    (entries, comments, end, text, encoding, isMarked) = ([], [], 0, [], .utf8, false)
    lines = LineStarts([])
  }

  /// Reads the bytes of a file.
  /// - Throws: A ``Diagnostic`` with the position of the first error. A property list in XML or binary form is
  ///   rejected, because it cannot be edited as text.
  package init(parsing bytes: [UInt8]) throws(Diagnostic) {
    guard !StringsTable.isPropertyList(bytes) else {
      throw Diagnostic(
        id: "unreadable-strings", severity: .error,
        message:
          "the strings are a property list in XML or binary form, which cannot be edited as text;"
          + " convert them with plutil or plistutil")
    }
    guard let decoded = StringsEncoding.decode(bytes) else {
      throw Diagnostic(
        id: "unreadable-strings", severity: .error,
        message: "a strings file is UTF-8 or UTF-16; convert the file to UTF-8")
    }
    (text, encoding, isMarked) = decoded
    lines = LineStarts(decoded.text)
    var parser = StringsParser(decoded.text)
    entries = try parser.entries()
    comments = parser.comments
    end = parser.end
  }

  /// Returns the bytes of the file with ranges of its text replaced, in the file's own encoding.
  /// - Parameter replacements: Ranges that do not overlap, in any order; insertions at the same position keep their
  ///   order.
  package func bytes(replacing replacements: [TextReplacement]) -> [UInt8] {
    encoding.bytes(TextReplacement.apply(replacements, to: text), isMarked: isMarked)
  }

  /// Returns the range in lines and columns, for messages.
  package func sourceRange(_ range: Range<Int>) -> SourceRange { lines.sourceRange(range) }
}
