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
}

extension UITextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The provisional text of an input method. Always nil here.
  public var markedTextRange: UITextRange? { nil }

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
