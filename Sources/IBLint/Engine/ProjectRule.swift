/// A rule that checks the documents of a whole run together with the app's sources.
///
/// Some facts need all documents: that none of them connects an outlet, or contains an identifier that code uses. Such
/// a rule runs once, after all documents, if there are sources; its findings are in the sources. It may also check each
/// document, like any other rule.
public protocol ProjectRule: Rule {
  /// Checks the documents and the sources.
  func check(_ project: ProjectContext)
}

extension ProjectRule {
  /// The run as a whole.
  public var checks: [RuleCheck] { [.project(self)] }
}
