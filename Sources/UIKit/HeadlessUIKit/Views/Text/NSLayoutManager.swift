public import Foundation
import TextMetrics

/// Lays out text in its container.
///
/// Characters and glyphs have the same indices here: one of each for every UTF-16 unit. Only the first container is
/// used. Lines are as wide as ``TextLayout`` measures them. Exclusion paths are not taken into account.
///
/// Text that does not fit into the container has no lines. If the container's line break mode truncates, the last line
/// that fits contains the rest of its paragraph, partly replaced by an ellipsis
/// (``truncatedGlyphRange(inLineFragmentForGlyphAt:)``).
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text, which retains its layout managers.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { layout = nil } }
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate, which determines spacing; it is not retained.
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
    let mode: NSLineBreakMode
    let text: TextLayout
    let map: ScalarMap
    let lines: [Line]
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

  /// Invalidates the layout, so that the text is laid out again on next use.
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
      layout.limit == container.maximumNumberOfLines, layout.mode == container.lineBreakMode
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
    var lines: [Line] = []
    func add(_ broken: [TextLine], isCut: Bool = false) {
      for (index, line) in broken.enumerated() where index >= lines.count {
        let limit = container.maximumNumberOfLines
        let top = lines.last?.rect.maxY ?? 0
        let bottom = top + CGFloat(line.height)
        let isTooLow = container.size.height > 0 && bottom > container.size.height + 0.01
        if limit > 0, index == limit { return }
        if isTooLow, index > 0 { return }
        let isLast = index + 1 == broken.count
        let end = !isLast ? broken[index + 1].range.lowerBound : isCut ? 0 : map.count
        lines.append(
          makeLine(
            line, map.range(of: line.range.lowerBound..<max(end, line.range.upperBound)),
            isLast: isLast || index + 1 == limit, top: top, room: room, in: container))
      }
    }
    let width = Double(max(room, 0))
    let broken = text.lines(
      width: width, breaksWords: container.lineBreakMode == .byCharWrapping)
    add(broken)
    if lines.count < broken.count, let cut = Cut(container.lineBreakMode),
      let last = lines.popLast()
    {
      // The last line that fits contains the rest of its paragraph.
      let index = lines.count
      add(text.lines(width: width, limit: index + 1), isCut: true)
      if lines.count == index {
        lines.append(last)
      } else {
        lines[index].cut(
          cut, to: room, ellipsis: ellipsisWidth(at: lines[index].range.location),
          alignment: alignment(at: lines[index].range.location), in: text)
      }
    }
    return Layout(
      revision: storage.revision, size: container.size, padding: padding,
      limit: container.maximumNumberOfLines, mode: container.lineBreakMode, text: text, map: map,
      lines: lines)
  }

  private func makeLine(
    _ line: TextLine, _ range: NSRange, isLast: Bool, top: CGFloat, room: CGFloat,
    in container: NSTextContainer
  ) -> Line {
    let (width, height) = (CGFloat(line.width), CGFloat(line.height))
    let x = room.isFinite ? alignment(at: range.location) * (room - width) : 0
    var rect = CGRect(
      x: 0, y: top, width: room.isFinite ? container.size.width : width, height: height)
    let extra = delegate?.layoutManager(
      self, lineSpacingAfterGlyphAt: max(range.location + range.length - 1, 0),
      withProposedLineFragmentRect: rect)
    rect.size.height += isLast ? 0 : CGFloat(line.spacing) + (extra ?? 0)
    return Line(
      rect: rect,
      used: CGRect(x: x, y: top, width: width + 2 * container.lineFragmentPadding, height: height),
      range: range, scalars: line.range)
  }

  /// Returns the fraction of a line's free width that is on the left, from 0 to 1.
  private func alignment(at start: Int) -> CGFloat {
    guard let textStorage, start < textStorage.length,
      let style = textStorage.attribute(.paragraphStyle, at: start, effectiveRange: nil)
        as? NSParagraphStyle
    else { return 0 }
    return switch style.alignment {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }

  /// Returns the width of an ellipsis in the font of a character, in points.
  private func ellipsisWidth(at start: Int) -> CGFloat {
    guard let textStorage, start < textStorage.length else { return 0 }
    let ellipsis = NSAttributedString(
      string: "…", attributes: textStorage.attributes(at: start, effectiveRange: nil))
    return CGFloat(TextLayout(ellipsis, font: .usualForDrawing).lines().width)
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

  /// Returns the glyphs of the lines that fit into a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let lines = current?.lines, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: 0, length: last.range.location + last.range.length)
  }

  /// Returns the glyphs that an ellipsis replaces in the line of a glyph. The location is `NSNotFound` if the line is not
  /// truncated.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let layout = current, let hole = line(at: glyphIndex)?.hole else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return layout.map.range(of: hole)
  }

  /// Returns the glyphs of the lines that intersect a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let touched = (current?.lines ?? []).filter { $0.rect.intersects(bounds) }
    guard let first = touched.first, let last = touched.last else {
      return NSRange(location: 0, length: 0)
    }
    let start = first.range.location
    return NSRange(location: start, length: last.range.location + last.range.length - start)
  }

  // MARK: Geometry

  /// Returns the bounding rectangle of the text in the lines, in points of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    (current?.lines ?? []).reduce(CGRect.null) { $0.union($1.used) }.nonNull
  }

  /// Returns the bounding rectangle of glyphs, in points of the container; lines between the first and the last are
  /// included completely.
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

  /// Returns the rectangle of the line that contains a glyph.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    let line = line(at: glyphIndex)
    if let line { effectiveRange?.pointee = line.range }
    return line?.rect ?? .zero
  }

  /// Returns the rectangle of the text in the line that contains a glyph.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
    -> CGRect
  {
    let line = line(at: glyphIndex)
    if let line { effectiveRange?.pointee = line.range }
    return line?.used ?? .zero
  }

  /// Returns the position of a glyph in its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex) else { return .zero }
    return CGPoint(x: x(of: glyphIndex, in: line), y: 0)
  }

  /// The empty line after a line break at the end; zero if there is none.
  open var extraLineFragmentRect: CGRect {
    guard let last = current?.lines.last, last.range.length == 0, numberOfGlyphs > 0 else {
      return .zero
    }
    return last.rect
  }

  /// Returns the character whose glyph is nearest to a point of the container.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = nearest(to: point)
    partialFraction?.pointee = fraction
    return index
  }

  /// Returns the glyph nearest to a point of the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    nearest(to: point).index
  }

  /// Returns the glyph nearest to a point of the container, and how far across it the point is, from 0 to 1.
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
      let width = line.width(of: scalar, in: layout.text)
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

  /// Returns the position of a character, in points of the container.
  func x(of character: Int, in line: Line) -> CGFloat {
    guard let layout = current else { return 0 }
    let end = min(
      max(layout.map.scalar(at: character), line.scalars.lowerBound), line.scalars.upperBound)
    return line.used.minX + layout.padding + line.width(to: end, in: layout.text)
  }

  /// The lines for text views.
  var lines: [Line] { current?.lines ?? [] }

  // MARK: Drawing

  /// Draws the lines of glyphs into the current context, at an origin.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage = textStorage, UIGraphicsGetCurrentContext() != nil else { return }
    for line in lines {
      guard let part = line.range.intersection(glyphsToShow), part.length > 0 else { continue }
      let text = NSMutableAttributedString(
        attributedString: storage.attributedSubstring(from: part))
      if let hole = line.hole.flatMap({ current?.map.range(of: $0).intersection(part) }) {
        text.replaceCharacters(
          in: NSRange(location: hole.location - part.location, length: hole.length), with: "…")
      }
      text.draw(in: line.used.offsetBy(dx: origin.x + (current?.padding ?? 0), dy: origin.y))
    }
  }

  /// Draws nothing: backgrounds of characters are drawn with them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// A delegate that affects the layout. Every method is optional.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Returns the space below a line, in points, in addition to that of its paragraph.
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

extension CGRect {
  fileprivate var nonNull: CGRect { isNull ? .zero : self }
}
