/// The differences between two texts, in the format that `patch` and `git apply` read.
package enum UnifiedDiff {
  /// Returns the difference; empty for equal texts.
  /// - Parameter context: The number of unchanged lines around a change.
  package static func text(old: String, new: String, path: String, context: Int = 3) -> String {
    let bytes = bytes(old: Array(old.utf8), new: Array(new.utf8), path: path, context: context)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the difference between two versions of a file in any encoding, with their own bytes, so that it can be
  /// applied; empty for equal files.
  /// - Parameter context: The number of unchanged lines around a change.
  package static func bytes(
    old: [UInt8], new: [UInt8], path: String, context: Int = 3
  ) -> [UInt8] {
    let rows = rows(lines(of: old), lines(of: new))
    let changes = rows.indices.filter { rows[$0].sign != " " }
    guard !changes.isEmpty else { return [] }
    var text = Array("--- \(name("a", path))\n+++ \(name("b", path))\n".utf8)
    var start = 0
    while start < changes.count {
      var end = start
      while end + 1 < changes.count, changes[end + 1] - changes[end] <= 2 * context + 1 { end += 1 }
      let first = max(0, changes[start] - context)
      let last = min(rows.count - 1, changes[end] + context)
      text += hunk(rows, first...last)
      start = end + 1
    }
    return text
  }

  /// Returns the name of a file in git's form: relative to the root, and quoted if necessary.
  private static func name(_ side: String, _ path: String) -> String {
    let name = side + "/" + path.drop { $0 == "/" }
    func isPlain(_ byte: UInt8) -> Bool {
      byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    guard !name.utf8.allSatisfy(isPlain) else { return name }
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    for byte in name.utf8 {
      if isPlain(byte) {
        quoted.append(byte)
      } else {
        let digits = String(byte, radix: 8)
        quoted += Array(("\\" + String(repeating: "0", count: 3 - digits.count) + digits).utf8)
      }
    }
    return String(decoding: quoted + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  private struct Row {
    var sign: Unicode.Scalar
    var line: ArraySlice<UInt8>
    /// The number of preceding lines in either text.
    var old: Int
    var new: Int
  }

  private static func hunk(_ rows: [Row], _ range: ClosedRange<Int>) -> [UInt8] {
    let part = rows[range]
    let old = part.count { $0.sign != "+" }
    let new = part.count { $0.sign != "-" }
    func span(_ before: Int, _ count: Int) -> String {
      "\(count == 0 ? before : before + 1),\(count)"
    }
    let (before, after) = (
      span(part[range.lowerBound].old, old), span(part[range.lowerBound].new, new)
    )
    var text = Array("@@ -\(before) +\(after) @@\n".utf8)
    for row in part {
      text.append(UInt8(ascii: row.sign))
      text += row.line
      if row.line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
    }
    return text
  }

  /// Returns the lines as bytes, including line endings, because texts that look the same may have different bytes.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let feed = bytes[start...].firstIndex(of: 0x0A)
      let end = feed.map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func rows(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Row] {
    let difference = LineDifference(from: old, to: new)
    let (removed, inserted) = (difference.removed, difference.inserted)
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        rows.append(Row(sign: "-", line: old[left], old: left, new: right))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        rows.append(Row(sign: "+", line: new[right], old: left, new: right))
        right += 1
      } else {
        rows.append(Row(sign: " ", line: old[left], old: left, new: right))
        left += 1
        right += 1
      }
    }
    return rows
  }
}
