import Foundation
import HeadlessUIKit
import TextMetrics

/// Styled text to be laid out in a rectangle.
@MainActor
struct TextBlock {
  /// The style of a run of characters.
  struct Style {
    var font: UIFont
    var color: CGColor
    var isUnderlined = false
    var isStruck = false
    var background: CGColor?
  }

  /// The vertical alignment of lines in a taller rectangle.
  enum Vertical {
    case top, center, bottom
    /// At the top, with lines overflowing at the bottom, as in a scroll view.
    case scrolled
  }

  private let scalars: [Unicode.Scalar]
  /// The start and style of each run.
  private var runs: [(start: Int, style: Style)]
  private let layout: TextLayout
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines, or 0 for no limit.
  var limit = 1

  /// Creates a text with one style.
  init(_ text: String, _ style: Style) {
    scalars = Array(text.unicodeScalars)
    runs = [(0, style)]
    layout = TextLayout(text, font: style.font)
  }

  /// Creates a text from an attributed string.
  /// - Parameters:
  ///   - usual: The style of text without attributes.
  ///   - traits: The traits that determine dynamic colors.
  init(_ text: NSAttributedString, usual: Style, traits: UITraitCollection) {
    scalars = Array(text.string.unicodeScalars)
    runs = []
    layout = TextLayout(text, font: usual.font)
    let string = text.string as NSString
    var start = 0
    var alignment: NSTextAlignment?
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      var style = usual
      if let font = values[.font] as? UIFont { style.font = font }
      if let color = values[.foregroundColor] as? UIColor {
        style.color = color.resolvedColor(with: traits).cgColor
      }
      if let color = values[.backgroundColor] as? UIColor {
        style.background = color.resolvedColor(with: traits).cgColor
      }
      style.isUnderlined = Self.hasLine(values[.underlineStyle])
      style.isStruck = Self.hasLine(values[.strikethroughStyle])
      if let paragraph = values[.paragraphStyle] as? NSParagraphStyle, alignment == nil {
        alignment = paragraph.alignment
      }
      runs.append((start, style))
      start += string.substring(with: range).unicodeScalars.count
    }
    if runs.isEmpty { runs = [(0, usual)] }
    if let alignment, alignment != .natural { self.alignment = alignment }
  }

  private static func hasLine(_ value: Any?) -> Bool {
    (value as? Int ?? (value as? NSNumber)?.intValue ?? 0) != 0
  }

  /// The width of the text without line breaks, in points.
  var naturalWidth: CGFloat { CGFloat(layout.lines().width) }

  /// Returns the size of the text within a width, in points.
  func size(width: CGFloat) -> CGSize {
    let lines = lines(width: width, limit: limit)
    return CGSize(width: lines.width, height: lines.height)
  }

  /// Returns the lines. Truncating modes put all remaining text into the last line, and then remove characters from it.
  /// Wrapping modes break the last line like the others, and drop the rest.
  private func lines(width: CGFloat, limit: Int) -> [TextLine] {
    let isWrapping = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    // Text that is only slightly wider than its single line is compressed.
    let wraps = isWrapping && !(limit == 1 && naturalWidth <= width * Self.modelError)
    let all = layout.lines(
      width: limit == 1 && !wraps ? .infinity : Double(width), limit: wraps ? 0 : limit,
      breaksWords: lineBreakMode == .byCharWrapping)
    return limit > 0 && wraps ? Array(all.prefix(limit)) : all
  }

  // MARK: Placing

  /// Returns the runs of text in a rectangle, and their backgrounds.
  func placed(in rect: CGRect, _ vertical: Vertical, isRightToLeft: Bool = false)
    -> [Picture.Step]
  {
    guard !scalars.isEmpty, rect.width > 0 else { return [] }
    var lines = lines(width: rect.width, limit: limit)
    let fitting = Self.count(of: lines, fittingIn: rect.height)
    if fitting < lines.count, vertical != .scrolled {
      lines = self.lines(width: rect.width, limit: fitting)
    }
    let height = CGFloat(lines.height)
    var y: CGFloat =
      switch vertical {
      case .top, .scrolled: rect.minY
      case .center: rect.midY - height / 2
      case .bottom: rect.maxY - height
      }
    // Clipped text ends at the edge, in the middle of a letter.
    let isClipped = lineBreakMode == .byClipping && CGFloat(lines.width) > rect.width + 0.5
    var steps: [Picture.Step] = []
    if isClipped {
      var group = Picture.Group()
      group.clips = [.rectangle(rect, radius: 0)]
      steps.append(.begin(group))
    }
    for (index, line) in lines.enumerated() {
      let parts = parts(of: line, width: rect.width)
      let width = parts.reduce(0) { $0 + $1.width }
      let isJustified =
        alignment == .justified && index < lines.count - 1 && parts.count == 1
        && width > rect.width * 0.6
      var x = start(ofWidth: width, in: rect, isRightToLeft)
      let baseline = y + CGFloat(line.ascent)
      for part in parts {
        if let color = part.style.background {
          let box = CGRect(x: x, y: y, width: part.width, height: CGFloat(line.height))
          steps.append(.fill(.rectangle(box, radius: 0), .color(color)))
        }
        var run = Picture.TextRun(
          text: part.text, origin: CGPoint(x: x, y: baseline),
          width: isJustified ? rect.width : part.width, font: Picture.Font(part.style.font),
          color: part.style.color)
        run.isUnderlined = part.style.isUnderlined
        run.isStruck = part.style.isStruck
        steps.append(.text(run))
        x += part.width
      }
      y += CGFloat(line.height + line.spacing)
    }
    if isClipped { steps.append(.end) }
    return steps
  }

  /// Returns the number of lines that fit into a height, at least one.
  private static func count(of lines: [TextLine], fittingIn height: CGFloat) -> Int {
    var room = Double(height) + 0.5
    var count = 0
    for line in lines {
      room -= line.height
      if room < 0 { break }
      count += 1
      room -= line.spacing
    }
    return max(count, 1)
  }

  private func start(ofWidth width: CGFloat, in rect: CGRect, _ isRightToLeft: Bool) -> CGFloat {
    let isAtRight =
      alignment == .right
      || isRightToLeft && (alignment == .natural || alignment == .justified)
    if alignment == .center { return rect.midX - width / 2 }
    return isAtRight ? rect.maxX - width : rect.minX
  }

  // MARK: Parts of a line

  private struct Part {
    var text: String
    var width: CGFloat
    var style: Style
  }

  /// Returns the parts of a line, each with a single style, truncated with an ellipsis if necessary.
  private func parts(of line: TextLine, width: CGFloat) -> [Part] {
    let natural = layout.width(of: line.range)
    guard natural > Double(width) + 0.5, line.range.count > 1 else { return parts(line.range) }
    if natural <= Double(width * Self.modelError) {
      return parts(line.range, scale: Double(width) / natural)
    }
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return parts(line.range)
    case .byTruncatingTail: return truncated(line.range, width: Double(width), share: 1)
    case .byTruncatingHead: return truncated(line.range, width: Double(width), share: 0)
    case .byTruncatingMiddle: return truncated(line.range, width: Double(width), share: 0.5)
    }
  }

  /// Returns a line with an ellipsis.
  /// - Parameter share: The fraction of the available width before the ellipsis, from 0 to 1.
  private func truncated(_ range: Range<Int>, width: Double, share: Double) -> [Part] {
    let style = style(at: share == 0 ? range.upperBound - 1 : range.lowerBound)
    let ellipsis = TextLayout("…", font: style.font)
    let room = max(width - ellipsis.lines().width, 0)
    var head = range.lowerBound
    var used = 0.0
    while head < range.upperBound {
      let next = layout.width(of: head..<head + 1)
      if used + next > room * share { break }
      used += next
      head += 1
    }
    while head > range.lowerBound, scalars[head - 1] == " " { head -= 1 }
    var tail = range.upperBound
    var rest = room - used
    while share < 1, tail > head {
      let next = layout.width(of: tail - 1..<tail)
      if next > rest { break }
      rest -= next
      tail -= 1
    }
    let dots = Part(text: "…", width: CGFloat(ellipsis.lines().width), style: style)
    return Self.joined(parts(range.lowerBound..<head) + [dots] + parts(tail..<range.upperBound))
  }

  /// Returns parts with adjacent ones of the same style joined.
  private static func joined(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      if let last = result.last, last.style.font === part.style.font,
        last.style.color == part.style.color, last.style.isUnderlined == part.style.isUnderlined
      {
        result[result.count - 1].text += part.text
        result[result.count - 1].width += part.width
      } else {
        result.append(part)
      }
    }
    return result
  }

  /// The maximum ratio of estimated to exact text widths. Documents store frames with exact widths, so text that
  /// exceeds its frame by this factor or less is compressed instead of truncated.
  private static let modelError: CGFloat = 1.05

  private func parts(_ range: Range<Int>, scale: Double = 1) -> [Part] {
    var parts: [Part] = []
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : scalars.count
      let start = max(run.start, range.lowerBound)
      let part = start..<max(min(end, range.upperBound), start)
      guard !part.isEmpty else { continue }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[part])
      parts.append(
        Part(text: String(text), width: CGFloat(layout.width(of: part) * scale), style: run.style))
    }
    return parts
  }

  private func style(at index: Int) -> Style {
    (runs.last { $0.start <= index } ?? runs[0]).style
  }
}

extension Picture.Font {
  /// Creates a font for backends from a UIKit font.
  @MainActor
  init(_ font: UIFont) {
    let face = font.spec.face
    let design = Design(face.design)
    switch face {
    case .system(let weight, let isItalic, _):
      self.init(
        family: nil, size: font.pointSize, weight: Self.cssWeight(weight), isItalic: isItalic,
        design: design)
    case .named:
      self.init(
        family: font.familyName, size: font.pointSize, weight: face.isBold ? 700 : 400,
        isItalic: face.isItalic, design: design)
    }
  }

  /// Returns the CSS weight for a UIKit weight from -1 to 1.
  private static func cssWeight(_ weight: Double) -> Int {
    let limits: [(Double, Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.26, 500), (0.35, 600), (0.5, 700),
      (0.6, 800),
    ]
    return limits.first { weight < $0.0 }?.1 ?? 900
  }
}

extension Picture.Font.Design {
  fileprivate init(_ design: FontFace.Design) {
    self =
      switch design {
      case .plain: .standard
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
  }
}
