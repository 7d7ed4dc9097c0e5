import Foundation

/// The items of one section of a flow layout, in lines across the scroll direction.
///
/// Items of equal size are placed by calculation; only items of different sizes have a list of lines.
struct FlowSection {
  /// The values of the delegate and the layout for a section, in points.
  struct Metrics {
    /// The insets before and after the lines, and at their two ends.
    var before: Double = 0
    var after: Double = 0
    var leading: Double = 0
    var trailing: Double = 0
    var lineSpacing: Double = 0
    var itemSpacing: Double = 0
    var header: Double = 0
    var footer: Double = 0
  }

  /// A size along and across the scroll direction.
  struct Extent: Equatable {
    var along: Double
    var across: Double
  }

  private enum Items {
    case none
    case grid(Extent, perLine: Int, gap: Double, lead: Double)
    case lines([Extent], places: [Double], lines: [Line])
  }

  private struct Line {
    var first: Int
    var along: Double
    var length: Double
  }

  let metrics: Metrics
  let count: Int
  /// The start of the section, including its header.
  let start: Double
  private var items = Items.none
  private(set) var end: Double

  /// Creates a section with items of one size.
  init(_ metrics: Metrics, start: Double, count: Int, each: Extent, breadth: Double) {
    self.init(metrics, start, count)
    guard count > 0 else { return }
    let room = breadth - metrics.leading - metrics.trailing
    let fitting = ((room + metrics.itemSpacing + 1e-6) / (each.across + metrics.itemSpacing))
      .rounded(.down)
    let perLine = fitting.isFinite ? max(Int(min(fitting, 1e9)), 1) : 1
    let gap = perLine > 1 ? (room - Double(perLine) * each.across) / Double(perLine - 1) : 0
    // A single item in a line is centered, unless it is too large.
    let lead = metrics.leading + (perLine == 1 ? max((room - each.across) / 2, 0) : 0)
    items = .grid(each, perLine: perLine, gap: gap, lead: lead)
    let lines = Double((count + perLine - 1) / perLine)
    close(lines * each.along + (lines - 1) * metrics.lineSpacing)
  }

  /// Creates a section with items of different sizes.
  init(_ metrics: Metrics, start: Double, extents: [Extent], breadth: Double) {
    self.init(metrics, start, extents.count)
    guard !extents.isEmpty else { return }
    let room = breadth - metrics.leading - metrics.trailing
    var places = [Double](repeating: 0, count: extents.count)
    var lines: [Line] = []
    var along = linesStart
    var first = 0
    while first < extents.count {
      var end = first + 1
      var used = extents[first].across
      var length = extents[first].along
      while end < extents.count,
        used + metrics.itemSpacing + extents[end].across <= room + 1e-6
      {
        used += metrics.itemSpacing + extents[end].across
        length = max(length, extents[end].along)
        end += 1
      }
      let isLast = end == extents.count
      let spare = room - used + Double(end - first - 1) * metrics.itemSpacing
      var across = metrics.leading
      var gap = metrics.itemSpacing
      if !isLast {
        if end - first > 1 {
          gap = spare / Double(end - first - 1)
        } else {
          across += max(spare / 2, 0)
        }
      }
      for index in first..<end {
        places[index] = across
        across += extents[index].across + gap
      }
      lines.append(Line(first: first, along: along, length: length))
      along += length + metrics.lineSpacing
      first = end
    }
    items = .lines(extents, places: places, lines: lines)
    close(along - metrics.lineSpacing - linesStart)
  }

  private init(_ metrics: Metrics, _ start: Double, _ count: Int) {
    self.metrics = metrics
    self.start = start
    self.count = count
    end = 0
    close(0)
  }

  private mutating func close(_ length: Double) {
    end = linesStart + length + metrics.after + metrics.footer
  }

  var linesStart: Double { start + metrics.header + metrics.before }
  var footerStart: Double { end - metrics.footer }

  // MARK: Places

  /// Returns the position of an item along and across the scroll direction, and its size.
  func place(of index: Int) -> (along: Double, across: Double, extent: Extent)? {
    guard index >= 0, index < count else { return nil }
    switch items {
    case .none: return nil
    case .grid(let extent, let perLine, let gap, let lead):
      let (line, column) = index.quotientAndRemainder(dividingBy: perLine)
      return (
        linesStart + Double(line) * (extent.along + metrics.lineSpacing),
        lead + Double(column) * (extent.across + gap), extent
      )
    case .lines(let extents, let places, let lines):
      let line = lines[Self.last(in: lines) { $0.first <= index }]
      // Items are centered in the length of their line.
      let inset = (line.length - extents[index].along) / 2
      return (line.along + inset, places[index], extents[index])
    }
  }

  /// Returns the items of the lines that overlap a range along the scroll direction.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, high > linesStart, low < end else { return 0..<0 }
    switch items {
    case .none: return 0..<0
    case .grid(let extent, let perLine, _, _):
      let pitch = extent.along + metrics.lineSpacing
      guard pitch > 0 else { return 0..<count }
      let first = max(((low - linesStart - extent.along) / pitch).rounded(.up), 0)
      let last = ((high - linesStart) / pitch).rounded(.down)
      guard last >= first else { return 0..<0 }
      let begin = min(first * Double(perLine), Double(count))
      let end = min((last + 1) * Double(perLine), Double(count))
      return Int(begin)..<max(Int(begin), Int(end))
    case .lines(_, _, let lines):
      var first = Self.last(in: lines) { $0.along <= low }
      if lines[first].along + lines[first].length <= low { first += 1 }
      guard first < lines.count, lines[first].along < high else { return 0..<0 }
      let last = Self.last(in: lines) { $0.along < high }
      let end = last + 1 < lines.count ? lines[last + 1].first : count
      return lines[first].first..<end
    }
  }

  /// Returns the last line that meets a condition, or the first line if none does.
  ///
  /// The condition must hold for all lines before one that meets it.
  private static func last(in lines: [Line], where holds: (Line) -> Bool) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if holds(lines[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
