#if SourceChecks
  import IBLint
  import SwiftSyntax

  /// An analysis of whether an `init(coder:)` is certain to create an object.
  ///
  /// It is certain if it calls the superclass's initializer in a separate statement, and no code before or after that
  /// may terminate the program.
  struct SwiftCoderInitializer {
    /// Whether the initializer is certain to create an object, provided that the functions that it calls return.
    private(set) var isCertain = false
    /// The functions that the initializer calls, without labels.
    private(set) var calledNames: [String] = []

    /// Analyzes an initializer.
    init(_ function: InitializerDeclSyntax) {
      guard let body = function.body else { return }
      let calls = CallReader(viewMode: .sourceAccurate)
      calls.walk(body)
      calledNames = calls.names.sorted()
      let isUnavailable = function.attributes.contains {
        $0.trimmedDescription.contains("unavailable")
      }
      isCertain =
        !isUnavailable && !calls.returnsNil && calls.names.isDisjoint(with: Self.stopping)
        && Self.goesOn(body)
    }

    private static let stopping: Set<String> = [
      "abort", "assert", "assertionFailure", "exit", "_exit", "_Exit", "fatalError", "precondition",
      "preconditionFailure", "quick_exit", "raise", "unsafeBitCast",
    ]

    private static func goesOn(_ body: CodeBlockSyntax) -> Bool {
      for statement in body.statements {
        if case .expr(let expression) = statement.item, isSuper(expression) { return true }
        let reader = PrologueReader(viewMode: .sourceAccurate)
        switch statement.item {
        case .expr(let expression): reader.walk(expression)
        case .decl(let declaration) where declaration.is(VariableDeclSyntax.self):
          reader.walk(declaration)
        default: return false
        }
        guard reader.isHarmless else { return false }
      }
      return false
    }

    /// Returns whether an expression is `super.init(coder: coder)`.
    private static func isSuper(_ expression: ExprSyntax) -> Bool {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
      else { return false }
      return callee.base?.is(SuperExprSyntax.self) == true
        && callee.declName.baseName.text == "init"
        && call.labels == ["coder"]
    }
  }

  /// A visitor that collects the functions that a body calls.
  private final class CallReader: SyntaxVisitor {
    var names: Set<String> = []
    var returnsNil = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let callee = node.calledExpression.withoutWrapping
      if let member = callee.as(MemberAccessExprSyntax.self) {
        names.insert(member.declName.baseName.identifierText)
      } else if let name = callee.plainName {
        names.insert(name)
      }
      return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.expression?.is(NilLiteralExprSyntax.self) == true { returnsNil = true }
      return .visitChildren
    }
  }

  /// A visitor that checks that the code before the call of the superclass's initializer always completes: it only
  /// assigns properties and creates framework objects.
  private final class PrologueReader: SyntaxAnyVisitor {
    var isHarmless = true

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      switch node.as(SyntaxEnum.self) {
      case .closureExpr: return .skipChildren
      case .functionCallExpr(let call):
        let path = call.calledExpression.typePath
        check(path.map { NibWords.isHarmless($0) || $0.hasPrefix("CG") } ?? false)
      case .memberAccessExpr(let member):
        // `.zero`, `self.insets`, `UIColor.red`
        check(
          member.base.map { base in
            base.isOwnObject || base.typePath.map(NibWords.isHarmless) ?? false
          } ?? true)
      case .forceUnwrapExpr, .subscriptCallExpr, .tryExpr, .unresolvedAsExpr, .asExpr,
        .binaryOperatorExpr, .prefixOperatorExpr, .macroExpansionExpr, .ifExpr, .switchExpr,
        .awaitExpr, .accessorBlock, .attribute:
        check(false)
      default: break
      }
      return isHarmless ? .visitChildren : .skipChildren
    }

    private func check(_ isFine: Bool) { isHarmless = isHarmless && isFine }
  }
#endif
