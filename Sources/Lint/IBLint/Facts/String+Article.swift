extension String {
  /// The class name with the article that its pronunciation requires: `an NSView`, `a UIView`, `an OrderView`.
  ///
  /// An uppercase prefix is pronounced letter by letter.
  var withArticle: String { (startsWithVowelSound ? "an " : "a ") + self }

  private var startsWithVowelSound: Bool {
    guard let first else { return false }
    let isPrefix = first.isUppercase && dropFirst().first?.isUppercase == true
    if isPrefix { return "AEFHILMNORSX".contains(first) }
    let word = lowercased()
    return "aeiou".contains(word.prefix(1))
      && !Self.consonantSounds.contains(where: word.hasPrefix)
  }

  /// The beginnings of words that start with a vowel letter but not with a vowel sound: `user`, `unit`, `one`.
  private static let consonantSounds = ["eu", "one", "uni", "us", "ut"]
}
