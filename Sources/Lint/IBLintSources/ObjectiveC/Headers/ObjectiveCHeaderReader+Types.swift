import Budgets

// The types of properties, parameters, results and constants.
extension ObjectiveCHeaderReader {
  /// A type with the name of the thing that has it.
  struct Declarator {
    var type: ObjectiveCType
    /// The name, or nil if there is none.
    var name: String?
    /// The index of the first token after the type and the name.
    var end: Int
    /// The words that are neither part of the type nor its name: attributes and macros.
    var words: Set<String> = []
  }

  /// Reads a type, and the name after it.
  /// - Returns: The type, or nil if the tokens are not a type that can be read.
  mutating func declarator(_ start: Int, upTo limit: Int) -> Declarator? {
    guard (try? budget.enter()) != nil else { return nil }
    defer { budget.leave() }
    var state = TypeState(index: start)
    readBase(&state, upTo: limit)
    guard !state.base.isEmpty else { return nil }
    var type = ObjectiveCType(name: state.base.joined(separator: " "))
    type.arguments = state.arguments
    type.protocols = state.protocols
    type.pointers = state.pointers
    type.isConstant = state.isConstant
    type.isNoEscape = state.isNoEscape
    if isBlock(state.index) {
      return block(returning: completed(type, state), state, upTo: limit)
    }
    type = completed(type, state)
    var name: String?
    if state.index < limit, let word = tokens.word(state.index) {
      name = word
      state.index += 1
    }
    return Declarator(type: type, name: name, end: state.index, words: state.words)
  }

  /// The parts of a type that have been read.
  struct TypeState {
    var index: Int
    var base: [String] = []
    var arguments: [ObjectiveCType] = []
    var protocols: [String] = []
    var pointers = 0
    var written: ObjectiveCType.Nullability?
    var isConstant = false
    var isNoEscape = false
    var words: Set<String> = []
  }

  /// Adds the nullability that the region of the header implies.
  private func completed(_ type: ObjectiveCType, _ state: TypeState) -> ObjectiveCType {
    var type = type
    type.nullability = state.written ?? (isAudited ? .nonnull : .unspecified)
    return type
  }

  private mutating func readBase(_ state: inout TypeState, upTo limit: Int) {
    while state.index < limit {
      let index = state.index
      if tokens.isSign(index, "*") {
        guard !state.base.isEmpty else { return }
        state.pointers += 1
      } else if let word = tokens.word(index) {
        if Self.isAttribute(word) {
          read(attribute: word, &state)
          if tokens.isSign(index + 1, "(") {
            state.index = tokens.closing(index + 1, upTo: limit)
          }
        } else if state.base.isEmpty || Self.continues(state.base, with: word), state.pointers == 0
        {
          state.base.append(word)
          if tokens.isSign(index + 1, "<") { readAngles(&state, upTo: limit) }
        } else {
          return
        }
      } else {
        return
      }
      state.index += 1
    }
  }

  /// Reads `<NSString *, id>` after the word at the current index, up to the closing bracket.
  private mutating func readAngles(_ state: inout TypeState, upTo limit: Int) {
    var index = state.index + 2
    let isObject = state.base == ["id"] || state.base == ["Class"]
    while index < limit {
      guard let argument = declarator(index, upTo: limit) else { break }
      index = argument.end
      let isType =
        argument.type.pointers > 0 || argument.type.block != nil || argument.type.name == "id"
        || state.base.first.map(Self.isCollection) == true
      if isObject || !isType {
        state.protocols.append(argument.type.name)
      } else {
        state.arguments.append(argument.type)
      }
      guard tokens.isSign(index, ",") else { break }
      index += 1
    }
    // Skip what is not understood.
    while index < limit, !tokens.isSign(index, ">"), !tokens.isSign(index, ";") { index += 1 }
    state.index = index
  }

  private static func isCollection(_ name: String) -> Bool {
    name.hasPrefix("NS")
      && ["Array", "Dictionary", "Set", "Enumerator", "Cache", "MapTable", "HashTable"]
        .contains(where: name.hasSuffix)
  }

  private func read(attribute: String, _ state: inout TypeState) {
    switch attribute {
    case "nullable", "_Nullable", "__nullable", "_Nullable_result": state.written = .nullable
    case "nonnull", "_Nonnull", "__nonnull": state.written = .nonnull
    case "null_unspecified", "_Null_unspecified", "__null_unspecified":
      state.written = .unspecified
    case "const": state.isConstant = true
    case "NS_NOESCAPE", "noescape": state.isNoEscape = true
    default: state.words.insert(attribute)
    }
  }

  /// Returns whether `(^` is at an index, possibly with attributes in between.
  private func isBlock(_ index: Int) -> Bool {
    guard tokens.isSign(index, "(") else { return false }
    var next = index + 1
    while tokens.word(next).map(Self.isAttribute) == true { next += 1 }
    return tokens.isSign(next, "^")
  }

  /// Reads `(^name)(int, id other)` after the result of a block.
  private mutating func block(
    returning result: ObjectiveCType, _ state: TypeState, upTo limit: Int
  ) -> Declarator? {
    let inner = tokens.closing(state.index, upTo: limit)
    var type = ObjectiveCType(name: "^")
    var written: ObjectiveCType.Nullability?
    var name: String?
    var isNoEscape = state.isNoEscape
    for index in state.index + 1..<max(inner, state.index + 1) {
      guard let word = tokens.word(index) else { continue }
      var attributes = TypeState(index: index)
      if Self.isAttribute(word) { read(attribute: word, &attributes) } else { name = word }
      written = attributes.written ?? written
      isNoEscape = isNoEscape || attributes.isNoEscape
    }
    // In `- (nullable void (^)(void))then`, the attribute belongs to the block.
    written = written ?? (result.pointers == 0 && result.name == "void" ? state.written : nil)
    guard tokens.isSign(inner + 1, "(") else { return nil }
    let end = tokens.closing(inner + 1, upTo: limit)
    guard let parameters = parameters(inner + 2..<max(end, inner + 2)) else { return nil }
    type.block = [result] + parameters.map(\.type)
    type.nullability = written ?? (isAudited ? .nonnull : .unspecified)
    type.isNoEscape = isNoEscape
    return Declarator(type: type, name: name, end: end + 1, words: state.words)
  }

  /// Reads the parameters of a function or block. Returns nil if one of them cannot be read.
  mutating func parameters(_ range: Range<Int>) -> [ObjectiveCHeader.Parameter]? {
    var found: [ObjectiveCHeader.Parameter] = []
    var index = range.lowerBound
    if range.count == 1, tokens.word(index) == "void" { return [] }
    while index < range.upperBound {
      guard let parameter = declarator(index, upTo: range.upperBound) else { return nil }
      found.append(ObjectiveCHeader.Parameter(name: parameter.name ?? "", type: parameter.type))
      index = parameter.end
      // Arrays, and attributes after the name.
      guard index >= range.upperBound || tokens.isSign(index, ",") else { return nil }
      index += 1
    }
    return found
  }

  // MARK: Words

  /// Returns whether a word between the words of a type is an attribute or a macro.
  static func isAttribute(_ word: String) -> Bool {
    attributes.contains(word) || word.hasPrefix("NS_") || word.hasPrefix("__")
      || word.hasPrefix("UI_") || word.hasPrefix("API_") || word.hasPrefix("CF_RETURNS")
  }

  private static let attributes: Set<String> = [
    "nullable", "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "_Null_unspecified",
    "_Nullable_result", "const", "volatile", "struct", "enum", "union", "in", "out", "inout",
    "bycopy", "byref", "oneway", "noescape", "IBInspectable", "IBOutlet", "IBOutletCollection",
    "register", "static", "extern", "inline", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN",
    "UIKIT_EXTERN", "OBJC_EXPORT", "OBJC_EXTERN", "CF_EXPORT", "_Atomic",
  ]

  private static let arithmetic: Set<String> = [
    "unsigned", "signed", "long", "short", "int", "char", "double",
  ]

  /// Returns whether a word continues the type that other words begin: `unsigned long`.
  private static func continues(_ base: [String], with word: String) -> Bool {
    arithmetic.contains(word) && base.allSatisfy(arithmetic.contains)
  }
}
