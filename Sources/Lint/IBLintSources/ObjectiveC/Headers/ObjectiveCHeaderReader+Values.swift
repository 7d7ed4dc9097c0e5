// Type definitions, enumerations, constants and functions.
extension ObjectiveCHeaderReader {
  /// Reads a type definition without its first word.
  mutating func readDefinition(_ start: Int, _ end: Int) {
    guard let word = tokens.word(start) else { return }
    // The name is the last word that is not a macro.
    if word == "enum" || Self.enumerationMacros[word] != nil {
      readEnumeration(start, end, name: lastName(start, end))
    } else if word == "struct", let open = (start..<end).first(where: { tokens.isSign($0, "{") }) {
      readStructure(open, end)
    } else if word != "union", let declarator = declarator(start, upTo: end),
      let name = declarator.name, !tokens.isSign(declarator.end, "[")
    {
      let rest = declarator.end..<max(end, declarator.end)
      var alias = ObjectiveCHeader.Alias(name: name, type: declarator.type)
      alias.swiftName = swiftName(rest)
      alias.isTyped = rest.contains { index in
        tokens.word(index).map { Self.typedMacros.contains($0) } ?? false
      }
      header.aliases.append(alias)
    }
  }

  private static let typedMacros: Set<String> = [
    "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM", "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM",
    "swift_wrapper", "swift_newtype",
  ]

  /// Returns the name after the braces of a type definition.
  private func lastName(_ start: Int, _ end: Int) -> String? {
    guard let open = (start..<end).first(where: { tokens.isSign($0, "{") }) else { return nil }
    return tokens.word(tokens.closing(open, upTo: end) + 1).flatMap {
      Self.isAttribute($0) ? nil : $0
    }
  }

  private mutating func readStructure(_ open: Int, _ end: Int) {
    guard let name = lastName(open, end) else { return }
    let close = tokens.closing(open, upTo: end)
    var structure = ObjectiveCHeader.Structure(name: name)
    var index = open + 1
    while index < close {
      let stop = statementEnd(index, upTo: close)
      guard let first = declarator(index, upTo: stop), let name = first.name else { return }
      structure.fields.append(ObjectiveCHeader.Parameter(name: name, type: first.type))
      var next = first.end
      while tokens.isSign(next, ","), let name = tokens.word(next + 1), next < stop {
        structure.fields.append(ObjectiveCHeader.Parameter(name: name, type: first.type))
        next += 2
      }
      // An array, or something else that is not a plain field.
      guard next >= stop else { return }
      index = stop + 1
    }
    header.structures.append(structure)
  }

  // MARK: Enumerations

  /// Reads an enumeration.
  /// - Parameter name: The name that the type definition around it gives it.
  mutating func readEnumeration(_ start: Int, _ end: Int, name: String?) {
    guard let word = tokens.word(start),
      let open = (start..<end).first(where: { tokens.isSign($0, "{") })
    else { return }
    var found = ObjectiveCHeader.Enumeration(kind: Self.enumerationMacros[word] ?? .plain, name: "")
    if found.kind != .plain, tokens.isSign(start + 1, "(") {
      let close = tokens.closing(start + 1, upTo: open)
      guard let declarator = declarator(start + 2, upTo: close) else { return }
      found.type = declarator.type
      let named = (start + 2..<close).last { tokens.isSign($0, ",") }.flatMap {
        tokens.word($0 + 1)
      }
      found.name = named ?? name ?? ""
    } else {
      // `enum Name : NSUInteger {`
      let tag = tokens.word(start + 1)
      if let colon = (start..<open).first(where: { tokens.isSign($0, ":") }) {
        found.type = declarator(colon + 1, upTo: open)?.type
      }
      found.name = name ?? tag ?? ""
    }
    let close = tokens.closing(open, upTo: end)
    found.swiftName = swiftName(close..<max(end, close))
    found.cases = cases(open + 1..<max(close, open + 1))
    header.enumerations.append(found)
  }

  private func cases(_ range: Range<Int>) -> [ObjectiveCHeader.Case] {
    var found: [ObjectiveCHeader.Case] = []
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, !tokens.isSign(end, ",") {
        end = tokens.isSign(end, "(") ? tokens.closing(end, upTo: range.upperBound) + 1 : end + 1
      }
      if let name = tokens.word(index) {
        var each = ObjectiveCHeader.Case(name: name)
        each.swiftName = swiftName(index..<end)
        if let sign = (index..<end).first(where: { tokens.isSign($0, "=") }) {
          each.value = (sign + 1..<end).map(tokens.text)
        }
        found.append(each)
      }
      index = end + 1
    }
    return found
  }

  // MARK: Constants and functions

  /// Reads a variable or a function outside types.
  mutating func readVariableOrFunction(_ start: Int, _ end: Int) {
    var first = start
    // Macros such as `KELP_EXPORT` before the type.
    while let word = tokens.word(first), Self.isLinkageMacro(word), tokens.word(first + 1) != nil {
      first += 1
    }
    guard let declarator = declarator(first, upTo: end), let name = declarator.name else { return }
    let rest = declarator.end..<max(end, declarator.end)
    guard !isHidden(rest) else { return }
    if tokens.isSign(declarator.end, "(") {
      let close = tokens.closing(declarator.end, upTo: end)
      let inner = declarator.end + 1..<max(close, declarator.end + 1)
      guard let parameters = parameters(inner) else { return }
      var function = ObjectiveCHeader.Method(
        pieces: [name], parameters: parameters, result: declarator.type)
      function.swiftName = swiftName(rest)
      function.isStatic = true
      header.functions.append(function)
      return
    }
    guard declarator.end >= end || tokens.isSign(declarator.end, "=") || isMacro(declarator.end)
    else { return }
    let words = Set((start..<declarator.end).compactMap { tokens.word($0) })
    var constant = ObjectiveCHeader.Constant(name: name, type: declarator.type)
    constant.isVariable = !words.contains("const")
    constant.swiftName = swiftName(rest)
    if tokens.isSign(declarator.end, "=") { constant.value = value(declarator.end + 1..<end) }
    header.constants.append(constant)
  }

  private func isMacro(_ index: Int) -> Bool { tokens.word(index).map(Self.isAttribute) ?? false }

  private static func isLinkageMacro(_ word: String) -> Bool {
    (word.hasSuffix("_EXPORT") || word.hasSuffix("_EXTERN") || word.hasSuffix("_API"))
      && word.utf8.allSatisfy { $0 == UInt8(ascii: "_") || (0x30...0x5A).contains($0) }
  }

  private func value(_ range: Range<Int>) -> ObjectiveCHeader.Constant.Value? {
    if range.count == 1, let text = tokens.literal(range.lowerBound) { return .text(text) }
    let text = range.map(tokens.text).joined()
    return ObjectiveCNumber.isNumber(text) ? .number(text) : nil
  }

  /// Adds a macro that is a value.
  mutating func readMacro(_ macro: ObjectiveCMacro) {
    header.constants.append(
      ObjectiveCHeader.Constant(name: macro.name, type: nil, value: macro.value))
  }
}
