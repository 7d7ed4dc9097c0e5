#if SourceChecks
  import SwiftSyntax

  extension DeclReferenceExprSyntax {
    /// What receives `self` here: a function without labels, a type that is created, or a property that it is assigned
    /// to. Nil if nothing does, or if it is a framework's property that holds objects.
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

    /// The property that an object is assigned to, nil for delegates, which only wait to be called.
    private static func takingProperty(_ expression: ExprSyntax) -> String? {
      let name = expression.calleeName
      let isHarmless = ["elegate", "ataSource", "target", "_"].contains { name.hasSuffix($0) }
      return isHarmless || expression.is(DiscardAssignmentExprSyntax.self) ? nil : name
    }
  }

  extension ExprSyntax {
    /// What is called, without labels and without the enclosing type; empty if it has no name.
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

    /// The name of a function that speaks of nibs, or belongs to what does so as in `R.nib.row(owner: self)`; nil for
    /// any other.
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
    /// A macro that is used, nil for one of Swift's own or a framework's.
    init?(_ node: some FreestandingMacroExpansionSyntax, lines: SourceLines) {
      let name = node.macroName.identifierText
      guard !NibWords.isHarmlessMacro(name) else { return nil }
      let (line, column) = lines.place(of: node)
      self.init(name: "#" + name, line: line, column: column)
    }

    /// A macro or a property wrapper in front of a declaration, nil for an attribute that adds no code.
    init?(_ node: AttributeSyntax, lines: SourceLines) {
      let name = node.attributeName.trimmedDescription
      guard !NibWords.isHarmlessAttribute(name), !name.hasPrefix("_") else { return nil }
      let (line, column) = lines.place(of: node)
      self.init(
        name: "@" + name.prefix { $0 != "<" && $0 != "(" }, line: line, column: column)
    }
  }

  extension AttributeListSyntax {
    /// The macros and property wrappers among them, those inside `#if` as well.
    func macros(_ lines: SourceLines) -> [MacroRecord] {
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
#endif
