#if SourceChecks
  import SwiftSyntax

  /// A search for the branches that run only on old versions of iOS.
  final class OldSystemBranches: SyntaxVisitor {
    private let lines: SourceLines
    private var parts: [OldSystemCode] = []

    private init(_ lines: SourceLines) {
      self.lines = lines
      super.init(viewMode: .sourceAccurate)
    }

    /// Returns the branches in a file, outer ones before those in them.
    static func parts(
      in tree: SourceFileSyntax, _ words: UsedWords, _ lines: SourceLines
    ) -> [OldSystemCode] {
      guard ["available", "unavailable"].contains(where: words.contains) else { return [] }
      let search = OldSystemBranches(lines)
      search.walk(tree)
      return search.parts
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      if let version = node.conditions.version(of: .poundUnavailable) {
        add(node.body, version)
      } else if let version = node.conditions.version(of: .poundAvailable),
        let other = node.elseBody
      {
        add(other, version)
      }
      return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      if let version = node.conditions.version(of: .poundAvailable) { add(node.body, version) }
      return .visitChildren
    }

    private func add(_ branch: some SyntaxProtocol, _ version: String) {
      let end = branch.endPositionBeforeTrailingTrivia.utf8Offset
      parts.append(
        OldSystemCode(start: lines.place(of: branch), end: lines.place(of: end), version: version))
    }
  }

  extension ConditionElementListSyntax {
    /// Returns the version of iOS in the only condition, as in `#available(iOS 13, *)`, or nil for other conditions.
    fileprivate func version(of keyword: TokenKind) -> String? {
      guard count == 1, case .availability(let condition)? = first?.condition,
        condition.availabilityKeyword.tokenKind == keyword
      else { return nil }
      for argument in condition.availabilityArguments {
        guard case .availabilityVersionRestriction(let platform) = argument.argument,
          platform.platform.text == "iOS"
        else { continue }
        return platform.version?.trimmedDescription
      }
      return nil
    }
  }
#endif
