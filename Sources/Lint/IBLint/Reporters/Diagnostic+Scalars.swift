public import Diagnostics
public import XMLTree

extension Diagnostic {
  /// Returns a copy of the finding whose columns count Unicode scalars instead of bytes, as in SARIF.
  /// - Parameter source: The tree of the file with the finding.
  public func countingScalars(in source: Tree) -> Diagnostic {
    func counted(_ position: SourcePosition) -> SourcePosition {
      var copy = position
      copy.column = source.scalarColumn(of: position)
      return copy
    }
    func countedRange(_ range: SourceRange?) -> SourceRange? {
      range.map { SourceRange(start: counted($0.start), end: counted($0.end)) }
    }
    var copy = self
    copy.range = countedRange(range)
    for index in copy.notes.indices where copy.notes[index].file == nil {
      copy.notes[index].range = countedRange(copy.notes[index].range)
    }
    return copy
  }

  /// Returns a copy of the finding whose columns count Unicode scalars, for a finding in a file other than a document.
  /// - Parameter text: The file with the finding.
  public func countingScalars(in text: ScalarColumns) -> Diagnostic {
    var copy = self
    copy.range = range.map { SourceRange(start: text.counted($0.start), end: text.counted($0.end)) }
    return copy
  }
}

/// The lines of a text, for columns that count Unicode scalars.
public struct ScalarColumns: Sendable {
  private let text: [UInt8]
  /// The ranges of the lines, without their newlines.
  private let lines: [Range<Int>]
  private let counts: CharacterCounts

  /// Splits a text in UTF-8.
  public init(_ text: [UInt8]) {
    self.text = text
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(\.indices)
    counts = CharacterCounts(text, .scalars)
  }

  /// Returns a position whose column counts Unicode scalars instead of bytes.
  func counted(_ position: SourcePosition) -> SourcePosition {
    guard lines.indices.contains(position.line - 1) else { return position }
    let line = lines[position.line - 1]
    var copy = position
    let place = line.lowerBound + min(max(0, position.column - 1), line.count)
    copy.column = counts.count(in: line.lowerBound..<place, of: text) + 1
    return copy
  }
}
