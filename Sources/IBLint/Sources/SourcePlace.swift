public import Diagnostics

/// A place in a source file.
public struct SourcePlace: Hashable, Sendable {
  /// The file as the source reader names it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes of UTF-8, from 1.
  public var column: Int

  /// Describes a place.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as an empty range. Only the reader of the sources knows where it begins in the file, so the offset is
  /// meaningless.
  public var range: SourceRange {
    SourceRange(at: SourcePosition(line: line, column: column, offset: 0))
  }

  /// A note at the place.
  func note(_ message: String) -> Diagnostic.Note {
    Diagnostic.Note(message, file: file, range: range)
  }
}
