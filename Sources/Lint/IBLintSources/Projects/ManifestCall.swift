#if SourceChecks
  import Budgets
  import SwiftParser
  import SwiftSyntax

  /// The call in a manifest that describes a package or project, such as `Package(name: …)`.
  struct ManifestCall {
    /// The call.
    let call: FunctionCallExprSyntax

    /// Finds the first call of a type with the argument `name`. Returns nil if there is none.
    /// - Throws: `Budget.Exceeded` if the code is too deeply nested for the parser, or too long.
    init?(of type: String, in bytes: [UInt8], file: String? = nil) throws(Budget.Exceeded) {
      try SwiftNesting.check(bytes, file: file)
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      let finder = Finder(type)
      finder.walk(Parser.parse(source: text))
      guard let call = finder.call else { return nil }
      self.call = call
    }

    /// The elements of `targets`, or nil if they are not written as a list.
    var targets: [ExprSyntax]? {
      guard let targets = call.argument("targets") else { return [] }
      return targets.listElements
    }

    private final class Finder: SyntaxVisitor {
      let type: String
      var call: FunctionCallExprSyntax?

      init(_ type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if call == nil, node.calledExpression.trimmedDescription == type,
          node.argument("name") != nil
        {
          call = node
        }
        return .visitChildren
      }
    }
  }

  extension ExprSyntax {
    /// The elements of an array literal, or nil for other expressions.
    var listElements: [ExprSyntax]? { self.as(ArrayExprSyntax.self)?.elements.map(\.expression) }
  }
#endif
