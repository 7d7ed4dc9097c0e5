import DiagnosticText
import Diagnostics
import InterfaceBuilder
import XMLTree

/// The text of two documents, with conflict markers around the lines that differ.
enum ConflictText {
  static func text(ours: [UInt8], theirs: [UInt8], size: Int) -> [UInt8] {
    let (left, right) = documentLines(ours, theirs)
    let difference = LineDifference(from: left, to: right)
    return text(
      hunks(left, difference.removed, right, difference.inserted), left, right, size: size)
  }

  /// A range of lines in two texts that differ.
  private struct Hunk {
    var left: Range<Int>
    var right: Range<Int>
  }

  /// Returns the hunks. Hunks with at most three lines between them are combined, as in git.
  private static func hunks(
    _ left: [Line], _ gone: Set<Int>, _ right: [Line], _ come: Set<Int>
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    var (one, two) = (0, 0)
    while one < left.count || two < right.count {
      let (firstOne, firstTwo) = (one, two)
      while gone.contains(one) { one += 1 }
      while come.contains(two) { two += 1 }
      if one == firstOne, two == firstTwo {
        one += 1
        two += 1
      } else if let last = hunks.last, firstOne - last.left.upperBound <= 3 {
        hunks[hunks.count - 1] = Hunk(
          left: last.left.lowerBound..<one, right: last.right.lowerBound..<two)
      } else {
        hunks.append(Hunk(left: firstOne..<one, right: firstTwo..<two))
      }
    }
    return hunks
  }

  private static func text(
    _ hunks: [Hunk], _ left: [Line], _ right: [Line], size: Int
  ) -> [UInt8] {
    func marker(_ character: Character, _ label: String) -> [UInt8] {
      let marker = String(repeating: character, count: max(1, size))
      return Array("\(marker)\(label.isEmpty ? "" : " ")\(label)\n".utf8)
    }
    var text: [UInt8] = []
    var done = 0
    for hunk in hunks {
      text += bytes(left[done..<hunk.left.lowerBound])
      text += marker("<", "ours") + bytes(left[hunk.left])
      text += marker("=", "") + bytes(right[hunk.right])
      text += marker(">", "theirs")
      done = hunk.left.upperBound
    }
    return text + bytes(left[done...])
  }

  // MARK: Lines

  /// A line, including its newline.
  private struct Line: Hashable {
    var bytes: ArraySlice<UInt8>
    /// The only side whose text contains the object of this line, or nil for a line that may match the other text.
    var side: MergeSide?
  }

  private static func bytes(_ lines: ArraySlice<Line>) -> [UInt8] {
    lines.reduce(into: []) { $0 += $1.bytes }
  }

  /// Returns the lines of both texts. The lines of an object that only one text contains never match lines of the
  /// other text: otherwise the end tag of a view would match the end tag of any other view.
  private static func documentLines(_ ours: [UInt8], _ theirs: [UInt8]) -> ([Line], [Line]) {
    var (left, right) = (lines(of: ours), lines(of: theirs))
    guard let one = try? IBDocument(parsing: ours), let two = try? IBDocument(parsing: theirs)
    else {
      return (left, right)
    }
    mark(&left, .ours, one, lackingIn: two)
    mark(&right, .theirs, two, lackingIn: one)
    return (left, right)
  }

  private static func mark(
    _ lines: inout [Line], _ side: MergeSide, _ document: IBDocument, lackingIn other: IBDocument
  ) {
    // Lines inside a marked object are marked as well.
    var end = 0
    for object in document.objects where object.index >= end {
      guard let id = object.id, other.object(id: id) == nil else { continue }
      end = object.range.upperBound
      let node = object.node
      let last = document.tree.position(at: node.range.upperBound - 1).line
      for line in node.position.line...last { lines[line - 1].side = side }
    }
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map {
      Line(bytes: bytes[$0.startIndex...$0.endIndex])
    }
  }
}
