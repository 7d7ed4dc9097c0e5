import Foundation
import TextMetrics

/// A layout for the lines of a text layer, which wraps, truncates, aligns and records them.
///
/// Characters are counted as Unicode scalars, as in ``TextLayout``.
@MainActor
struct LineSetter {
  private typealias Run = (range: Range<Int>, attributes: [NSAttributedString.Key: Any])

  var alignment = CATextLayerAlignmentMode.natural
  var truncation = CATextLayerTruncationMode.none
  var wraps = false
  private let layout: TextLayout
  private let scalars: [Unicode.Scalar]
  private let runs: [Run]
  /// The start indices of grapheme clusters, which are never split.
  private let starts: [Int]

  init(_ text: NSAttributedString) {
    layout = TextLayout(text, font: .usualForDrawing)
    scalars = Array(text.string.unicodeScalars)
    var starts: [Int] = []
    var count = 0
    for character in text.string {
      starts.append(count)
      count += character.unicodeScalars.count
    }
    self.starts = starts
    var runs: [Run] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let start = runs.last?.range.upperBound ?? 0
      let length = string.substring(with: range).unicodeScalars.count
      runs.append((start..<start + length, values))
    }
    self.runs = runs
  }

  /// Records the lines of a rectangle from top to bottom, except those that begin below it.
  func record(in context: CGContext, _ rect: CGRect) {
    let (lines, isShortened) = lines(in: rect)
    var top = Double(rect.minY)
    for (index, line) in lines.enumerated() {
      guard index == 0 || top < rect.maxY else { return }
      let isLast = index == lines.count - 1
      let parts = shortened(line, to: Double(rect.width), isForced: isShortened && isLast)
      let isStretched = !isLast && isJustified(line)
      for step in placed(parts, of: line, top, in: rect, isStretched: isStretched) {
        context.record(step)
      }
      top += line.height + line.spacing
    }
  }

  /// Returns the lines, and whether the text continues below the last one.
  private func lines(in rect: CGRect) -> ([TextLine], isShortened: Bool) {
    let width = wraps ? Double(rect.width) : .infinity
    let all = layout.lines(width: width)
    guard wraps, truncation != .none else { return (all, false) }
    var room = Double(rect.height) + 1e-6
    var fitting = 0
    for line in all {
      room -= line.height
      if room < 0 { break }
      fitting += 1
      room -= line.spacing
    }
    guard fitting < all.count else { return (all, false) }
    return (layout.lines(width: width, limit: max(fitting, 1)), true)
  }

  // MARK: Truncating

  /// A part of a line: characters of the text, or the ellipsis with the attributes of the character at an index.
  private enum Part {
    case characters(Range<Int>)
    case ellipsis(at: Int)
  }

  /// Returns the parts of a line that fit into a width in points, truncated according to the mode.
  /// - Parameter isForced: Whether to add an ellipsis even if the line itself fits.
  private func shortened(_ line: TextLine, to width: Double, isForced: Bool) -> [Part] {
    let range = line.range
    let isTooWide = layout.width(of: range) > width + 1e-6
    guard truncation != .none, isTooWide || isForced else { return [.characters(range)] }
    let share: Double =
      switch truncation {
      case .start: 0
      case .middle: 0.5
      default: 1
      }
    var room = width - ellipsisWidth(at: range.lowerBound)
    let inner = starts.filter { $0 > range.lowerBound && $0 < range.upperBound }
    var head = range.lowerBound
    var left = room * share
    for end in inner + [range.upperBound] {
      let length = layout.width(of: head..<end)
      guard length <= left else { break }
      left -= length
      room -= length
      head = end
    }
    var tail = range.upperBound
    for start in inner.reversed() where start >= head && share < 1 {
      let length = layout.width(of: start..<tail)
      guard length <= room else { break }
      room -= length
      tail = start
    }
    let mark = head > range.lowerBound ? head - 1 : tail
    return [
      .characters(range.lowerBound..<head), .ellipsis(at: mark),
      .characters(tail..<range.upperBound),
    ]
  }

  private func ellipsisWidth(at place: Int) -> Double {
    TextLayout("…", font: font(at: place)).lines().width
  }

  private func font(at place: Int) -> UIFont {
    (attributes(at: place)[.font] as? UIFont) ?? .usualForDrawing
  }

  private func attributes(at place: Int) -> [NSAttributedString.Key: Any] {
    (runs.first { $0.range.contains(place) } ?? runs.last)?.attributes ?? [:]
  }

  // MARK: Placing

  /// Returns whether a line is justified, because it was broken between words.
  private func isJustified(_ line: TextLine) -> Bool {
    guard wraps, alignment == .justified else { return false }
    let next = scalars[line.range.upperBound...].first { $0 != " " }
    return next.map { !["\n", "\r", "\u{2028}", "\u{2029}"].contains($0) } ?? false
  }

  /// Returns the steps of a line, one per run; for a justified line, one per run of each word.
  private func placed(
    _ parts: [Part], of line: TextLine, _ top: Double, in rect: CGRect, isStretched: Bool
  ) -> [DisplayList.Operation] {
    let width = parts.reduce(0) { $0 + self.width(of: $1) }
    let words = isStretched ? words(of: line.range) : []
    if words.count > 1 {
      let filled = words.reduce(0) { $0 + layout.width(of: $1) }
      let gap = (Double(rect.width) - filled) / Double(words.count - 1)
      var x = Double(rect.minX)
      return words.flatMap { word in
        defer { x += layout.width(of: word) + gap }
        return steps(for: .characters(word), at: x, top, line)
      }
    }
    var x = Double(rect.minX) + (Double(rect.width) - width) * share(of: line)
    return parts.flatMap { part in
      defer { x += self.width(of: part) }
      return steps(for: part, at: x, top, line)
    }
  }

  /// Returns the fraction of the remaining width that is before a line.
  private func share(of line: TextLine) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    default: beginsAtRight(line.range) ? 1 : 0
    }
  }

  /// Returns whether the first letter of a line belongs to a right-to-left script.
  private func beginsAtRight(_ range: Range<Int>) -> Bool {
    let letter = scalars[range].first { $0.properties.isAlphabetic }
    guard let letter else { return false }
    switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF: return true
    default: return false
    }
  }

  private func words(of range: Range<Int>) -> [Range<Int>] {
    scalars[range].split(separator: " ").map { $0.startIndex..<$0.endIndex }
  }

  private func width(of part: Part) -> Double {
    switch part {
    case .characters(let range): layout.width(of: range)
    case .ellipsis(let place): ellipsisWidth(at: place)
    }
  }

  /// Returns one step for each run of a part, on the baseline of its line.
  private func steps(for part: Part, at x: Double, _ top: Double, _ line: TextLine)
    -> [DisplayList.Operation]
  {
    switch part {
    case .ellipsis(let place):
      return [step("…", attributes(at: place), at: x, width(of: part), top, line)]
    case .characters(let range):
      var x = x
      return runs.compactMap { run in
        let own = run.range.clamped(to: range)
        guard !own.isEmpty else { return nil }
        let width = layout.width(of: own)
        defer { x += width }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[own])
        return step(text, run.attributes, at: x, width, top, line)
      }
    }
  }

  private func step(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], at x: Double, _ width: Double,
    _ top: Double, _ line: TextLine
  ) -> DisplayList.Operation {
    let font = attributes[.font] as? UIFont ?? .usualForDrawing
    let own = TextLayout(text, font: font).lines().first
    let y = top + line.ascent - (own?.ascent ?? line.ascent)
    return .text(
      text, attributes: DisplayList.TextAttributes(attributes),
      rect: CGRect(x: x, y: y, width: width, height: own?.height ?? line.height))
  }
}
