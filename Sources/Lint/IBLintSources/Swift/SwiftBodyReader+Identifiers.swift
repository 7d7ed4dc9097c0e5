#if SourceChecks
  import IBLint
  import SwiftSyntax

  // The identifiers of segues, scenes and cells, and the names of storyboards and nibs.
  extension SwiftBodyReader {
    func readIdentifiers(
      _ name: String, _ call: FunctionCallExprSyntax, of base: ExprSyntax?
    ) {
      readInitialScene(name, call, of: base)
      guard let (kind, argument) = SwiftIdentifierCall.read(name, call) else {
        if RegistrationHelper.mayBe(name) { addRegistrations(by: name, call, of: base) }
        return
      }
      addIdentifier(kind, argument, list: list(base))
      if kind == .scene { identifierUses[identifierUses.count - 1].maker = base.flatMap(maker) }
      // The methods of UIKit's lists have no label here. Other methods may register anything.
      if kind == .registration, let argument = call.arguments.first, argument.label == nil {
        let nib = argument.expression
        identifierUses[identifierUses.count - 1].className = nib.metatype
        identifierUses[identifierUses.count - 1].nib =
          nibName(NibName.made(by: nib)?.expression ?? nib)
      }
    }

    /// Reads `UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()`.
    private func readInitialScene(
      _ name: String, _ call: FunctionCallExprSyntax, of base: ExprSyntax?
    ) {
      guard ["instantiateInitialViewController", "instantiateInitialController"].contains(name),
        let callee = call.calledExpression.withoutWrapping.as(MemberAccessExprSyntax.self)
      else { return }
      let storyboard = base.flatMap(storyboard) ?? .unknown
      let (line, column) = lines.place(of: callee.declName)
      identifierUses.append(
        IdentifierRecord(
          kind: .initialScene, name: storyboard, function: baseName, line: line, column: column))
    }

    private func storyboard(_ expression: ExprSyntax) -> NibName? {
      if let name = expression.plainName {
        guard case .storyboard(let storyboard)? = locals[name] else { return nil }
        return storyboard
      }
      return ownStoryboard(expression)
    }

    /// Returns the name of the storyboard in the app's own bundle that an expression creates, or nil.
    func ownStoryboard(_ expression: ExprSyntax) -> NibName? {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        ["UIStoryboard", "NSStoryboard"].contains(call.calledExpression.typePath),
        call.argument("bundle").map(\.isOwnBundle) ?? true, let name = call.argument("name")
      else { return nil }
      return nibName(name)
    }

    /// Records that a function, which may be declared outside the sources, registers cells for each list that it may
    /// receive.
    private func addRegistrations(
      by name: String, _ call: FunctionCallExprSyntax, of base: ExprSyntax?
    ) {
      let receivers = base.map { [$0] } ?? []
      let (line, column) = lines.place(of: call.calledExpression)
      let objects = (receivers + call.arguments.map(\.expression)).flatMap(\.prefixes)
      let lists = objects.filter { object in
        object.parameterType.map(RegistrationHelper.mayBeList) ?? true
      }.map(list)
      var seen: Set<SourceIdentifierUse.List> = [.local, .itself]
      for list in lists where seen.insert(list).inserted {
        identifierUses.append(
          IdentifierRecord(
            kind: .registration, name: .unknown, list: list, function: baseName,
            helper: FunctionRecord.name(name, labels: call.labels), line: line, column: column))
      }
    }

    /// Returns the static member of a type that an expression or variable gets its value from, or nil.
    private func maker(_ expression: ExprSyntax) -> MakerRecord? {
      guard let name = expression.plainName else { return expression.maker }
      return switch locals[name] {
      case .made(let maker): maker
      // The member of the type may also be a string.
      case .text(.constant(let type?, let member)): MakerRecord(type: type, member: member)
      default: nil
      }
    }

    func addIdentifier(
      _ kind: SourceIdentifierUse.Kind, _ argument: ExprSyntax,
      list: SourceIdentifierUse.List = .local
    ) {
      let (line, column) = lines.place(of: argument)
      identifierUses.append(
        IdentifierRecord(
          kind: kind, name: nibName(argument), list: list, className: expectedClass(argument),
          function: baseName, line: line, column: column))
    }

    /// Returns the list that receives a message.
    func list(_ base: ExprSyntax?) -> SourceIdentifierUse.List {
      guard let base, !base.isOwnObject, !base.is(SuperExprSyntax.self) else { return .itself }
      guard let name = base.ownName else { return base.lastName.map { .other($0) } ?? .local }
      guard base.plainName != nil else { return .property(name) }
      return switch locals[name] {
      case .parameter: .parameter
      case .property(let property): .property(property)
      case nil: shadowed.contains(name) || name.hasPrefix("$") ? .local : .property(name)
      default: .local
      }
    }

    /// Reads comparisons such as `segue.identifier == "detail"`.
    func readComparisons(_ elements: [ExprSyntax]) {
      readDestinations(elements)
      for index in elements.indices.dropFirst().dropLast() {
        guard let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
          sign == "==" || sign == "!="
        else { continue }
        let (left, right) = (elements[index - 1], elements[index + 1])
        if isSegueIdentifier(left), !right.is(NilLiteralExprSyntax.self) {
          addIdentifier(.segueComparison, right)
        } else if isSegueIdentifier(right), !left.is(NilLiteralExprSyntax.self) {
          addIdentifier(.segueComparison, left)
        }
      }
    }

    /// Returns whether an expression is the identifier of a segue, by its name: `segue.identifier`.
    func isSegueIdentifier(_ expression: ExprSyntax) -> Bool {
      let expression = expression.withoutWrapping
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return member.declName.baseName.text == "identifier"
          && member.base?.lastName?.lowercased().hasSuffix("segue") == true
      }
      // The parameter of `shouldPerformSegue(withIdentifier:sender:)`
      guard baseName == "shouldPerformSegue", let name = expression.plainName,
        case .parameter? = locals[name]
      else { return false }
      return name == "identifier"
    }
  }
#endif
