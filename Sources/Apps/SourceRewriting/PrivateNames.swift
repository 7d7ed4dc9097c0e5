/// The uses of names that can be used only in one file: its private functions, properties and types.
struct PrivateNames {
  /// The places of the uses, in order.
  private let uses: [Int]

  init(of source: ScannedSource) {
    var names: Set<String> = []
    let tokens = SwiftLexer.tokens(of: source.bytes)
    for position in tokens.indices
    where tokens[position].keyword == .private || tokens[position].keyword == .fileprivate {
      // Other modifiers may follow, but not a parenthesis: `private(set)` applies only to the setter.
      var next = position + 1
      while next < tokens.count, tokens[next].keyword?.isModifier == true { next += 1 }
      guard next + 1 < tokens.count, let keyword = tokens[next].keyword,
        keyword.opensType || [.func, .var, .let, .typealias].contains(keyword),
        tokens[next + 1].kind == .word
      else { continue }
      names.insert(source.text(tokens[next + 1]))
    }
    for type in source.facts.types where ["private", "fileprivate"].contains(type.access) {
      names.formUnion(type.members.map(\.name))
    }
    uses =
      names.isEmpty
      ? []
      : tokens.filter { $0.kind == .word && names.contains(source.text($0)) }.map(\.start)
  }

  /// Whether a member in the file uses one of the names.
  func areUsed(by member: MemberFacts) -> Bool {
    let first = uses.firstIndex(atLeast: member.range.lowerBound)
    // The name of the member itself may be one of them.
    return uses[first...].prefix(2).contains {
      $0 < member.range.upperBound && $0 != member.namePlace
    }
  }
}

/// The accessors of a property with braces.
struct AccessorWords {
  let hasSetter: Bool
  /// Whether the braces compute the value rather than observe a stored one.
  let isComputed: Bool

  init(of member: MemberFacts, in source: ScannedSource) {
    var depth = 0
    var words: Set<String> = []
    let start = member.range.lowerBound
    for token in SwiftLexer.tokens(of: Array(source.bytes[member.range])) {
      switch token.kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .word where depth == 1 && start + token.start > member.namePlace:
        let range = (start + token.start)..<(start + token.end)
        words.insert(String(decoding: source.bytes[range], as: UTF8.self))
      default: break
      }
    }
    hasSetter = words.contains("set")
    isComputed = member.hasBody && words.isDisjoint(with: ["willSet", "didSet"])
  }
}

extension ScannedSource {
  fileprivate func text(_ token: SwiftToken) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }
}
