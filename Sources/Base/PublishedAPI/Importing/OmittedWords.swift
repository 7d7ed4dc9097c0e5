/// The words of a name that repeat a type, which Swift's importer omits. Source: Swift Evolution proposal SE-0005.
struct OmittedWords {
  /// The part of a declaration that has a name.
  enum Role {
    case baseName, firstParameter, laterParameter, property
    /// A part of a name.
    case partial
  }

  /// The words after which the base name of a method loses a type.
  enum Verbs {
    /// The words that are known to be verbs.
    case known
    /// No word.
    case none
    /// Any first word.
    case first
  }

  /// The names of the properties of the class, which names of methods keep.
  let properties: Set<String>
  var verbs = Verbs.known

  /// Returns whether a word of a name repeats a word of a type: `URL` repeats `NSURL`, and `Point` repeats `Point3D`.
  private static func matches(_ word: some StringProtocol, _ type: some StringProtocol) -> Bool {
    let (name, whole) = (Array(word.lowercased().utf8), Array(type.lowercased().utf8))
    if name == whole { return true }
    // Two letters repeat a type only by chance.
    guard name.count < whole.count, name.count > 2 else { return false }
    let written = Array(type.utf8)
    let difference = whole.count - name.count
    if whole.suffix(name.count).elementsEqual(name), !CamelCase.isLower(written[difference]) {
      return written[..<difference].allSatisfy { !CamelCase.isLower($0) && $0 != UInt8(ascii: "_") }
    }
    return whole.starts(with: name) && written[name.count...].allSatisfy(CamelCase.isDigit)
  }

  /// Returns a name without the type at its beginning. Source: `UIColor.colorWithRed:` becomes `withRed`.
  static func withoutLeadingType(_ name: String, _ type: String) -> String {
    let words = CamelCase.words(name)
    let types = CamelCase.words(type)
    guard let first = words.first, let start = types.lastIndex(where: { matches(first, $0) }) else {
      return name
    }
    let count = types.count - start
    guard words.count >= count,
      zip(words.prefix(count), types[start...]).allSatisfy({ matches($0, $1) })
    else { return name }
    return words.dropFirst(count).joined()
  }

  private static func withoutSuffix(_ type: String) -> String? {
    for suffix in ["Type", "Ref", "Mask", "_t", "2D", "3D"] where type.hasSuffix(suffix) {
      let rest = type.dropLast(suffix.count)
      if !rest.isEmpty { return String(rest) }
    }
    return nil
  }

  /// Returns the number of words before those at the end of a name that repeat a type.
  private func matchStart(_ words: [Substring], _ type: ImportedName.TypeName) -> Int {
    var types = CamelCase.words(type.name)
    var name = type.name
    var (word, kind) = (words.count, types.count)
    while word > 0, kind > 0 {
      let last = words[word - 1]
      if Self.matches(last, types[kind - 1]) {
        (word, kind) = (word - 1, kind - 1)
      } else if last == "Indexes" || last == "Indices", types[kind - 1] == "Set", kind > 1,
        Self.matches("Index", types[kind - 2])
      {
        (word, kind) = (word - 1, kind - 2)
      } else if CamelCase.isSame(last, "index"),
        Self.matches("Int", types[kind - 1]) || Self.matches("Integer", types[kind - 1])
      {
        (word, kind) = (word - 1, kind - 1)
      } else if Self.matches("Object", types[kind - 1]), CamelCase.isSame(last, "value"), word > 1,
        Self.matches(words[word - 2], "Object")
      {
        (word, kind) = (word - 2, kind - 1)
      } else if let start = pluralStart(Array(words.prefix(word)), type.element) {
        // All words that name the element are read.
        return start
      } else if word == words.count, let shorter = Self.withoutSuffix(name) {
        name = shorter
        types = CamelCase.words(shorter)
        kind = types.count
      } else {
        break
      }
    }
    return word
  }

  /// Returns the number of words before the plural of a collection's element, or nil if it is not at the end.
  private func pluralStart(_ words: [Substring], _ element: String) -> Int? {
    guard !element.isEmpty, let last = words.last, last.count > 2, last.hasSuffix("s") else {
      return nil
    }
    let single = Array(words.dropLast()) + [last.dropLast()]
    let types = CamelCase.words(element)
    var count = 0
    while count < min(single.count, types.count),
      Self.matches(single[single.count - 1 - count], types[types.count - 1 - count])
    {
      count += 1
    }
    return count == 0 ? nil : words.count - count
  }

  /// Returns a name without the type at its end.
  func withoutTrailingType(_ name: String, _ type: ImportedName.TypeName, _ role: Role) -> String {
    guard !name.isEmpty, !type.name.isEmpty else { return name }
    let words = CamelCase.words(name)
    let start = matchStart(words, type)
    if start == words.count { return name }
    if start == 0 { return role == .partial || role == .firstParameter ? "" : name }
    if start == words.count - 1, words[start] == "Error" { return name }
    let before = PartOfSpeech(words[start - 1])
    switch role {
    case .property: break
    case .firstParameter, .partial, .laterParameter: if before == .other { return name }
    case .baseName:
      switch before {
      case .preposition: if start == 1 { return name }
      case .verb, .gerund:
        if verbs == .none || isProperty(words[start...].joined()) { return name }
      case .other:
        if verbs != .first || start > 1 || isProperty(words[start...].joined()) { return name }
      }
    }
    let rest = words[..<start].joined()
    guard role == .baseName || role == .property else { return rest }
    return Self.isUsable(rest) ? rest : name
  }

  /// Returns the base name of a method without the name of its class: `dismissViewControllerAnimated` becomes
  /// `dismissAnimated`.
  func withoutOwnType(_ name: String, _ type: String) -> String {
    let words = CamelCase.words(name)
    guard !type.isEmpty, words.count > 1 else { return name }
    for end in stride(from: words.count, to: 1, by: -1) {
      let start = matchStart(Array(words.prefix(end)), ImportedName.TypeName(type))
      if start == end { continue }
      guard start > 0, PartOfSpeech(words[start - 1]) == .verb else { return name }
      if end == words.count, start == end - 1, words[start] == "Error" { return name }
      guard !isProperty(words[start..<end].joined()) else { return name }
      let rest = words[..<start].joined() + words[end...].joined()
      return Self.isUsable(rest) ? rest : name
    }
    return name
  }

  /// Returns a name without the result's type at its beginning: `stringByAppending` becomes `byAppending`, and that
  /// `appending`.
  static func withoutResult(_ name: String, _ type: String) -> String {
    let rest = withoutLeadingType(name, type)
    let words = CamelCase.words(rest)
    guard rest != name, words.count > 1, PartOfSpeech(words[0]) == .preposition else { return name }
    return words[0] == "By" && words[1].hasSuffix("ing") ? words.dropFirst().joined() : rest
  }

  private func isProperty(_ text: String) -> Bool {
    let name = CamelCase.lowercased(text)
    let plural = name.hasSuffix("y") ? name.dropLast() + "ies" : name + "s"
    return properties.contains(name) || properties.contains(plural)
      || properties.contains(name + "es")
  }

  /// Returns whether a word has no meaning as a name.
  static func isVacuous(_ word: some StringProtocol) -> Bool {
    ["get", "for", "set", "using", "with"].contains { CamelCase.isSame(word, $0) }
  }

  private static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && !["init", "self", "Self", "Type", "Protocol"].contains(name)
      && !isVacuous(name)
  }
}
