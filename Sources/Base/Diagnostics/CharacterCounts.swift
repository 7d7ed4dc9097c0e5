/// The numbers of characters before the places of a text in UTF-8, for columns that count characters instead of bytes.
///
/// A document may be a single line. Counting its characters from the beginning for each finding would take time
/// proportional to the number of findings times the length of the line, so the counts at regular intervals are kept.
package struct CharacterCounts: Sendable {
  /// The characters that are counted.
  package enum Unit: Sendable {
    /// Unicode scalars, as in SARIF.
    case scalars
    /// UTF-16 code units, as in the Language Server Protocol.
    case utf16
  }

  private static let interval = 256

  private let unit: Unit
  /// The counts before each multiple of the interval; empty if the text consists of ASCII.
  private let marks: [Int]

  /// Counts the characters of a text. A text in UTF-8 whose characters are all in ASCII needs no counts.
  package init(_ text: [UInt8], _ unit: Unit) {
    self.unit = unit
    marks = text.withUnsafeBufferPointer { text in
      guard text.contains(where: { $0 >= 0x80 }) else { return [] }
      var marks: [Int] = []
      marks.reserveCapacity(text.count / Self.interval + 1)
      var count = 0
      for start in stride(from: 0, through: text.count, by: Self.interval) {
        marks.append(count)
        for byte in text[start..<min(start + Self.interval, text.count)] {
          count += Self.width(byte, unit)
        }
      }
      return marks
    }
  }

  /// Returns the number of characters that begin before an offset.
  package func count(before offset: Int, in text: [UInt8]) -> Int {
    guard !marks.isEmpty else { return offset }
    let mark = offset / Self.interval
    return text[mark * Self.interval..<offset].reduce(marks[mark]) { $0 + Self.width($1, unit) }
  }

  /// Returns the number of characters that begin in a range.
  package func count(in range: Range<Int>, of text: [UInt8]) -> Int {
    count(before: range.upperBound, in: text) - count(before: range.lowerBound, in: text)
  }

  /// Returns the offset in a range before which a number of characters begin in the range, or the end of the range if it
  /// has fewer. An offset inside of a pair of UTF-16 code units becomes the end of the pair.
  package func offset(ofCharacter number: Int, in range: Range<Int>, of text: [UInt8]) -> Int {
    guard number > 0 else { return range.lowerBound }
    guard !marks.isEmpty else {
      return number < range.count ? range.lowerBound + number : range.upperBound
    }
    let (start, overflows) = count(before: range.lowerBound, in: text)
      .addingReportingOverflow(number)
    if overflows { return range.upperBound }
    // The last mark in the range with fewer characters before it.
    var low = range.lowerBound / Self.interval
    var high = range.upperBound / Self.interval + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] < start { low = middle } else { high = middle }
    }
    var index = max(low * Self.interval, range.lowerBound)
    var count = count(before: index, in: text)
    while index < range.upperBound {
      // The bytes that continue a character belong to it.
      if count >= start, text[index] & 0xC0 != 0x80 { break }
      count += Self.width(text[index], unit)
      index += 1
    }
    return index
  }

  /// Returns the number of characters that begin with a byte.
  private static func width(_ byte: UInt8, _ unit: Unit) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 && unit == .utf16 ? 2 : 1
  }
}
