/// The names that can be used only in one file: its private functions, properties and types.
struct PrivateNames {
  private let names: Set<String>
  private let source: ScannedSource

  init(of source: ScannedSource) {
    self.source = source
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
    self.names = names
  }

  /// Whether a member in the file uses one of the names.
  func areUsed(by member: MemberFacts) -> Bool {
    guard !names.isEmpty else { return false }
    return SwiftLexer.tokens(of: source.bytes).contains { token in
      token.kind == .word && member.range.contains(token.start) && token.start != member.namePlace
        && names.contains(source.text(token))
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
    for token in SwiftLexer.tokens(of: source.bytes) where member.range.contains(token.start) {
      switch token.kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .word where depth == 1 && token.start > member.namePlace:
        words.insert(source.text(token))
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
