public import Foundation

/// What takes characters.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Inserts a text at the insertion point, replacing the selection.
  func insertText(_ text: String)
  /// Removes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// A text that can be selected and changed in places.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection; an empty range is the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
}

/// A place between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// In units of UTF-16 from the beginning.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// The place before the first character; texts of an app's own subclass this class.
  public nonisolated override init() {
    offset = 0
    super.init()
  }
}

/// A range of characters.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// The empty range before the first character; texts of an app's own subclass this class.
  public nonisolated override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }
}

extension UITextInput {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The provisional text of an input method; always nil here.
  public var markedTextRange: UITextRange? { nil }

  /// The range between two positions in any order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    guard start >= 0, end <= length else { return nil }
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// The place some units of UTF-16 after another one; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (new, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, new >= 0, new <= length else { return nil }
    return UITextPosition(new)
  }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The distance between two positions, in UTF-16 code units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// What finds words, sentences and lines.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  private var length: Int {
    (text(in: UITextRange(NSRange(location: 0, length: .max))) ?? "").utf16.count
  }
}

extension NSRange {
  /// The part of the range that a text of a length has.
  func clamped(to length: Int) -> NSRange {
    let start = min(max(location, 0), length)
    return NSRange(location: start, length: min(max(self.length, 0), length - start))
  }
}

extension String {
  /// The range of the character before a place, with all that it is composed of.
  func rangeOfCharacter(before offset: Int) -> NSRange? {
    let end = String.Index(utf16Offset: min(max(offset, 0), utf16.count), in: self)
    guard end > startIndex else { return nil }
    return NSRange(index(before: end)..<end, in: self)
  }
}
