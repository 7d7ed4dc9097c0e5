/// The places of a Swift or Objective-C source that name a member of a class: an outlet, an action, or a property that a
/// runtime attribute sets.
///
/// The source is read without the types of its expressions, so it stays unknown whose member `cell.icon` is.
public struct MemberNames: Sendable {
  /// The kinds of places.
  public enum Kind: Hashable, Sendable {
    /// The declaration of a member of the type around it.
    case declaration
    /// A use without a receiver, or with `self` or `super`, of the type around it; also a local variable of its functions.
    case own
    /// A use with a type as its receiver: `#keyPath(Card.icon)`.
    case ofType(String)
    /// A use with another receiver, whose type is not known.
    case other
  }

  /// A place that names a member.
  public struct Place: Sendable {
    /// The kind.
    public let kind: Kind
    /// The bytes of the name.
    public let range: Range<Int>
    /// The name of the innermost type around the place; nil outside types.
    public let type: String?
  }

  /// The places that name members, in order, by name.
  public let places: [String: [Place]]
  /// The classes and protocols that the types of the source, and extensions of types, inherit, by the type.
  public let inherited: [String: [String]]

  /// Finds the places in a source that name one of several members.
  public init(of names: Set<String>, in source: SourceNames) {
    var reader = Reader(names: names, items: SourceItems(source))
    reader.read()
    (places, inherited) = (reader.places, reader.inherited)
  }

  private struct Reader {
    /// An open brace.
    private struct Brace {
      /// The type whose members it contains; nil for other braces.
      let type: String?
      /// The parameters that have a name of a member inside it.
      var parameters: Set<String>
    }

    let names: Set<String>
    let items: SourceItems
    var places: [String: [Place]] = [:]
    var inherited: [String: [String]] = [:]
    private var braces: [Brace] = []
    /// The types around the current item, innermost last.
    private var types: [String] = []
    /// The type, and the parameters of the function, whose brace is expected.
    private var declared: String?
    private var parameters: Set<String> = []
    /// The class of Objective-C that is open.
    private var objectiveCClass: String?
    /// The number of open parentheses.
    private var parentheses = 0
    /// The number of open parentheses inside the parameters of a function.
    private var parameterList: Int?
    private var isFunction = false

    init(names: Set<String>, items: SourceItems) { (self.names, self.items) = (names, items) }

    mutating func read() {
      for (index, item) in items.items.enumerated() {
        switch item {
        case .literal: break
        case .mark(let byte): read(byte)
        case .word(let token):
          if names.contains(token.text), let kind = kind(of: token.text, at: index) {
            places[token.text, default: []].append(
              Place(kind: kind, range: token.range, type: types.last ?? objectiveCClass))
          }
          if items.isMark(index - 1, "@") {
            readObjectiveC(token.text, at: index)
          } else {
            readDeclaration(token.text, at: index)
          }
        }
      }
    }

    private mutating func read(_ mark: UInt8) {
      switch mark {
      case UInt8(ascii: "{"):
        braces.append(Brace(type: declared, parameters: parameters))
        if let declared { types.append(declared) }
        (declared, parameters) = (nil, [])
      case UInt8(ascii: "}"):
        if braces.popLast()?.type != nil { types.removeLast() }
        parameters = []
      case UInt8(ascii: ";"): parameters = []
      case UInt8(ascii: "("):
        parentheses += 1
        if isFunction { (parameterList, isFunction) = (parentheses, false) }
      case UInt8(ascii: ")"):
        if parameterList == parentheses { parameterList = nil }
        parentheses -= 1
      default: break
      }
    }

    // MARK: Types

    /// The words between `class` and the declaration of a member.
    private static let modifiers: Set<String> = [
      "fileprivate", "final", "func", "internal", "let", "open", "override", "private", "public",
      "subscript", "var",
    ]

    private mutating func readDeclaration(_ word: String, at index: Int) {
      switch word {
      case "func", "init", "subscript":
        guard !items.isMark(index - 1, ".") else { return }
        (isFunction, parameters) = (true, [])
      case "actor", "class", "enum", "extension", "protocol", "struct":
        guard !items.isMark(index - 1, ".", ":"),
          let (type, end) = items.qualifiedName(from: index + 1),
          !Self.modifiers.contains(type)
        else { return }
        declared = type
        inherit(type, after: items.endOfParameters(from: end + 1))
      default: break
      }
    }

    private mutating func readObjectiveC(_ word: String, at index: Int) {
      switch word {
      case "interface", "implementation":
        objectiveCClass = items.word(index + 1)
        if let objectiveCClass { inherit(objectiveCClass, after: index + 2) }
      case "protocol":
        if !items.isMark(index + 2, ";", ",") { objectiveCClass = items.word(index + 1) }
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

    // MARK: Members

    /// Returns the kind of the place that names a member; nil for another meaning of the name, such as a label.
    private mutating func kind(of name: String, at index: Int) -> Kind? {
      if items.isMark(index - 1, ".") { return kind(receiver: index - 2) }
      if items.isMark(index - 2, "-"), items.isMark(index - 1, ">") {
        return kind(receiver: index - 3)
      }
      if objectiveCClass != nil { return objectiveCKind(of: name, at: index) }
      if let word = items.word(index - 1), SourceNames.declaring.contains(word) {
        return braces.last?.type != nil || braces.isEmpty ? .declaration : .own
      }
      if items.isMark(index + 1, ":"), parameterList == parentheses {
        parameters.insert(name)
        return nil
      }
      if items.word(index + 1) == "in", items.isMark(index - 1, "{", ",") {
        shadow(name)
        return nil
      }
      // An argument has a label, but a dictionary or a condition has an expression there.
      guard !items.isMark(index + 1, ":") || !items.isMark(index - 1, "(", ",") else { return nil }
      return isShadowed(name) ? nil : .own
    }

    private mutating func objectiveCKind(of name: String, at index: Int) -> Kind? {
      if items.isMark(index - 1, "("), items.word(index - 2) == "selector" { return .other }
      let isMessage = items.isMark(index + 1, "]", ":")
      guard !braces.isEmpty else {
        if items.isMark(index - 1, ")"), let start = items.opening(of: index - 1) {
          guard items.isMark(start - 1, ":") else { return .declaration }
          parameters.insert(name)
          return nil
        }
        let isDeclared = items.word(index - 1) != nil || items.isMark(index - 1, "*", ">")
        return isDeclared && items.isMark(index + 1, ";", ",") ? .declaration : .own
      }
      if isMessage, items.word(index - 1) != nil { return kind(receiver: index - 1) }
      if isMessage, items.isMark(index - 1, "]", ")") { return .other }
      return isShadowed(name) ? nil : .own
    }

    private mutating func shadow(_ name: String) {
      guard !braces.isEmpty else { return }
      braces[braces.count - 1].parameters.insert(name)
    }

    private func isShadowed(_ name: String) -> Bool {
      for brace in braces.reversed() {
        if brace.parameters.contains(name) { return true }
        // The functions around a type are not visible in it.
        if brace.type != nil { return false }
      }
      return false
    }

    /// The words before a member without a receiver.
    private static let statements: Set<String> = [
      "as", "await", "case", "else", "in", "is", "return", "try", "where",
    ]

    private func kind(receiver: Int) -> Kind? {
      var index = receiver
      while items.isMark(index, "?", "!") { index -= 1 }
      // `\.icon` is a key path of an unknown type, and `.icon` alone a case or a static member.
      if items.isMark(index, "\\") { return .other }
      guard let word = items.word(index), !Self.statements.contains(word) else {
        return items.isMark(index, ")", "]", "}", ">") ? .other : nil
      }
      let isMember = items.isMark(index - 1, ".")
      if !isMember, word == "self" || word == "super" { return .own }
      return !isMember && word.first?.isUppercase == true ? .ofType(word) : .other
    }
  }
}
