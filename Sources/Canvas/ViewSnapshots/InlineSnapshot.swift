import Foundation

/// Compares a value with the text of a snapshot that the test itself contains.
///
/// If there is no text, or if it differs and the mode allows recording, the text is written into the test's source, as
/// a trailing closure of the call to `function`.
/// - Returns: A message if the snapshot differs, was recorded or could not be made, or nil if it is unchanged.
@MainActor
public func verifyInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record: SnapshotRecording? = nil, file: StaticString = #filePath, line: UInt = #line,
  function: StaticString = "verifyInlineSnapshot", matches expected: (() -> String)? = nil
) -> String? {
  let recording = record ?? SnapshotRecording.ofEnvironment ?? .missing
  do {
    var new = try snapshotting.snapshot(try value())
    if new.hasSuffix("\n") { new.removeLast() }
    var message = "there is no inline snapshot"
    if let expected, recording != .all {
      guard let difference = snapshotting.diffing.diff(expected(), new) else { return nil }
      message = "differs from the inline snapshot:\n\(difference.message)"
      guard recording == .failed else { return message }
    }
    guard recording != .never else { return message }
    try InlineSource.write(new, into: "\(file)", line: Int(line), function: "\(function)")
    return "recorded the inline snapshot in \(file):\(line); run the test again to compare with it"
  } catch {
    return "the snapshot cannot be made: \(error)"
  }
}

/// A source that contains snapshots.
@MainActor
enum InlineSource {
  /// The reason why a snapshot cannot be written into a source.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func write(_ text: String, into file: String, line: Int, function: String) throws {
    let url = URL(fileURLWithPath: file)
    let source = try String(contentsOf: url, encoding: .utf8)
    let earlier = SnapshotNumbers.current.addedLines
    let shift = earlier.lines[file, default: []].filter { $0.line < line }.reduce(0) {
      $0 + $1.count
    }
    guard let new = inserting(text, into: source, line: line + shift, function: function) else {
      throw Failure(description: "line \(line) of \(file) has no call of \(function)")
    }
    try new.write(to: url, atomically: true, encoding: .utf8)
    let count = new.count { $0 == "\n" } - source.count { $0 == "\n" }
    earlier.lines[file, default: []].append((line, count))
  }

  /// Returns a source with a text as the trailing closure of a call, or nil if the line has no such call.
  nonisolated static func inserting(
    _ text: String, into source: String, line: Int, function: String
  ) -> String? {
    let bytes = Array(source.utf8)
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let row = String(decoding: bytes[start..<lineEnd], as: UTF8.self)
    guard let name = row.range(of: function + "(") else { return nil }
    let open = start + row[..<name.upperBound].utf8.count - 1
    guard let close = end(ofGroupAt: open, in: bytes) else { return nil }
    // An existing closure is replaced.
    var end = close + 1
    var next = end
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x0A { next += 1 }
    if next < bytes.count, bytes[next] == 0x7B, let closing = self.end(ofGroupAt: next, in: bytes) {
      end = closing + 1
    }
    let indent = String(row.prefix { $0 == " " })
    var marks = ""
    while text.contains("\"\"\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "\(indent)  \($0)"
    }
    let closure =
      " {\n\(indent)  \(marks)\"\"\"\n" + lines.joined(separator: "\n")
      + "\n\(indent)  \"\"\"\(marks)\n\(indent)}"
    return String(decoding: bytes[..<(close + 1)], as: UTF8.self) + closure
      + String(decoding: bytes[end...], as: UTF8.self)
  }

  /// Returns the position where parentheses or braces that open at a position close; nil if they do not close.
  private nonisolated static func end(ofGroupAt open: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var place = open
    while place < bytes.count {
      switch bytes[place] {
      case 0x28, 0x5B, 0x7B: depth += 1
      case 0x29, 0x5D, 0x7D:
        depth -= 1
        if depth == 0 { return place }
      case 0x22:
        place = self.end(ofTextAt: place, in: bytes)
      case 0x2F where place + 1 < bytes.count && bytes[place + 1] == 0x2F:
        while place + 1 < bytes.count, bytes[place + 1] != 0x0A { place += 1 }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Returns the last quotation mark of a string literal.
  private nonisolated static func end(ofTextAt start: Int, in bytes: [UInt8]) -> Int {
    func mark(_ place: Int) -> Bool { place < bytes.count && bytes[place] == 0x22 }
    let isLong = mark(start + 1) && mark(start + 2)
    var place = start + (isLong ? 3 : 1)
    let isRaw = start > 0 && bytes[start - 1] == 0x23
    while place < bytes.count {
      if bytes[place] == 0x5C, !isRaw {
        place += 2
        continue
      }
      if mark(place), !isLong || (mark(place + 1) && mark(place + 2)) {
        return place + (isLong ? 2 : 0)
      }
      place += 1
    }
    return bytes.count
  }
}
