import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a segmented control, whose segments are also its subviews.
  func writeSegmentedControl() {
    let segments = segmentViews()
    writeControl(subviews: segments.reversed())
    write("UISegments", mutableArray: segments)
    write("UISegmentedControlStyle", word: Names.segmentControlStyle, in: .segmentedControlStyle)
    write("UISegmentedControlTintColor", color: "tintColor")
    write("UISelectedSegmentTintColor", color: "selectedSegmentTintColor")
    write("UISelectedSegmentIndex", node.int(Names.selectedSegmentIndex) ?? -1)
    writeTrue("UIMomentary", ifYes: Names.momentary)
    writeTrue("UISegmentsWidthByContent", ifYes: Names.apportionsSegmentWidthsByContent)
  }

  private func segmentViews() -> [Int] {
    guard let container = node.firstElement(named: Names.segments) else { return [] }
    let elements = container.elements.filter { $0.name == Names.segment }
    let style = IBSegmentedControl(node: node).segmentControlStyle
    let size = Size(width: frame.width, height: frame.height)
    return elements.indices.map { index in
      let number = encoder.builder.addObject("UISegment")
      let place = SegmentPlace(index: index, count: elements.count)
      part(elements[index], number: number).writeSegment(place, in: size, style: style)
      return number
    }
  }

  private func writeSegment(
    _ place: SegmentPlace, in size: Size, style: IBSegmentedControlStyleValue
  ) {
    let span =
      era.laysOutSegments ? place.span(in: size.width, isBar: style == .bar) : (start: 0, end: 0)
    let width = span.end - span.start
    write("UIBounds", rect: Rect(x: 0, y: 0, width: width, height: size.height))
    write("UICenter", point: Point(x: span.start + width / 2, y: size.height / 2))
    if era.laysOutSegments {
      write("UIOpaque", true)
      if style != .bar, let stretch = place.stretch { write("UIContentStretch", rect: stretch) }
    }
    if era.writesDeepDrawRect { write("UIDeepDrawRect", true) }
    write("UIAutoresizeSubviews", true)
    if era.writesSemanticContentAttribute { write("UIViewSemanticContentAttribute", 0) }
    if era.writesLargeContentProperties {
      write("UIViewLargeContentStoredProperties", object: nil)
    }
    // Interface Builder stores an empty title next to an image.
    if node[Names.title]?.isEmpty == false || node[Names.image] == nil {
      write("UISegmentInfo", text: Names.title, property: "segmentTitles[\(place.index)]")
    } else {
      write("UISegmentInfo", image: Names.image)
    }
    write("UISegmentStyle", style == .bar ? 2 : 5)
    let position = era.laysOutSegments || !place.isLast ? place.position : 3
    if position != 0 { write("UISegmentPosition", position) }
    writeTrue("UIDisabled", ifNo: Names.enabled)
    write("UISegmentWidth", float: Names.width)
    if let offset = node.child("contentOffset")?.size,
      offset != Size(width: 0, height: 0)
    {
      write("UISegmentContentOffset", size: offset)
    }
  }
}

/// The position of a segment in its control.
private struct SegmentPlace {
  let index: Int
  let count: Int

  var isLast: Bool { index == count - 1 }

  /// 3 for a single segment, 0 for the first one, 2 for the last one, and 1 for all others.
  var position: Int { count == 1 ? 3 : index == 0 ? 0 : isLast ? 2 : 1 }

  /// Returns where the segment starts and ends, in points. One-point dividers are between the segments, whose edges are
  /// on whole points: rounded in bars, otherwise rounded down (23 controls of seven widths in nibs of three
  /// repositories).
  func span(in width: Double, isBar: Bool) -> (start: Double, end: Double) {
    func edge(_ index: Int) -> Double {
      (Double(index) * (width + 1) / Double(count)).rounded(
        isBar ? .toNearestOrAwayFromZero : .down)
    }
    return (edge(index), isLast ? width : edge(index + 1) - 1)
  }

  /// The part of the segment that stretches, as fractions of its size: the middle of the image that UIKit draws behind
  /// it; nil for a single segment, for which no nib is known.
  var stretch: Rect? {
    let y = 0.49941176470588233
    let height = 0.02 / 17
    let width = 0.05 / 22.5
    switch position {
    case 0: return Rect(x: 0.9433333333333334, y: y, width: width, height: height)
    case 1: return Rect(x: 0, y: y, width: 1, height: height)
    case 2: return Rect(x: 0.05444444444444444, y: y, width: width, height: height)
    default: return nil
    }
  }
}
