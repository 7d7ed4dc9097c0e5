public import Diagnostics

/// A location in a source file.
public struct SourcePlace: Hashable, Sendable {
  /// The file name, as passed by the source reader.
  public var file: String
  /// The line number, starting at 1.
  public var line: Int
  /// The column in UTF-8 bytes, starting at 1.
  public var column: Int

  /// Creates a location.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The location as an empty range. Its offset is meaningless, because only the source reader knows the offset.
  public var range: SourceRange {
    SourceRange(at: SourcePosition(line: line, column: column, offset: 0))
  }

  /// Returns a note at the location.
  func note(_ message: String) -> Diagnostic.Note {
    Diagnostic.Note(message, file: file, range: range)
  }
}

extension SourcePlace: Comparable {
  /// Orders locations by file, then by line and column.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
