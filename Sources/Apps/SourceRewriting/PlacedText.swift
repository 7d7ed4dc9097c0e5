/// A position in a source; lines and columns count from 1, and columns count bytes, as in compiler messages.
struct LinePlace {
  let line: Int
  let column: Int

  init(_ offset: Int, in lines: LineStarts) {
    line = lines.starts.firstIndex(atLeast: offset + 1)
    column = offset - lines.starts[line - 1] + 1
  }
}

/// The positions at which the lines of a source begin.
struct LineStarts {
  fileprivate let starts: [Int]

  init(_ bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}

extension [Int] {
  /// Returns the index of the first number that is not less than another one; the numbers are in order.
  func firstIndex(atLeast number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Text with directives that tell the compiler which source it comes from.
struct PlacedText {
  private let path: String
  private(set) var bytes: [UInt8] = []

  init(_ path: String) { self.path = path }

  mutating func add(_ text: String) { bytes += text.utf8 }
  mutating func add(_ text: [UInt8]) { bytes += text }

  /// Declares that the next line is a line of the source.
  mutating func locate(line: Int) {
    add("\n#sourceLocation(file: \(SwiftLiteral.string(path)), line: \(line))\n")
  }

  /// Declares that the first line of the source follows.
  mutating func begin(_ source: [UInt8]) {
    guard !source.starts(with: "#!".utf8) else { return }
    add("#sourceLocation(file: \(SwiftLiteral.string(path)), line: 1)\n")
  }

  /// Continues at a position in the source, with its line and column.
  mutating func returnTo(_ offset: Int, in lines: LineStarts) {
    let place = LinePlace(offset, in: lines)
    locate(line: place.line)
    bytes += Array(repeating: UInt8(ascii: " "), count: place.column - 1)
  }
}
