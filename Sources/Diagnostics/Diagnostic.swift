/// A problem in a document: what it is, where it is, and what to do next.
///
/// The one form of a problem in the whole package. Diagnostics are values beside a result; they are
/// thrown only where there is no result at all.
public struct Diagnostic: Hashable, Sendable, Error {
  /// What kind of problem it is, in stable kebab-case: `dangling-reference`.
  public var id: String
  /// How much it matters.
  public var severity: Severity
  /// The file as the caller named it, nil for a document that came from memory.
  public var file: String?
  /// The place in the file, nil where the whole file is meant.
  public var range: SourceRange?
  /// The id of the object in question.
  public var objectID: String?
  /// The way from the document to the object: `scene Main > view "Header" > label`.
  public var objectPath: String?
  /// One sentence that says what is wrong, and what to do about it where that is not obvious.
  public var message: String
  /// Further places and facts.
  public var notes: [Note]
  /// Changes that would solve it, the recommended one first.
  public var fixes: [Fix]

  /// Creates a diagnostic.
  public init(
    id: String, severity: Severity, file: String? = nil, range: SourceRange? = nil,
    objectID: String? = nil, objectPath: String? = nil, message: String, notes: [Note] = [],
    fixes: [Fix] = []
  ) {
    self.id = id
    self.severity = severity
    self.file = file
    self.range = range
    self.objectID = objectID
    self.objectPath = objectPath
    self.message = message
    self.notes = notes
    self.fixes = fixes
  }

  /// The notes, and what somebody has to do beside the recommended fix.
  public var allNotes: [Note] { notes + (fixes.first?.remainder ?? []) }

  /// The same diagnostic with its file named.
  public func inFile(_ file: String?) -> Diagnostic {
    var copy = self
    copy.file = file
    return copy
  }
}

extension Diagnostic {
  /// How much a problem matters.
  public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Worth knowing; nothing needs to change.
    case note
    /// Probably not what was meant.
    case warning
    /// Wrong: the document cannot be read, or will not do what it says.
    case error

    /// A note is less than a warning, a warning less than an error.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A further place or fact that belongs to a diagnostic.
  public struct Note: Hashable, Sendable {
    /// What there is to see.
    public var message: String
    /// The file, nil for the diagnostic's own.
    public var file: String?
    /// Where in the file, nil where the whole of it is meant.
    public var range: SourceRange?

    /// Creates a note.
    public init(_ message: String, file: String? = nil, range: SourceRange? = nil) {
      self.message = message
      self.file = file
      self.range = range
    }
  }

  /// A change that would solve the problem.
  public struct Fix: Hashable, Sendable {
    /// What the change does, as an imperative: "Remove the outlet".
    public var summary: String
    /// The replacements, all of them or none.
    public var replacements: [Replacement]
    /// Whether what the document means to the app stays the same, so that nobody need look at it before.
    public var isSafe: Bool
    /// What somebody has to do beside it, mostly in other files.
    public var remainder: [Note]

    /// Creates a fix.
    public init(
      _ summary: String, replacements: [Replacement], isSafe: Bool = true, remainder: [Note] = []
    ) {
      self.summary = summary
      self.replacements = replacements
      self.isSafe = isSafe
      self.remainder = remainder
    }
  }

  /// A stretch of the source and the text to put in its place.
  public struct Replacement: Hashable, Sendable {
    /// The range to replace; empty for an insertion.
    public var range: SourceRange
    /// The new text.
    public var text: String

    /// Creates a replacement.
    public init(range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }
}
