import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a segmented control, whose segments are also its subviews.
  func writeSegmentedControl() {
    let segments = segmentViews()
    writeControl(subviews: segments)
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
    let frame = frame
    let width = elements.isEmpty ? 0 : frame.width / Double(elements.count)
    return elements.indices.map { index in
      let number = encoder.builder.addObject("UISegment")
      let size = Size(width: width, height: frame.height)
      part(elements[index], number: number).writeSegment(
        index, of: elements.count, size, style: IBSegmentedControl(node: node).segmentControlStyle)
      return number
    }
  }

  private func writeSegment(
    _ index: Int, of count: Int, _ size: Size, style: IBSegmentedControlStyleValue
  ) {
    write("UIBounds", rect: Rect(x: 0, y: 0, width: size.width, height: size.height))
    write(
      "UICenter", point: Point(x: (Double(index) + 0.5) * size.width, y: size.height / 2))
    if era.writesDeepDrawRect { write("UIDeepDrawRect", true) }
    write("UIAutoresizeSubviews", true)
    if era.writesSemanticContentAttribute { write("UIViewSemanticContentAttribute", 0) }
    if era.writesLargeContentProperties {
      write("UIViewLargeContentStoredProperties", object: nil)
    }
    if node[Names.title] != nil {
      write("UISegmentInfo", text: Names.title, property: "segmentTitles[\(index)]")
    } else {
      write("UISegmentInfo", image: Names.image)
    }
    write("UISegmentStyle", style == .bar ? 2 : 5)
    // A single segment has position 3, the first segment 0, the last segment 2, and all others 1.
    let position = count == 1 ? 3 : index == 0 ? 0 : index == count - 1 ? 2 : 1
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
