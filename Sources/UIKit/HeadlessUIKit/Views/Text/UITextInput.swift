public import Foundation

/// An object that accepts typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  /// Inserts text at the insertion point, replacing the selection.
  func insertText(_ text: String)
  /// Removes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// A text that supports selecting and replacing ranges.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection. An empty range is the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
}

/// An object that is notified of changes to a text.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

private struct WeakInputDelegate {
  weak var delegate: (any UITextInputDelegate)?
}

/// A position between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The offset from the beginning, in UTF-16 code units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Creates the position before the first character. Custom text views subclass this class.
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

  /// Creates the empty range before the first character. Custom text views subclass this class.
  public nonisolated override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }

  /// Returns the position in the range that is nearest to another one.
  func position(nearest position: UITextPosition) -> UITextPosition {
    UITextPosition(min(max(position.offset, start.offset), end.offset))
  }
}

extension UITextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The provisional text of an input method, which is only inserted by ``setMarkedText(_:selectedRange:)`` here.
  public var markedTextRange: UITextRange? {
    let range: NSRange? = StoredValue.get(self, "markedTextRange", nil)
    return range.flatMap { $0.location + $0.length <= length ? UITextRange($0) : nil }
  }

  /// Replaces the provisional text, or the selection if there is none, with a new provisional text.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    guard let old = markedTextRange ?? selectedTextRange else { return }
    let start = old.range.location
    let range = NSRange(location: start, length: text.utf16.count)
    // Delegates that are notified of the change check whether the text is provisional.
    StoredValue.set(self, "markedTextRange", text.isEmpty ? nil : range)
    replace(old, withText: text)
    let selection = selectedRange.clamped(to: range.length)
    selectedTextRange = UITextRange(
      NSRange(location: start + selection.location, length: selection.length))
  }

  /// Confirms the provisional text without changing it.
  public func unmarkText() { StoredValue.set(self, "markedTextRange", nil) }

  /// Whether the insertion point is shown at the end of a line or at the start of the next; stored only.
  public var selectionAffinity: UITextStorageDirection {
    get { StoredValue.get(self, "selectionAffinity", UITextStorageDirection.forward) }
    set { StoredValue.set(self, "selectionAffinity", newValue) }
  }

  /// The delegate that is notified of changes; stored only.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { StoredValue.get(self, "inputDelegate", WeakInputDelegate()).delegate }
    set { StoredValue.set(self, "inputDelegate", WeakInputDelegate(delegate: newValue)) }
  }

  /// The text direction: that of its characters.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Has no effect, because the text direction is that of its characters.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// Returns the attributes of the text at a position. Always nil for plain text.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Returns the range between two positions in any order, or nil if it exceeds the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    guard start >= 0, end <= length else { return nil }
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// Returns the position at an offset in UTF-16 code units from another one, or nil if it is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (new, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, new >= 0, new <= length else { return nil }
    return UITextPosition(new)
  }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns the distance between two positions, in UTF-16 code units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The tokenizer that finds words, sentences and lines.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  private var length: Int {
    (text(in: UITextRange(NSRange(location: 0, length: .max))) ?? "").utf16.count
  }
}

extension NSRange {
  /// Returns the part of the range that is within a text of a given length.
  func clamped(to length: Int) -> NSRange {
    let start = min(max(location, 0), length)
    return NSRange(location: start, length: min(max(self.length, 0), length - start))
  }
}

extension String {
  /// Returns the range of the character before an offset, including all of its code units.
  func rangeOfCharacter(before offset: Int) -> NSRange? {
    let end = String.Index(utf16Offset: min(max(offset, 0), utf16.count), in: self)
    guard end > startIndex else { return nil }
    return NSRange(index(before: end)..<end, in: self)
  }
}
