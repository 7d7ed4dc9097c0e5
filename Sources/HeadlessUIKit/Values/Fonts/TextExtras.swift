public import Foundation

// Small members of texts that apps use now and then.

extension NSMutableParagraphStyle {
  /// Stored only.
  public var usesDefaultHyphenation: Bool {
    get { StoredValue.get(self, "usesDefaultHyphenation", false) }
    set { StoredValue.set(self, "usesDefaultHyphenation", newValue) }
  }
}

extension NSAttributedString {
  /// Whether a range has attachments.
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
  /// Does nothing: every font has every character here.
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

/// Finds mistakes in spelling: there is no dictionary, so it finds none.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  public override init() { super.init() }

  /// Records the call (``HeadlessEnvironment/recordedCalls``), and gives no place.
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
  /// Records the call; no word is learned.
  open class func learnWord(_ word: String) {
    RecordedCalls.record("UITextChecker.learnWord", word)
  }
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Records the call; no word was learned.
  open class func unlearnWord(_ word: String) {
    RecordedCalls.record("UITextChecker.unlearnWord", word)
  }
}

/// The words that a keyboard of the app adds to the user's own. Always empty here.
@preconcurrency @MainActor
open class UILexicon: NSObject {
  open var entries: [UILexiconEntry] { [] }
}

/// A word, and what replaces it.
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

/// A list that a paragraph belongs to; its markers are not drawn.
nonisolated open class NSTextList: NSObject, @unchecked Sendable {
  /// The look of a list's markers.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let box = Self(rawValue: "{box}")
    public static let check = Self(rawValue: "{check}")
    public static let circle = Self(rawValue: "{circle}")
    public static let diamond = Self(rawValue: "{diamond}")
    public static let disc = Self(rawValue: "{disc}")
    public static let hyphen = Self(rawValue: "{hyphen}")
    public static let square = Self(rawValue: "{square}")
    public static let decimal = Self(rawValue: "{decimal}")
    public static let lowercaseLatin = Self(rawValue: "{lower-latin}")
    public static let uppercaseLatin = Self(rawValue: "{upper-latin}")
    public static let lowercaseRoman = Self(rawValue: "{lower-roman}")
    public static let uppercaseRoman = Self(rawValue: "{upper-roman}")
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Int
  open var startingItemNumber = 1

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    super.init()
  }
}
