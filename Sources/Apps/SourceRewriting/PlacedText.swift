/// Where a byte of a source is, from 1; columns count bytes, as the compiler's do.
struct LinePlace {
  let line: Int
  let column: Int

  init(_ offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = 0
    for index in 0..<offset where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    self.line = line
    column = offset - start + 1
  }
}

/// Text that tells the compiler which source it comes from.
struct PlacedText {
  private let path: String
  private(set) var bytes: [UInt8] = []

  init(_ path: String) { self.path = path }

  mutating func add(_ text: String) { bytes += text.utf8 }
  mutating func add(_ text: [UInt8]) { bytes += text }

  /// Says that the next line is a line of the source.
  mutating func locate(line: Int) {
    add("\n#sourceLocation(file: \(SwiftLiteral.string(path)), line: \(line))\n")
  }

  /// Begins with the source's first line.
  mutating func begin(_ source: [UInt8]) {
    guard !source.starts(with: "#!".utf8) else { return }
    add("#sourceLocation(file: \(SwiftLiteral.string(path)), line: 1)\n")
  }

  /// Goes on at a place of the source, in its line and column.
  mutating func returnTo(_ offset: Int, in source: [UInt8]) {
    let place = LinePlace(offset, in: source)
    locate(line: place.line)
    bytes += Array(repeating: UInt8(ascii: " "), count: place.column - 1)
  }
}
