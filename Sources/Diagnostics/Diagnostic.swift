/// A problem in a document: what it is, where it is, and what to do next.
///
/// The common form of all problems in the package. Diagnostics accompany a result as values; they are thrown only if
/// there is no result at all.
public struct Diagnostic: Hashable, Sendable, Error {
  /// The kind of problem, in stable kebab-case: `dangling-reference`.
  public var id: String
  /// How serious it is.
  public var severity: Severity
  /// The file as the caller named it, nil for a document in memory.
  public var file: String?
  /// The place in the file, nil for the whole file.
  public var range: SourceRange?
  /// The id of the affected object.
  public var objectID: String?
  /// The path from the document to the object: `scene Main > view "Header" > label`.
  public var objectPath: String?
  /// One sentence that says what is wrong and, unless that is obvious, what to do about it.
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

  /// The notes, and the remaining steps of the recommended fix.
  public var allNotes: [Note] { notes + (fixes.first?.remainder ?? []) }

  /// The same diagnostic with a file name.
  public func inFile(_ file: String?) -> Diagnostic {
    var copy = self
    copy.file = file
    return copy
  }
}

extension Diagnostic {
  /// How serious a problem is.
  public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Worth knowing; nothing needs to change.
    case note
    /// Probably not intended.
    case warning
    /// Wrong: the document cannot be read, or will not work as intended.
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
    /// What is there.
    public var message: String
    /// The file, nil for the diagnostic's own.
    public var file: String?
    /// The place in the file, nil for the whole file.
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
    /// Whether the document means the same to the app afterwards, so that the fix needs no review.
    public var isSafe: Bool
    /// What else has to be done by hand, usually in other files.
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

  /// A range of the source and its new text.
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
