/// The places of a source at which a word names a class, in contrast to a member, a label or a variable with its name.
public struct TypeWords: Sendable {
  /// The places at which the word names the class.
  public private(set) var ranges: [Range<Int>] = []
  /// The declarations of variables and generic parameters with the name, whose uses cannot be told from those of the class.
  public private(set) var variables: [Range<Int>] = []
  /// The declarations of the class, which ``ranges`` contains too.
  public private(set) var declarations: [Range<Int>] = []
  /// Whether the source declares or implements the class.
  public private(set) var isDeclared = false
  /// The declarations of types with the name inside of other types.
  public private(set) var nestedTypes: [Range<Int>] = []

  /// The words of Swift that declare a type.
  private static let swiftTypes: Set = [
    "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
  ]
  /// Reads a source.
  /// - Parameters:
  ///   - modules: The modules that may have the class; a member of another type or value is not the class.
  public init(
    of word: String, in names: SourceNames, _ bytes: [UInt8], modules: Set<String>,
    isObjectiveC: Bool
  ) {
    guard names.tokens.contains(where: { !$0.isLiteral && $0.text == word }) else { return }
    let items = SourceItems(names, bytes)
    var depth = 0
    for (index, item) in items.items.enumerated() {
      if case .mark(let byte, _) = item {
        depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
      }
      guard case .word(let token) = item, token.text == word else { continue }
      let use =
        isObjectiveC
        ? Self.objectiveCUse(items, index)
        : Self.swiftUse(items, index, modules, isNested: depth > 0)
      switch use {
      case .type: ranges.append(token.range)
      case .declaration:
        ranges.append(token.range)
        declarations.append(token.range)
        isDeclared = true
      case .implementation:
        ranges.append(token.range)
        isDeclared = true
      case .variable: variables.append(token.range)
      case .nestedType: nestedTypes.append(token.range)
      case .other: break
      }
    }
  }

  /// The meaning of a word.
  enum Use {
    case type, declaration, implementation, nestedType, variable, other
  }

  /// Returns what a word of Swift is.
  static func swiftUse(
    _ items: SourceItems, _ index: Int, _ modules: Set<String>, isNested: Bool
  ) -> Use {
    switch items.word(index - 1) {
    case "let", "var": return .variable
    case "func": return .other
    // A case of an enumeration; the pattern of a switch has a member of the class.
    case "case" where !items.isMark(index + 1, "."): return .other
    case let word? where swiftTypes.contains(word): return isNested ? .nestedType : .declaration
    default: break
    }
    if items.isMark(index - 1, ".") {
      // The class of a module, or a member of a type or value.
      return items.word(index - 2).map(modules.contains) == true ? .type : .other
    }
    if items.isMark(index - 1, ","), !items.isMark(index + 1, "."),
      items.line(of: index, hasBefore: ["case"])
    {
      return .other
    }
    // The label of a parameter that has another name.
    if items.word(index + 1) != nil, items.isMark(index + 2, ":"),
      items.isMark(index - 1, "(", ","), !items.line(of: index, hasBefore: ["case"])
    {
      return .other
    }
    if items.isMark(index + 1, ":"), items.isMark(index - 1, "(", ",", "<") {
      switch items.enclosingOpening(of: index).map({ items.isMark($0, "(") ? "(" : "[" }) {
      case "(" where !items.isMark(index - 1, "<"): return .other
      case "[" where items.enclosingOpening(of: index).map({ items.isMark($0, "[") }) == true:
        return .type
      default: return .variable
      }
    }
    return .type
  }

  private static func objectiveCUse(_ items: SourceItems, _ index: Int) -> Use {
    let isAfterArrow = items.isMark(index - 1, ">") && items.isMark(index - 2, "-")
    if items.isMark(index - 1, ".") || isAfterArrow { return .other }
    if items.word(index - 1) == "interface", !items.isMark(index + 1, "(") { return .declaration }
    if items.word(index - 1) == "implementation" { return .implementation }
    if items.isMark(index - 1, "*"), items.isMark(index + 1, ";", "=", ",", ")") {
      return .variable
    }
    let opening = items.enclosingOpening(of: index)
    let isInMessage = opening.map { items.isMark($0, "[") } ?? false
    // A message, or one of its parts.
    if isInMessage, opening != index - 1, items.endsExpression(index - 1),
      items.isMark(index + 1, "]", ":")
    {
      return .other
    }
    // The name of a method after its type.
    if items.isMark(index - 1, ")"), let start = items.opening(of: index - 1),
      items.isMark(start - 1, "-", "+"), items.isMark(index + 1, ";", "{", ":")
    {
      return .other
    }
    // A constant of an enumeration.
    if opening.map({ items.isMark($0, "{") }) == true, items.isMark(index - 1, "{", ","),
      items.isMark(index + 1, ",", "}", "=")
    {
      return .variable
    }
    return .type
  }
}
