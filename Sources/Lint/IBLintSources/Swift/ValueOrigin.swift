#if SourceChecks
  import SwiftSyntax

  /// The origin of a value, as far as it matters for nibs.
  final class ValueOrigin: SyntaxVisitor {
    /// Whether the value comes from a nib.
    private(set) var isLoaded = false
    /// The first function of the class that the expression calls.
    private(set) var call: String?
    private let locals: [String: SwiftBodyReader.Local]

    /// Analyzes an expression.
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
      // In `let view = objects.first as? UIView`, the objects come from the nib.
      if case .loaded? = locals[node.baseName.identifierText] { isLoaded = true }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
