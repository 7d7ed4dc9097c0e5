extension MemberReader {
  /// Returns the kind of a place in Swift; nil if it has nothing to do with the member.
  mutating func swiftKind(
    of name: String, _ form: MemberNames.Form, at index: Int
  ) -> MemberNames.Kind? {
    let isProperty = form == .property
    // An outlet is never called, so this is a method with its name, such as one of a data source.
    if isProperty, items.isMark(index + 1, "("), items.isAdjacent(index, index + 1) { return nil }
    if items.isMark(index - 1, ".") { return swiftKind(receiver: index - 2) }
    if let word = items.word(index - 1), let kind = declaration(name, word, isProperty) {
      return kind
    }
    if let kind = parameter(name, at: index) { return kind }
    let isInList = items.isMark(index - 1, "(", ",")
    switch group {
    case .parameters where isInList && items.word(index + 1) != nil: return nil
    case .call where isInList && items.isMark(index + 1, ":"): return nil
    case .tuple where isInList && items.isMark(index + 1, ":"): return .foreign
    case .brace where items.isMark(index - 1, ","), nil where items.isMark(index - 1, ","):
      // `var a = 1, icon = 2`
      if braces.last?.type != nil || braces.isEmpty,
        items.line(of: index, hasBefore: ["let", "var"])
      {
        return isProperty ? .declaration : .foreign
      }
      // `case a, icon`
      if braces.last?.type != nil, items.line(of: index, hasBefore: ["case"]) { return .foreign }
    default: break
    }
    return ownKind(of: name)
  }

  /// Returns the kind of a name after a word that declares it; nil after another word.
  private mutating func declaration(
    _ name: String, _ word: String, _ isProperty: Bool
  ) -> MemberNames.Kind? {
    let isMember = braces.last?.type != nil || braces.isEmpty
    switch word {
    case "let", "var":
      guard !isMember else { return isProperty ? .declaration : .foreign }
      return declareLocal(name)
    case "for": return declareLocal(name)
    case "func":
      guard !isMember else { return isProperty ? .foreign : .declaration }
      return declareLocal(name)
    case "case": return isMember ? .foreign : nil
    case "actor", "class", "enum", "protocol", "struct", "typealias": return .foreign
    default: return nil
    }
  }

  /// Returns the kind of the name of a parameter of a function or closure; nil for another place.
  private mutating func parameter(_ name: String, at index: Int) -> MemberNames.Kind? {
    switch group {
    case .parameters where items.isMark(index + 1, ":"):
      next.parameters.insert(name)
      return .parameter
    case .closureParameters
    where items.isMark(index + 1, ":", ",", ")")
      && (items.isMark(index - 1, "(", ",") || items.word(index - 1) != nil):
      return declareParameter(name)
    case .brace:
      // `{ a, icon in`
      var (first, last) = (index, index)
      while items.isMark(first - 1, ","), items.word(first - 2) != nil { first -= 2 }
      while items.isMark(last + 1, ","), items.word(last + 2) != nil { last += 2 }
      guard items.isMark(first - 1, "{", "]"), items.word(last + 1) == "in" else { return nil }
      return declareParameter(name)
    default: return nil
    }
  }

  /// The words before a member without a receiver.
  private static let statements: Set<String> = [
    "as", "await", "case", "else", "in", "is", "return", "try", "where",
  ]

  private func swiftKind(receiver: Int) -> MemberNames.Kind? {
    var index = receiver
    let period = receiver + 1
    while items.isMark(index, "?", "!"), items.isAdjacent(index, index + 1) { index -= 1 }
    // `\.icon` is a key path of an unknown type.
    if items.isMark(index, "\\") { return .other }
    // A condition has spaces: `on ? .icon : x`.
    guard items.endsExpression(index), !items.isMark(index, "?", "!"),
      items.isAdjacent(index, index + 1) || items.isOnOtherLine(receiver, period)
    else { return .foreign }
    guard let word = items.word(index) else { return items.mark(index) == nil ? nil : .other }
    if Self.statements.contains(word) { return .foreign }
    if word == "self" || word == "super", !items.isMark(index - 1, ".") { return selfKind }
    return word.first?.isUppercase == true ? .ofType(word) : .other
  }
}
