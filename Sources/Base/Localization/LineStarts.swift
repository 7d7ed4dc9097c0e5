import Diagnostics

/// The beginnings of the lines of a text. Positions are found by binary search, because a file may have as many
/// problems as lines.
struct LineStarts: Sendable {
  private let starts: [Int]

  init(_ text: [UInt8]) {
    var starts = [0]
    for (index, byte) in text.enumerated() where byte == 0x0A { starts.append(index + 1) }
    self.starts = starts
  }

  /// Returns the line and column of an offset in bytes.
  func position(of offset: Int) -> SourcePosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1, offset: offset)
  }

  /// Returns the range of bytes in lines and columns.
  func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }
}
