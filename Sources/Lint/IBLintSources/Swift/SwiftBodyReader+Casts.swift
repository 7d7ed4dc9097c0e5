#if SourceChecks
  import IBLint
  import SwiftSyntax

  // The classes that code expects of objects from documents, and the objects that it creates without a document.
  extension SwiftBodyReader {
    /// Records the creation of an object without arguments, as in `DetailController()`.
    func readCreation(_ call: FunctionCallExprSyntax) {
      guard call.arguments.isEmpty, call.trailingClosure == nil,
        let name = call.calledExpression.withoutWrapping.as(DeclReferenceExprSyntax.self)?.baseName,
        name.isCapitalized,
        // In `known ?? DetailController()`, the object only stands in for one that has been shown.
        call.parent?.as(ExprListSyntax.self)?.contains(where: {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        }) != true
      else { return }
      let (line, column) = lines.place(of: call.calledExpression)
      var record = IdentifierRecord(
        kind: .creation, name: .className(name.identifierText), function: baseName, line: line,
        column: column)
      record.className = name.identifierText
      let use = ExprSyntax(call).controllerUse
      record.add(use)
      if case .keeps(let holder) = use, !FrameworkPrefixes.cover(name.identifierText) {
        record.holder = holder
        expectControllerUses(of: holder)
      }
      if let property = ExprSyntax(call).defaultedProperty { record.list = .property(property) }
      identifierUses.append(record)
    }

    /// Reads `segue.destination as! Detail` where a condition names the segue.
    func readDestinations(_ elements: [ExprSyntax]) {
      for index in elements.indices.dropLast(2) {
        guard
          let member = elements[index].withoutWrapping.as(MemberAccessExprSyntax.self),
          ["destination", "destinationViewController"].contains(member.declName.baseName.text),
          member.base?.lastName?.lowercased().hasSuffix("segue") == true,
          let type = elements[index].forcedType, !genericNames.contains(type),
          let identifier = segueIdentifier(around: Syntax(member))
        else { continue }
        addIdentifier(.segueDestination, identifier)
        let (line, column) = lines.place(of: member.declName)
        let last = identifierUses.count - 1
        (identifierUses[last].line, identifierUses[last].column) = (line, column)
        identifierUses[last].className = type
      }
    }

    /// Returns the only identifier that a segue can have in some code, according to the nearest condition around it.
    private func segueIdentifier(around code: Syntax) -> ExprSyntax? {
      var node = code
      while let parent = node.parent, !parent.is(FunctionDeclSyntax.self),
        !parent.is(ClosureExprSyntax.self)
      {
        if let branch = parent.as(IfExprSyntax.self), node.id == branch.body.id {
          let compared = branch.conditions.compactMap { comparedIdentifier($0.condition) }
          if let first = compared.first { return first }
        }
        if let branch = parent.as(SwitchCaseSyntax.self), node.id == branch.statements.id,
          let choice = branch.parent?.parent?.as(SwitchExprSyntax.self),
          isSegueIdentifier(choice.subject)
        {
          let items = branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems
          guard let item = items?.first, items?.count == 1, item.whereClause == nil else {
            return nil
          }
          return item.pattern.as(ExpressionPatternSyntax.self)?.expression
        }
        node = parent
      }
      return nil
    }

    /// Returns the value in a condition such as `segue.identifier == "detail"`.
    private func comparedIdentifier(_ condition: ConditionElementSyntax.Condition) -> ExprSyntax? {
      guard case .expression(let expression) = condition,
        let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count == 3,
        elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
      else { return nil }
      return isSegueIdentifier(elements[0])
        ? elements[2] : isSegueIdentifier(elements[2]) ? elements[0] : nil
    }

    /// Returns the class to which code casts the result of a call with an argument, by `as!`.
    func expectedClass(_ argument: ExprSyntax) -> String? {
      guard
        let call = argument.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        let type = ExprSyntax(call).wholeChain.forcedType, !genericNames.contains(type)
      else { return nil }
      return type
    }
  }

  extension ExprSyntax {
    /// The class in `Row.self`, or nil for other expressions.
    var metatype: String? {
      guard let member = withoutWrapping.as(MemberAccessExprSyntax.self),
        member.declName.baseName.tokenKind == .keyword(.self)
      else { return nil }
      return member.base?.typeName
    }

    /// The variable property of a type that the expression is the default value of, or nil.
    fileprivate var defaultedProperty: String? {
      guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
        binding.initializer?.value.id == id,
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        variable.parent?.is(MemberBlockItemSyntax.self) == true
      else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }

    /// The class in a forced cast of the expression, or nil.
    fileprivate var forcedType: String? {
      guard let list = parent?.as(ExprListSyntax.self) else { return nil }
      let elements = Array(list)
      guard let index = elements.firstIndex(where: { $0.id == id }), index + 2 < elements.count,
        let cast = elements[index + 1].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.tokenKind == .exclamationMark,
        let type = elements[index + 2].as(TypeExprSyntax.self)?.type
          .as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil
      else { return nil }
      return type.name.identifierText
    }

    /// The expression with the members, subscripts and unwrapping behind it that lead to one of the objects in a nib:
    /// `load()?.first`, `load()![0]`, `nib.instantiate(withOwner: nil)[0]`.
    fileprivate var wholeChain: ExprSyntax {
      var whole = self
      while let parent = whole.parent?.as(ExprSyntax.self), whole.isContinued(by: parent) {
        whole = parent
      }
      return whole
    }

    private func isContinued(by parent: ExprSyntax) -> Bool {
      if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
        return true
      }
      if let member = parent.as(MemberAccessExprSyntax.self) {
        return ["first", "last", "instantiate"].contains(member.declName.baseName.text)
      }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == id && self.lastName == "instantiate"
      }
      return parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
    }
  }
#endif
