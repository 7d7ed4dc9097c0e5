import IBLint

extension FileRecord {
  /// Returns the names in a file that other files may declare, excluding those of frameworks.
  static func mentions(_ names: Set<String>, imports: [String]) -> [String] {
    names.union(imports).filter { !FrameworkPrefixes.cover($0) }.sorted()
  }
}

/// Functions about the spelling of names.
enum NameText {
  /// Returns whether the first letter, after any underscores, is an ASCII capital letter.
  static func isCapitalized(_ bytes: some Sequence<UInt8>) -> Bool {
    let first = bytes.first { $0 != UInt8(ascii: "_") }
    return first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }
}

extension String {
  /// The name of a type without its enclosing types: `Row` for `Sheet.Row`.
  var lastPart: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
