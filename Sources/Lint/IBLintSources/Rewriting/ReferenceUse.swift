#if SourceChecks
  import SwiftSyntax

  extension DeclReferenceExprSyntax {
    /// The way in which code uses an expression with the name of a class.
    enum Creation {
      /// It creates an object with the callee.
      case creates(ExprSyntax)
      case harmless
      case unknown
    }

    /// Returns what the expression does if its name is a view class: `Badge()`, `Badge(frame: bounds)`.
    /// - Parameter declares: Returns whether the class itself declares a member. Other members may come from a helper
    ///   that creates the view.
    func creation(declares: (String) -> Bool) -> Creation {
      var callee = ExprSyntax(self)
      if let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == callee.id {
        switch member.declName.baseName.text {
        case "init": callee = ExprSyntax(member)
        case "self":
          let call = member.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
          let name = call?.calledExpression.trimmedDescription ?? ""
          return ["String", "Bundle", "NSStringFromClass"].contains(name) ? .harmless : .unknown
        case let name: return declares(name) ? .harmless : .unknown
        }
      }
      guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == callee.id
      else { return .unknown }
      return call.labels.isEmpty || call.labels == ["frame"] ? .creates(callee) : .unknown
    }

    /// Whether the name is a member of an expression: `contentView` in `card.contentView`.
    var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }

    /// The expression with `self.` before the name, if there is one.
    var withSelf: ExprSyntax {
      guard isMember, let member = parent?.as(MemberAccessExprSyntax.self),
        let base = member.base?.as(DeclReferenceExprSyntax.self),
        base.baseName.tokenKind == .keyword(.self)
      else { return ExprSyntax(self) }
      return ExprSyntax(member)
    }

    /// The member of the named view that code uses: `backgroundColor` in `content.backgroundColor`. Nil if code uses
    /// the view itself.
    var memberOfContent: String? {
      let view = withSelf
      // The object may be optional, as in `self?.contentView`.
      guard view.id != id || !isMember else { return nil }
      guard let member = view.parent?.as(MemberAccessExprSyntax.self), member.base?.id == view.id
      else { return nil }
      return member.declName.baseName.text
    }
  }
#endif
