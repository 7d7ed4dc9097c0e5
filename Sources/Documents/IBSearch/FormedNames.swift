/// The places of sources that form a text of the name of a class, such as `String(describing: Cell.self)`.
///
/// Such a text changes with the class, and what it names, such as a nib or a cell, must change with it.
public struct FormedNames: Sendable {
  /// The places in each source that form a text of the name.
  public private(set) var texts: [[Range<Int>]] = []
  /// The places in each source that create a controller without the name of a nib, so that it takes that of its class.
  public private(set) var creations: [[Range<Int>]] = []

  /// Reads sources.
  /// - Parameter name: The name of the class, without the types around it.
  public init(of name: String, in sources: [NamedLiterals.Source]) {
    let files = sources.map { source in
      let items = SourceItems(source.names, source.bytes)
      return (items, SourceScopes(items, isObjectiveC: source.isObjectiveC))
    }
    var inherited: [String: Set<String>] = [:]
    for (_, scopes) in files { inherited.merge(scopes.inherited) { $0.union($1) } }
    let lineage = Self.lineage(of: name, inherited)
    let isController = lineage.contains { $0.hasSuffix("Controller") }
    for (source, (items, scopes)) in zip(sources, files) {
      let reader = Reader(name: name, items: items, literals: source.names.tokens)
      let isOwn: (Int) -> Bool =
        source.isObjectiveC
        ? { _ in items.items.indices.contains { reader.implements(at: $0) } }
        : { scopes.type(around: scopes.scope(at: $0))?.last.map(lineage.contains) ?? false }
      texts.append(
        reader.words { index, word in
          word == name ? reader.isFormed(index) : reader.isFormedOfItself(index) && isOwn(index)
        })
      creations.append(
        isController ? reader.words { $1 == name && reader.isCreated($0) } : [])
    }
  }

  /// Returns a class with all that it inherits.
  private static func lineage(of name: String, _ inherited: [String: Set<String>]) -> Set<String> {
    var lineage: Set = [name]
    var open = [name]
    // Bounded: each type is added once.
    while let type = open.popLast() {
      for parent in inherited[type] ?? [] where lineage.insert(parent).inserted {
        open.append(parent)
      }
    }
    return lineage
  }

  /// Reads the words of a source.
  private struct Reader {
    let name: String
    let items: SourceItems
    let literals: [SourceNames.Token]

    /// Returns the ranges of the words at places that fulfill a condition.
    func words(_ isWanted: (Int, String) -> Bool) -> [Range<Int>] {
      items.items.indices.compactMap { index in
        guard let word = items.word(index), isWanted(index, word) else { return nil }
        return items.items[index].range
      }
    }

    /// Returns whether the class at a place, such as `Cell.self`, becomes a text.
    func isFormed(_ index: Int) -> Bool {
      if items.isMark(index + 1, "."), items.word(index + 2) == "self" { return isInText(index) }
      // `NSStringFromClass([Cell class])` and `NSStringFromClass(Cell.class)`
      if items.word(index + 1) == "class", items.isMark(index - 1, "[") {
        return isInText(index - 1)
      }
      return items.isMark(index + 1, ".") && items.word(index + 2) == "class" && isInText(index)
    }

    /// Returns whether the class around a place becomes a text: `Self.self`, `type(of: self)`.
    func isFormedOfItself(_ index: Int) -> Bool {
      switch items.word(index) {
      case "Self": isFormed(index)
      case "type":
        items.isMark(index + 1, "(") && items.word(index + 2) == "of"
          && items.word(index + 4) == "self" && isInText(index)
      case "self" where !items.isMark(index - 1, "."):
        items.isMark(index + 1, ")") && isArgument(index) || isFormed(index)
      default: false
      }
    }

    /// Returns whether an expression is the argument of a function that makes a text, or in an interpolation.
    private func isInText(_ index: Int) -> Bool {
      isArgument(index) || isInterpolated(index)
    }

    private func isArgument(_ index: Int) -> Bool {
      if items.isMark(index - 1, "("), items.word(index - 2) == "NSStringFromClass" { return true }
      guard items.isMark(index - 1, ":"), items.isMark(index - 3, "("),
        items.word(index - 4) == "String"
      else { return false }
      return ["describing", "reflecting"].contains(items.word(index - 2))
    }

    private func isInterpolated(_ index: Int) -> Bool {
      let place = items.items[index].range.lowerBound
      return literals.contains { $0.isLiteral && $0.range.contains(place) }
    }

    /// Returns whether the class at a place is created without the name of a nib.
    func isCreated(_ index: Int) -> Bool {
      if items.word(index + 1) == "new", items.isMark(index - 1, "[") { return true }
      if items.word(index + 1) == "alloc", items.isMark(index - 1, "[") {
        return items.isMark(index + 2, "]") && items.word(index + 3) == "init"
      }
      guard items.isMark(index + 1, "("), items.isAdjacent(index, index + 1),
        !["func", "case"].contains(items.word(index - 1) ?? "")
      else { return false }
      return items.isMark(index + 2, ")")
        || items.word(index + 2) == "nibName" && items.word(index + 4) == "nil"
    }

    /// Returns whether a source of Objective-C implements the class at a place.
    func implements(at index: Int) -> Bool {
      items.word(index) == name && items.word(index - 1) == "implementation"
    }
  }
}
