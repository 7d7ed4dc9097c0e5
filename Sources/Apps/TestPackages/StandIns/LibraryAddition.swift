import AppSymbols

/// A declaration of a library that only an error message of the compiler shows.
package struct LibraryAddition: Hashable, Sendable {
  /// The kinds of declarations.
  package enum Kind: Hashable, Sendable {
    /// A member of a type, or a function or variable, that no source declares. The value is the type of a variable, if
    /// known.
    case member(String?)
    /// The initializers of a type can fail.
    case failable
    /// The type inherits from the class.
    case subclass(String)
    /// A loop goes through the objects of the type.
    case sequence
    /// The type is another name of a type that Swift has, such as a dictionary.
    case alias(String)
    /// The type cannot be an Objective-C class, because it gets a conformance that these classes already have.
    case plain
    /// A type that no source declares: one of Apple's that the package does not have, or one that a tool generates.
    case type
    /// A property wrapper.
    case wrapper
    /// A binary operator.
    case binaryOperator
    /// Initializers of numbers and texts from unknown values.
    case conversions
    /// A member that can be assigned, although a class has a method with its name.
    case variable
    /// The value of a library's member is optional.
    case optional
    /// The value of a library's member has the type.
    case value(String)
    /// The value of a library's member is one of the cases, given with the numbers of their values.
    case cases([String: Int])
  }

  /// The type of a value whose type the sources do not show.
  static let unknownType = "LibraryValue"

  package let kind: Kind
  /// The type; nil for a function or a variable.
  package let type: String?
  /// The name of the member; empty for another kind.
  package let name: String
  /// Whether the member belongs to the type itself.
  package let isStatic: Bool

  private init(_ kind: Kind, type: String?, name: String = "", isStatic: Bool = false) {
    self.kind = kind
    self.type = type
    self.name = name
    self.isStatic = isStatic
  }

  /// Reads an error message of the compiler. Nil if the message is about something else.
  package init?(message: String) {
    // A message that quotes more than a name cannot show a declaration.
    guard message.utf8.count <= 1_000 else { return nil }
    if let match = message.prefixMatch(
      of: /(value of )?type '([^']+)'(?: \(aka '[^']+'\))? has no member '(\w+)'/)
    {
      guard let type = Self.extended(match.2) else { return nil }
      let isStatic = match.1 == nil || match.2.hasSuffix(".Type")
      self.init(.member(nil), type: type, name: String(match.3), isStatic: isStatic)
    } else if let match = message.prefixMatch(of: /cannot find '(\w+)' in scope/) {
      self.init(.member(nil), type: nil, name: String(match.1))
    } else if let match = message.prefixMatch(
      of:
        /(?:cannot use optional chaining on non-optional value of type|cannot force unwrap value of non-optional type|initializer for conditional binding must have Optional type, not) '(\w+)'/
    ) {
      self.init(.failable, type: String(match.1))
    } else if let match = message.prefixMatch(
      of:
        /cannot (?:convert|assign) value of type '(\[[\w: ]+\]|String|Int|Double|Bool)' to (?:[a-z]+ )*type '(\w+)[?!]?'/
    ) {
      self.init(.alias(String(match.1)), type: String(match.2))
    } else if let match = message.prefixMatch(
      of:
        /redundant conformance of '(\w+)' to protocol '(?:Equatable|Hashable|CustomStringConvertible)'/
    ) {
      self.init(.plain, type: String(match.1))
    } else if let match = message.prefixMatch(of: /cannot find type '(\w+)' in scope/) {
      self.init(.type, type: nil, name: String(match.1))
    } else if let match = message.prefixMatch(of: /unknown attribute '(\w+)'/) {
      self.init(.wrapper, type: nil, name: String(match.1))
    } else if let match = message.prefixMatch(of: /cannot find operator '([^'\w]+)' in scope/) {
      self.init(.binaryOperator, type: nil, name: String(match.1))
    } else if message.hasPrefix("no exact matches in call to initializer")
      || message.contains("requires that 'LibraryValue' conform to 'Binary")
    {
      self.init(.conversions, type: nil)
    } else if let match = message.prefixMatch(
      of: /for-in loop requires '(\w+)(?:<[^']*>)?' to conform to 'Sequence'/)
    {
      self.init(.sequence, type: String(match.1))
    } else if let match = message.prefixMatch(
      of:
        /[a-z ]+ (?:value|expression) of type '(\w+)' (?:cannot be converted )?to (?:[a-z]+ )*type '(\w+)[?!]?'/
    ) {
      self.init(.subclass(String(match.2)), type: String(match.1))
    } else {
      return nil
    }
  }

  /// The known facts about the value of a library member.
  init(_ kind: Kind, ofMember name: String) { self.init(kind, type: nil, name: name) }

  /// Returns the same variable with a type.
  package func typed(_ type: String) -> LibraryAddition {
    LibraryAddition(.member(type), type: self.type, name: name, isStatic: isStatic)
  }

  /// Returns whether this is another addition with a type.
  package func isTyped(_ other: LibraryAddition) -> Bool {
    if case .member(_?) = kind {
      return type == other.type && name == other.name && isStatic == other.isStatic
    }
    return false
  }

  /// Whether the error about the declaration cannot be a consequence of an error in a skeleton.
  package var isCertain: Bool {
    switch kind {
    case .member: type.map { AvailableNames.looksLikeApples($0) } == true
    case .failable, .plain, .sequence, .wrapper, .binaryOperator: true
    case .subclass, .alias, .optional, .value, .cases, .variable, .conversions, .type: false
    }
  }

  /// Returns the type whose extension can have members for values of a type, or nil if there is none.
  private static func extended(_ type: Substring) -> String? {
    var text = String(type)
    if text.hasPrefix("any ") { text.removeFirst(4) }
    while text.hasSuffix("?") { text.removeLast() }
    if text.hasSuffix(".Type") { text.removeLast(5) }
    if text.hasPrefix("["), text.hasSuffix("]") { return text.contains(":") ? nil : "Array" }
    let name = text.prefix { $0 != "<" }
    if ["Any", "AnyObject"].contains(name) { return nil }
    return name.wholeMatch(of: /\w+(\.\w+)*/) == nil ? nil : String(name)
  }

  /// Returns whether a library can declare this.
  /// - Parameter classes: The classes of libraries.
  func isPossible(_ classes: Set<String>, _ available: AvailableNames) -> Bool {
    guard let type else {
      if case .member = kind { return !AvailableNames.looksLikeApples(name) }
      return true
    }
    switch kind {
    case .type, .optional, .value, .cases, .variable, .wrapper, .binaryOperator, .conversions:
      return true
    case .alias, .plain: return classes.contains(type)
    case .member:
      return !available.lineage(of: type).contains { available.publishes(name, in: $0) }
    case .failable: return classes.contains(type)
    case .sequence: return classes.contains(type) || type == Self.unknownType
    case .subclass(let base): return classes.contains(type) && available.isClass(base)
    }
  }
}
