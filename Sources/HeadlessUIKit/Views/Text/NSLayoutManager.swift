public import Foundation
import TextMetrics

/// Lays out a text in its container.
///
/// Characters and glyphs have the same numbers here: one of each for a unit of UTF-16. Only the first container is used.
/// Lines are as wide as ``TextLayout`` measures them. Exclusion paths are not taken into account.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text, which keeps its layout managers.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { layout = nil } }
  open private(set) var textContainers: [NSTextContainer] = []
  /// Decides about spacing; it is not kept.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { layout = nil } }
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  /// The lines for a state of the text.
  private var layout: Layout?

  private struct Layout {
    let revision: Int
    let size: CGSize
    let padding: CGFloat
    let limit: Int
    let text: TextLayout
    let map: ScalarMap
    let lines: [Line]
  }

  /// A line, in points from the container's origin.
  struct Line {
    /// The whole width of the container.
    let rect: CGRect
    /// The part with text.
    let used: CGRect
    /// With the spaces and the line break at the end, in units of UTF-16.
    let range: NSRange
    let scalars: Range<Int>
  }

  public nonisolated override init() { super.init() }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    layout = nil
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    layout = nil
  }

  // MARK: Layout

  open func ensureLayout(for container: NSTextContainer) { _ = current }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = current }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = current }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = current }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = current }

  /// Lays the text out again when it is asked for next.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    layout = nil
    actualCharacterRange?.pointee = charRange
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  private var current: Layout? {
    guard let storage = textStorage, let container = textContainers.first else { return nil }
    if let layout, layout.revision == storage.revision, layout.size == container.size,
      layout.padding == container.lineFragmentPadding,
      layout.limit == container.maximumNumberOfLines
    {
      return layout
    }
    let new = makeLayout(of: storage, in: container)
    layout = new
    return new
  }

  private func makeLayout(of storage: NSTextStorage, in container: NSTextContainer) -> Layout {
    let text = TextLayout(storage, font: .usualForDrawing)
    let map = ScalarMap(storage.string)
    let padding = container.lineFragmentPadding
    let room = container.size.width > 0 ? container.size.width - 2 * padding : .infinity
    let broken = text.lines(
      width: Double(max(room, 0)), limit: container.maximumNumberOfLines,
      breaksWords: container.lineBreakMode == .byCharWrapping)
    var lines: [Line] = []
    var top: CGFloat = 0
    let count = map.count
    for (index, line) in broken.enumerated() {
      let next = index + 1 < broken.count ? broken[index + 1].range.lowerBound : count
      let isLast = index + 1 == broken.count
      let start = map.offset(of: line.range.lowerBound)
      let range = NSRange(
        location: start, length: map.offset(of: max(next, line.range.upperBound)) - start)
      let height = CGFloat(line.height)
      if container.size.height > 0, top + height > container.size.height + 0.01, index > 0 {
        break
      }
      let x = padding + offset(of: line, at: start, room: room, in: storage)
      var rect = CGRect(
        x: 0, y: top, width: room.isFinite ? container.size.width : CGFloat(line.width),
        height: height)
      let extra = delegate?.layoutManager(
        self, lineSpacingAfterGlyphAt: max(range.location + range.length - 1, 0),
        withProposedLineFragmentRect: rect)
      rect.size.height += isLast ? 0 : CGFloat(line.spacing) + (extra ?? 0)
      lines.append(
        Line(
          rect: rect,
          used: CGRect(
            x: x - padding, y: top, width: CGFloat(line.width) + 2 * padding, height: height),
          range: range, scalars: line.range))
      top = rect.maxY
    }
    return Layout(
      revision: storage.revision, size: container.size, padding: padding,
      limit: container.maximumNumberOfLines, text: text, map: map, lines: lines)
  }

  /// How far alignment moves a line to the right, in points.
  private func offset(
    of line: TextLine, at start: Int, room: CGFloat, in storage: NSTextStorage
  ) -> CGFloat {
    guard room.isFinite, start < storage.length,
      let style = storage.attribute(.paragraphStyle, at: start, effectiveRange: nil)
        as? NSParagraphStyle
    else { return 0 }
    let free = room - CGFloat(line.width)
    return switch style.alignment {
    case .center: free / 2
    case .right: free
    default: 0
    }
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange.clamped(to: numberOfGlyphs)
  }

  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?)
    -> NSRange
  {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange.clamped(to: numberOfGlyphs)
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs of the lines that fit into a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let lines = current?.lines, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: 0, length: last.range.location + last.range.length)
  }

  /// The glyphs of the lines that a rectangle touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let touched = (current?.lines ?? []).filter { $0.rect.intersects(bounds) }
    guard let first = touched.first, let last = touched.last else {
      return NSRange(location: 0, length: 0)
    }
    let start = first.range.location
    return NSRange(location: start, length: last.range.location + last.range.length - start)
  }

  // MARK: Geometry

  /// The rectangle around the text of the lines, in points of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    (current?.lines ?? []).reduce(CGRect.null) { $0.union($1.used) }.nonNull
  }

  /// The rectangle around glyphs, in points of the container; whole lines between the first and the last.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    var result = CGRect.null
    enumerateEnclosingRects(
      forGlyphRange: glyphRange, withinSelectedGlyphRange: glyphRange, in: container
    ) { rect, _ in result = result.union(rect) }
    return result.nonNull
  }

  /// Calls a block with the rectangle of the glyphs in each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for line in current?.lines ?? [] {
      guard let part = line.range.intersection(glyphRange), part.length > 0 else { continue }
      let left = x(of: part.location, in: line)
      let right = x(of: part.location + part.length, in: line)
      block(
        CGRect(x: left, y: line.used.minY, width: right - left, height: line.used.height), &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a block with each line: its rectangle, the part with text, the container and the glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in current?.lines ?? [] where line.range.intersection(glyphRange) != nil {
      block(line.rect, line.used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// The line that a glyph is in.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    let line = line(at: glyphIndex)
    if let line { effectiveRange?.pointee = line.range }
    return line?.rect ?? .zero
  }

  /// The part with text of the line that a glyph is in.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    let line = line(at: glyphIndex)
    if let line { effectiveRange?.pointee = line.range }
    return line?.used ?? .zero
  }

  /// Where a glyph begins in its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex) else { return .zero }
    return CGPoint(x: x(of: glyphIndex, in: line), y: 0)
  }

  /// The empty line after a line break at the end; zero without one.
  open var extraLineFragmentRect: CGRect {
    guard let last = current?.lines.last, last.range.length == 0, numberOfGlyphs > 0 else {
      return .zero
    }
    return last.rect
  }

  /// The character whose glyph is nearest to a point of the container.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = nearest(to: point)
    partialFraction?.pointee = fraction
    return index
  }

  /// The glyph nearest to a point of the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    nearest(to: point).index
  }

  /// The glyph nearest to a point of the container, and how far across it the point is, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = nearest(to: point)
    partialFraction?.pointee = fraction
    return index
  }

  private func nearest(to point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let layout = current, let first = layout.lines.first else { return (0, 0) }
    let line = layout.lines.last { $0.rect.minY <= point.y } ?? first
    var left = line.used.minX + layout.padding
    for scalar in line.scalars {
      let width = CGFloat(layout.text.width(of: scalar..<(scalar + 1)))
      if width > 0, point.x < left + width {
        let fraction = max(0, min(1, (point.x - left) / width))
        return (layout.map.offset(of: scalar), fraction)
      }
      left += width
    }
    let last = line.scalars.isEmpty ? line.scalars.lowerBound : line.scalars.upperBound - 1
    let index = layout.map.offset(of: last)
    return (min(index, max(numberOfGlyphs - 1, 0)), line.scalars.isEmpty ? 0 : 1)
  }

  private func line(at glyph: Int) -> Line? {
    let lines = current?.lines ?? []
    return lines.first { NSLocationInRange(glyph, $0.range) } ?? lines.last
  }

  /// Where a character begins, in points of the container.
  func x(of character: Int, in line: Line) -> CGFloat {
    guard let layout = current else { return 0 }
    let end = min(
      max(layout.map.scalar(at: character), line.scalars.lowerBound), line.scalars.upperBound)
    return line.used.minX + layout.padding
      + CGFloat(layout.text.width(of: line.scalars.lowerBound..<end))
  }

  /// The lines for text views.
  var lines: [Line] { current?.lines ?? [] }

  // MARK: Drawing

  /// Draws the lines of glyphs into the current context, at an origin.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage = textStorage, UIGraphicsGetCurrentContext() != nil else { return }
    for line in lines {
      guard let part = line.range.intersection(glyphsToShow), part.length > 0 else { continue }
      storage.attributedSubstring(from: part).draw(
        in: line.used.offsetBy(dx: origin.x + (current?.padding ?? 0), dy: origin.y))
    }
  }

  /// Draws nothing: backgrounds of characters are drawn with them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Decides about a layout. Every method is optional.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  /// The space below a line, in points, in addition to that of its paragraph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
}

/// Converts between Unicode scalars and units of UTF-16.
struct ScalarMap {
  /// Where each scalar begins, and the end.
  private var offsets: [Int] = [0]

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      offsets.append(offsets[offsets.count - 1] + (scalar.value > 0xFFFF ? 2 : 1))
    }
  }

  /// How many scalars there are.
  var count: Int { offsets.count - 1 }

  func offset(of scalar: Int) -> Int { offsets[min(max(scalar, 0), count)] }

  /// The scalar at or before an offset.
  func scalar(at offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension CGRect {
  fileprivate var nonNull: CGRect { isNull ? .zero : self }
}
