import Budgets
import IBLint

/// A reader of the declarations in an Objective-C file that Swift code can use.
///
/// It reads the same tokens as ``ObjectiveCFileReader``, does not process headers, and skips unknown syntax.
struct ObjectiveCHeaderReader {
  var tokens: ObjectiveCTokens
  var header = ObjectiveCHeader()
  /// Whether pointers without an attribute are not nil, as after `NS_ASSUME_NONNULL_BEGIN`.
  var isAudited = false
  /// A bound for types in types.
  var budget = Budget(depth: 32, steps: 1_000_000)

  init(_ bytes: [UInt8]) {
    tokens = ObjectiveCTokens(bytes)
  }

  mutating func read() -> ObjectiveCHeader {
    guard tokens.depth <= SourceLimits.depth else { return header }
    header.imports = tokens.headers
    header.modules = Set(tokens.imports)
    while !tokens.isAtEnd {
      let start = tokens.position
      switch tokens.directive(start) {
      case "@interface": readInterface()
      case "@protocol": readProtocol()
      case "@implementation": skipImplementation()
      case "@class", "@import":
        if tokens.directive(start) == "@import", let module = tokens.word(start + 1) {
          header.modules.insert(module)
        }
        tokens.position = statementEnd(start + 1) + 1
      case .some: tokens.position += 1
      case nil: readStatement()
      }
      // Every step reads something.
      if tokens.position <= start { tokens.position = start + 1 }
    }
    for macro in tokens.macros { readMacro(macro) }
    return header
  }

  /// Skips the code of a class.
  private mutating func skipImplementation() {
    tokens.position += 1
    while !tokens.isAtEnd, tokens.directive(tokens.position) != "@end" {
      let isBody = tokens.isSign(tokens.position, "{")
      tokens.position = (isBody ? tokens.closing(tokens.position) : tokens.position) + 1
    }
  }

  /// Reads a statement outside types.
  private mutating func readStatement() {
    let start = tokens.position
    if readsRegion() { return }
    if isLinkage(start) {
      tokens.position = start + 3
      return
    }
    guard let word = tokens.word(start) else {
      tokens.position += 1
      return
    }
    let end = statementEnd(start)
    defer { tokens.position = max(tokens.position, end + 1) }
    if word == "typedef" {
      readDefinition(start + 1, end)
    } else if Self.enumerationMacros.keys.contains(word) || word == "enum" {
      readEnumeration(start, end, name: nil)
    } else {
      readVariableOrFunction(start, end)
    }
  }

  /// Reads a macro that begins or ends a region in which pointers are not nil.
  mutating func readsRegion() -> Bool {
    switch tokens.word(tokens.position) {
    case "NS_ASSUME_NONNULL_BEGIN", "CF_ASSUME_NONNULL_BEGIN": isAudited = true
    case "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_END": isAudited = false
    default: return false
    }
    tokens.position += 1
    return true
  }

  /// Whether a statement is `extern "C" {`.
  private func isLinkage(_ start: Int) -> Bool {
    tokens.word(start) == "extern" && tokens.literal(start + 1) != nil
      && tokens.isSign(start + 2, "{")
  }

  /// Returns the index of the semicolon or of the closing brace that ends a statement, or of the first token after it.
  func statementEnd(_ start: Int, upTo limit: Int? = nil) -> Int {
    let limit = limit ?? tokens.count
    var index = start
    var isAssigned = false
    while index < limit {
      if tokens.isSign(index, ";") { return index }
      if tokens.directive(index) != nil, index > start, !isAssigned { return index - 1 }
      if tokens.isSign(index, "=") { isAssigned = true }
      let isBrace = tokens.isSign(index, "{")
      if isBrace || tokens.isSign(index, "(") || tokens.isSign(index, "[") {
        index = tokens.closing(index, upTo: limit)
        // The body of a function ends it; that of a type is followed by more.
        let isBody = isBrace && !isAssigned && !isTypeBody(start)
        if isBody, !tokens.isSign(index + 1, ";") { return min(index, limit) }
      }
      index += 1
    }
    return limit
  }

  private func isTypeBody(_ start: Int) -> Bool {
    guard let word = tokens.word(start) else { return false }
    return ["typedef", "struct", "union", "enum"].contains(word)
      || Self.enumerationMacros.keys.contains(word)
  }

  static let enumerationMacros: [String: ObjectiveCHeader.Enumeration.Kind] = [
    "NS_ENUM": .closed, "NS_CLOSED_ENUM": .closed, "CF_ENUM": .closed, "CF_CLOSED_ENUM": .closed,
    "NS_ERROR_ENUM": .closed, "NS_OPTIONS": .options, "CF_OPTIONS": .options,
  ]

  /// Returns the text in `NS_SWIFT_NAME(…)` and `__attribute__((swift_name("…")))` in a range, or nil.
  func swiftName(_ range: Range<Int>) -> String? {
    for index in range {
      guard let word = tokens.word(index), tokens.isSign(index + 1, "(") else { continue }
      if word == "swift_name" { return tokens.literal(index + 2) }
      if word == "NS_SWIFT_NAME" || word == "CF_SWIFT_NAME" {
        let end = tokens.closing(index + 1, upTo: range.upperBound)
        return (index + 2..<max(end, index + 2)).map(tokens.text).joined()
      }
    }
    return nil
  }
}
