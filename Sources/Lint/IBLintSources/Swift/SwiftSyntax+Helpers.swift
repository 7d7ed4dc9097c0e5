#if SourceChecks
  import SwiftSyntax

  extension DeclReferenceExprSyntax {
    /// The receiver of `self` in this expression: a function without labels, a created type, or a property. Nil if
    /// there is none, or if it is a framework's property that stores objects.
    var taker: String? {
      var node = Syntax(self)
      while let parent = node.parent {
        switch parent.as(SyntaxEnum.self) {
        case .memberAccessExpr, .closureExpr, .codeBlockItem, .returnStmt, .keyPathExpr,
          .optionalBindingCondition, .closureCapture:
          return nil
        case .functionCallExpr(let call):
          return node.id == call.calledExpression.id ? nil : call.calledExpression.calleeName
        case .macroExpansionExpr(let macro): return "#" + macro.macroName.text
        case .subscriptCallExpr: return ""
        case .sequenceExpr(let sequence):
          let elements = Array(sequence.elements)
          if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
            return Self.takingProperty(elements[0])
          }
          if elements.contains(where: { $0.is(BinaryOperatorExprSyntax.self) }) { return nil }
        case .patternBinding(let binding): return binding.pattern.trimmedDescription
        default: break
        }
        node = parent
      }
      return nil
    }

    /// Returns the property to which an object is assigned. Returns nil for delegates, which do nothing until they are
    /// called.
    private static func takingProperty(_ expression: ExprSyntax) -> String? {
      let name = expression.calleeName
      let isHarmless = ["elegate", "ataSource", "target", "_"].contains { name.hasSuffix($0) }
      return isHarmless || expression.is(DiscardAssignmentExprSyntax.self) ? nil : name
    }
  }

  extension ExprSyntax {
    /// The callee without labels and without its enclosing type. Empty if it has no name.
    fileprivate var calleeName: String {
      let callee = withoutWrapping
      if let path = callee.typePath { return path }
      if let member = callee.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.identifierText
        // `Loader.init(self)`
        return name == "init" ? member.base?.typePath ?? name : name
      }
      return callee.plainName ?? ""
    }

    /// The name of a function about nibs, or of a member of something about nibs, as in `R.nib.row(owner: self)`. Nil
    /// for other functions.
    var nibHelper: String? {
      let name = calleeName
      if NibWords.speakOfNibs(name) { return name }
      var base = self.as(MemberAccessExprSyntax.self)?.base
      var speaks = false
      while let member = base?.withoutWrapping.as(MemberAccessExprSyntax.self) {
        speaks = speaks || NibWords.speakOfNibs(member.declName.baseName.identifierText)
        base = member.base
      }
      guard speaks, let path = base?.typePath, !NibWords.isHarmless(path) else { return nil }
      return path + ".nib." + name
    }
  }

  extension MacroRecord {
    /// Creates a record for a macro. Returns nil for a macro from Swift or a framework.
    init?(_ node: some FreestandingMacroExpansionSyntax, lines: SourceLines) {
      let name = node.macroName.identifierText
      guard !NibWords.isHarmlessMacro(name) else { return nil }
      let (line, column) = lines.place(of: node)
      self.init(name: "#" + name, line: line, column: column)
    }

    /// Creates a record for an attached macro or a property wrapper. Returns nil for an attribute that adds no code.
    init?(_ node: AttributeSyntax, lines: SourceLines) {
      let name = node.attributeName.trimmedDescription
      guard !NibWords.isHarmlessAttribute(name), !name.hasPrefix("_") else { return nil }
      let (line, column) = lines.place(of: node)
      self.init(
        name: "@" + name.prefix { $0 != "<" && $0 != "(" }, line: line, column: column)
    }
  }

  extension AttributeListSyntax {
    /// Returns the macros and property wrappers among the attributes, including those inside `#if`.
    func macros(_ lines: SourceLines) -> [MacroRecord] {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      flatMap { element in
        switch element {
        case .attribute(let attribute):
          return [MacroRecord(attribute, lines: lines)].compactMap { $0 }
        case .ifConfigDecl(let condition):
          return condition.clauses.flatMap { clause -> [MacroRecord] in
            guard case .attributes(let attributes) = clause.elements else { return [] }
            return attributes.macros(lines)
          }
        }
      }
    }
  }

  extension SwitchExprSyntax {
    /// The expressions with which the cases compare the subject.
    var patternItems: [ExprSyntax] {
      cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        .compactMap { $0.label.as(SwitchCaseLabelSyntax.self) }
        .flatMap { Array($0.caseItems) }
        .compactMap { $0.pattern.as(ExpressionPatternSyntax.self)?.expression }
        .filter { !$0.is(NilLiteralExprSyntax.self) }
    }
  }
#endif
