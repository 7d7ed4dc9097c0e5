/// A position in a source; lines and columns count from 1, and columns count bytes, as in compiler messages.
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
  mutating func returnTo(_ offset: Int, in source: [UInt8]) {
    let place = LinePlace(offset, in: source)
    locate(line: place.line)
    bytes += Array(repeating: UInt8(ascii: " "), count: place.column - 1)
  }
}
