import IBLint

extension FileRecord {
  /// The names in a file that other files may declare, without those of frameworks.
  static func mentions(_ names: Set<String>, imports: [String]) -> [String] {
    names.union(imports).filter { !FrameworkPrefixes.cover($0) }.sorted()
  }
}

/// How names are written.
enum NameText {
  /// Whether the first letter, behind underscores, is a capital one of ASCII.
  static func isCapitalized(_ bytes: some Sequence<UInt8>) -> Bool {
    let first = bytes.first { $0 != UInt8(ascii: "_") }
    return first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }
}
