/// A rule that checks all documents of a run together with the app's sources.
///
/// Some findings depend on all documents, for example that none of them connects an outlet or contains an identifier
/// that code uses. If there are sources, the rule runs once, after all documents; its findings are in the sources. The
/// rule can also check each document, like any other rule.
public protocol ProjectRule: Rule {
  /// Checks all documents and the sources.
  func check(_ project: ProjectContext)
}

extension ProjectRule {
  /// A check of the whole run.
  public var checks: [RuleCheck] { [.project(self)] }
}
