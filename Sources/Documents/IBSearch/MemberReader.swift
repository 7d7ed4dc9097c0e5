/// Reads the places of members, with the types, functions and brackets around them.
struct MemberReader {
  /// An open brace.
  struct Brace {
    /// The type whose members it contains; nil for other braces.
    var type: String?
    /// The parameters and the local variables with a name of a member inside it.
    var parameters: Set<String> = []
    var locals: Set<String> = []
    /// Whether it contains the variables of a class of Objective-C.
    var hasVariables = false
  }

  /// The content of an open bracket.
  enum Group {
    case brace, brackets, call, parameters, closureParameters, tuple
  }

  let members: [String: MemberNames.Form]
  let items: SourceItems
  let isObjectiveC: Bool
  var places: [String: [MemberNames.Place]] = [:]
  var inherited: [String: [String]] = [:]
  var braces: [Brace] = []
  /// The open brackets, with their places.
  var groups: [(group: Group, index: Int)] = []
  /// The content of the next brace.
  var next = Brace()
  /// The class of Objective-C that is open, and whether a method of it has begun.
  var objectiveCClass: String?
  private var hasMethod = false
  private var isFunction = false

  init(members: [String: MemberNames.Form], items: SourceItems, isObjectiveC: Bool) {
    (self.members, self.items, self.isObjectiveC) = (members, items, isObjectiveC)
  }

  /// The innermost type around the current item.
  var type: String? { braces.last { $0.type != nil }?.type ?? objectiveCClass }

  /// The innermost open bracket.
  var group: Group? { groups.last?.group }

  mutating func read() {
    for (index, item) in items.items.enumerated() {
      switch item {
      case .literal: break
      case .mark(let byte, _): read(byte, at: index)
      case .word(let token):
        if let form = members[token.text] {
          let kind =
            isObjectiveC
            ? objectiveCKind(of: token.text, form, at: index)
            : swiftKind(of: token.text, form, at: index)
          if let kind {
            places[token.text, default: []].append(
              MemberNames.Place(
                kind: kind, range: token.range, type: type,
                hidden: items.isMark(index - 1, ".") ? [] : hidden))
          }
        }
        if isObjectiveC {
          readObjectiveC(token.text, at: index)
        } else {
          readDeclaration(token.text, at: index)
        }
      }
    }
  }

  private mutating func read(_ mark: UInt8, at index: Int) {
    switch mark {
    case UInt8(ascii: "{"):
      groups.append((.brace, index))
      // The default value of a parameter may be a closure.
      if groups.dropLast().contains(where: { $0.group == .parameters }) {
        braces.append(Brace())
      } else {
        next.hasVariables = isObjectiveC && objectiveCClass != nil && braces.isEmpty && !hasMethod
        braces.append(next)
        next = Brace()
      }
    case UInt8(ascii: "}"):
      close(.brace)
      _ = braces.popLast()
      if !groups.contains(where: { $0.group == .parameters }) { next = Brace() }
    case UInt8(ascii: "("): groups.append((groupOfParenthesis(at: index), index))
    case UInt8(ascii: "["): groups.append((.brackets, index))
    case UInt8(ascii: ")"), UInt8(ascii: "]"): if group != .brace { _ = groups.popLast() }
    case UInt8(ascii: ";"): if isObjectiveC { next = Brace() }
    case UInt8(ascii: "-"), UInt8(ascii: "+"): if braces.isEmpty { hasMethod = true }
    default: break
    }
  }

  /// Closes brackets up to a brace, so that a parenthesis that is missing in the source does no harm after its block.
  private mutating func close(_ group: Group) {
    while let last = groups.popLast(), last.group != group {}
  }

  private mutating func groupOfParenthesis(at index: Int) -> Group {
    if isFunction {
      isFunction = false
      return .parameters
    }
    if !isObjectiveC, items.isMark(index - 1, "{", "]"), isClosure(index),
      let end = items.closing(of: index),
      items.word(end + 1).map({ ["in", "async", "throws"].contains($0) }) == true
        || items.isMark(end + 1, "-") && items.isMark(end + 2, ">")
    {
      return .closureParameters
    }
    let isCall =
      items.endsExpression(index - 1) && (items.isAdjacent(index - 1, index) || isObjectiveC)
    return isCall ? .call : .tuple
  }

  /// Returns whether a place is the beginning of a closure, or after the list of what it captures.
  private func isClosure(_ index: Int) -> Bool {
    if items.isMark(index - 1, "{") { return true }
    guard let start = items.opening(of: index - 1) else { return false }
    return items.isMark(start - 1, "{")
  }

  // MARK: Types

  /// The words that can come between `class` and the declaration of a member.
  private static let modifiers: Set<String> = [
    "fileprivate", "final", "func", "internal", "let", "open", "override", "private", "public",
    "subscript", "var",
  ]

  private mutating func readDeclaration(_ word: String, at index: Int) {
    switch word {
    case "func", "init", "subscript":
      guard !items.isMark(index - 1, ".") else { return }
      isFunction = true
      next.parameters = []
    case "actor", "class", "enum", "extension", "protocol", "struct":
      guard !items.isMark(index - 1, ".", ":"),
        let (type, end) = items.qualifiedName(from: index + 1), !Self.modifiers.contains(type)
      else { return }
      next.type = type
      inherit(type, after: items.endOfParameters(from: end + 1))
    default: break
    }
  }

  private mutating func readObjectiveC(_ word: String, at index: Int) {
    guard items.isMark(index - 1, "@") else { return }
    switch word {
    case "interface", "implementation":
      objectiveCClass = items.word(index + 1)
      hasMethod = false
      guard let objectiveCClass else { return }
      inherit(objectiveCClass, after: index + 2)
      adopt(objectiveCClass, from: index + 2)
    case "protocol":
      guard !items.isMark(index + 2, ";", ",") else { return }
      objectiveCClass = items.word(index + 1)
      hasMethod = false
      if let objectiveCClass { adopt(objectiveCClass, from: index + 2) }
    case "end": objectiveCClass = nil
    default: break
    }
  }

  /// Adds the types that follow a colon.
  private mutating func inherit(_ type: String, after index: Int) {
    guard items.isMark(index, ":") else { return }
    var next = index + 1
    while let (name, end) = items.qualifiedName(from: next) {
      inherited[type, default: []].append(name)
      next = items.endOfParameters(from: end + 1)
      guard items.isMark(next, ",", "&") else { return }
      next += 1
    }
  }

  /// Adds the protocols between angle brackets after the name, the superclass or the category of a class.
  private mutating func adopt(_ type: String, from index: Int) {
    var next = index
    if items.isMark(next, ":") { next += 2 }
    if items.isMark(next, "("), let end = items.closing(of: next) { next = end + 1 }
    guard items.isMark(next, "<") else { return }
    let end = items.endOfParameters(from: next)
    for place in next..<end {
      if let name = items.word(place) { inherited[type, default: []].append(name) }
    }
  }

  // MARK: Scopes

  /// The names of members that the functions around the current item declare.
  private var hidden: Set<String> {
    var hidden: Set<String> = []
    for brace in braces.reversed() {
      hidden.formUnion(brace.parameters)
      hidden.formUnion(brace.locals)
      if brace.type != nil { break }
    }
    return hidden
  }

  /// Returns how the functions around the current item have declared a name; nil if they have not.
  func declared(_ name: String) -> MemberNames.Kind? {
    for brace in braces.reversed() {
      if brace.parameters.contains(name) { return .parameter }
      if brace.locals.contains(name) { return .local }
      // The functions around a type are not visible in it.
      if brace.type != nil { return nil }
    }
    return nil
  }

  /// Returns the kind of the use of a name without a receiver; nil for a parameter.
  func ownKind(of name: String) -> MemberNames.Kind? {
    switch declared(name) {
    case .parameter: nil
    case .local: .local
    default: .own
    }
  }

  mutating func declareParameter(_ name: String) -> MemberNames.Kind {
    if braces.isEmpty {
      next.parameters.insert(name)
    } else {
      braces[braces.count - 1].parameters.insert(name)
    }
    return .parameter
  }

  mutating func declareLocal(_ name: String) -> MemberNames.Kind {
    if !braces.isEmpty { braces[braces.count - 1].locals.insert(name) }
    return .local
  }

  /// Returns the kind of a use with `self`, which is of the type around it, or else of any.
  var selfKind: MemberNames.Kind { type == nil ? .other : .own }
}
