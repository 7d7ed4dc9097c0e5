/// The tokens of a file, to be read one after the other or by their places.
struct ObjectiveCTokens {
  private let bytes: [UInt8]
  private let tokens: [ObjectiveCLexer.Token]
  private let closings: [Int: Int]
  /// The frameworks whose headers the file imports.
  let imports: [String]
  /// The headers that the file imports, without folder and extension.
  let headers: Set<String>
  /// The next token to read.
  var position = 0

  /// The names with a capital letter in front that more than a forward declaration needs.
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

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let lexer = ObjectiveCLexer(bytes)
    tokens = lexer.tokens
    imports = lexer.imports
    headers = lexer.headers
    closings = Self.closings(tokens)
  }

  var count: Int { tokens.count }
  var isAtEnd: Bool { position >= tokens.count }

  /// The offset of a token's first byte; a text in quotes begins at its quote, or at the `@` in front of that.
  func offset(_ index: Int) -> Int {
    guard tokens.indices.contains(index) else { return bytes.count }
    let start = tokens[index].start
    guard case .text = tokens[index].kind else { return start }
    return start > 1 && bytes[start - 2] == UInt8(ascii: "@") ? start - 2 : start - 1
  }

  /// The text of a token, empty past the end.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  /// The name at a place, nil for anything else.
  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word = tokens[index].kind else { return nil }
    return text(index)
  }

  /// The name with `@` in front at a place.
  func directive(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .directive = tokens[index].kind else { return nil }
    return text(index)
  }

  /// The text in quotes at a place.
  func literal(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .text = tokens[index].kind else { return nil }
    return text(index)
  }

  /// Whether there is a punctuation character at a position.
  func isSign(_ index: Int, _ sign: Character) -> Bool {
    guard tokens.indices.contains(index), case .sign(let byte) = tokens[index].kind else {
      return false
    }
    return byte == sign.asciiValue
  }

  /// Reads a punctuation character if it is next.
  mutating func skip(_ sign: Character) -> Bool {
    guard isSign(position, sign) else { return false }
    position += 1
    return true
  }

  /// The place of the bracket that closes the one at a place; the end where none does.
  func closing(_ index: Int, upTo end: Int? = nil) -> Int {
    let closing = closings[index] ?? tokens.count
    return end.map { min(closing, $0) } ?? closing
  }

  /// The closing bracket of each opening one. All kinds count as one, so a missing bracket does little harm.
  private static func closings(_ tokens: [ObjectiveCLexer.Token]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      guard case .sign(let byte) = token.kind else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { closings[start] = index }
      default: break
      }
    }
    return closings
  }

  /// Reads `<A, B>` where it is next.
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
        // What was no list of names.
        return names
      }
      position += 1
      if depth == 0 { break }
    }
    return names
  }
}
