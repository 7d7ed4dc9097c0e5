public import Foundation

/// The size of a unit of text, with UIKit's raw values.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// A direction of text in storage order, with UIKit's raw values.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// A direction of text in layout order, with UIKit's raw values.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A direction in storage or layout order, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// Finds units of text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// Returns the unit around a position; nil if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is inside a unit, or at its end in a direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds characters, words, sentences and paragraphs; a line counts as a paragraph.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    let text = input.text(in: all) ?? ""
    let isBackward =
      direction.rawValue == UITextStorageDirection.backward.rawValue
      || direction.rawValue == UITextLayoutDirection.left.rawValue
    let place = position.offset
    return parts(of: text, granularity).first { part in
      let end = part.location + part.length
      return isBackward
        ? part.location < place && place <= end : part.location <= place && place < end
    }.map { UITextRange($0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// The units, in order. Words are sequences of letters, digits and apostrophes; sentences end after a period, a
  /// question mark or an exclamation mark.
  private func parts(of text: String, _ granularity: UITextGranularity) -> [NSRange] {
    switch granularity {
    case .document: return [NSRange(location: 0, length: text.utf16.count)]
    case .character: return text.indices.map { NSRange($0..<text.index(after: $0), in: text) }
    case .word:
      return text.runs { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}" }
    case .paragraph, .line: return text.runs { !$0.isNewline }
    case .sentence:
      var result: [NSRange] = []
      var start = text.startIndex
      for index in text.indices {
        let isEnd = ".?!".contains(text[index]) || text[index].isNewline
        guard isEnd || text.index(after: index) == text.endIndex else { continue }
        let end = text.index(after: index)
        result.append(NSRange(start..<end, in: text))
        start = end
      }
      return result
    }
  }
}

extension String {
  /// Returns the ranges of the longest sequences of characters that satisfy a condition.
  fileprivate func runs(where isInside: (Character) -> Bool) -> [NSRange] {
    var result: [NSRange] = []
    var start: Index?
    for index in indices {
      if isInside(self[index]) {
        start = start ?? index
      } else if let first = start {
        result.append(NSRange(first..<index, in: self))
        start = nil
      }
    }
    if let start { result.append(NSRange(start..<endIndex, in: self)) }
    return result
  }
}

/// The rectangle of a part of a selection on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in points of the text's view.
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A rectangle of a text view's selection.
final class LineSelectionRect: UITextSelectionRect {
  private let place: (rect: CGRect, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    place = (rect, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { place.rect }
  override var containsStart: Bool { place.isFirst }
  override var containsEnd: Bool { place.isLast }
}

// The positions of a text view's characters, as computed by its layout manager.
extension UITextView {
  private var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  /// Returns the visible rectangle of the insertion point at a position, in points of the view; two points wide.
  func caretRectangle(for position: UITextPosition) -> CGRect {
    let lines = layoutManager.lines
    guard let line = lines.last(where: { $0.range.location <= position.offset }) ?? lines.first
    else {
      let line = (font ?? .systemFont(ofSize: 12)).lineHeight
      return CGRect(
        x: textOrigin.x + textContainer.lineFragmentPadding, y: textOrigin.y, width: 2,
        height: line)
    }
    return CGRect(
      x: textOrigin.x + layoutManager.x(of: position.offset, in: line),
      y: textOrigin.y + line.used.minY, width: 2, height: line.used.height)
  }

  /// Returns the rectangles of a range, one for each line, in points of the view.
  func rectangles(of range: UITextRange) -> [UITextSelectionRect] {
    var rects: [CGRect] = []
    layoutManager.enumerateEnclosingRects(
      forGlyphRange: range.range, withinSelectedGlyphRange: range.range, in: textContainer
    ) { rect, _ in rects.append(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)) }
    return rects.enumerated().map { index, rect in
      LineSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  /// Returns the position between characters that is nearest to a point of the view.
  func nearestPosition(to point: CGPoint) -> UITextPosition? {
    let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    var fraction: CGFloat = 0
    let index = layoutManager.characterIndex(
      for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return UITextPosition(min(fraction > 0.5 ? index + 1 : index, textStorage.length))
  }

  /// Returns the character at a point of the view.
  func composedCharacter(at point: CGPoint) -> UITextRange? {
    let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    let index = layoutManager.glyphIndex(for: place, in: textContainer)
    guard index < textStorage.length else { return nil }
    let range = (textStorage.string as NSString).rangeOfComposedCharacterSequence(at: index)
    return UITextRange(range)
  }
}
