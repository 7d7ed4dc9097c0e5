extension MemberReader {
  /// Returns the kind of a place in Objective-C; nil if it has nothing to do with the member.
  mutating func objectiveCKind(
    of name: String, _ form: MemberNames.Form, at index: Int
  ) -> MemberNames.Kind? {
    let isProperty = form == .property
    if items.isMark(index - 1, ".") { return isProperty ? receiverKind(index - 2) : nil }
    if items.isMark(index - 2, "-"), items.isMark(index - 1, ">") {
      return isProperty ? receiverKind(index - 3) : nil
    }
    if items.isMark(index - 1, "("), items.word(index - 2) == "selector" {
      return isSelector(form, at: index) ? .other : nil
    }
    if objectiveCClass != nil, braces.isEmpty { return memberKind(of: name, form, at: index) }
    if isFirstPart(index) { return isSelector(form, at: index) ? receiverKind(index - 1) : nil }
    guard isProperty, !isFurtherPart(index) else { return nil }
    if let kind = variable(name, at: index) { return kind }
    return ownKind(of: name)
  }

  /// Returns the kind of a place between the methods of a class.
  private mutating func memberKind(
    of name: String, _ form: MemberNames.Form, at index: Int
  ) -> MemberNames.Kind? {
    if items.isMark(index - 1, ")"), let start = items.opening(of: index - 1) {
      if items.isMark(start - 1, ":") {
        next.parameters.insert(name)
        return .parameter
      }
      return isSelector(form, at: index) ? .declaration : nil
    }
    guard form == .property else {
      // `setter=setIcon:`
      return items.isMark(index - 1, "=") ? .own : nil
    }
    if let word = items.word(index - 1), ["synthesize", "dynamic"].contains(word) { return .own }
    if items.isMark(index - 1, "=", ","), !items.isMark(index + 1, ":") { return .own }
    // `void (^icon)(id)`
    if items.isMark(index - 1, "^") { return .declaration }
    let isDeclared = items.word(index - 1) != nil || items.isMark(index - 1, "*", ">")
    return isDeclared && items.isMark(endOfMacros(from: index + 1), ";", ",") ? .declaration : nil
  }

  /// Returns the place after the macros and attributes that follow the name of a property: `NS_AVAILABLE_IOS(9_0)`,
  /// `__attribute__((unused))`.
  private func endOfMacros(from index: Int) -> Int {
    var place = index
    while let word = items.word(place),
      word.hasPrefix("__") || !word.contains(where: \.isLowercase)
    {
      place += 1
      if items.isMark(place, "("), let end = items.closing(of: place) { place = end + 1 }
    }
    return place
  }

  /// Returns the kind of a declared variable or parameter; nil for another place.
  private mutating func variable(_ name: String, at index: Int) -> MemberNames.Kind? {
    if items.isMark(index - 1, "^") { return .foreign }
    guard items.isMark(index - 1, "*", ">") || items.word(index - 1) != nil,
      !["return", "case", "in", "else", "define"].contains(items.word(index - 1) ?? "")
    else { return nil }
    if braces.last?.hasVariables == true { return .declaration }
    // `^(UIView *icon) {`, and `void show(UIView *icon) {` outside of classes
    if group == .tuple || group == .call, items.isMark(index + 1, ",", ")"),
      let start = groups.last?.index, braces.isEmpty || items.isMark(start - 1, "^")
    {
      next.parameters.insert(name)
      return .parameter
    }
    if items.isMark(index + 1, "=", ",") || items.word(index + 1) == "in" {
      return declareLocal(name)
    }
    // A variable without a value is one of a function or a field of a structure.
    return items.isMark(index + 1, ";") ? .foreign : nil
  }

  // MARK: Selectors

  /// Returns whether the first part of a selector, and what follows, are those of a form.
  private func isSelector(_ form: MemberNames.Form, at index: Int) -> Bool {
    let hasArguments = items.isMark(index + 1, ":")
    return switch form {
    case .property: !hasArguments
    case .setter: hasArguments && items.furtherParts(after: index).isEmpty
    case .method(let takesArguments, let further):
      hasArguments == takesArguments
        && (!hasArguments || items.furtherParts(after: index) == further)
    }
  }

  /// Returns whether a word is the first part of a message: `[card icon]`, `[card setIcon:icon]`.
  private func isFirstPart(_ index: Int) -> Bool {
    guard group == .brackets, let start = groups.last?.index, items.isMark(index + 1, "]", ":"),
      items.endsExpression(index - 1), !items.isMark(index - 1, "?")
    else { return false }
    // Before it comes only the receiver.
    var place = index - 1
    while place > start {
      if items.isMark(place, ")", "]", "}") {
        guard let open = items.opening(of: place) else { return false }
        place = open
      } else if items.isMark(place, ":", ",", "?", "=") {
        return false
      }
      place -= 1
    }
    return place == start
  }

  /// Returns whether a word is a part of a selector, or a label, but not the first part.
  private func isFurtherPart(_ index: Int) -> Bool {
    items.isMark(index + 1, ":") && !items.isMark(index - 1, "?", "{", ",", "[", "(")
      && items.word(index - 1) != "case"
  }

  private func receiverKind(_ index: Int) -> MemberNames.Kind? {
    guard let word = items.word(index) else {
      return items.endsExpression(index) ? .other : .foreign
    }
    if word == "self" || word == "super", !items.isMark(index - 1, ".") { return selfKind }
    return word.first?.isUppercase == true ? .ofType(word) : .other
  }
}
