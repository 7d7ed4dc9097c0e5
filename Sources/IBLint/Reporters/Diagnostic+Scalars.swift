public import Diagnostics
public import XMLTree

extension Diagnostic {
  /// The same finding with its columns counted in Unicode scalars instead of bytes, as SARIF counts them.
  /// - Parameter source: The tree of the file that the finding is about.
  public func countingScalars(in source: Tree) -> Diagnostic {
    func counted(_ position: SourcePosition) -> SourcePosition {
      var copy = position
      copy.column = source.scalarColumn(of: position)
      return copy
    }
    func counted(_ range: SourceRange?) -> SourceRange? {
      range.map { SourceRange(start: counted($0.start), end: counted($0.end)) }
    }
    var copy = self
    copy.range = counted(range)
    for index in copy.notes.indices { copy.notes[index].range = counted(copy.notes[index].range) }
    return copy
  }
}
