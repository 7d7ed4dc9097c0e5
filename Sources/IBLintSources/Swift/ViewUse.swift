#if SourceChecks
  import SwiftSyntax

  /// What a mention of a view may do to its place.
  enum ViewUse {
    /// It tells nothing about where the view is.
    case harmless
    /// It gives it a frame or constraints, or passes it to code that might.
    case maybePlacing

    /// Judges a name, or `self.` and a name, by its context.
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
        // Nobody writes a view's assignment as long as that.
        let list = Array(elements.prefix(16))
        let index = list.firstIndex { $0.id == node.id } ?? 0
        // `view = x` makes it the root of something, and `x = view` gives it a value.
        let isGiven = index + 1 < list.count && list[index + 1].is(AssignmentExprSyntax.self)
        let isTaken = index > 0 && list[index - 1].is(AssignmentExprSyntax.self)
        self = isTaken && !isGiven ? .maybePlacing : .harmless
      case .initializerClause(let clause):
        let pattern =
          clause.parent?.as(PatternBindingSyntax.self)?.pattern
          ?? clause.parent?.as(OptionalBindingConditionSyntax.self)?.pattern
        let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        self = name == ExprSyntax(node)?.ownName ? .harmless : .maybePlacing
      // `["view": view]` gives names to a visual format.
      case .arrayElement, .dictionaryElement: self = .maybePlacing
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
