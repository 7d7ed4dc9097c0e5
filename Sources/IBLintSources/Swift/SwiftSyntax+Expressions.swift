#if SourceChecks
  import SwiftSyntax

  extension ExprSyntax {
    /// The expression without `!`, `?`, `try`, `await`, single parentheses, and a trailing cast or default.
    var withoutWrapping: ExprSyntax {
      var expression = self
      while true {
        switch expression.as(ExprSyntaxEnum.self) {
        case .forceUnwrapExpr(let inner): expression = inner.expression
        case .optionalChainingExpr(let inner): expression = inner.expression
        case .tryExpr(let inner): expression = inner.expression
        case .awaitExpr(let inner): expression = inner.expression
        case .tupleExpr(let inner):
          guard inner.elements.count == 1, let only = inner.elements.first else {
            return expression
          }
          expression = only.expression
        case .sequenceExpr(let inner):
          let elements = Array(inner.elements.prefix(2))
          guard elements.count > 1, elements[1].isCastOrDefault else { return expression }
          expression = elements[0]
        default: return expression
        }
      }
    }

    private var isCastOrDefault: Bool {
      switch self.as(ExprSyntaxEnum.self) {
      case .unresolvedAsExpr: true
      case .binaryOperatorExpr(let infix): infix.operator.text == "??"
      default: false
      }
    }

    /// Whether it is `self`.
    var isOwnObject: Bool {
      withoutWrapping.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }

    /// The last part of a name: `title` of `self.title`, `form.title` and `title`; nil for other expressions.
    var lastName: String? {
      switch withoutWrapping.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference): reference.baseName.identifierText
      case .memberAccessExpr(let member): member.declName.baseName.identifierText
      default: nil
      }
    }

    /// Whether it is `Self`, `Self.self` or `type(of: self)`.
    var isOwnType: Bool {
      switch self.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference): reference.baseName.tokenKind == .keyword(.Self)
      case .memberAccessExpr(let member):
        member.declName.baseName.tokenKind == .keyword(.self) && member.base?.isOwnType == true
      case .functionCallExpr(let call):
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
          && call.arguments.first?.expression.isOwnObject == true
      default: false
      }
    }

    /// `Sheet` or `Sheet.Row`, nil if it is not spelled like a type.
    var typePath: String? {
      switch self.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference):
        return reference.baseName.isCapitalized ? reference.baseName.identifierText : nil
      case .memberAccessExpr(let member) where member.declName.baseName.isCapitalized:
        return member.base?.typePath.map { $0 + "." + member.declName.baseName.identifierText }
      case .genericSpecializationExpr(let inner): return inner.expression.typePath
      default: return nil
      }
    }

    /// The name, for a plain name.
    var plainName: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText }

    /// The name of `x` or `self.x`, nil for anything else.
    var ownName: String? {
      let expression = withoutWrapping
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return member.base?.isOwnObject == true ? member.declName.baseName.identifierText : nil
      }
      return expression.isOwnObject ? nil : expression.plainName
    }
  }

  extension TokenSyntax {
    /// Whether a name is that of a type by the way it is written.
    var isCapitalized: Bool {
      text.unicodeScalars.first { $0 != "_" && $0 != "`" }?.properties.isUppercase ?? false
    }
  }

  extension StringLiteralExprSyntax {
    /// What `"\(x)"` holds, nil if there is more in the text.
    var onlyInterpolation: ExprSyntax? {
      var found: ExprSyntax?
      for segment in segments {
        switch segment {
        case .stringSegment(let text): if !text.content.text.isEmpty { return nil }
        case .expressionSegment(let inner):
          guard found == nil, inner.expressions.count == 1 else { return nil }
          found = inner.expressions.first?.expression
        }
      }
      return found
    }
  }

  extension FunctionCallExprSyntax {
    /// The argument with a label.
    func argument(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression
    }

    /// The labels of the arguments, empty for none.
    var labels: [String] { arguments.map { $0.label?.identifierText ?? "" } }
  }
#endif
