/// A compiler error in one of an app's sources.
package struct SourceError: Hashable, Sendable {
  /// The absolute path of the source.
  package let path: String
  package let line: Int
  package let column: Int
  package let message: String

  package init(path: String, line: Int, column: Int, message: String) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
  }
}

extension TestPackage {
  /// Returns what errors show about libraries: missing members and names, and the types of values.
  /// - Parameters:
  ///   - errors: The errors in the app's sources.
  ///   - known: What earlier errors have shown.
  package func additions(
    for errors: [SourceError], in app: TestedApp, known: Set<LibraryAddition>
  ) -> Set<LibraryAddition> {
    var found = additions(for: errors.map(\.message))
    guard usesStandIns else { return found }
    #if SourceChecks
      let finder = LibraryErrors(app.material, known: known)
      found.formUnion(finder.additions(for: errors))
    #endif
    return found.filter { !known.contains($0) }
  }
}

#if SourceChecks
  import SwiftSyntax

  /// The facts that errors show about the values of library members, which are found at the positions of the errors.
  struct LibraryErrors {
    private let material: SkeletonMaterial
    private let known: Set<LibraryAddition>
    /// The variables and functions that no source declares, and whose types are not known, by name.
    private let untyped: [String: LibraryAddition]

    init(_ material: SkeletonMaterial, known: Set<LibraryAddition>) {
      self.material = material
      self.known = known
      untyped = Dictionary(
        known.filter { $0.kind == .member(nil) }.map { ($0.name, $0) }
      ) { first, _ in first }
    }

    func additions(for errors: [SourceError]) -> Set<LibraryAddition> {
      var blames: [String: LibraryBlame] = [:]
      var found: [LibraryBlame.Member: LibraryAddition] = [:]
      // Many errors have the same text.
      var facts: [String: Fact?] = [:]
      for error in errors {
        let read = facts[error.message] ?? Fact(error.message)
        facts[error.message] = read
        guard let fact = read else { continue }
        if blames[error.path] == nil {
          blames[error.path] = material.tree(of: error.path).map { LibraryBlame($0) }
        }
        guard let blame = blames[error.path],
          let (member, kind) = fact.member(in: blame, error.line, error.column),
          !LibraryText.isTypeName(member.name), found[member] == nil,
          let addition = addition(kind, member)
        else { continue }
        found[member] = addition
      }
      return Set(found.values)
    }

    /// Returns the addition for a member, unless the same kind of fact is known.
    private func addition(
      _ kind: LibraryAddition.Kind, _ member: LibraryBlame.Member
    ) -> LibraryAddition? {
      if case .value(let type) = kind, let variable = untyped[member.name] {
        return known.contains { $0.isTyped(variable) } ? nil : variable.typed(type)
      }
      let isKnown = known.contains { other in
        guard other.type == nil, other.name == member.name else { return false }
        return switch (other.kind, kind) {
        case (.value, .value), (.value, .cases), (.cases, .cases), (.optional, .optional),
          (.variable, .variable):
          true
        default: false
        }
      }
      return isKnown ? nil : LibraryAddition(kind, ofMember: member.name)
    }
  }

  /// The facts that the text of an error states about a value of unknown type.
  private enum Fact {
    /// The value must be optional.
    case optional
    /// The value must have the type.
    case type(String)
    /// A value of the type is assigned to the member.
    case assigned(String)
    /// An operand must have the type of the other one.
    case operand(isLeft: Bool, String)
    /// The member is assigned, although a class has a method with its name.
    case variable
    /// The value must be one of the cases of a statement `switch`.
    case cases

    init?(_ message: String) {
      // A message that quotes more than a name cannot show a type.
      guard message.utf8.count <= 1_000 else { return nil }
      // Regular expressions take long.
      guard
        message.contains("'LibraryValue") || message.hasPrefix("cannot assign to value")
          || message.hasPrefix("switch must")
      else { return nil }
      if message.prefixMatch(
        of:
          /(?:cannot use optional chaining on non-optional value of type|cannot force unwrap value of non-optional type|initializer for conditional binding must have Optional type, not) 'LibraryValue'/
      ) != nil {
        self = .optional
      } else if message.prefixMatch(of: /cannot assign to value: '\w+' is a method/) != nil {
        self = .variable
      } else if message == "switch must be exhaustive" {
        self = .cases
      } else if let match = message.firstMatch(
        of: /of type 'LibraryValue' (?:cannot be converted )?to (?:[a-z]+ )*type '([^']+)'/)
      {
        guard let type = Self.usable(match.1) else { return nil }
        self = .type(type)
      } else if let match = message.prefixMatch(
        of: /cannot assign value of type '([^']+)' to type 'LibraryValue'/)
      {
        guard let type = Self.usable(match.1) else { return nil }
        self = .assigned(type)
      } else if message.contains("'LibraryValue' cannot be used as a boolean") {
        self = .type("Bool")
      } else if let match = message.firstMatch(
        of: /operator '[^']+' cannot be applied to operands of type '([^']+)' and '([^']+)'/)
      {
        let isLeft = match.1 == "LibraryValue"
        guard isLeft != (match.2 == "LibraryValue"),
          let type = Self.usable(isLeft ? match.2 : match.1)
        else { return nil }
        self = .operand(isLeft: isLeft, type)
      } else {
        return nil
      }
    }

    /// Returns a type that a declaration can name: no placeholder and no function.
    private static func usable(_ text: Substring) -> String? {
      var type = text
      while let last = type.last, last == "?" || last == "!" { type.removeLast() }
      guard type.wholeMatch(of: /[A-Z\[][\w.<>\[\]:, ?]*/) != nil,
        type.wholeMatch(of: /[A-Z]\d*/) == nil, type != "LibraryValue"
      else { return nil }
      return String(type)
    }

    /// Returns the member that has the value at a position, and what is known about it.
    func member(
      in blame: LibraryBlame, _ line: Int, _ column: Int
    ) -> (LibraryBlame.Member, LibraryAddition.Kind)? {
      switch self {
      case .optional: blame.member(line: line, column: column).map { ($0, .optional) }
      case .variable: blame.member(line: line, column: column).map { ($0, .variable) }
      case .type(let type): blame.member(line: line, column: column).map { ($0, .value(type)) }
      case .assigned(let type):
        blame.target(line: line, column: column).map { ($0, .value(type)) }
      case .operand(let isLeft, let type):
        blame.operands(line: line, column: column).flatMap { isLeft ? $0.left : $0.right }
          .map { ($0, .value(type)) }
      case .cases:
        blame.statement(line: line, column: column).flatMap { statement in
          statement.cases.isEmpty ? nil : (statement.subject, .cases(statement.cases))
        }
      }
    }
  }
#endif
