public import Foundation

// Members related to text that apps use occasionally.

extension NSMutableParagraphStyle {
  /// Stored only.
  public var usesDefaultHyphenation: Bool {
    get { StoredValue.get(self, "usesDefaultHyphenation", false) }
    set { StoredValue.set(self, "usesDefaultHyphenation", newValue) }
  }
}

extension NSAttributedString {
  /// Whether a range contains attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      if value != nil {
        found = true
        stop.pointee = true
      }
    }
    return found
  }
}

extension NSMutableAttributedString {
  /// Does nothing: here, every font has every character.
  public func fixAttributes(in range: NSRange) {}
}

extension NSString {
  /// Draws the text into a rectangle of the current context.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

/// A spell checker without a dictionary, which never finds mistakes.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  public override init() { super.init() }

  /// Records the call (``HeadlessEnvironment/recordedCalls``), and finds nothing.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool,
    language: String
  ) -> NSRange {
    RecordedCalls.record("UITextChecker.rangeOfMisspelledWord", stringToCheck)
    return NSRange(location: NSNotFound, length: 0)
  }

  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  open class var availableLanguages: [String] { [] }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }
  open var ignoredWords: [String]? = []
  /// Records the call; the word is not learned.
  open class func learnWord(_ word: String) {
    RecordedCalls.record("UITextChecker.learnWord", word)
  }
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Records the call; the word is not unlearned.
  open class func unlearnWord(_ word: String) {
    RecordedCalls.record("UITextChecker.unlearnWord", word)
  }
}

/// The words that the app's keyboard adds to the user's own. Always empty here.
@preconcurrency @MainActor
open class UILexicon: NSObject {
  open var entries: [UILexiconEntry] { [] }
}

/// A word and its replacement.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  public let userInput: String
  public let documentText: String

  init(userInput: String, documentText: String) {
    self.userInput = userInput
    self.documentText = documentText
    super.init()
  }
}
