#if SourceChecks
  import IBLint
  import SwiftSyntax

  extension SourceLines {
    /// Returns the line and column of a node's first token.
    func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
      place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  extension SyntaxProtocol {
    /// Whether this is the code of a member that runs only if other code reads it: a getter, or the value of a static or
    /// lazy property. Frameworks may read properties that override theirs or have attributes.
    var runsOnlyWhenRead: Bool {
      guard let binding = parent?.as(PatternBindingSyntax.self),
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true, variable.attributes.isEmpty
      else { return false }
      let words = variable.modifiers.map(\.name.text)
      return !words.contains("override")
        && binding.accessorBlock.map(\.hasGetter) ?? !Set(words).isDisjoint(with: [
          "static", "lazy",
        ])
    }
  }

  extension AttributeListSyntax {
    /// Returns whether there is an attribute with a name.
    func has(_ name: String) -> Bool { contains { $0.isAnyOf([name]) } }

    /// Whether any attribute is unknown, and may therefore be a macro that adds members.
    var mayBeMacros: Bool { contains { $0.mayBeMacro } }

    /// The name in `@objc(name)`, or nil if there is none.
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
      // Bounded: SwiftNesting limits the depth before the code is parsed.
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

    /// The attributes of types that do not add members that documents could connect.
    private static let known: Set<String> = [
      "IBDesignable", "MainActor", "NSApplicationMain", "Observable", "UIApplicationMain",
      "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor", "main",
      "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
      "requires_stored_property_inits", "resultBuilder", "retroactive", "unchecked",
      "usableFromInline", "_implementationOnly", "_objcImplementation", "_spi", "implementation",
    ]

    /// Returns whether this is one of some attributes, including attributes inside `#if`.
    func isAnyOf(_ names: Set<String>) -> Bool {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
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
    /// Whether there is a modifier for a type member.
    var isStatic: Bool { contains { $0.name.text == "static" || $0.name.text == "class" } }

    /// Whether other files cannot use the declaration.
    var isPrivate: Bool {
      contains { $0.detail == nil && ($0.name.text == "private" || $0.name.text == "fileprivate") }
    }
  }

  extension TypeSyntax {
    fileprivate var plainName: String? { self.as(IdentifierTypeSyntax.self)?.name.text }

    /// Whether this is `Void` or `()`.
    var isVoid: Bool {
      plainName == "Void" || self.as(TupleTypeSyntax.self)?.elements.isEmpty == true
    }
  }

  extension FunctionParameterSyntax {
    /// The argument label, empty if there is none.
    var label: String {
      let label = firstName.identifierText
      return label == "_" ? "" : label
    }
  }

  extension FunctionParameterSyntax {
    /// The name of the parameter in the body.
    var innerName: String { (secondName ?? firstName).identifierText }
  }

  extension ExprSyntax {
    /// The type of the parameter that the expression names, or nil for other expressions.
    var parameterType: String? {
      guard let name = plainName else { return nil }
      var node = parent
      while let current = node {
        let signature =
          current.as(FunctionDeclSyntax.self)?.signature
          ?? current.as(InitializerDeclSyntax.self)?.signature
        if let found = signature?.parameterClause.parameters.first(where: { $0.innerName == name })
        {
          return WrittenType(found.type).name
        }
        node = current.parent
      }
      return nil
    }
  }

  extension GenericParameterClauseSyntax? {
    /// The names of the parameters.
    var names: [String] { self?.parameters.map { $0.name.identifierText } ?? [] }
  }

  extension CodeBlockItemListSyntax {
    /// The only expression in a body, with or without `return`, or nil.
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
    /// The way in which the body always fails, or nil if that depends on conditions.
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
    /// Whether this is a call that never returns in any build configuration.
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
    /// The only expression in a getter, or nil.
    var onlyExpression: ExprSyntax? {
      switch accessors {
      case .getter(let statements): statements.onlyExpression
      case .accessors(let accessors):
        accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements.onlyExpression
      }
    }

    /// Whether the property is computed.
    var hasGetter: Bool {
      switch accessors {
      case .getter: true
      case .accessors(let accessors): accessors.contains { $0.accessorSpecifier.text == "get" }
      }
    }

    /// Whether the property is computed and has no setter.
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
    /// The class in `UILabel()`, or nil for other expressions.
    var constructedType: String? {
      guard let call = self.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
        let initial = callee.baseName.text.unicodeScalars.first, initial.properties.isUppercase
      else { return nil }
      return callee.baseName.identifierText
    }
  }
#endif
