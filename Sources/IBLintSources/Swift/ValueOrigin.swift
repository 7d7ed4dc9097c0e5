#if SourceChecks
  import SwiftSyntax

  /// Where a value comes from, as far as nibs matter.
  final class ValueOrigin: SyntaxVisitor {
    /// Whether a nib gives it.
    private(set) var isLoaded = false
    /// The first function of the class itself that is called for it.
    private(set) var call: String?
    private let locals: [String: SwiftBodyReader.Local]

    /// Looks at an expression.
    init(_ expression: ExprSyntax, locals: [String: SwiftBodyReader.Local]) {
      self.locals = locals
      super.init(viewMode: .sourceAccurate)
      walk(expression)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let callee = node.calledExpression.withoutWrapping
      if let member = callee.as(MemberAccessExprSyntax.self) {
        switch member.declName.baseName.text {
        case "loadNibNamed": isLoaded = true
        case "instantiate" where node.labels.first == "withOwner": isLoaded = true
        default:
          if member.base?.isOwnObject == true || member.base?.withoutWrapping.isOwnType == true {
            call =
              call
              ?? FunctionRecord.name(member.declName.baseName.identifierText, labels: node.labels)
          }
        }
      } else if let name = callee.plainName, callee.typePath == nil, locals[name] == nil {
        call = call ?? FunctionRecord.name(name, labels: node.labels)
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      // `let view = objects.first as? UIView`, where the nib has given the objects.
      if case .loaded? = locals[node.baseName.identifierText] { isLoaded = true }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
