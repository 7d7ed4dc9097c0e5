import Diagnostics
import Localization

/// The positions in a strings file where entries are added and removed.
struct StringsFileLayout {
  private let strings: StringsFile
  private let lineEnd: String

  init(_ strings: StringsFile) {
    self.strings = strings
    lineEnd = LineEnd.most(in: strings.text)
  }

  private var text: [UInt8] { strings.text }

  /// Returns the removals of entries, each including its lines and one adjacent blank line.
  /// - Parameter entries: Entries in the order of the file.
  func removals(of entries: [StringsFile.Entry]) -> [TextReplacement] {
    var end = 0
    return entries.map { entry in
      var range = removedRange(of: entry)
      range = max(range.lowerBound, end)..<range.upperBound
      end = range.upperBound
      return TextReplacement(range, "")
    }
  }

  /// Returns the contents of the comments in ranges of the file.
  /// - Parameter ranges: Ranges in the order of the file that do not overlap.
  func comments(in ranges: [Range<Int>]) -> [String] {
    var open = ranges[...]
    return strings.comments.compactMap { comment in
      while let first = open.first, first.upperBound <= comment.lowerBound { open.removeFirst() }
      guard let first = open.first, first.lowerBound <= comment.lowerBound else { return nil }
      let content = text[comment].dropFirst(2)
      let isClosed = text[comment].dropFirst().first == UInt8(ascii: "*")
      return String(decoding: isClosed ? content.dropLast(2) : content, as: UTF8.self)
    }
  }

  private func removedRange(of entry: StringsFile.Entry) -> Range<Int> {
    let start = startOfLine(before: entry.range.lowerBound)
    let end = endOfLine(after: entry.range.upperBound)
    // If an entry shares its lines with others, the rest of those lines stays.
    guard isBlank(start..<entry.range.lowerBound), isBlank(entry.range.upperBound..<end) else {
      return entry.range
    }
    let blankAfter = endOfLine(after: end)
    if end < text.count, isBlank(end..<blankAfter) { return start..<blankAfter }
    guard start > 0 else { return start..<end }
    let blankBefore = startOfLine(before: start - 1)
    return (isBlank(blankBefore..<start) ? blankBefore : start)..<end
  }

  /// Returns the replacement of an entry's assignment with a comment that contains it.
  func commentedOut(_ entry: StringsFile.Entry) -> TextReplacement {
    let assignment = String(decoding: text[entry.assignmentRange], as: UTF8.self)
    let lines = assignment.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    // The rest of the line is not part of the comment.
    let range = entry.assignmentRange
    let isLast = isBlank(range.upperBound..<endOfLine(after: range.upperBound))
    return TextReplacement(
      range, lines.map { "// " + $0 }.joined(separator: lineEnd) + (isLast ? "" : lineEnd))
  }

  /// Returns the insertions of entries at the positions that keep the order, or at the end if there is no order.
  func insertions(
    of added: [StringsEntry], among entries: [StringsFile.Entry],
    _ translations: [String: String] = [:]
  ) -> [TextReplacement] {
    func lines(of entry: StringsEntry) -> String {
      self.lines(of: entry, translations[entry.key] ?? entry.value)
    }
    guard !added.isEmpty else { return [] }
    guard let last = entries.last else {
      // In a file that contains only comments, the entries follow them.
      let separator = strings.end == 0 || text[strings.end - 1] == 0x0A ? "" : lineEnd
      let all = added.map { lineEnd + lines(of: $0) }.joined()
      return [TextReplacement(strings.end..<strings.end, separator + all)]
    }
    let keys = entries.map(\.key)
    let order = keys.count > 1 ? StringsOrder.of(keys) : .natural
    let ordered = order.map { order in added.sorted { order.areInOrder($0.key, $1.key) } } ?? added
    let end = min(endOfLineAndComments(after: last.range.upperBound), strings.end)
    let isClosed = end > 0 && text[end - 1] == 0x0A && end > last.range.upperBound
    var isFirstAtEnd = true
    return ordered.map { entry in
      let place = order?.place(of: entry.key, in: keys) ?? keys.count
      if place < keys.count {
        let start = startOfLine(before: entries[place].range.lowerBound)
        if isBlank(start..<entries[place].range.lowerBound) {
          return TextReplacement(start..<start, lines(of: entry) + lineEnd)
        }
      }
      defer { isFirstAtEnd = false }
      let separator = isFirstAtEnd && !isClosed ? lineEnd : ""
      return TextReplacement(end..<end, separator + lineEnd + lines(of: entry))
    }
  }

  /// Checks that an edited file has exactly the expected entries, in any order.
  /// - Throws: A ``Diagnostic`` if it does not, in which case it must not be written.
  static func check(
    _ bytes: [UInt8], contains expected: [(key: String, value: String)]
  ) throws(Diagnostic) {
    func sorted(_ entries: [(key: String, value: String)]) -> [[String]] {
      entries.map { [$0.key, $0.value] }.sorted { $0.lexicographicallyPrecedes($1) }
    }
    let found = try? StringsFile(parsing: bytes).entries.map { ($0.key, $0.value) }
    guard let found, sorted(found) == sorted(expected) else {
      throw Diagnostic(
        id: "unwritable-strings", severity: .error,
        message:
          "the file cannot be edited without changing other entries; put each entry and each comment on lines of its own"
      )
    }
  }

  private func lines(of entry: StringsEntry, _ text: String) -> String {
    let lines = entry.lines(text)
    return lineEnd == "\n" ? lines : lines.split(separator: "\n").map { $0 + lineEnd }.joined()
  }

  private func startOfLine(before offset: Int) -> Int {
    text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// Returns the offset after the line end that follows an offset.
  private func endOfLine(after offset: Int) -> Int {
    text[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
  }

  /// Returns the offset after the line end that follows an offset and is in no comment.
  private func endOfLineAndComments(after offset: Int) -> Int {
    var end = endOfLine(after: offset)
    for comment in strings.comments where comment.lowerBound < end && end < comment.upperBound {
      end = endOfLine(after: comment.upperBound)
    }
    return end
  }

  private func isBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy { $0 <= 0x20 } }
}
