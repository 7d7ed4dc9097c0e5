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

  /// Returns the bytes after replacements, which must not overlap and may be in any order. Insertions at the same
  /// position keep their order.
  static func apply(_ replacements: [TextReplacement], to bytes: [UInt8]) -> [UInt8] {
    let ordered = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for (_, replacement) in ordered {
      precondition(replacement.range.lowerBound >= end, "replacements overlap")
      result += bytes[end..<replacement.range.lowerBound]
      result += replacement.text.utf8
      end = replacement.range.upperBound
    }
    return result + bytes[end...]
  }
}
