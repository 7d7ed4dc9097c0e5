#if SourceChecks
  import SwiftSyntax

  /// A visitor that finds what code does with the controllers in properties.
  final class ControllerUseFinder: SyntaxVisitor {
    /// The uses of a controller, by the name of the property.
    private(set) var found: [String: [ControllerUse]] = [:]
    private let names: Set<String>

    /// Searches a file for the properties with some names.
    init(of names: Set<String>, in tree: SourceFileSyntax) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.identifierText
      guard names.contains(name) else { return .visitChildren }
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
        if member.base?.isOwnObject == true {
          found[name, default: []].append(ExprSyntax(member).controllerUse)
        }
      } else {
        found[name, default: []].append(ExprSyntax(node).controllerUse)
      }
      return .visitChildren
    }
  }

  extension ExprSyntax {
    /// The use of the controller that the expression results in.
    var controllerUse: ControllerUse {
      var node = Syntax(self)
      while let parent = node.parent {
        switch parent.as(SyntaxEnum.self) {
        case .forceUnwrapExpr, .optionalChainingExpr, .arrayElement, .arrayElementList, .arrayExpr,
          .unresolvedTernaryExpr:
          node = parent
        case .labeledExpr(let argument):
          guard let outer = argument.parent?.parent else { return .other }
          if let call = outer.as(FunctionCallExprSyntax.self) {
            return call.shows(argument) ? .shows : .other
          }
          guard outer.is(TupleExprSyntax.self) else { return .other }
          node = outer
        case .memberAccessExpr(let member):
          return member.base?.id == node.id
            ? .member(member.declName.baseName.identifierText) : .other
        case .exprList(let list):
          guard let sequence = list.parent, sequence.is(SequenceExprSyntax.self) else {
            return .other
          }
          let elements = Array(list)
          if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
            return elements[0].id == node.id ? .other : elements[0].useOfAssignedController
          }
          let isCast = elements.count > 1 && elements[1].is(UnresolvedAsExprSyntax.self)
          let isChoice = elements.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) == true
          guard isCast && elements[0].id == node.id || isChoice && elements[0].id != node.id else {
            return .other
          }
          node = sequence
        case .initializerClause:
          let name = parent.parent?.as(PatternBindingSyntax.self)?.pattern
            .as(IdentifierPatternSyntax.self)?.identifier.identifierText
          return name.map { .keeps($0) } ?? .other
        case .returnStmt: return parent.returnsFromFunction ? .shows : .other
        case .codeBlockItem(let item):
          // A function with a single expression returns its value.
          guard let body = item.parent?.parent?.as(CodeBlockSyntax.self),
            body.statements.count == 1,
            let function = body.parent?.as(FunctionDeclSyntax.self),
            function.signature.returnClause != nil
          else { return .other }
          return .shows
        default: return .other
        }
      }
      return .other
    }

    /// The use of a controller that code assigns to the expression.
    private var useOfAssignedController: ControllerUse {
      if let name = lastName, ControllerUse.properties.contains(name) { return .shows }
      return ownName.map { .keeps($0) } ?? .other
    }
  }

  extension FunctionCallExprSyntax {
    /// Returns whether the function shows the controller in an argument.
    fileprivate func shows(_ argument: LabeledExprSyntax) -> Bool {
      let label = argument.label?.text
      if let label, ControllerUse.properties.contains(label) { return true }
      guard argument.id == arguments.first?.id, label == nil || label == "viewController",
        let name = calledExpression.lastName
      else { return false }
      // `navigation.viewControllers.append(detail)`
      let list = calledExpression.as(MemberAccessExprSyntax.self)?.base?.lastName
      return ControllerUse.isShowing(name)
        || name == "append" && list.map(ControllerUse.properties.contains) == true
    }
  }

  extension Syntax {
    /// Whether a statement returns from a function, and not from a closure or a getter.
    fileprivate var returnsFromFunction: Bool {
      var node = self
      while let parent = node.parent {
        if parent.is(FunctionDeclSyntax.self) { return true }
        if parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) { return false }
        node = parent
      }
      return false
    }
  }
#endif
