#if SourceChecks
  import Diagnostics
  import IBLint
  import SwiftSyntax

  /// A change to code that loads a document and passes an owner that the document no longer needs: it passes nil
  /// instead, and takes the view from the result as before.
  struct LoadingCallRewrite {
    /// The changes, in the order of the locations.
    private(set) var edits: [Diagnostic.FileEdit] = []

    /// Plans the change.
    /// - Parameters:
    ///   - sites: The locations that load the document.
    ///   - file: Returns a parsed file, or nil for a file that is not Swift or cannot be read.
    /// - Throws: A ``SourceObstacle`` for a call that passes another object, or does not use the result.
    init(
      _ sites: [NibCallSite], file: (String) -> ViewFactoryRewrite.File?
    ) throws(SourceObstacle) {
      for site in sites {
        let place = SourcePlace(file: site.file, line: site.line)
        guard let file = file(site.file) else {
          throw SourceObstacle("the document is loaded here", place: place)
        }
        let calls = LoadingCalls(file.tree).calls.filter {
          file.lines.place(of: $0.calledExpression.endPosition.utf8Offset).line == site.line
        }
        guard calls.count == 1, let call = calls.first,
          let owner = call.argument("owner") ?? call.argument("withOwner")
        else { throw SourceObstacle("the document is loaded in an unknown way here", place: place) }
        if owner.is(NilLiteralExprSyntax.self) { continue }
        guard owner.isOwnObject else {
          throw SourceObstacle("the owner is another object here", place: place)
        }
        guard call.isResultUsed else {
          throw SourceObstacle("the result of loading is not used here", place: place)
        }
        edits.append(
          Diagnostic.FileEdit(
            file: site.file, start: owner.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: owner.endPositionBeforeTrailingTrivia.utf8Offset, text: "nil"))
      }
    }
  }

  /// The calls in a file that load nibs.
  private final class LoadingCalls: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    init(_ tree: SourceFileSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if ["loadNibNamed", "instantiate"].contains(node.calledExpression.lastName) {
        calls.append(node)
      }
      return .visitChildren
    }
  }

  extension FunctionCallExprSyntax {
    /// Whether code uses the result of the call.
    fileprivate var isResultUsed: Bool {
      var node = Syntax(self)
      while let parent = node.parent {
        switch parent.as(SyntaxEnum.self) {
        case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .exprList: break
        case .sequenceExpr(let sequence):
          if sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true { return false }
          let isCast = sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
          guard isCast else { return true }
        case .initializerClause:
          // `let _ = …`
          return parent.parent?.as(PatternBindingSyntax.self)?.pattern.is(
            WildcardPatternSyntax.self)
            != true
        case .codeBlockItem: return false
        default: return true
        }
        node = parent
      }
      return true
    }
  }
#endif
