/// Text with the measurements of its characters, which can be broken into lines.
package struct TextLayout: Sendable {
  /// A character.
  private struct Unit: Sendable {
    let scalar: UInt32
    /// The advance, including the kerning with the preceding character.
    let advance: Double
    /// The index of the run that contains the character.
    let run: Int
  }

  /// A run of characters with the same font and style.
  private struct Run: Sendable {
    let metrics: FontMetrics
    let style: LineStyle?
  }

  private var units: [Unit] = []
  private var runs: [Run] = []

  /// Creates a layout of text in one font.
  package init(_ text: String, font: FontSpec, style: LineStyle? = nil) {
    self.init([TextRun(text, font: font, style: style)], font: font)
  }

  /// Creates a layout of text in several fonts and styles.
  /// - Parameter font: The font that determines the height of empty text.
  package init(_ runs: [TextRun], font: FontSpec) {
    for run in runs {
      append(run.text, FontMetrics.of(run.font), run.style, extra: run.kerning)
    }
    if self.runs.isEmpty {
      self.runs.append(Run(metrics: FontMetrics.of(font), style: runs.first?.style))
    }
  }

  private mutating func append(
    _ text: String, _ metrics: FontMetrics, _ style: LineStyle?, extra: Double
  ) {
    guard !text.isEmpty else { return }
    let run = runs.count
    runs.append(Run(metrics: metrics, style: style))
    var last = units.last?.scalar ?? 0
    var joinsNext = false
    var isFlagOpen = false
    for character in text.unicodeScalars {
      let scalar = character.value
      var advance = metrics.advance(of: scalar)
      // A flag consists of two letters, and a family emoji of several joined people; only the first scalar has an
      // advance.
      let isFlagLetter = (0x1F1E6...0x1F1FF).contains(scalar)
      if joinsNext || (isFlagLetter && isFlagOpen) { advance = 0 }
      isFlagOpen = isFlagLetter && !isFlagOpen
      joinsNext = scalar == 0x200D
      if advance > 0 { advance += metrics.kerning(last, scalar) + extra }
      units.append(Unit(scalar: scalar, advance: advance, run: run))
      last = scalar
    }
  }

  /// Whether the text is empty.
  package var isEmpty: Bool { units.isEmpty }

  /// Returns the sum of the advances of characters, in points; the range counts Unicode scalars.
  package func width(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + units[$1].advance }
  }

  /// Returns the kerning of a character with the one before it, in points. The advance of the character includes it.
  package func kerning(at index: Int) -> Double {
    guard units.indices.contains(index), index > 0, units[index].advance > 0 else { return 0 }
    return runs[units[index].run].metrics.kerning(units[index - 1].scalar, units[index].scalar)
  }

  // MARK: Lines

  /// Breaks the text into lines of a maximum width.
  /// - Parameters:
  ///   - width: The maximum width in points; infinite to break lines only at line breaks in the text.
  ///   - limit: The maximum number of lines, of which the last contains the rest of the text, truncated if necessary; 0
  ///     for no limit.
  ///   - breaksWords: Whether lines can break between any characters rather than only between words.
  ///   - followsStyles: Whether the style at the start of a paragraph determines where the paragraph breaks.
  package func lines(
    width: Double = .infinity, limit: Int = 0, breaksWords: Bool = false,
    followsStyles: Bool = false
  ) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    var breaking = breaksWords ? LineStyle.Breaking.characters : .words
    while start < units.count {
      if limit > 0, lines.count == limit - 1 {
        lines.append(lastLine(from: start, width: width))
        return lines
      }
      if followsStyles, start == 0 || Self.isNewline(units[start - 1].scalar) {
        breaking = runs[units[start].run].style?.breaking ?? .words
      }
      let end = lineEnd(
        from: start, width: breaking == .none ? .infinity : width,
        anywhere: breaking == .characters)
      var broken = line(start..<end.text)
      if breaking == .none { broken.width = min(broken.width, width) }
      broken.space = spaces(in: end.text..<end.next)
      lines.append(broken)
      start = end.next
    }
    // Text that ends with a line break has an additional, empty line.
    if let last = units.last, Self.isNewline(last.scalar) {
      lines.append(line(units.count..<units.count))
    }
    return lines
  }

  /// Returns the width of the spaces between the text of a line and the next line; a line break has none.
  private func spaces(in range: Range<Int>) -> Double {
    range.reduce(0) { $0 + (Self.isNewline(units[$1].scalar) ? 0 : units[$1].advance) }
  }

  /// Returns a line with the rest of the paragraph, truncated if it is too long.
  private func lastLine(from start: Int, width: Double) -> TextLine {
    let rest = units[start...]
    let end = rest.firstIndex { Self.isNewline($0.scalar) } ?? units.endIndex
    var last = line(start..<end)
    last.width = min(last.width, width)
    return last
  }

  /// Returns the end of a line's text and the beginning of the next line.
  private func lineEnd(from start: Int, width: Double, anywhere: Bool) -> (text: Int, next: Int) {
    var x = 0.0
    /// The last position at which the line may end.
    var rest: (text: Int, next: Int)?
    var index = start
    while index < units.count {
      let unit = units[index]
      if Self.isNewline(unit.scalar) {
        let isPair =
          unit.scalar == 0x0D && index + 1 < units.count && units[index + 1].scalar == 0x0A
        return (index, index + (isPair ? 2 : 1))
      }
      if Self.isSpace(unit.scalar) {
        let end = index
        while index < units.count, Self.isSpace(units[index].scalar) {
          x += units[index].advance
          index += 1
        }
        rest = (end, index)
        continue
      }
      // Lengths that differ only by rounding errors are equal.
      if x + unit.advance > width + 1e-6, index > start {
        return rest ?? (index, index)
      }
      x += unit.advance
      index += 1
      if anywhere || mayBreak(before: index) { rest = (index, index) }
    }
    return (units.count, units.count)
  }

  /// Returns whether a line may end between two characters that are not spaces.
  private func mayBreak(before index: Int) -> Bool {
    guard index < units.count else { return false }
    let (last, next) = (units[index - 1].scalar, units[index].scalar)
    if Self.isDash(last) { return !Self.isDigit(next) && !Self.isDash(next) }
    if last < 0x1100, next < 0x1100 { return false }
    return Self.isBreakable(last) || Self.isBreakable(next)
  }

  private func line(_ range: Range<Int>) -> TextLine {
    var width = 0.0
    for index in range { width += units[index].advance }
    var line = TextLine(width: width, ascent: 0, descent: 0, spacing: 0, range: range)
    let first = range.isEmpty ? min(range.lowerBound, units.count - 1) : range.lowerBound
    let firstRun = first < 0 ? 0 : units[first].run
    let lastRun = range.isEmpty ? firstRun : units[range.upperBound - 1].run
    for run in runs[firstRun...lastRun] {
      line.ascent = max(line.ascent, run.metrics.ascent)
      line.descent = max(line.descent, run.metrics.descent)
      line.spacing = max(line.spacing, run.metrics.styleSpacing)
    }
    if let style = runs[firstRun].style { Self.apply(style, to: &line) }
    return line
  }

  /// Applies a style to a line; extra height is added above the text, as the system does.
  private static func apply(_ style: LineStyle, to line: inout TextLine) {
    var height = line.height
    if style.heightMultiple > 0 { height *= style.heightMultiple }
    height = max(height, style.minimumHeight)
    if style.maximumHeight > 0 { height = min(height, style.maximumHeight) }
    line.ascent += height - line.height
    line.spacing += style.spacing
  }

  // MARK: Characters

  private static func isNewline(_ scalar: UInt32) -> Bool {
    scalar == 0x0A || scalar == 0x0D || scalar == 0x2028 || scalar == 0x2029
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x09 || scalar == 0x3000 || (0x2000...0x200A).contains(scalar)
  }

  private static func isDash(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || scalar == 0x2013 || scalar == 0x2014
  }

  private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

  /// Returns whether a line may break next to a character; punctuation that ends a phrase stays with the preceding
  /// character.
  private static func isBreakable(_ scalar: UInt32) -> Bool {
    guard case .ideograph = ScalarKind(scalar) else { return false }
    switch scalar {
    case 0x3001, 0x3002, 0x300D, 0x300F, 0x3011, 0xFF01, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F:
      return false
    default: return true
    }
  }
}
