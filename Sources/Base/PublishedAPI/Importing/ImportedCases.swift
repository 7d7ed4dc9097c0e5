extension ImportedName {
  /// Returns the Swift names of the cases of an enumeration, without the prefix that they share with its name.
  package static func cases(_ names: [String], of enumeration: String) -> [String] {
    guard let first = names.first else { return [] }
    var shared = CamelCase.words(first)
    for name in names.dropFirst() {
      let count = zip(shared, CamelCase.words(name)).prefix { $0 == $1 }.count
      shared = Array(shared.prefix(count))
    }
    let prefix = prefix(shared.joined(), enumeration)
    return names.map { name in
      let rest = String(name.dropFirst(prefix.count))
      guard let first = rest.utf8.first, !CamelCase.isDigit(first) else { return lowercased(name) }
      return lowercased(rest)
    }
  }

  /// Returns a name with a small first word. A name such as `MAX_DEPTH` stays the same.
  private static func lowercased(_ name: String) -> String {
    name.utf8.contains(where: CamelCase.isLower) || !name.contains("_")
      ? CamelCase.lowercased(name) : name
  }

  /// Returns the beginning of the cases' names that the name of the enumeration repeats.
  private static func prefix(_ shared: String, _ enumeration: String) -> String {
    var checked = shared[...]
    // `kDepthLow`
    if shared.hasPrefix("k"), shared.dropFirst().first?.isUppercase == true {
      checked = checked.dropFirst()
    }
    let words = CamelCase.words(checked)
    let names = CamelCase.words(enumeration)
    var count = 0
    var length = 0
    while count < min(words.count, names.count), isSame(words[count], names[count]) {
      length += words[count].count
      count += 1
    }
    guard count > 0 else { return "" }
    if checked.dropFirst(length).first == "_" { length += 1 }
    return String(shared.prefix(length + shared.count - checked.count))
  }

  /// Returns whether two words are the same, or the second one is the plural of the first.
  private static func isSame(_ word: Substring, _ other: Substring) -> Bool {
    word == other || other == word + "s" || other == word + "es"
      || word.hasSuffix("y") && other == word.dropLast() + "ies"
  }
}
