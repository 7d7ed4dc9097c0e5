// Classes, categories and protocols with their members.
extension ObjectiveCHeaderReader {
  private typealias Interface = ObjectiveCHeader.Interface

  mutating func readInterface() {
    let start = tokens.position
    tokens.position += 1
    guard let name = tokens.word(tokens.position) else { return }
    var interface = Interface(name: name)
    tokens.position += 1
    let first = tokens.skipAngles()
    if tokens.isSign(tokens.position, "(") {
      interface.isCategory = true
      // A class extension has no name, and Swift code does not see it.
      let isExtension = tokens.isSign(tokens.position + 1, ")")
      tokens.position = tokens.closing(tokens.position) + 1
      interface.protocols = tokens.skipAngles()
      readMembers(&interface, from: start)
      if !isExtension { header.interfaces.append(interface) }
      return
    }
    if tokens.skip(":"), let superclass = tokens.word(tokens.position) {
      interface.superclass = superclass
      interface.parameters = first
      tokens.position += 1
      let second = tokens.skipProtocols()
      let third = tokens.skipProtocols()
      interface.protocols = third.isEmpty ? second : third
    } else {
      interface.protocols = first
    }
    interface.swiftName = swiftName(statementStart(before: start)..<start)
    if tokens.isSign(tokens.position, "{") {
      tokens.position = tokens.closing(tokens.position) + 1
    }
    readMembers(&interface, from: start)
    header.interfaces.append(interface)
  }

  mutating func readProtocol() {
    let start = tokens.position
    tokens.position += 1
    guard let name = tokens.word(tokens.position) else { return }
    tokens.position += 1
    // `@protocol A, B;` is only a forward declaration.
    if tokens.isSign(tokens.position, ",") || tokens.isSign(tokens.position, ";") {
      tokens.position = statementEnd(tokens.position) + 1
      return
    }
    var interface = Interface(name: name)
    interface.protocols = tokens.skipAngles()
    interface.swiftName = swiftName(statementStart(before: start)..<start)
    readMembers(&interface, from: start)
    header.protocols.append(interface)
  }

  /// Returns the first token of the macros before a declaration.
  private func statementStart(before index: Int) -> Int {
    for index in stride(from: index - 1, through: max(0, index - 24), by: -1) {
      if tokens.isSign(index, ";") || tokens.isSign(index, "}") || tokens.directive(index) != nil {
        return index + 1
      }
    }
    return max(0, index - 24)
  }

  private mutating func readMembers(_ interface: inout Interface, from first: Int) {
    defer { interface.length = tokens.offset(tokens.position) - tokens.offset(first) }
    var isOptional = false
    while !tokens.isAtEnd {
      let start = tokens.position
      switch tokens.directive(start) {
      case "@end":
        tokens.position += 1
        return
      // The previous type was not terminated.
      case "@interface", "@implementation", "@protocol": return
      case "@optional": isOptional = true
      case "@required": isOptional = false
      case "@property":
        let end = statementEnd(start + 1)
        readProperties(&interface, start + 1, end, isOptional: isOptional)
        tokens.position = end
      default:
        if readsRegion() { continue }
        if tokens.isSign(start, "-") || tokens.isSign(start, "+") {
          let end = statementEnd(start + 1)
          if var method = method(start, end) {
            method.isOptional = isOptional
            interface.methods.append(method)
          }
          tokens.position = end
        } else if tokens.word(start).flatMap({ Self.enumerationMacros[$0] }) != nil
          || ["typedef", "extern"].contains(tokens.word(start))
        {
          tokens.position = statementEnd(start)
        }
      }
      tokens.position += 1
    }
  }

  // MARK: Properties

  private mutating func readProperties(
    _ interface: inout Interface, _ start: Int, _ end: Int, isOptional: Bool
  ) {
    var index = start
    var property = ObjectiveCHeader.Property(name: "", type: ObjectiveCType(name: ""))
    property.isOptional = isOptional
    var written: ObjectiveCType.Nullability?
    if tokens.isSign(index, "(") {
      let close = tokens.closing(index, upTo: end)
      for index in index..<close {
        switch tokens.word(index) {
        case "readonly": property.isReadOnly = true
        case "class": property.isStatic = true
        case "weak": property.isWeak = true
        case "nullable", "null_resettable":
          written = tokens.word(index) == "nullable" ? .nullable : .unspecified
        case "nonnull": written = .nonnull
        case "getter" where tokens.isSign(index + 1, "="):
          property.getter = tokens.word(index + 2)
        default: break
        }
      }
      index = close + 1
    }
    guard let declarator = declarator(index, upTo: end), let name = declarator.name else { return }
    property.name = name
    property.type = declarator.type
    if let written { property.type.nullability = written }
    // A weak property may always become nil.
    if property.isWeak, declarator.type.nullability == .nonnull, written == nil {
      property.type.nullability = .nullable
    }
    property.isOutlet = (index..<declarator.end).contains { index in
      tokens.word(index)?.hasPrefix("IBOutlet") == true
    }
    property.swiftName = swiftName(declarator.end..<max(end, declarator.end))
    let isUnavailable = isHidden(declarator.end..<max(end, declarator.end))
    if !isUnavailable { interface.properties.append(property) }
    // `*a, *b;`
    var next = declarator.end
    while tokens.isSign(next, ","), next < end {
      next += 1
      while tokens.isSign(next, "*") { next += 1 }
      guard let name = tokens.word(next) else { return }
      property.name = name
      property.getter = nil
      interface.properties.append(property)
      next += 1
    }
  }

  // MARK: Methods

  private mutating func method(_ start: Int, _ end: Int) -> ObjectiveCHeader.Method? {
    var index = start + 1
    var result = ObjectiveCType(name: "id")
    if tokens.isSign(index, "(") {
      let close = tokens.closing(index, upTo: end)
      guard let type = declarator(index + 1, upTo: close) else { return nil }
      result = type.type
      index = close + 1
    }
    var pieces: [String] = []
    var parameters: [ObjectiveCHeader.Parameter] = []
    while index < end {
      let piece = tokens.word(index) ?? ""
      let colon = piece.isEmpty ? index : index + 1
      guard tokens.isSign(colon, ":") else {
        guard pieces.isEmpty, !piece.isEmpty else { break }
        pieces.append(piece)
        index += 1
        break
      }
      pieces.append(piece)
      index = colon + 1
      guard let parameter = methodParameter(&index, upTo: end) else { return nil }
      parameters.append(parameter)
    }
    // A variable number of arguments.
    guard let first = pieces.first, !first.isEmpty, !tokens.isSign(index, ",") else { return nil }
    var method = ObjectiveCHeader.Method(pieces: pieces, parameters: parameters, result: result)
    method.isStatic = tokens.isSign(start, "+")
    let rest = index..<max(end, index)
    method.swiftName = swiftName(rest)
    method.isHidden = isHidden(rest)
    method.keepsError = rest.contains {
      ["swift_error", "NS_SWIFT_NOTHROW"].contains(tokens.word($0))
    }
    return method
  }

  /// Reads `(NSString *)name`.
  private mutating func methodParameter(
    _ index: inout Int, upTo end: Int
  ) -> ObjectiveCHeader.Parameter? {
    var type = ObjectiveCType(name: "id", nullability: isAudited ? .nonnull : .unspecified)
    if tokens.isSign(index, "(") {
      let close = tokens.closing(index, upTo: end)
      guard let declarator = declarator(index + 1, upTo: close), declarator.end >= close else {
        return nil
      }
      type = declarator.type
      index = close + 1
    }
    while let word = tokens.word(index), Self.isAttribute(word), index < end {
      if word == "NS_NOESCAPE" { type.isNoEscape = true }
      index = tokens.isSign(index + 1, "(") ? tokens.closing(index + 1, upTo: end) + 1 : index + 1
    }
    guard let name = tokens.word(index) else { return nil }
    index += 1
    // Attributes after the name.
    while let word = tokens.word(index), Self.isAttribute(word), !tokens.isSign(index + 1, ":"),
      index < end, word != "NS_SWIFT_NAME"
    {
      index = tokens.isSign(index + 1, "(") ? tokens.closing(index + 1, upTo: end) + 1 : index + 1
    }
    return ObjectiveCHeader.Parameter(name: name, type: type)
  }

  /// Returns whether macros after a declaration hide it from Swift code.
  func isHidden(_ range: Range<Int>) -> Bool {
    range.contains { index in
      guard let word = tokens.word(index) else { return false }
      return ["NS_UNAVAILABLE", "NS_SWIFT_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "unavailable"]
        .contains(word)
    }
  }
}
