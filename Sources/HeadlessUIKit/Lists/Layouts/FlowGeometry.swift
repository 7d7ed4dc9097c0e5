import Foundation

/// The geometry of a flow layout, which finds places in logarithmic time.
struct FlowGeometry {
  var isHorizontal = false
  var boundsSize = CGSize.zero
  /// The length of the lines, in points.
  var breadth: Double = 0
  var sections: [FlowSection] = []

  var length: Double { sections.last?.end ?? 0 }

  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// Returns the length of a size across the scroll direction.
  func breadth(of size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  func frame(of place: ItemPlace) -> CGRect? {
    guard sections.indices.contains(place.section),
      let found = sections[place.section].place(of: place.item)
    else { return nil }
    return rect(found.along, found.across, found.extent.along, found.extent.across)
  }

  func rect(_ along: Double, _ across: Double, _ length: Double, _ breadth: Double) -> CGRect {
    isHorizontal
      ? CGRect(x: along, y: across, width: length, height: breadth)
      : CGRect(x: across, y: along, width: breadth, height: length)
  }

  /// Returns the range of a rectangle along the scroll direction.
  func stretch(of rect: CGRect) -> (low: Double, high: Double) {
    isHorizontal
      ? (Double(rect.minX), Double(rect.maxX)) : (Double(rect.minY), Double(rect.maxY))
  }

  /// Returns the sections that overlap a range along the scroll direction.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    var (first, end) = (0, sections.count)
    while first < end {
      let middle = (first + end) / 2
      if sections[middle].end <= low { first = middle + 1 } else { end = middle }
    }
    var last = first
    while last < sections.count, sections[last].start < high { last += 1 }
    return first..<last
  }
}

extension CGRect {
  /// Whether two rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
