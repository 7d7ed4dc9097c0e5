#if SourceChecks
  import IBLint
  import SwiftSyntax

  extension SourceLines {
    /// The line and the column of a node's first token.
    func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
      place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  extension AttributeListSyntax {
    /// Whether there is an attribute of that name.
    func has(_ name: String) -> Bool { contains { $0.isAnyOf([name]) } }

    /// Whether one of them is none of the language's and the frameworks', so that it may be a macro that adds members.
    var mayBeMacros: Bool { contains { $0.mayBeMacro } }

    /// What `@objc(name)` says, nil without.
    var objectiveCName: String? {
      for case .attribute(let attribute) in self
      where attribute.attributeName.plainName == "objc" {
        guard case .objCName(let pieces) = attribute.arguments else { continue }
        return pieces.map { ($0.name?.text ?? "") + ($0.colon?.text ?? "") }.joined()
      }
      return nil
    }
  }

  extension AttributeListSyntax.Element {
    fileprivate var mayBeMacro: Bool {
      switch self {
      case .attribute(let attribute):
        return !(attribute.attributeName.plainName.map(Self.known.contains) ?? false)
      case .ifConfigDecl(let condition):
        return condition.clauses.contains { clause in
          guard case .attributes(let attributes) = clause.elements else { return false }
          return attributes.mayBeMacros
        }
      }
    }

    /// The attributes of types that add nothing a document could connect.
    private static let known: Set<String> = [
      "IBDesignable", "MainActor", "NSApplicationMain", "Observable", "UIApplicationMain",
      "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor", "main",
      "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
      "requires_stored_property_inits", "resultBuilder", "retroactive", "unchecked",
      "usableFromInline", "_implementationOnly", "_objcImplementation", "_spi", "implementation",
    ]

    /// Whether it is one of these attributes, inside `#if` as well.
    func isAnyOf(_ names: Set<String>) -> Bool {
      switch self {
      case .attribute(let attribute):
        attribute.attributeName.plainName.map(names.contains) ?? false
      case .ifConfigDecl(let condition):
        condition.clauses.contains { clause in
          guard case .attributes(let attributes) = clause.elements else { return false }
          return attributes.contains { $0.isAnyOf(names) }
        }
      }
    }
  }

  extension DeclModifierListSyntax {
    /// Whether it makes a member of the type itself.
    var isStatic: Bool { contains { $0.name.text == "static" || $0.name.text == "class" } }
  }

  extension TypeSyntax {
    fileprivate var plainName: String? { self.as(IdentifierTypeSyntax.self)?.name.text }

    /// Whether it is the type of nothing.
    var isVoid: Bool {
      plainName == "Void" || self.as(TupleTypeSyntax.self)?.elements.isEmpty == true
    }
  }

  extension FunctionParameterSyntax {
    /// What a caller writes before the colon, empty for nothing.
    var label: String {
      let label = firstName.identifierText
      return label == "_" ? "" : label
    }
  }

  extension FunctionParameterSyntax {
    /// The name that the body has for it.
    var innerName: String { (secondName ?? firstName).identifierText }
  }

  extension GenericParameterClauseSyntax? {
    /// The names of the parameters.
    var names: [String] { self?.parameters.map { $0.name.identifierText } ?? [] }
  }

  extension CodeBlockItemListSyntax {
    /// The expression that is all that a body has, with `return` or without.
    var onlyExpression: ExprSyntax? {
      guard count == 1 else { return nil }
      switch first?.item {
      case .expr(let expression): return expression
      case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
      default: return nil
      }
    }
  }

  extension CodeBlockSyntax {
    /// How it always fails, nil if that depends on conditions.
    var refusal: SourceFunction.Refusal? {
      for statement in statements {
        switch statement.item {
        case .expr(let expression): if expression.stopsProgram { return .stopsProgram }
        // A branch of `#if` may return.
        case .decl(let declaration): if declaration.is(IfConfigDeclSyntax.self) { return nil }
        case .stmt(let statement):
          let value = statement.as(ReturnStmtSyntax.self)?.expression
          return value?.is(NilLiteralExprSyntax.self) == true ? .returnsNil : nil
        }
      }
      return nil
    }
  }

  extension ExprSyntax {
    /// Whether it is a call that never returns, in any build.
    fileprivate var stopsProgram: Bool {
      guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
      var name = call.calledExpression.plainName
      // `Swift.fatalError()`
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.typePath == "Swift"
      {
        name = member.declName.baseName.identifierText
      }
      switch name {
      case "fatalError", "preconditionFailure", "abort": return true
      case "precondition":
        let condition = call.arguments.first?.expression.as(BooleanLiteralExprSyntax.self)
        return condition?.literal.tokenKind == .keyword(.false)
      default: return false
      }
    }
  }

  extension AccessorBlockSyntax {
    /// The expression that is all that a getter has.
    var onlyExpression: ExprSyntax? {
      switch accessors {
      case .getter(let statements): statements.onlyExpression
      case .accessors(let accessors):
        accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements.onlyExpression
      }
    }

    /// Whether it is computed and cannot be set.
    var hasGetterAlone: Bool {
      switch accessors {
      case .getter: true
      case .accessors(let accessors):
        !accessors.contains {
          ["set", "_modify", "willSet", "didSet", "init"].contains($0.accessorSpecifier.text)
        }
      }
    }
  }

  extension ExprSyntax {
    /// The class of `UILabel()`, nil for anything else.
    var constructedType: String? {
      guard let call = self.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
        let initial = callee.baseName.text.unicodeScalars.first, initial.properties.isUppercase
      else { return nil }
      return callee.baseName.identifierText
    }
  }
#endif
