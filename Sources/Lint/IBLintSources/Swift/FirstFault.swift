#if SourceChecks
  import SwiftDiagnostics
  import SwiftParserDiagnostics
  import SwiftSyntax

  /// The first place that a parsed Swift file has an error in.
  enum FirstFault {
    /// Returns the first diagnostic in a tree, or nil if there is none.
    ///
    /// Creating all diagnostics takes time proportional to the square of their number, so they are created only for the
    /// innermost declaration or statement that contains an error.
    static func diagnostic(in tree: SourceFileSyntax) -> SwiftDiagnostics.Diagnostic? {
      var nodes = [Syntax(tree)]
      while let inner = nodes.last.flatMap({ FirstFaultyPart.inside($0) }) { nodes.append(inner) }
      return nodes.reversed().lazy.compactMap {
        ParseDiagnosticsGenerator.diagnostics(for: $0).first
      }.first
    }

    /// A search for the first declaration or statement with an error.
    private final class FirstFaultyPart: SyntaxAnyVisitor {
      private let outer: Syntax
      private var found: Syntax?

      private init(_ outer: Syntax) {
        self.outer = outer
        super.init(viewMode: .sourceAccurate)
      }

      static func inside(_ node: Syntax) -> Syntax? {
        let search = FirstFaultyPart(node)
        search.walk(node)
        return search.found
      }

      override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard found == nil, node.hasError else { return .skipChildren }
        guard node != outer,
          node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self)
        else { return .visitChildren }
        found = node
        return .skipChildren
      }
    }
  }
#endif
