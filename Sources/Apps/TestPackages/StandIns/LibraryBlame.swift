#if SourceChecks
  import SwiftSyntax

  /// The members of libraries whose values cause compiler errors: an error contains only a position and two types.
  struct LibraryBlame {
    /// A member of a library, or a function of it.
    struct Member: Hashable {
      let name: String
      /// Whether the name is that of a function or variable, and not of a member.
      let isGlobal: Bool
    }

    private let tree: SourceFileSyntax
    private let converter: SourceLocationConverter
    /// The most declarations that are followed from one variable to another.
    private static let limit = 8

    init(_ tree: SourceFileSyntax) {
      self.tree = tree
      converter = SourceLocationConverter(fileName: "", tree: tree)
    }

    /// Returns the member whose value the expression at a position has.
    func member(line: Int, column: Int) -> Member? {
      token(line, column).flatMap(expression).flatMap { member(of: $0, Self.limit) }
    }

    /// Returns the members that are the operands of the binary operator at a position: the one before and the one after
    /// the operator.
    func operands(line: Int, column: Int) -> (left: Member?, right: Member?)? {
      guard let sign = token(line, column)?.parent?.as(BinaryOperatorExprSyntax.self),
        let sequence = sign.parent?.parent?.as(SequenceExprSyntax.self)
      else { return nil }
      let elements = Array(sequence.elements)
      guard let index = elements.firstIndex(where: { $0.id == sign.id }), index > 0,
        index + 1 < elements.count
      else { return nil }
      return (
        member(of: elements[index - 1], Self.limit), member(of: elements[index + 1], Self.limit)
      )
    }

    /// Returns the member to which the value at a position is assigned.
    func target(line: Int, column: Int) -> Member? {
      var next = token(line, column)?.parent
      while let node = next {
        if let sequence = node.as(SequenceExprSyntax.self) {
          let elements = Array(sequence.elements)
          if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
            return member(of: elements[0], Self.limit)
          }
        }
        if node.is(CodeBlockItemSyntax.self) { return nil }
        next = node.parent
      }
      return nil
    }

    /// The cases of a statement `switch`, each with the number of its values.
    struct Switch: Hashable {
      let subject: Member
      var cases: [String: Int] = [:]
    }

    /// Returns the statement `switch` at a position, if its subject is a member's value.
    func statement(line: Int, column: Int) -> Switch? {
      guard let statement = token(line, column)?.parent?.as(SwitchExprSyntax.self),
        let subject = member(of: statement.subject, Self.limit)
      else { return nil }
      return Switch(subject: subject, cases: SwitchCases.names(of: statement))
    }

    private func token(_ line: Int, _ column: Int) -> TokenSyntax? {
      guard converter.isValid(line: line, column: column) else { return nil }
      return tree.token(at: converter.position(ofLine: line, column: column))
    }

    // MARK: Expressions

    /// Returns the expression that the compiler means by a token.
    private func expression(_ token: TokenSyntax) -> ExprSyntax? {
      guard let parent = token.parent else { return nil }
      if let chain = parent.as(OptionalChainingExprSyntax.self) { return chain.expression }
      if let unwrap = parent.as(ForceUnwrapExprSyntax.self) { return unwrap.expression }
      if let pattern = parent.as(IdentifierPatternSyntax.self),
        let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self)
      {
        return binding.initializer?.value
          ?? ExprSyntax(
            DeclReferenceExprSyntax(
              baseName: pattern.identifier))
      }
      if let reference = parent.as(DeclReferenceExprSyntax.self) {
        if let access = reference.parent?.as(MemberAccessExprSyntax.self),
          access.declName.id == reference.id
        {
          return ExprSyntax(access)
        }
        return ExprSyntax(reference)
      }
      var node = Syntax(parent)
      for _ in 0..<8 {
        if let found = node.as(ExprSyntax.self) { return found }
        guard let next = node.parent else { return nil }
        node = next
      }
      return nil
    }

    /// Returns the member whose value an expression has: the last one of a chain, and for a local variable the one whose
    /// value it gets.
    private func member(of expression: ExprSyntax, _ steps: Int) -> Member? {
      var next = expression
      for _ in 0..<64 {
        switch next.as(ExprSyntaxEnum.self) {
        case .tryExpr(let inner): next = inner.expression
        case .awaitExpr(let inner): next = inner.expression
        case .forceUnwrapExpr(let inner): next = inner.expression
        case .optionalChainingExpr(let inner): next = inner.expression
        case .functionCallExpr(let call): next = call.calledExpression
        case .genericSpecializationExpr(let generic): next = generic.expression
        case .tupleExpr(let tuple):
          guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
          next = only.expression
        case .sequenceExpr(let sequence):
          // `value as? Type`, `first ?? second`
          guard let first = sequence.elements.first else { return nil }
          next = first
        case .memberAccessExpr(let access):
          // A member without an explicit base, such as `.left`, has the type of its context.
          guard access.base != nil else { return nil }
          let name = access.declName.baseName.text
          return name == "init" ? nil : Member(name: name, isGlobal: false)
        case .declReferenceExpr(let reference):
          let name = reference.baseName.text
          guard steps > 0, let value = value(ofVariable: name, before: expression) else {
            return Member(name: name, isGlobal: true)
          }
          // Bounded: `steps` limits the number of variables that are followed.
          return member(of: value, steps - 1)
        default: return nil
        }
      }
      return nil
    }

    /// Returns the value of the last variable with a name and without an explicit type that is declared before an
    /// expression.
    private func value(ofVariable name: String, before expression: ExprSyntax) -> ExprSyntax? {
      let finder = VariableFinder(name, before: expression.position)
      finder.walk(tree)
      return finder.value
    }
  }

  /// The last variable with a name before a position, in any scope.
  private final class VariableFinder: SyntaxVisitor {
    private let name: String
    private let end: AbsolutePosition
    var value: ExprSyntax?

    init(_ name: String, before end: AbsolutePosition) {
      self.name = name
      self.end = end
      super.init(viewMode: .sourceAccurate)
    }

    private func note(_ pattern: PatternSyntax, _ found: ExprSyntax?) {
      guard pattern.position < end,
        pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { return }
      // A shorthand such as `if let name` keeps the value.
      if let found { value = found }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.typeAnnotation == nil { note(node.pattern, node.initializer?.value) }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if node.typeAnnotation == nil { note(node.pattern, node.initializer?.value) }
      return .visitChildren
    }
  }

  /// The cases that the patterns of a statement `switch` name.
  enum SwitchCases {
    /// Returns the names of the cases, each with the number of its values; empty if there are other patterns.
    static func names(of statement: SwitchExprSyntax) -> [String: Int] {
      var names: [String: Int] = [:]
      for element in statement.cases {
        guard let clause = element.as(SwitchCaseSyntax.self),
          let label = clause.label.as(SwitchCaseLabelSyntax.self)
        else { return [:] }
        for item in label.caseItems {
          guard let (name, count) = name(of: item.pattern) else { return [:] }
          names[name] = max(names[name] ?? 0, count)
        }
      }
      return names
    }

    private static func name(of pattern: PatternSyntax) -> (String, Int)? {
      var next = pattern
      if let binding = next.as(ValueBindingPatternSyntax.self) { next = binding.pattern }
      guard var expression = next.as(ExpressionPatternSyntax.self)?.expression else { return nil }
      var count = 0
      if let call = expression.as(FunctionCallExprSyntax.self) {
        count = call.arguments.count
        expression = call.calledExpression
      }
      guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
      return (member.declName.baseName.text, count)
    }
  }
#endif
