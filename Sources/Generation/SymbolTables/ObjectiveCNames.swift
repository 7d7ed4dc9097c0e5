/// The Objective-C names of methods that were imported into Swift.
struct ObjectiveCNames {
  let published: PublishedMembers
  let graph: SymbolGraph

  /// Returns the selector of a method; nil if the published type does not have it.
  func selector(of method: SymbolGraph.Method) -> String? {
    let nouns = method.parameters.map(Self.noun)
    guard published.rows[method.owner] != nil else {
      // A subclass that exists only in Swift inherits names.
      let base = superclasses(of: method.owner).first { published.rows[$0] != nil }
      return base.flatMap { published.selector(of: method.name, nouns: nouns, in: $0) }
        ?? Self.derived(method, nouns: nouns)
    }
    return published.selector(of: method.name, nouns: nouns, in: method.owner)
  }

  func superclasses(of name: String) -> [String] {
    Array(sequence(first: name) { graph.rows[$0]?.superclass }.dropFirst())
  }

  private static let prepositions: Set<String> = [
    "after", "at", "before", "by", "for", "from", "in", "of", "on", "to", "using", "with",
  ]

  /// Returns the name according to the importer's rules only, for a type that the tables do not contain.
  private static func derived(_ method: SymbolGraph.Method, nouns: [String]) -> String {
    let base = String(method.name.prefix { $0 != "(" })
    let labels = method.name.dropFirst(base.count + 1).dropLast().split(separator: ":")
    var name = base
    for (position, label) in labels.enumerated() {
      var part = label == "_" ? "" : String(label)
      let last = part[(part.lastIndex { $0.isUppercase } ?? part.startIndex)...].lowercased()
      if prepositions.contains(last) { part += nouns[position] }
      name += (position == 0 ? part.prefix(1).uppercased() + part.dropFirst() : part) + ":"
    }
    return name
  }

  /// Returns the words for a type that the importer drops after a preposition: `IndexPath`, `IndexPaths` for an array
  /// of them, `View` for `UIView?`, `ControlEvents` for `UIControl.Event`.
  static func noun(of type: String) -> String {
    let plain = type.filter { $0 != "?" && $0 != "!" }.replacing("any ", with: "")
    if plain.hasPrefix("["), plain.hasSuffix("]"), !plain.contains(":") {
      let element = noun(of: String(plain.dropFirst().dropLast()))
      return element.isEmpty ? "" : element + "s"
    }
    switch plain {
    case "Int": return "Index"
    case "UIControl.Event": return "ControlEvents"
    case "CGPoint": return "Point"
    case "CGRect": return "Rect"
    case "CGSize": return "Size"
    case "IndexSet": return "Sections"
    case "String", "Bool", "CGFloat", "Double", "Any", "TimeInterval": return ""
    default:
      let name = plain.split(separator: ".").last.map(String.init) ?? plain
      let isPrefixed = ["UI", "NS", "CA", "CG", "WK"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
      }
      return name.allSatisfy { $0.isLetter }
        ? String(isPrefixed ? name.dropFirst(2) : name[...]) : ""
    }
  }
}
