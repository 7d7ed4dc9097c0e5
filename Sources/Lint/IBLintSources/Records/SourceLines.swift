/// The starts of the lines in a file.
struct SourceLines {
  private let starts: [Int]

  /// Finds the lines. A line ends with a newline, a carriage return, or both.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1
      if byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && (next == bytes.count || bytes[next] != UInt8(ascii: "\n"))
      {
        starts.append(next)
      }
    }
    self.starts = starts
  }

  /// Returns the line and column of a byte offset, both starting at 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
