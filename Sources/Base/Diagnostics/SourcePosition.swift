/// A position in a source text.
///
/// Lines and columns count from 1; columns are UTF-8 bytes, as the Swift compiler counts them.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int
  /// The offset from the beginning of the decoded text, in UTF-8 bytes, without a byte order mark.
  public var offset: Int

  /// Creates a position from its line, column and offset.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Returns whether the first position has the lower offset.
  public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}

/// A half-open range of a source text.
public struct SourceRange: Hashable, Sendable {
  /// The first position.
  public var start: SourcePosition
  /// The position after the last character of the range.
  public var end: SourcePosition

  /// Creates a range from its start and end.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// Creates an empty range at one position.
  public init(at position: SourcePosition) { self.init(start: position, end: position) }
}
