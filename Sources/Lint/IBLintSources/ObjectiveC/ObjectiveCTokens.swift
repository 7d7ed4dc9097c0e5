/// The tokens of a file, which can be read sequentially or by index.
struct ObjectiveCTokens {
  private let bytes: [UInt8]
  private let tokens: [ObjectiveCLexer.Token]
  /// The closing bracket for each opening bracket, and the reverse.
  private let closings: [Int: Int]
  private let openings: [Int: Int]
  /// The nesting depth of brackets, in macros as well.
  let depth: Int
  /// The frameworks whose headers the file imports.
  let imports: [String]
  /// The imported headers, without folder and extension.
  let headers: Set<String>
  /// The ranges of comments and of code that is never compiled, in file order.
  let comments: [Range<Int>]
  /// The offsets of words in macro definitions that load nibs, as far as they are code.
  private(set) var loadsInMacros: [Int] = []
  /// The tokens of the lines that define macros, after the word `define`.
  private(set) var macros: [ObjectiveCMacro] = []
  /// The index of the next token to read.
  var position = 0

  /// The capitalized names that are used in more than a forward declaration.
  var mentions: Set<String> {
    var names: Set<String> = []
    var isForward = false
    for index in tokens.indices {
      switch tokens[index].kind {
      case .directive: isForward = ["@class", "@protocol"].contains(text(index))
      case .word
      where !isForward && NameText.isCapitalized(bytes[tokens[index].start..<tokens[index].end]):
        names.insert(text(index))
      case .sign(UInt8(ascii: ";")): isForward = false
      default: break
      }
    }
    return names
  }

  /// The words that are used, excluding those in declarations of properties and outlets.
  var usedWords: UsedWords {
    var uses: [UInt32: UsedWords.Use] = [:]
    var speaksOfAccessibility = false
    var isDeclaration = false
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].kind {
      case .directive: isDeclaration = Self.declaring.contains(text(index))
      case .sign(UInt8(ascii: ";")): isDeclaration = false
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")): depth -= 1
      case .word:
        let word = bytes[tokens[index].start..<tokens[index].end]
        if word.elementsEqual("IBOutlet".utf8) { isDeclaration = true }
        let hash = UsedWords.hash(word)
        // Extensions and headers may declare a method again. In a body, this is a subtraction.
        if depth == 0, isMethodName(index) {
          uses[hash, default: []].insert(.function)
        } else if !isDeclaration {
          uses[hash, default: []].add(mayBeMethod(index) ? .call : [])
        }
        if isMember(index) { uses[hash, default: []].insert(.member) }
        if !speaksOfAccessibility { speaksOfAccessibility = UsedWords.isAboutAccessibility(word) }
      default: break
      }
    }
    for (hash, use) in uses where use.contains(.function) { uses[hash]?.add(.call) }
    return UsedWords(uses, speaksOfAccessibility: speaksOfAccessibility)
  }

  /// Returns whether a word may name a method or a property, and not only a variable or a function: `[board detail]`,
  /// `[self show:` (after a receiver), `board.detail`, or `@selector(detail)`.
  private func mayBeMethod(_ index: Int) -> Bool {
    if isSign(index - 1, ".") || isSign(index - 1, "(") && directive(index - 2) != nil {
      return true
    }
    guard isSign(index + 1, "]") || isSign(index + 1, ":") else { return false }
    guard index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .word, .text: return true
    // A macro may make a selector of its argument.
    case .sign(let sign): return Self.beforeMethods.contains(sign)
    case .directive: return false
    }
  }

  private static let beforeMethods = Set("])}(".utf8)

  /// Returns whether a word is a member of an object other than `self`: `[board detail]`, `board.detail`, or the selector in
  /// `NSStringFromSelector(@selector(detail))`.
  private func isMember(_ index: Int) -> Bool {
    if isSign(index - 1, ".") { return word(index - 2) != "self" }
    if isSign(index - 1, "("), directive(index - 2) == "@selector" {
      return word(index - 4) == "NSStringFromSelector"
    }
    // The last word of a message is its selector after a receiver, and an argument after a colon.
    let isAfterReceiver = isSign(index - 1, "]") || word(index - 1).map { $0 != "self" } ?? false
    return isSign(index + 1, "]") && isAfterReceiver
  }

  /// The members of `UIFont` in messages such as `[UIFont heading]`, by the first part of their selectors.
  var fontMembers: [String] {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst().dropLast()
    where word(index) == "UIFont" && isSign(index - 1, "[") {
      names.formUnion(word(index + 1).map { [$0] } ?? [])
    }
    return names.sorted()
  }

  private static let declaring: Set<String> = ["@property", "@synthesize", "@dynamic"]

  /// The names of the classes that code creates objects of, or passes on: `[Row alloc]`, `[Row class]`.
  var constructedNames: [String] {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst() {
      guard let message = word(index), ["alloc", "new", "class"].contains(message),
        let name = word(index - 1)
      else { continue }
      names.insert(name)
    }
    return names.sorted()
  }

  /// Returns the classes of which code creates objects. `[[self class] alloc]` results in `self`.
  func createdNames(in range: Range<Int>) -> [String] {
    var names: Set<String> = []
    for index in range where ["alloc", "new"].contains(word(index)) {
      names.formUnion((word(index - 1) ?? word(index - 3)).map { [$0] } ?? [])
    }
    return names.sorted()
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let lexer = ObjectiveCLexer(bytes)
    tokens = lexer.tokens
    imports = lexer.imports
    headers = lexer.headers
    comments = lexer.comments
    var deepest: Int
    (closings, openings, deepest) = Self.pairs(tokens)
    for range in lexer.macros {
      // Without its first character, the line is code and not a directive.
      let line = Array(bytes[range].dropFirst())
      let words = ObjectiveCLexer(line).tokens
      deepest = max(deepest, Self.pairs(words).depth)
      if let macro = ObjectiveCMacro(line, words) { macros.append(macro) }
      for token in words {
        let word = String(decoding: line[token.start..<token.end], as: UTF8.self)
        guard case .word = token.kind, Self.isLoad(word) else { continue }
        loadsInMacros.append(range.lowerBound + 1 + token.start)
      }
    }
    depth = deepest
  }

  /// Returns whether a word is a message that loads nibs. `UINib` by itself is only a type.
  private static func isLoad(_ word: String) -> Bool {
    NibWords.loading.contains(word) && !word.hasSuffix("Nib")
  }

  /// Returns the indices of the words that load nibs, except messages in some ranges of tokens, which are in file order. A
  /// selector, as in `@selector(loadNibNamed:owner:options:)`, is not a message.
  func loads(outside ranges: [Range<Int>]) -> [Int] {
    var ranges = ranges[...]
    return tokens.indices.filter { index in
      guard word(index).map(Self.isLoad) == true else { return false }
      ranges = ranges.drop { $0.upperBound <= index }
      let isSelector = isSign(index - 1, "(") && directive(index - 2) == "@selector"
      return isSelector || ranges.first?.contains(index) != true
    }
  }

  var count: Int { tokens.count }
  var isAtEnd: Bool { position >= tokens.count }

  /// Returns the offset of a token's first byte. A string starts at its quotation mark, or at the `@` before it.
  func offset(_ index: Int) -> Int {
    guard tokens.indices.contains(index) else { return bytes.count }
    let start = tokens[index].start
    guard case .text = tokens[index].kind else { return start }
    return start > 1 && bytes[start - 2] == UInt8(ascii: "@") ? start - 2 : start - 1
  }

  /// Returns the text of a token, or an empty string after the last token.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  /// Returns the word at an index, or nil for other tokens.
  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word = tokens[index].kind else { return nil }
    return text(index)
  }

  /// Returns the name with a leading `@` at an index, or nil for other tokens.
  func directive(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .directive = tokens[index].kind else { return nil }
    return text(index)
  }

  /// Returns the contents of the string at an index, or nil for other tokens.
  func literal(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .text = tokens[index].kind else { return nil }
    return text(index)
  }

  /// Returns whether the token at an index is a punctuation character.
  func isSign(_ index: Int, _ sign: Character) -> Bool {
    guard tokens.indices.contains(index), case .sign(let byte) = tokens[index].kind else {
      return false
    }
    return byte == sign.asciiValue
  }

  /// Skips a punctuation character if it is the next token, and returns whether it was.
  mutating func skip(_ sign: Character) -> Bool {
    guard isSign(position, sign) else { return false }
    position += 1
    return true
  }

  /// Returns the index of the closing bracket for an opening bracket, or the end if it is missing.
  func closing(_ index: Int, upTo end: Int? = nil) -> Int {
    let closing = closings[index] ?? tokens.count
    return end.map { min(closing, $0) } ?? closing
  }

  /// Returns the name before the parameters that end at an index, or nil if there is none, as for a block.
  func functionName(_ end: Int) -> String? {
    opening(end).flatMap { word($0 - 1) }
  }

  /// Returns the opening parenthesis for a closing one, or nil if there is none.
  func opening(_ end: Int) -> Int? {
    guard isSign(end, ")"), let start = openings[end], isSign(start, "(") else { return nil }
    return start
  }

  /// Returns whether a word begins the name of a declared method: a result type in parentheses is before it, as in
  /// `- (void)setTitle:`.
  func isMethodName(_ index: Int) -> Bool {
    guard let start = opening(index - 1) else { return false }
    return isSign(start - 1, "-") || isSign(start - 1, "+")
  }

  /// Returns whether the variable that a token names is declared as static: `static NSString *const kRow`.
  func isStatic(_ index: Int) -> Bool {
    for before in stride(from: index - 1, through: max(0, index - 8), by: -1) {
      if word(before) == "static" { return true }
      if word(before) == nil, !isSign(before, "*") { return false }
    }
    return false
  }

  /// Returns the closing bracket for each opening bracket, and the reverse. All kinds of brackets are treated alike, so a
  /// missing one has little effect.
  private static func pairs(
    _ tokens: [ObjectiveCLexer.Token]
  ) -> (closings: [Int: Int], openings: [Int: Int], depth: Int) {
    var closings: [Int: Int] = [:]
    var openings: [Int: Int] = [:]
    var depth = 0
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      guard case .sign(let byte) = token.kind else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(index)
        depth = max(depth, open.count)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let start = open.popLast() else { continue }
        closings[start] = index
        openings[index] = start
      default: break
      }
    }
    return (closings, openings, depth)
  }

  /// Reads `<A, B>` if it is next.
  mutating func skipAngles() -> [String] {
    guard isSign(position, "<") else { return [] }
    var names: [String] = []
    var depth = 0
    while !isAtEnd {
      if isSign(position, "<") {
        depth += 1
      } else if isSign(position, ">") {
        depth -= 1
      } else if depth == 1, let word = word(position), word != "__kindof" {
        names.append(word)
      } else if isSign(position, ";") || isSign(position, "{") {
        // This is not a list of names.
        return names
      }
      position += 1
      if depth == 0 { break }
    }
    return names
  }

  /// Skips a list in angle brackets.
  /// - Returns: The names of protocols in it; none if it consists of type arguments, such as `<Fish *>`.
  mutating func skipProtocols() -> [String] {
    let start = position
    let names = skipAngles()
    return (start..<position).contains { isSign($0, "*") } ? [] : names
  }
}
