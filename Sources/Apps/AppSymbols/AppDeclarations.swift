import Budgets
import Diagnostics
import SourceRewriting

/// The names that an app's files declare, which may differ from Apple's names.
struct AppDeclarations {
  /// The names of types, functions, properties, cases and type aliases, including members.
  private(set) var names: Set<String> = []
  /// The superclass of each class. Nil for a name that several classes share.
  private var superclasses: [String: String?] = [:]

  /// Adds a Swift source.
  mutating func add(_ source: SwiftSource) {
    for (index, token) in source.tokens.enumerated() {
      guard let keyword = token.keyword, !source.isSign(".", at: index - 1) else {
        continue
      }
      switch keyword {
      case .class, .struct, .enum, .actor, .protocol, .func, .var, .let, .typealias:
        // An override does not declare a new name, so the name may be Apple's.
        if index + 1 < source.tokens.count, !source.overrides(at: index) {
          names.insert(source.name(at: index + 1))
        }
      case .case where source.type(around: token.start)?.kind == .enum:
        names.formUnion(source.cases(after: index))
      default: break
      }
    }
    for type in source.facts.types where type.kind == .class {
      let isKnown = superclasses[type.lastName] != nil
      superclasses[type.lastName] = .some(isKnown ? nil : type.inherited.first)
    }
  }

  /// Adds the symbols of an app's colors and images.
  mutating func add(_ assets: AssetSymbols) { names.formUnion(assets.names) }

  /// Adds the classes and protocols in an Objective-C header.
  mutating func addHeader(_ bytes: [UInt8]) {
    let words = bytes.split { !Self.isName($0) && $0 != UInt8(ascii: "@") }
    for (word, next) in zip(words, words.dropFirst())
    where ["@interface", "@protocol", "@class"].contains(where: { $0.utf8.elementsEqual(word) }) {
      names.insert(String(decoding: next, as: UTF8.self))
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns the nearest superclass that the app does not declare, or nil if unknown.
  func frameworkClass(above name: String) -> String? {
    var next = name
    // No app's class hierarchy is nearly as deep; a longer chain is a cycle or treated as unknown.
    for _ in 0..<64 {
      guard let parent = superclasses[next] else { return next }
      guard let parent else { return nil }
      next = parent
    }
    return nil
  }
}

/// A Swift source with its tokens.
struct SwiftSource {
  let path: String
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let facts: RuntimeFacts
  private let groups: TokenGroups
  /// The types in the order of their starts, each with its enclosing type.
  private let types: [(type: TypeFacts, around: Int?)]

  /// Reads a source.
  /// - Throws: `Budget.Exceeded` if the source is too large, or nested too deeply.
  init(path: String, bytes: [UInt8]) throws(Budget.Exceeded) {
    self.path = path
    self.bytes = bytes
    var budget = Budget(file: path, depth: 0, steps: 500_000, bytes: 16 << 20)
    try budget.spend(bytes: bytes.count)
    tokens = SwiftLexer.tokens(of: bytes)
    try budget.spend(tokens.count)
    facts = SourceScanner.facts(of: bytes, tokens)
    if let excess = facts.excess {
      throw Budget.Exceeded(file: path, limit: excess.limit, amount: excess.amount)
    }
    groups = TokenGroups(tokens)
    var types: [(type: TypeFacts, around: Int?)] = []
    var open: [Int] = []
    for type in facts.types.sorted(on: \.start) {
      while let last = open.last, types[last].type.end <= type.start { open.removeLast() }
      open.append(types.count)
      types.append((type, open.dropLast().last))
    }
    self.types = types
  }

  func text(at index: Int) -> String {
    String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  /// Returns the word at an index, without backticks.
  func name(at index: Int) -> String {
    let text = text(at: index)
    return text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
  }

  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign
      && tokens[index].byte == UInt8(ascii: sign)
  }

  func isWord(at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  func isOpening(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .opening
      && tokens[index].byte == UInt8(ascii: sign)
  }

  /// Returns the index after the group that starts at an index.
  func end(ofGroupAt index: Int) -> Int {
    guard tokens[index].kind == .opening else { return index + 1 }
    return groups.counterpart(of: index).map { $0 + 1 } ?? tokens.count
  }

  /// Returns the names that a `case` of an enumeration declares: `case north, bearing(degrees: Int)`. The result is
  /// empty for a `case` in a `switch`.
  func cases(after index: Int) -> [String] {
    var names: [String] = []
    var next = index + 1
    while isWord(at: next), tokens[next].keyword == nil {
      names.append(name(at: next))
      next += 1
      if isOpening("(", at: next) { next = end(ofGroupAt: next) }
      // The raw value of the case.
      if isSign("=", at: next) {
        next += isSign("-", at: next + 1) ? 3 : 2
      }
      guard isSign(",", at: next) else { break }
      next += 1
    }
    return names
  }

  /// Returns whether a `func` or `var` overrides another declaration.
  func overrides(at index: Int) -> Bool {
    var index = index - 1
    while index >= 0, let keyword = tokens[index].keyword, keyword.isModifier || keyword == .class {
      if keyword == .override { return true }
      index -= 1
    }
    return false
  }

  /// Returns the innermost type or extension that contains an offset.
  func type(around offset: Int) -> TypeFacts? {
    var low = 0
    var high = types.count
    while low < high {
      let middle = (low + high) / 2
      if types[middle].type.start < offset { low = middle + 1 } else { high = middle }
    }
    var place = low > 0 ? low - 1 : nil
    while let current = place {
      if offset < types[current].type.end { return types[current].type }
      place = types[current].around
    }
    return nil
  }
}
