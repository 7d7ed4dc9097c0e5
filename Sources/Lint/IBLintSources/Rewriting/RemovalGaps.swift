import Diagnostics

/// Removals of code, including the empty lines that would otherwise remain after an opening brace.
struct RemovalGaps {
  private let bytes: [UInt8]

  /// Stores the contents of a file.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the edits of the file with adjacent removals combined, each extended over such empty lines.
  /// - Parameter edits: The edits of this file, sorted.
  func closed(_ edits: [Diagnostic.FileEdit]) -> [Diagnostic.FileEdit] {
    var closed: [Diagnostic.FileEdit] = []
    for edit in edits {
      if let last = closed.last, last.text.isEmpty, edit.text.isEmpty, last.end == edit.start {
        closed[closed.count - 1].end = edit.end
      } else {
        closed.append(edit)
      }
    }
    for index in closed.indices where closed[index].text.isEmpty {
      guard bytes[..<closed[index].start].last(where: { !Self.isSpace($0) }) == UInt8(ascii: "{")
      else { continue }
      let limit = index + 1 < closed.count ? closed[index + 1].start : bytes.count
      closed[index].end = endOfEmptyLines(closed[index].end, limit)
    }
    return closed
  }

  /// Returns the offset of the last line end of a sequence of empty lines.
  private func endOfEmptyLines(_ start: Int, _ limit: Int) -> Int {
    var end = start
    while let line = lineEnd(end, limit), let next = lineEnd(line, limit) {
      end = next - (next >= 2 && bytes[next - 2] == UInt8(ascii: "\r") ? 2 : 1)
    }
    return end
  }

  /// Returns the offset after the line end that follows only spaces, or nil if other text follows.
  private func lineEnd(_ start: Int, _ limit: Int) -> Int? {
    let end = bytes[start..<limit].firstIndex { !Self.isSpace($0) || $0 == UInt8(ascii: "\n") }
    return end.flatMap { bytes[$0] == UInt8(ascii: "\n") ? $0 + 1 : nil }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
