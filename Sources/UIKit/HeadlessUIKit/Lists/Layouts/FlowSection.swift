import Foundation

/// The items of one section of a flow layout, in lines across the scroll direction. Positions along the scroll
/// direction are relative to the start of the section.
///
/// Items of equal size are positioned by calculation; only items of different sizes have a list of lines.
struct FlowSection {
  /// The values of the delegate and the layout for a section, in points.
  struct Metrics {
    /// The insets before and after the lines, and at both ends of each line.
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
    case lines(FlowLines)
  }

  let metrics: Metrics
  let count: Int
  private var items = Items.none
  /// The length along the scroll direction, including the header and the footer.
  private(set) var length: Double = 0

  /// Creates a section with items of one size.
  init(_ metrics: Metrics, count: Int, each: Extent, breadth: Double) {
    self.init(metrics, count)
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
  init(_ metrics: Metrics, extents: [Extent], breadth: Double) {
    self.init(metrics, extents.count)
    guard !extents.isEmpty else { return }
    take(
      FlowLines(
        extents,
        FlowLines.Shape(
          leading: metrics.leading, room: breadth - metrics.leading - metrics.trailing,
          lineSpacing: metrics.lineSpacing, itemSpacing: metrics.itemSpacing)))
  }

  private init(_ metrics: Metrics, _ count: Int) {
    self.metrics = metrics
    self.count = count
    close(0)
  }

  private mutating func take(_ lines: FlowLines) {
    items = .lines(lines)
    close(lines.length - metrics.lineSpacing)
  }

  private mutating func close(_ length: Double) {
    self.length = linesStart + length + metrics.after + metrics.footer
  }

  /// Sets the size of an item. Only its line, and the following ones that now break elsewhere, are recomputed.
  mutating func set(_ extent: Extent, at index: Int, breadth: Double) {
    guard index >= 0, index < count else { return }
    switch items {
    case .none: return
    case .grid(let each, _, _, _):
      guard each != extent else { return }
      guard count > 1 else {
        self = FlowSection(metrics, count: 1, each: extent, breadth: breadth)
        return
      }
      var extents = [Extent](repeating: each, count: count)
      extents[index] = extent
      self = FlowSection(metrics, extents: extents, breadth: breadth)
    case .lines(var lines):
      // The section must hold the only reference to the lines, or they would be copied.
      items = .none
      lines.set(extent, at: index)
      if let each = lines.uniformExtent {
        self = FlowSection(metrics, count: count, each: each, breadth: breadth)
      } else {
        take(lines)
      }
    }
  }

  private var linesStart: Double { metrics.header + metrics.before }
  var footerStart: Double { length - metrics.footer }

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
    case .lines(let lines):
      let (along, across, extent) = lines.place(of: index)
      return (linesStart + along, across, extent)
    }
  }

  /// Returns the items of the lines that overlap a range along the scroll direction. They include the items of a line
  /// that only touches the range.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, high > linesStart, low < length else { return 0..<0 }
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
    case .lines(let lines):
      let first = lines.line(at: low - linesStart).lowerBound
      return first..<max(first, lines.line(at: high - linesStart).upperBound)
    }
  }
}
