/// Reads the variables, constants, cases, macros and parameters of a source.
struct DeclarationReader {
  let items: SourceItems
  let scopes: SourceScopes
  let isObjectiveC: Bool
  /// Whether other sources include the source.
  let isHeader: Bool
  private(set) var declarations: [NameDeclaration] = []
  /// The variables to which literals are assigned, by the places of the literals.
  private(set) var assignments: [Int: NameReference] = [:]
  /// The declarations by the places of their names.
  private(set) var indices: [Int: Int] = [:]

  init(_ items: SourceItems, _ scopes: SourceScopes, isObjectiveC: Bool, isHeader: Bool) {
    (self.items, self.scopes) = (items, scopes)
    (self.isObjectiveC, self.isHeader) = (isObjectiveC, isHeader)
    for (index, item) in items.items.enumerated() {
      switch item {
      case .word(let token) where isObjectiveC: readObjectiveC(token.text, at: index)
      case .word(let token): readSwift(token.text, at: index)
      case .literal: readValue(index)
      case .mark: break
      }
    }
  }

  private mutating func declare(_ place: Int, in scope: Int? = nil) {
    guard indices[place] == nil, let name = items.word(place) else { return }
    var declaration = NameDeclaration(
      name: name, scope: scope ?? scopes.scope(at: place), place: place)
    if !isObjectiveC, items.isMark(place + 1, ":") {
      let type = items.words(from: items.startOfType(from: place + 2))
      if !type.isEmpty { declaration.type = type }
    }
    declaration.isPrivate =
      isObjectiveC
      ? !isHeader && items.line(of: place, hasBefore: ["static", "define"])
      : items.line(of: place, hasBefore: ["private", "fileprivate"])
    indices[place] = declarations.count
    declarations.append(declaration)
  }

  // MARK: Swift

  private mutating func readSwift(_ word: String, at index: Int) {
    guard !items.isMark(index - 1, ".") else { return }
    switch word {
    case "for":
      declare(index + 1)
      readElements(of: index + 1)
    case "let", "var":
      declare(index + 1)
      readValue(of: index + 1)
    case "case" where scopes.scopes[scopes.scope(at: index)].isEnum: readCases(index + 1)
    case "func", "init", "subscript": readParameters(index)
    case "in": readClosure(index)
    default: break
    }
  }

  /// Reads the value of a variable that is not a literal: `= K.name`, `{ rawValue }`.
  private mutating func readValue(of name: Int) {
    guard let declaration = indices[name] else { return }
    var start = items.isMark(name + 1, ":") ? items.endOfType(from: name + 2) : name + 1
    let isComputed = items.isMark(start, "{")
    guard isComputed || items.isMark(start, "=") else { return }
    start += 1
    if isComputed {
      if items.word(start) == "get", items.isMark(start + 1, "{") { start += 2 }
      if items.word(start) == "return" { start += 1 }
    }
    let isList = items.isMark(start, "[")
    let operands = isList ? items.elements(of: start) : items.operands(from: start)
    for operand in operands {
      // A literal that is the whole value is read by itself.
      if case .literal = items.items[min(operand, items.items.count - 1)] {
        if isList || operands.count > 1, !items.isMark(operand + 1, "+") {
          declarations[declaration].literals.append(operand)
        }
        continue
      }
      guard let (words, end) = items.chain(from: operand) else { continue }
      // A part of an expression is not its value, and neither is the first of several statements.
      let isWhole =
        isComputed ? items.isMark(end + 1, "}") : !items.isMark(end + 1, "(", "[", "<", "+", "=")
      guard isWhole || operands.count > 1 else { continue }
      declarations[declaration].values.append(NameReference(.text, words: words, place: operand))
    }
  }

  /// Reads the list whose elements the variable of a loop has: `for name in names`.
  private mutating func readElements(of name: Int) {
    guard items.word(name + 1) == "in", let declaration = indices[name],
      let (words, end) = items.chain(from: name + 2),
      items.isMark(end + 1, "{") || items.word(end + 1) == "where"
    else { return }
    declarations[declaration].values.append(NameReference(.text, words: words, place: name + 2))
  }

  private mutating func readCases(_ start: Int) {
    let scope = scopes.scopes[scopes.scope(at: start)]
    var place = start
    while true {
      let isQuoted = items.isMark(place, "`")
      if isQuoted { place += 1 }
      guard items.word(place) != nil else { return }
      declare(place)
      if let declaration = indices[place] { declarations[declaration].isCase = true }
      let end = isQuoted ? place + 1 : place
      var next = end + 1
      if items.isMark(next, "("), let closing = items.closing(of: next) { next = closing + 1 }
      if scope.hasTexts, next == end + 1, let declaration = indices[place] {
        declarations[declaration].end = items.items[end].range.upperBound
        declarations[declaration].quotes = isQuoted ? 1 : 0
      }
      // A raw value is a literal, perhaps with a sign.
      if items.isMark(next, "=") { next += items.isMark(next + 1, "-") ? 3 : 2 }
      guard items.isMark(next, ",") else { return }
      place = next + 1
    }
  }

  /// Reads the parameters of a function, which its body sees.
  private mutating func readParameters(_ index: Int) {
    var start = index + 1
    while start < min(items.items.count, index + 64), !items.isMark(start, "(") {
      if items.isMark(start, "{", "}") { return }
      start += 1
    }
    guard items.isMark(start, "("), let end = items.closing(of: start),
      let body = scopes.functionBody(after: end + 1)
    else { return }
    for place in start..<end
    where items.isMark(place + 1, ":") && items.enclosingOpening(of: place) == start {
      declare(place, in: body)
    }
  }

  /// Reads the parameters of a closure: `{ id in`, `{ (id: String) in`.
  private mutating func readClosure(_ index: Int) {
    var place = index - 1
    while place > max(0, index - 32), !items.isMark(place, "{", "}", ";") {
      // A loop, or the list of what the closure captures.
      if ["for", "case"].contains(items.word(place) ?? "") { return }
      place -= 1
    }
    guard items.isMark(place, "{") else { return }
    for name in (place + 1)..<max(place + 1, index)
    where items.isMark(name - 1, "{", "(", ",", "]") && items.isMark(name + 1, ":", ",", ")")
      || name == index - 1
    {
      declare(name)
    }
  }

  // MARK: Objective-C

  private mutating func readObjectiveC(_ word: String, at index: Int) {
    if items.word(index - 1) == "define", items.isMark(index - 2, "#") {
      return declare(index, in: 0)
    }
    // `NSString *name = segue.identifier;`
    if scopes.scope(at: index) != 0, items.isMark(index + 1, "="), !items.isMark(index + 2, "="),
      isDeclaredInObjectiveC(index)
    {
      return declare(index)
    }
    // `:(NSString *)name` of a method.
    if items.isMark(index - 1, ")"), scopes.scope(at: index) == 0,
      let start = items.opening(of: index - 1), items.isMark(start - 1, ":"),
      let body = scopes.functionBody(after: index + 1)
    {
      declare(index, in: body)
    }
  }

  // MARK: Values

  /// Reads what a literal is the value of.
  private mutating func readValue(_ index: Int) {
    guard let name = nameOfValue(index) else { return }
    if isObjectiveC, isDeclaredInObjectiveC(name) { declare(name) }
    if !isObjectiveC, items.isMark(name - 1, ","),
      items.line(of: name, hasBefore: ["let", "var"])
    {
      declare(name)
    }
    if let declaration = indices[name] {
      declarations[declaration].literals.append(index)
    } else {
      let start = items.startOfChain(name)
      guard !items.isMark(start - 1, ".") else { return }
      assignments[index] = NameReference(
        purpose: .text, path: items.words(from: start), place: name)
    }
  }

  /// Returns whether a word follows a type, as in `NSString * const name = @"…"`.
  private func isDeclaredInObjectiveC(_ place: Int) -> Bool {
    if let word = items.word(place - 1) { return !["do", "else", "return"].contains(word) }
    return items.isMark(place - 1, "*")
  }

  /// Returns the place of the name whose value a literal is; nil for other literals.
  private func nameOfValue(_ index: Int) -> Int? {
    // A part of a text is not its value.
    guard !items.isMark(index + 1, "+") else { return nil }
    let start = items.isMark(index - 1, "@") ? index - 1 : index
    if items.word(start - 1) != nil, items.word(start - 2) == "define" { return start - 1 }
    // `var name: String { "…" }`, also with `return`.
    let opening = items.word(start - 1) == "return" ? start - 2 : start - 1
    if items.isMark(opening, "{") {
      let type = items.isMark(opening - 1, "?") ? opening - 2 : opening - 1
      return items.isMark(type - 1, ":") && items.word(type - 2) != nil ? type - 2 : nil
    }
    guard items.isMark(start - 1, "="), !items.isMark(start - 2, "=", "!") else { return nil }
    // `let name: String = "…"`, `case name = "…"` and, with a name in quotes, `` case `default` = "…" ``.
    let last = items.isMark(start - 2, "?", "!", "`") ? start - 3 : start - 2
    guard items.word(last) != nil else { return nil }
    let type = items.startOfChain(last)
    return items.isMark(type - 1, ":") && items.word(type - 2) != nil ? type - 2 : last
  }
}
