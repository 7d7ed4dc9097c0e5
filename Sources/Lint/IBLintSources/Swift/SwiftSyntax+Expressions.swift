#if SourceChecks
  import SwiftParser
  import SwiftSyntax

  extension ExprSyntax {
    /// Whether the expression is `nil` or `[]`, the values of outlets that are not connected.
    var isEmptyValue: Bool {
      self.is(NilLiteralExprSyntax.self) || self.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    }

    /// The text of a string literal without interpolations, or nil for other expressions.
    var literal: String? {
      self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

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

    /// Whether the expression is `self`.
    var isOwnObject: Bool {
      withoutWrapping.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }

    /// Whether the expression is nil or the app's own bundle.
    var isOwnBundle: Bool {
      var expression = withoutWrapping
      if expression.is(NilLiteralExprSyntax.self) { return true }
      // `NSBundle.mainBundle()`, before Swift 3
      if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
        expression = call.calledExpression
      }
      guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
      return ["main", "mainBundle"].contains(member.declName.baseName.text)
        && member.base.map { ["Bundle", "NSBundle"].contains($0.typePath) } ?? true
    }

    /// The last component of a name: `title` for `self.title`, `form.title` and `title`. Nil for other expressions.
    var lastName: String? {
      switch withoutWrapping.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference): reference.baseName.identifierText
      case .memberAccessExpr(let member): member.declName.baseName.identifierText
      default: nil
      }
    }

    /// The names of the properties and variables that an assignment to the expression sets, such as both in
    /// `(title, form.save)`.
    var assignedNames: [String] {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      let expression = withoutWrapping
      if let tuple = expression.as(TupleExprSyntax.self) {
        return tuple.elements.flatMap(\.expression.assignedNames)
      }
      return [expression.lastName].compactMap { $0 }
    }

    /// Whether the expression is `Self`, `Self.self` or `type(of: self)`.
    var isOwnType: Bool {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
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

    /// The type path, such as `Sheet` or `Sheet.Row`, or nil if the expression is not spelled like a type.
    var typePath: String? {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      switch self.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference):
        return reference.baseName.isCapitalized ? reference.baseName.identifierText : nil
      case .memberAccessExpr(let member) where member.declName.baseName.isCapitalized:
        return member.base?.typePath.map { $0 + "." + member.declName.baseName.identifierText }
      case .genericSpecializationExpr(let inner): return inner.expression.typePath
      default: return nil
      }
    }

    /// The last component of a type: `Row` for `Row` and `List.Row`. Nil for other expressions.
    var typeName: String? {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      switch withoutWrapping.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference) where reference.baseName.isCapitalized:
        reference.baseName.identifierText
      case .memberAccessExpr(let member) where member.declName.baseName.isCapitalized:
        member.declName.baseName.identifierText
      case .genericSpecializationExpr(let inner): inner.expression.typeName
      default: nil
      }
    }

    /// The name if the expression is a plain name, or nil.
    var plainName: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText }

    /// The expressions that a chain of properties starts with, and the chain itself: `form`, `form.list` and
    /// `form.list.rx`.
    var prefixes: [ExprSyntax] {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      let expression = withoutWrapping
      let inner = expression.as(MemberAccessExprSyntax.self)?.base?.prefixes ?? []
      return inner + [expression]
    }

    /// The static member that an expression begins with: in `Boards.main`, `Boards.main()`, `Kit.Boards.main` or
    /// `Boards.main.first`. Nil for other expressions.
    var maker: MakerRecord? {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      let expression = withoutWrapping
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.maker
      }
      guard let member = expression.as(MemberAccessExprSyntax.self),
        !member.declName.baseName.isCapitalized, member.declName.baseName.text != "init"
      else { return nil }
      guard let type = member.base?.typeName else { return member.base?.maker }
      return MakerRecord(type: type, member: member.declName.baseName.identifierText)
    }

    /// The name in `x` or `self.x`, or nil for other expressions.
    var ownName: String? {
      let expression = withoutWrapping
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return member.base?.isOwnObject == true ? member.declName.baseName.identifierText : nil
      }
      return expression.isOwnObject ? nil : expression.plainName
    }
  }

  extension IfConfigClauseSyntax {
    /// Whether the clause begins with `#if false`.
    var isNeverCompiled: Bool {
      condition?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
    }
  }

  extension ConditionElementListSyntax {
    /// Whether the list contains a condition other than optional bindings, which rarely fail, and availability.
    var canBeFalse: Bool {
      contains { element in
        switch element.condition {
        case .optionalBinding, .availability: false
        default: true
        }
      }
    }
  }

  extension TokenSyntax {
    /// Whether a name is spelled like a type.
    var isCapitalized: Bool {
      text.unicodeScalars.first { $0 != "_" && $0 != "`" }?.properties.isUppercase ?? false
    }
  }

  extension StringLiteralExprSyntax {
    /// The expression in `"\(x)"`, or nil if the string has other contents.
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

  extension KeyPathExprSyntax {
    /// The property at the end of the key path, or nil if the last component is not a property.
    var lastProperty: String? {
      guard case .property(let property) = components.last?.component else { return nil }
      return property.declName.baseName.identifierText
    }
  }

  extension FunctionCallExprSyntax {
    /// Returns the argument with a label.
    func argument(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression
    }

    /// The type that the call creates, and its name with the label if code decodes the object of a document itself:
    /// `Detail(coder: coder, model: model)` results in `Detail` and `Detail(coder:)`.
    var createdNames: [String] {
      guard let name = calledExpression.typeName else { return [] }
      return arguments.first?.label?.text == "coder" ? [name, name + "(coder:)"] : [name]
    }

    /// The labels of the arguments. A missing label is empty.
    var labels: [String] { arguments.map { $0.label?.identifierText ?? "" } }
  }
#endif
