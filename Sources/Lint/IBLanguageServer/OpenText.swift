import DiagnosticText
import Diagnostics

/// The text of an open document. Positions follow the protocol: lines and UTF-16 code units, starting at zero.
struct OpenText {
  private(set) var bytes: [UInt8]
  private var lineStarts: [Int] = [0]

  init(_ text: String) {
    bytes = Array(text.utf8)
    findLines()
  }

  private mutating func findLines() {
    var starts = [0]
    // Each of many edits in one message searches the text, so this loop must be fast.
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
    lineStarts = starts
  }

  /// Returns the byte offset of a position. A position after the end of its line becomes the end of the line.
  func offset(line: Int, character: Int) -> Int {
    guard line >= 0 else { return 0 }
    guard line < lineStarts.count else { return bytes.count }
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    var index = lineStarts[line]
    var units = 0
    while index < end, units < character, bytes[index] != 10, bytes[index] != 13 {
      let length = Self.length(bytes[index])
      units += length == 4 ? 2 : 1
      index += length
    }
    return min(index, end)
  }

  /// Returns the position of a byte offset.
  func place(_ offset: Int) -> (line: Int, character: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var index = lineStarts[low]
    var units = 0
    while index < offset {
      let length = Self.length(bytes[index])
      units += length == 4 ? 2 : 1
      index += length
    }
    return (low, units)
  }

  /// Returns the number of bytes in a UTF-8 character, given its first byte.
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  /// Replaces a part of the text, or the whole text if the change has no range.
  mutating func apply(_ change: RPCValue) {
    let text = Array((change["text"]?.text ?? "").utf8)
    if let range = change["range"], let start = offset(of: range["start"]),
      let end = offset(of: range["end"]), start <= end
    {
      bytes.replaceSubrange(start..<end, with: text)
    } else {
      bytes = text
    }
    findLines()
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
