import InterfaceBuilder

/// A part of a file that runs only on versions of iOS before one: the `else` of `if #available(iOS 13, *)`.
struct OldSystemCode {
  let start: (line: Int, column: Int)
  let end: (line: Int, column: Int)
  /// The first version on which the code does not run, as written.
  let version: String

  /// Returns whether the part contains a position.
  func contains(line: Int, column: Int) -> Bool {
    start <= (line, column) && (line, column) < end
  }
}

extension FileRecord {
  /// Notes the uses of identifiers in code that runs only on old versions of iOS.
  mutating func note(_ parts: [OldSystemCode]) {
    guard !parts.isEmpty else { return }
    for index in identifierUses.indices {
      let (line, column) = (identifierUses[index].line, identifierUses[index].column)
      // An inner part runs on older versions than the parts around it.
      guard let part = parts.last(where: { $0.contains(line: line, column: column) }) else {
        continue
      }
      identifierUses[index].obsoleteSystem = part.version
    }
  }
}

extension SourceFile {
  /// Returns whether all targets with the file run only on systems on which code for a use of an identifier does not run.
  func neverRuns(_ use: IdentifierRecord) -> Bool {
    guard !use.obsoleteSystem.isEmpty, let oldestSystem,
      let version = SystemVersion(use.obsoleteSystem)
    else { return false }
    return oldestSystem >= version
  }
}
