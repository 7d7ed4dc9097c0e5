/// New text for a range of bytes.
package struct TextReplacement: Hashable, Sendable {
  /// The range of bytes to replace; an empty range inserts text.
  package let range: Range<Int>
  /// The new text.
  package let text: String

  /// Creates a replacement.
  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Returns the bytes after replacements, which may be in any order. Insertions at the same position keep their order,
  /// and the text of a replacement that begins inside an earlier one follows it.
  static func apply(_ replacements: [TextReplacement], to bytes: [UInt8]) -> [UInt8] {
    let ordered = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for (_, replacement) in ordered {
      let start = max(replacement.range.lowerBound, end)
      result += bytes[end..<start]
      result += replacement.text.utf8
      end = max(replacement.range.upperBound, start)
    }
    return result + bytes[end...]
  }
}
