import DiagnosticText
import Diagnostics

/// The text of an open document. Positions follow the protocol: lines and UTF-16 code units, starting at zero.
struct OpenText {
  let bytes: [UInt8]
  private let lineStarts: [Int]
  private let counts: CharacterCounts

  init(_ text: String) { self.init(Array(text.utf8)) }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.lineStarts(bytes)
    counts = CharacterCounts(bytes, .utf16)
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] <= 13 {
        // A carriage return without a newline also ends a line.
        if bytes[index] == 10
          || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
        {
          starts.append(index + 1)
        }
      }
    }
    return starts
  }

  /// Returns the byte offset of a position. A position after the end of its line becomes the end of the line.
  func offset(line: Int, character: Int) -> Int {
    guard line >= 0 else { return 0 }
    guard line < lineStarts.count else { return bytes.count }
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return counts.offset(ofCharacter: character, in: start..<end, of: bytes)
  }

  /// Returns the position of a byte offset.
  func place(_ offset: Int) -> (line: Int, character: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low, counts.count(in: lineStarts[low]..<offset, of: bytes))
  }

  /// Returns the text after the changes of a message.
  func applying(_ changes: [RPCValue]) -> OpenText {
    var text = EditedText(bytes)
    for change in changes { text.apply(change) }
    return OpenText(text.joined)
  }

  func offset(of position: RPCValue?) -> Int? {
    guard let line = position?["line"]?.int, let character = position?["character"]?.int else {
      return nil
    }
    return offset(line: line, character: character)
  }

  /// Returns a byte range as a protocol range.
  func json(_ range: Range<Int>) -> JSONValue {
    .object([("start", json(range.lowerBound)), ("end", json(range.upperBound))])
  }

  private func json(_ offset: Int) -> JSONValue {
    let (line, character) = place(offset)
    return .object([("line", .int(line)), ("character", .int(character))])
  }
}
