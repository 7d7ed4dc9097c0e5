/// The braces of a source, with the types whose members they contain.
///
/// The source itself is the first scope. In Objective-C, what is between functions belongs to it.
struct SourceScopes {
  /// The content of a brace, or the whole source.
  struct Scope {
    /// The scope around it; nil for the source itself.
    var parent: Int?
    /// The name of the type whose members it contains, with the types around it; nil for other braces.
    var type: [String]?
    /// Whether it contains the cases of an enumeration.
    var isEnum = false
    /// Whether a case without a raw value has its name as one, and no decoder uses it.
    var hasTexts = false
  }

  private let items: SourceItems
  private(set) var scopes = [Scope()]
  /// The types that a type inherits, each by its last name.
  private(set) var inherited: [String: Set<String>] = [:]
  /// The innermost scope at each item.
  private var places: [Int] = []
  /// The scopes by the places of their braces.
  private var bodies: [Int: Int] = [:]

  init(_ items: SourceItems, isObjectiveC: Bool) {
    self.items = items
    places.reserveCapacity(items.items.count)
    var open = [0]
    var next: Scope?
    for index in items.items.indices {
      let current = open[open.count - 1]
      places.append(current)
      if items.isMark(index, "{") {
        var scope = next ?? Scope()
        scope.parent = current
        next = nil
        scopes.append(scope)
        bodies[index] = scopes.count - 1
        open.append(scopes.count - 1)
      } else if items.isMark(index, "}") {
        if open.count > 1 { open.removeLast() }
        next = nil
      } else if !isObjectiveC, let word = items.word(index),
        let scope = type(word, at: index, around: scopes[current].type ?? [])
      {
        next = scope
      }
    }
    for index in items.items.indices {
      if let word = items.word(index) { readCondition(word, at: index) }
    }
  }

  /// Takes a condition and the variable of a loop for parts of the block that sees its variables: `if let a, a == b {`.
  private mutating func readCondition(_ word: String, at index: Int) {
    switch word {
    case "if" where !items.isMark(index - 1, "#"): break
    case "for" where !items.isMark(index + 1, ":"): break
    // The end of `repeat` has no block.
    case "while" where !items.isMark(index - 1, "}") || items.word(index + 1) == "let": break
    default: return
    }
    guard let end = brace(after: index), let body = bodies[end] else { return }
    let scope = places[index]
    for place in index..<end where places[place] == scope { places[place] = body }
  }

  /// Returns the innermost scope at a place.
  func scope(at place: Int) -> Int { places.indices.contains(place) ? places[place] : 0 }

  /// Returns the innermost type around a scope; nil outside of types.
  func type(around scope: Int) -> [String]? {
    var scope: Int? = scope
    while let index = scope {
      if let type = scopes[index].type { return type }
      scope = scopes[index].parent
    }
    return nil
  }

  /// The words that begin another declaration, so that a function before them has no body.
  private static let declaring: Set = [
    "case", "class", "enum", "func", "init", "let", "struct", "subscript", "var",
  ]

  /// The greatest distance at which a brace is looked for.
  private static let reach = 256

  /// Returns the place of the first brace after a place in a condition.
  private func brace(after place: Int) -> Int? {
    var depth = 0
    for index in place..<min(items.items.count, place + Self.reach) {
      if items.isMark(index, "(", "[") { depth += 1 }
      if items.isMark(index, ")", "]") { depth -= 1 }
      guard depth == 0 else { continue }
      if items.isMark(index, "{") { return index }
      if items.isMark(index, "}", ";") { return nil }
    }
    return nil
  }

  /// Returns the scope of the body of a function whose parameters end at a place; nil for a function without a body.
  func functionBody(after end: Int) -> Int? {
    for index in end..<max(end, min(items.items.count, end + Self.reach)) {
      if items.isMark(index, "{") { return bodies[index] }
      if items.isMark(index, "}", ";") { return nil }
      if let word = items.word(index), Self.declaring.contains(word) { return nil }
    }
    return nil
  }

  // MARK: Types

  /// The words that can come between `class` and the declaration of a member.
  private static let modifiers: Set = [
    "fileprivate", "final", "func", "internal", "let", "open", "override", "private", "public",
    "subscript", "var",
  ]

  /// Returns the scope of the type that a word declares or extends; nil for another word.
  private mutating func type(_ word: String, at index: Int, around outer: [String]) -> Scope? {
    guard ["actor", "class", "enum", "extension", "protocol", "struct"].contains(word),
      !items.isMark(index - 1, ".", ":"), items.word(index - 1) != "import",
      let first = items.word(index + 1), !Self.modifiers.contains(first)
    else { return nil }
    var names = [first]
    var end = index + 1
    while items.isMark(end + 1, "."), let name = items.word(end + 2) {
      names.append(name)
      end += 2
    }
    var parents: Set<String> = []
    var next = items.endOfParameters(from: end + 1)
    while items.isMark(next, ":", ",", "&"), let (name, last) = items.qualifiedName(from: next + 1)
    {
      parents.insert(name)
      next = items.endOfParameters(from: last + 1)
    }
    inherited[names[names.count - 1], default: []].formUnion(parents)
    return Scope(
      type: outer + names, isEnum: word == "enum",
      hasTexts: word == "enum" && parents.contains("String") && !parents.contains("CodingKey"))
  }
}
