import SourceRewriting

/// The names that an app's files declare, which are not necessarily Apple's.
struct AppDeclarations {
  /// The names of types, functions, properties, cases and type aliases, including members.
  private(set) var names: Set<String> = []
  /// The superclass of each class. Nil for a name that several classes have.
  private var superclasses: [String: String?] = [:]

  /// Adds a Swift source.
  mutating func add(_ source: SwiftSource) {
    for (index, token) in source.tokens.enumerated() {
      guard let keyword = token.keyword, !source.isSign(0x2E, at: index - 1) else { continue }
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
    let words = bytes.split { !Self.isName($0) && $0 != 0x40 }
    for (word, next) in zip(words, words.dropFirst())
    where ["@interface", "@protocol", "@class"].contains(where: { $0.utf8.elementsEqual(word) }) {
      names.insert(String(decoding: next, as: UTF8.self))
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  /// Returns the nearest superclass that the app does not declare, or nil if unknown.
  func frameworkClass(above name: String) -> String? {
    var seen: Set<String> = []
    var next = name
    while let parent = superclasses[next] {
      guard let parent, seen.insert(next).inserted else { return nil }
      next = parent
    }
    return next
  }
}

/// A Swift source with its tokens.
struct SwiftSource {
  let path: String
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let facts: RuntimeFacts

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tokens = SwiftLexer.tokens(of: bytes)
    facts = SourceScanner.facts(of: bytes)
  }

  func text(at index: Int) -> String {
    String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  /// Returns the word at an index, without backticks.
  func name(at index: Int) -> String {
    let text = text(at: index)
    return text.utf8.first == 0x60 ? String(text.dropFirst().dropLast()) : text
  }

  func isSign(_ byte: UInt8, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].byte == byte
  }

  func isWord(at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  func isOpening(_ byte: UInt8, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .opening && tokens[index].byte == byte
  }

  /// Returns the index after the group that starts at an index.
  func end(ofGroupAt index: Int) -> Int {
    var depth = 0
    for next in tokens.indices[index...] {
      if tokens[next].kind == .opening { depth += 1 }
      if tokens[next].kind == .closing { depth -= 1 }
      if depth == 0 { return next + 1 }
    }
    return tokens.count
  }

  /// Returns the names that a `case` of an enumeration declares: `case north, bearing(degrees: Int)`. The result is
  /// empty for a `case` in a `switch`.
  func cases(after index: Int) -> [String] {
    var names: [String] = []
    var next = index + 1
    while isWord(at: next), tokens[next].keyword == nil {
      names.append(name(at: next))
      next += 1
      if isOpening(0x28, at: next) { next = end(ofGroupAt: next) }
      // The raw value of the case.
      if isSign(0x3D, at: next) {
        next += isSign(0x2D, at: next + 1) ? 3 : 2
      }
      guard isSign(0x2C, at: next) else { break }
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
    facts.types.last { $0.start < offset && offset < $0.end }
  }
}
