import Foundation

/// The geometry of a flow layout, which finds positions in logarithmic time.
struct FlowGeometry {
  var isHorizontal = false
  var boundsSize = CGSize.zero
  /// The length of the lines, in points.
  var breadth: Double = 0
  private(set) var sections: [FlowSection] = []
  private var lengths = PrefixSums()

  var length: Double { lengths.total }

  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// Returns the length of a size across the scroll direction.
  func breadth(of size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  mutating func take(_ sections: [FlowSection]) {
    self.sections = sections
    lengths = PrefixSums(sections.map(\.length))
  }

  /// Sets the size of an item in logarithmic time, unless the ends of many lines move.
  mutating func set(_ extent: FlowSection.Extent, of place: ItemPlace) {
    guard sections.indices.contains(place.section) else { return }
    let old = sections[place.section].length
    sections[place.section].set(extent, at: place.item, breadth: breadth)
    lengths.add(sections[place.section].length - old, at: place.section)
  }

  /// Returns the start of a section along the scroll direction, including its header.
  func start(of section: Int) -> Double { lengths.sum(before: section) }

  func frame(of place: ItemPlace) -> CGRect? {
    guard sections.indices.contains(place.section),
      let found = sections[place.section].place(of: place.item)
    else { return nil }
    return rect(
      start(of: place.section) + found.along, found.across, found.extent.along,
      found.extent.across)
  }

  func rect(_ along: Double, _ across: Double, _ length: Double, _ breadth: Double) -> CGRect {
    isHorizontal
      ? CGRect(x: along, y: across, width: length, height: breadth)
      : CGRect(x: across, y: along, width: breadth, height: length)
  }

  /// Returns the extent of a rectangle along the scroll direction.
  func stretch(of rect: CGRect) -> (low: Double, high: Double) {
    isHorizontal
      ? (Double(rect.minX), Double(rect.maxX)) : (Double(rect.minY), Double(rect.maxY))
  }

  /// Returns the sections that overlap a range along the scroll direction.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    let first = min(lengths.index(at: low), sections.count)
    var end = first
    while end < sections.count, start(of: end) < high { end += 1 }
    return first..<end
  }

  /// Returns the items of a section in the lines that overlap a range along the scroll direction.
  func items(ofSection section: Int, from low: Double, to high: Double) -> Range<Int> {
    let start = start(of: section)
    return sections[section].items(from: low - start, to: high - start)
  }
}

extension CGRect {
  /// Whether two rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
