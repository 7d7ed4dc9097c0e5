#if SourceChecks
  import SwiftSyntax

  /// The possible effect of an expression on a view's frame.
  enum ViewUse {
    /// The expression does not affect the frame.
    case harmless
    /// The expression sets the frame or constraints, or passes the view to code that may do so.
    case maybePlacing

    /// Classifies the use of a name, or of `self.` and a name, by its context.
    init(of node: Syntax) {
      var node = node
      while let parent = node.parent,
        parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      {
        node = parent
      }
      guard let parent = node.parent else {
        self = .harmless
        return
      }
      switch parent.as(SyntaxEnum.self) {
      case .memberAccessExpr(let member):
        self = Self.isHarmless(member.declName.baseName.text) ? .harmless : .maybePlacing
      case .labeledExpr:
        guard let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self) else {
          self = .maybePlacing
          return
        }
        let callee = call.calledExpression.withoutWrapping
        let name =
          callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.plainName ?? ""
        self = Self.puttingIn.contains(name) ? .harmless : .maybePlacing
      case .exprList(let elements):
        // The length is limited, because people do not write longer assignments.
        let list = Array(elements.prefix(16))
        let index = list.firstIndex { $0.id == node.id } ?? 0
        // On the right of `=`, it may become the main view of another object. On the left, it only receives a value.
        let isGiven = index + 1 < list.count && list[index + 1].is(AssignmentExprSyntax.self)
        let isTaken = index > 0 && list[index - 1].is(AssignmentExprSyntax.self)
        self = isTaken && !isGiven ? .maybePlacing : .harmless
      case .initializerClause(let clause):
        let pattern =
          clause.parent?.as(PatternBindingSyntax.self)?.pattern
          ?? clause.parent?.as(OptionalBindingConditionSyntax.self)?.pattern
        let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        self = name == ExprSyntax(node)?.ownName ? .harmless : .maybePlacing
      // `["view": view]` is used for visual format strings.
      case .arrayElement, .dictionaryElement: self = .maybePlacing
      // `for view in subviews`
      case .forStmt: self = .maybePlacing
      default: self = .harmless
      }
    }

    private static let puttingIn: Set<String> = [
      "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "print",
    ]

    private static func isHarmless(_ member: String) -> Bool {
      member.hasPrefix("accessibility") || harmlessMembers.contains(member)
    }

    private static let harmlessMembers: Set<String> = [
      "alpha", "alphaValue", "backgroundColor", "clipsToBounds", "contentMode", "dataSource",
      "delegate", "isHidden", "isOpaque", "isUserInteractionEnabled", "layer", "layoutMargins",
      "removeFromSuperview", "restorationIdentifier", "setNeedsDisplay", "setNeedsLayout",
      "subviews", "superview", "tag", "tintColor", "translatesAutoresizingMaskIntoConstraints",
      "wantsLayer", "window",
    ]
  }
#endif
