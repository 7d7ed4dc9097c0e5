import PublishedAPI

extension SourceNames {
  /// The outlets that a source declares for Interface Builder, in order.
  public var declaredOutlets: [String] {
    declared(by: ["IBOutlet", "IBOutletCollection"]) { reader, index in
      reader.isAttribute(index)
        ? reader.swiftOutlets(at: index) : reader.objectiveCOutlets(at: index)
    }
  }

  /// The selectors of the actions that a source declares for Interface Builder, in order.
  public var declaredActions: [String] {
    declared(by: ["IBAction", "IBSegueAction"]) { reader, index in
      let action =
        reader.isAttribute(index)
        ? reader.swiftAction(at: index) : reader.objectiveCAction(after: index)
      return action.map { [$0] } ?? []
    }
  }

  private func declared(
    by words: Set<String>, _ read: (ConnectionReader, Int) -> [String]
  ) -> [String] {
    guard tokens.contains(where: { !$0.isLiteral && words.contains($0.text) }) else { return [] }
    // Lines make no difference, so the bytes are not needed.
    let reader = ConnectionReader(items: SourceItems(self, []))
    return reader.items.items.indices.flatMap { index in
      reader.items.word(index).map(words.contains) == true ? read(reader, index) : []
    }
  }
}

/// Reads the declarations of outlets and actions around the words that mark them.
private struct ConnectionReader {
  let items: SourceItems

  /// Returns whether a word follows an at sign, as attributes do in Swift.
  func isAttribute(_ index: Int) -> Bool {
    items.isMark(index - 1, "@") && items.isAdjacent(index - 1, index)
  }

  // MARK: Swift

  /// The words that may be between an attribute and what it belongs to.
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "weak", "unowned",
    "final", "override", "dynamic", "nonisolated", "required", "lazy",
  ]

  /// The greatest number of attributes and modifiers that are read.
  private static let greatestCount = 32

  /// The names of a declaration.
  private struct Declaration {
    /// The place of the name in Swift.
    let place: Int
    /// The name in Objective-C, if `@objc` states it.
    let objectiveCName: String?
  }

  /// Returns the declaration after a word, to which an attribute at a place belongs.
  private func declaration(by word: String, at attribute: Int) -> Declaration? {
    var name = precedingName(attribute - 1)
    var place = attribute + 1
    for _ in 0..<Self.greatestCount {
      if items.word(place) == word {
        return Declaration(place: place + 1, objectiveCName: name)
      }
      let isAttribute = items.isMark(place, "@")
      if isAttribute { place += 1 }
      guard let modifier = items.word(place), isAttribute || Self.modifiers.contains(modifier)
      else { return nil }
      place += 1
      guard items.isMark(place, "("), let end = items.closing(of: place) else { continue }
      if isAttribute, modifier == "objc" { name = selector(place + 1..<end) }
      place = end + 1
    }
    return nil
  }

  /// Returns the name that `@objc` states before an attribute, perhaps with other ones between them.
  private func precedingName(_ attribute: Int) -> String? {
    var place = attribute
    for _ in 0..<Self.greatestCount {
      var arguments: Range<Int>?
      if items.isMark(place - 1, ")"), let opening = items.opening(of: place - 1) {
        arguments = opening + 1..<place - 1
        place = opening
      }
      guard let word = items.word(place - 1) else { return nil }
      if items.isMark(place - 2, "@") {
        if word == "objc" { return arguments.map(selector) }
        place -= 2
      } else {
        guard Self.modifiers.contains(word) else { return nil }
        place -= 1
      }
    }
    return nil
  }

  /// Returns the words and colons at places.
  private func selector(_ places: Range<Int>) -> String {
    places.map { items.word($0) ?? (items.isMark($0, ":") ? ":" : "") }.joined()
  }

  /// Returns the variables of a declaration: `@IBOutlet var title, icon: UIView!`.
  func swiftOutlets(at index: Int) -> [String] {
    guard let declaration = declaration(by: "var", at: index) else { return [] }
    if let name = declaration.objectiveCName { return [name] }
    var names: [String] = []
    var place = declaration.place
    while true {
      // A name may be in quotes.
      let quotes = items.isMark(place, "`") ? 1 : 0
      guard let name = items.word(place + quotes) else { break }
      names.append(name)
      var end = place + 2 * quotes + 1
      if items.isMark(end, ":") { end = items.endOfType(from: end + 1) }
      guard items.isMark(end, ",") else { break }
      place = end + 1
    }
    return names
  }

  func swiftAction(at index: Int) -> String? {
    guard let declaration = declaration(by: "func", at: index),
      let name = items.word(declaration.place)
    else { return nil }
    if let name = declaration.objectiveCName { return name }
    let opening = items.endOfParameters(from: declaration.place + 1)
    var labels: [String] = []
    if items.isMark(opening, "("), let end = items.closing(of: opening) {
      for place in opening + 1..<end {
        guard let label = items.word(place), items.isMark(place - 1, "(", ","),
          items.isMark(place + 1, ":") || items.isMark(place + 2, ":"),
          items.enclosingOpening(of: place) == opening
        else { continue }
        labels.append(label == "_" ? "" : label)
      }
    }
    return SwiftSelector.selector(name, labels: labels)
  }

  // MARK: Objective-C

  /// The words that may be before the type of a variable, or between an asterisk and its name.
  private static let qualifiers: Set<String> = [
    "__block", "__kindof", "__strong", "__unsafe_unretained", "__weak", "_Nonnull", "_Nullable",
    "_Null_unspecified", "__nonnull", "__nullable", "const", "nonnull", "nullable",
    "null_unspecified",
  ]

  /// Returns the variables of a declaration, such as `IBOutlet UILabel *title, *detail;`. Macros may follow their names.
  func objectiveCOutlets(at index: Int) -> [String] {
    var place = index + 1
    // The class of a collection is in parentheses.
    if items.isMark(place, "("), let end = items.closing(of: place) { place = end + 1 }
    let start = place
    place = endOfQualifiers(from: start)
    // The type may come before the word, too.
    if !(start..<place).contains(where: { items.isMark($0, "*") }),
      let (_, end) = items.qualifiedName(from: place)
    {
      place = items.endOfParameters(from: end + 1)
    }
    var names: [String] = []
    let limit = limit(from: index)
    while place < limit {
      place = endOfQualifiers(from: place)
      guard let name = items.word(place) else { break }
      while place < limit, !items.isMark(place, ",", ";", ")", "}", "{") {
        place = items.isMark(place, "(") ? items.closing(of: place) ?? place : place
        place += 1
      }
      // Not a parameter of a method.
      guard items.isMark(place, ",", ";") else { break }
      names.append(name)
      guard items.isMark(place, ",") else { break }
      place += 1
    }
    return names
  }

  /// Returns the greatest place at which a declaration that begins at a place is read.
  private func limit(from index: Int) -> Int { min(items.items.count, index + 256) }

  private func endOfQualifiers(from index: Int) -> Int {
    var place = index
    while items.isMark(place, "*") || items.word(place).map(Self.qualifiers.contains) == true {
      place += 1
    }
    return place
  }

  /// Returns the selector of a method: each word before a colon outside of parentheses is a part of it.
  func objectiveCAction(after index: Int) -> String? {
    // The end of the type that the method returns.
    guard items.isMark(index + 1, ")") else { return nil }
    var selector = ""
    var place = index + 2
    let first = items.word(place)
    let limit = limit(from: index)
    while place < limit, !items.isMark(place, "{", ";") {
      if items.isMark(place, ":") { selector += (items.word(place - 1) ?? "") + ":" }
      place = items.isMark(place, "(") ? items.closing(of: place) ?? place : place
      place += 1
    }
    return selector.isEmpty ? first : selector
  }
}
