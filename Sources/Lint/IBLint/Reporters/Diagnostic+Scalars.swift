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
  private let lines: [ArraySlice<UInt8>]

  /// Splits a text in UTF-8.
  public init(_ text: [UInt8]) {
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Returns a position whose column counts Unicode scalars instead of bytes.
  func counted(_ position: SourcePosition) -> SourcePosition {
    guard lines.indices.contains(position.line - 1) else { return position }
    var copy = position
    // Counts every byte except UTF-8 continuation bytes.
    copy.column =
      lines[position.line - 1].prefix(max(0, position.column - 1)).count { $0 & 0xC0 != 0x80 } + 1
    return copy
  }
}
