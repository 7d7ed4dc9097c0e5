/// The Swift name of an Objective-C declaration, as Swift's importer gives it. Source: Swift Evolution proposals SE-0005
/// and SE-0033.
package struct ImportedName: Hashable, Sendable {
  /// The name without labels: `init` for an initializer.
  package var baseName: String
  /// The label of each parameter, empty for `_`.
  package var labels: [String]

  package init(baseName: String, labels: [String] = []) {
    self.baseName = baseName
    self.labels = labels
  }

  /// The name of a type, as names repeat it.
  package struct TypeName: Hashable, Sendable {
    package var name: String
    /// The name of the elements' type, empty if the type is not a collection.
    package var element = ""
    package var isFunction = false
    package var isBoolean = false
    /// Whether the parameter has a default value in Swift.
    package var hasDefault = false

    package init(_ name: String) { self.name = name }
  }

  /// The facts on which the name of a method depends.
  package struct Method: Hashable, Sendable {
    /// The parts of the selector.
    package var pieces: [String]
    package var parameters: [TypeName]
    /// The name of the first parameter.
    package var firstParameter = ""
    /// The type of the result; that of the class for `instancetype`.
    package var result = ""
    /// The class that declares the method.
    package var owner: String
    /// The properties of the class.
    package var properties: Set<String> = []

    package init(pieces: [String], parameters: [TypeName], owner: String) {
      self.pieces = pieces
      self.parameters = parameters
      self.owner = owner
    }
  }

  /// Creates the name of a method.
  package init(method: Method) { self.init(method, .known) }

  /// Returns other names that a method may have: which words are verbs is known only for the most frequent ones.
  package static func alternatives(to method: Method) -> [ImportedName] {
    let name = ImportedName(method: method)
    return Set([ImportedName(method, .none), ImportedName(method, .first)]).subtracting([name])
      .sorted { $0.baseName < $1.baseName }
  }

  private init(_ method: Method, _ verbs: OmittedWords.Verbs) {
    let omitted = OmittedWords(properties: method.properties, verbs: verbs)
    baseName = method.pieces[0]
    labels = method.parameters.isEmpty ? [] : [""] + method.pieces.dropFirst()
    let returnsOwn = method.result == method.owner
    if returnsOwn { baseName = OmittedWords.withoutResult(baseName, method.owner) }
    if verbs != .none { baseName = omitted.withoutOwnType(baseName, method.owner) }
    if method.parameters.isEmpty {
      if returnsOwn {
        baseName = omitted.withoutTrailingType(baseName, TypeName(method.result), .property)
      }
    } else {
      if CamelCase.words(baseName).first == "set" {
        baseName = omitted.withoutTrailingType(baseName, TypeName(method.owner), .property)
      }
      split(method.parameters[0], method.firstParameter)
      omit(omitted, method.parameters)
    }
    finish()
  }

  /// Creates the name of a method that creates objects: `initWithTitle:`, or `reefWithTitle:` in the class `Reef`.
  /// - Returns: Nil if the method does not have such a name.
  package init?(initializer method: Method, isFactory: Bool) {
    let first = method.pieces[0]
    baseName = "init"
    var label: String
    if isFactory {
      label = OmittedWords.withoutLeadingType(first, method.owner)
      guard label != first else { return nil }
    } else {
      label = String(first.dropFirst("init".count))
    }
    if let word = CamelCase.words(label).first, word == "With" {
      label = String(label.dropFirst(4))
    }
    labels = method.parameters.isEmpty && label.isEmpty ? [] : [label] + method.pieces.dropFirst()
    omit(OmittedWords(properties: []), method.parameters)
    finish()
  }

  /// Creates the name of a property.
  package init(property: String, type: String, owner: String) {
    baseName = property
    labels = []
    guard type == owner else { return }
    baseName = OmittedWords.withoutResult(baseName, type)
    baseName = OmittedWords(properties: [])
      .withoutTrailingType(baseName, TypeName(type), .property)
    finish()
  }

  private mutating func omit(_ omitted: OmittedWords, _ parameters: [TypeName]) {
    for (index, type) in parameters.enumerated() where index < labels.count {
      if index == 0, labels[0].isEmpty {
        if baseName != "init" {
          baseName = omitted.withoutTrailingType(baseName, type, .baseName)
        }
        continue
      }
      let isFirst = index == 0 && baseName != "init" && !type.hasDefault
      labels[index] = OmittedWords(properties: []).withoutTrailingType(
        labels[index], type, isFirst ? .firstParameter : .laterParameter)
    }
  }

  private mutating func finish() {
    baseName = CamelCase.lowercased(baseName)
    labels = labels.map(CamelCase.lowercased)
  }

  // MARK: The first label

  /// Moves the end of the base name to the first label, from the last preposition on.
  private mutating func split(_ type: TypeName, _ parameter: String) {
    let words = CamelCase.words(baseName)
    guard words.count > 1, words[0] != "set" else {
      return
    }
    if type.isBoolean, words.last == "Animated" {
      baseName = words.dropLast().joined()
      labels[0] = "animated"
      return
    }
    if parameter == "sender", CamelCase.words(type.name).last == "Object" { return }
    guard let place = Self.splitPlace(words) else { return }
    var start = place
    if place > 0, Self.extends(words[place - 1], words[place]) { start -= 1 }
    let after = words[(place + 1)...].joined()
    let isVacuous =
      start == place && Self.isWithOrUsing(words[place]) && (type.hasDefault || type.isFunction)
      && !(CamelCase.isSame(words[place], "with") && CamelCase.words(after).first == "Zone")
    // `moveToX:y:` becomes `moveTo(x:y:)`.
    let staysInBase = ["X", "Y", "Z"].contains(after)
    let base = words[..<(staysInBase && !isVacuous ? place + 1 : start)]
    guard let first = base.first else { return }
    let isKeyword = ["init", "self", "Self"].contains(first)
    if isKeyword && base.count == 1 || OmittedWords.isVacuous(first) && base.count <= 2 { return }
    baseName = base.joined()
    labels[0] = staysInBase || isVacuous ? after : words[start...].joined()
  }

  /// Returns the index of the preposition before which a base name ends, or nil if there is none.
  private static func splitPlace(_ words: [Substring]) -> Int? {
    func isPreposition(_ index: Int) -> Bool { PartOfSpeech(words[index]) == .preposition }
    guard var place = words.indices.last(where: isPreposition) else { return nil }
    // `indexOfItemOf` and similar names are split before.
    if CamelCase.isSame(words[place], "of"),
      let earlier = words.indices.prefix(place).last(where: isPreposition),
      !CamelCase.isSame(words[earlier], "of"), !CamelCase.isSame(words[earlier], "for")
    {
      place = earlier
    }
    if place > 0, CamelCase.isSame(words[place], "in"), CamelCase.isSame(words[place - 1], "plug") {
      return nil
    }
    guard place + 1 < words.count else { return place }
    let pair = words[place].lowercased() + " " + words[place + 1].lowercased()
    let kept = ["with error", "with no", "to visible", "to backing", "from backing"]
    return kept.contains(pair) ? nil : place
  }

  private static func isWithOrUsing(_ word: Substring) -> Bool {
    CamelCase.isSame(word, "with") || CamelCase.isSame(word, "using")
  }

  /// Returns whether two words are one preposition together.
  private static func extends(_ word: Substring, _ preposition: Substring) -> Bool {
    let pairs = [
      "compatible with", "best matching", "according to", "bound by", "separated by",
    ]
    return pairs.contains(word.lowercased() + " " + preposition.lowercased())
  }
}
