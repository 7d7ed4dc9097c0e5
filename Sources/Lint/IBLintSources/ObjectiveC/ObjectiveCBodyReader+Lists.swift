import IBLint

/// The lists for which code registers or dequeues cells.
extension ObjectiveCBodyReader {
  /// Returns the list that receives a message.
  func list(_ receiver: Range<Int>) -> SourceIdentifierUse.List {
    if isOwnObject(receiver) { return .itself }
    guard let last = receiver.last, let word = tokens.word(last) else {
      // `[self tableView]`
      guard let index = receiver.first,
        tokens.isSign(index, "["), tokens.isSign(index + 3, "]"), let name = tokens.word(index + 2)
      else { return .local }
      return tokens.word(index + 1) == "self" ? .property(name) : .other(name)
    }
    let name = Self.propertyName(word)
    if receiver.count == 1 { return word.hasPrefix("_") ? .property(name) : variable(word) }
    return receiver.count == 3 && tokens.word(receiver.lowerBound) == "self"
      ? .property(name) : .other(name)
  }

  /// Records that a method that the sources may not declare registers cells for each list that it may receive.
  mutating func addRegistrations(by message: ObjectiveCMessage) {
    let (line, column) = lines.place(of: tokens.offset(message.place))
    var seen: Set<SourceIdentifierUse.List> = [.local, .itself]
    let objects = ([message.receiver] + message.arguments).filter { object in
      parameterType(object).map(RegistrationHelper.mayBeList) ?? true
    }
    for list in objects.map(list) where seen.insert(list).inserted {
      identifierUses.append(
        IdentifierRecord(
          kind: .registration, name: .unknown, list: list,
          function: FunctionRecord.baseName(of: function.name), helper: message.selector,
          line: line, column: column))
    }
  }

  /// Returns the class method that an expression or variable gets its value from, as in `[Boards main]`, or nil.
  func maker(_ expression: Range<Int>) -> MakerRecord? {
    var start = expression.lowerBound
    if expression.count == 1, let name = tokens.word(start),
      let index = variables.place(of: name, in: self), tokens.isSign(index + 1, "=")
    {
      start = index + 2
    }
    guard tokens.isSign(start, "["), let type = tokens.word(start + 1),
      type.first?.isUppercase == true, let member = tokens.word(start + 2),
      // `storyboardWithName:bundle:` and other methods with arguments
      tokens.isSign(start + 3, "]")
    else { return nil }
    return MakerRecord(type: type, member: member)
  }

  /// Returns the list in a parameter, in a variable of the function, or in a variable of the object.
  private func variable(_ name: String) -> SourceIdentifierUse.List {
    if isParameter(name) { return .parameter }
    guard let index = variables.place(of: name, in: self) else { return .property(name) }
    guard tokens.isSign(index + 1, "="), let first = tokens.word(index + 2) else { return .local }
    // `UITableView *list = _table;` and `UITableView *list = self.table;`
    if first.hasPrefix("_"), tokens.isSign(index + 3, ";") {
      return .property(Self.propertyName(first))
    }
    guard first == "self", tokens.isSign(index + 3, "."), tokens.isSign(index + 5, ";"),
      let property = tokens.word(index + 4)
    else { return .local }
    return .property(property)
  }

  /// Returns the class of the parameter that an expression names, or nil for other expressions and `id`.
  private func parameterType(_ expression: Range<Int>) -> String? {
    guard expression.count == 1, let name = tokens.word(expression.lowerBound),
      let index = variables.parameter(named: name, in: self)
    else { return nil }
    // `(UITableView *)list` in a method, `UITableView *list` in a function.
    return ((tokens.opening(index - 1) ?? max(index - 2, 0))..<index).lazy
      .compactMap { tokens.word($0) }.first { $0.first?.isUppercase == true }
  }

  /// Returns whether a name is a parameter of the function.
  func isParameter(_ name: String) -> Bool { variables.parameter(named: name, in: self) != nil }

  /// Returns whether a name is a variable of the function.
  func isVariable(_ name: String) -> Bool { variables.place(of: name, in: self) != nil }

  /// Returns the string that a variable of the function always contains, or nil if code computes or replaces it.
  func text(ofVariable name: String) -> String? { variables.text(of: name, in: self) }

  /// Returns the string that a variable always contains.
  /// - Parameter places: The places of its name.
  fileprivate func text(at places: [Int]) -> String? {
    var texts: Set<String> = []
    for index in places {
      // Code that gets the address may replace the value.
      if tokens.isSign(index - 1, "&"), !tokens.isSign(index - 2, "&") { return nil }
      guard tokens.isSign(index + 1, "="), !tokens.isSign(index + 2, "="),
        !tokens.isSign(index - 1, "."), !tokens.isSign(index - 1, ">")
      else { continue }
      guard let text = tokens.literal(index + 2),
        tokens.isSign(index + 3, ";") || tokens.isSign(index + 3, ",")
      else { return nil }
      texts.insert(text)
    }
    return texts.count == 1 ? texts.first : nil
  }

  /// Returns whether a token declares a parameter or a variable: `UITableView *list`, `(UITableView *)list`, `id list`,
  /// `Name name = …`.
  func declares(_ name: String, at index: Int) -> Bool {
    // A word before a colon is part of a selector.
    guard tokens.word(index) == name, !tokens.isSign(index + 1, ":") else { return false }
    var before = index - 1
    while let word = tokens.word(before), Self.pointerQualifiers.contains(word) { before -= 1 }
    if tokens.word(before) == "id" || tokens.isSign(before, "*") { return true }
    if let type = tokens.word(before), !Self.statements.contains(type),
      tokens.isSign(index + 1, "=") || tokens.isSign(index + 1, ";")
    {
      return true
    }
    return declaration.contains(index) && tokens.isSign(before, ")")
  }

  /// Words before a name that are not its type.
  private static let statements: Set<String> = ["return", "goto", "else", "do", "in", "case"]

  private static let pointerQualifiers: Set<String> = [
    "_Nonnull", "_Nullable", "__strong", "__weak", "__unused", "const",
  ]
}

/// The variables of a function, each searched once: many messages may go to one variable, or to many of them.
final class ObjectiveCVariables {
  private var words: [String: [Int]]?
  private var places: [String: Int?] = [:]
  private var parameters: [String: Int?] = [:]
  private var texts: [String: String?] = [:]

  /// Returns the places of a word in the body.
  func uses(of name: String, in reader: ObjectiveCBodyReader) -> [Int] {
    if let words { return words[name] ?? [] }
    var found: [String: [Int]] = [:]
    for index in reader.body {
      if let word = reader.tokens.word(index) { found[word, default: []].append(index) }
    }
    words = found
    return found[name] ?? []
  }

  /// Returns the place of the declaration of a variable, or nil if the body declares none.
  func place(of name: String, in reader: ObjectiveCBodyReader) -> Int? {
    if let known = places[name] { return known }
    let found = uses(of: name, in: reader).first { reader.declares(name, at: $0) }
    places[name] = .some(found)
    return found
  }

  /// Returns the place of a parameter, or nil if the function has none with the name.
  func parameter(named name: String, in reader: ObjectiveCBodyReader) -> Int? {
    if let known = parameters[name] { return known }
    let found = reader.declaration.first { reader.declares(name, at: $0) }
    parameters[name] = .some(found)
    return found
  }

  /// Returns the string that a variable always contains, or nil if there is none.
  func text(of name: String, in reader: ObjectiveCBodyReader) -> String? {
    if let known = texts[name] { return known }
    let found = reader.text(at: uses(of: name, in: reader))
    texts[name] = .some(found)
    return found
  }
}
