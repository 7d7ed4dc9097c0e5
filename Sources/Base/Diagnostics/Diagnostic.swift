/// A problem in a document: its kind, its location, and how to fix it.
///
/// This is the common form of all problems in the package. Diagnostics accompany a result as values; they are thrown
/// only if there is no result to return.
public struct Diagnostic: Hashable, Sendable, Error {
  /// The kind of problem, in stable kebab-case: `dangling-reference`.
  public var id: String
  /// The severity of the problem.
  public var severity: Severity
  /// The file, as the caller named it; nil for a document in memory.
  public var file: String?
  /// The range in the file; nil for the whole file.
  public var range: SourceRange?
  /// The id of the affected object.
  public var objectID: String?
  /// The subject of the problem, if an object can have several problems of this kind: the id of a connection, the key
  /// path of a runtime attribute, the name of an attribute. Nil if there is at most one.
  public var subject: String?
  /// The path from the document to the affected object: `scene Main > view "Header" > label`.
  public var objectPath: String?
  /// One sentence that describes the problem and, unless it is obvious, how to fix it.
  public var message: String
  /// Additional locations and facts.
  public var notes: [Note]
  /// Changes that would fix the problem, the recommended one first.
  public var fixes: [Fix]

  /// Creates a diagnostic. Texts from documents in it are shortened if they are very long.
  public init(
    id: String, severity: Severity, file: String? = nil, range: SourceRange? = nil,
    objectID: String? = nil, objectPath: String? = nil, message: String, notes: [Note] = [],
    fixes: [Fix] = []
  ) {
    self.id = id
    self.severity = severity
    self.file = file
    self.range = range
    self.objectID = objectID.map { ShortText.id($0) }
    self.objectPath = objectPath.map { ShortText.path($0) }
    self.message = ShortText.message(message)
    self.notes = notes
    self.fixes = fixes
  }

  /// The notes, followed by the remaining steps of the recommended fix.
  public var allNotes: [Note] { notes + (fixes.first?.remainder ?? []) }

  /// Returns the same diagnostic with a different file name.
  public func inFile(_ file: String?) -> Diagnostic {
    var copy = self
    copy.file = file
    return copy
  }
}

extension [Diagnostic] {
  /// Appends diagnostics that the list does not contain yet.
  package mutating func appendNew(_ others: [Diagnostic]) {
    guard !others.isEmpty else { return }
    var known = Set(self)
    self += others.filter { known.insert($0).inserted }
  }
}

extension Diagnostic {
  /// The severity of a problem.
  public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Information that requires no change.
    case note
    /// A likely mistake.
    case warning
    /// An error: the document cannot be read, or will not work as intended.
    case error

    /// Returns whether the first severity is lower; a note is lower than a warning, and a warning lower than an error.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// An additional location or fact that belongs to a diagnostic.
  public struct Note: Hashable, Sendable {
    /// A description of the location or fact.
    public var message: String
    /// The file; nil for the diagnostic's own file.
    public var file: String?
    /// The range in the file; nil for the whole file.
    public var range: SourceRange?

    /// Creates a note.
    public init(_ message: String, file: String? = nil, range: SourceRange? = nil) {
      self.message = ShortText.message(message)
      self.file = file
      self.range = range
    }
  }

  /// A change that would fix the problem.
  public struct Fix: Hashable, Sendable {
    /// A description of the change in the imperative: "Remove the outlet".
    public var summary: String
    /// The replacements, which must be applied all together or not at all.
    public var replacements: [Replacement]
    /// Whether the document keeps its meaning for the app, so that the fix needs no review.
    public var isSafe: Bool
    /// The steps that the user must perform manually, usually in other files.
    public var remainder: [Note]
    /// The changes in other files, which belong to the fix: all changes must be made together.
    public var fileEdits: [FileEdit]

    /// Creates a fix.
    public init(
      _ summary: String, replacements: [Replacement], isSafe: Bool = true, remainder: [Note] = [],
      fileEdits: [FileEdit] = []
    ) {
      self.summary = ShortText.message(summary)
      self.replacements = replacements
      self.isSafe = isSafe
      self.remainder = remainder
      self.fileEdits = fileEdits
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
