/// A rule that looks at the documents of a whole run and the app's sources together.
///
/// Some things no document can tell alone: that none of them connects an outlet, or has an identifier that code asks
/// for. Such a rule runs once, behind all documents, where there are sources; what it finds stands in the sources. It
/// may look at each document as well, like any other rule.
public protocol ProjectRule: Rule {
  /// Checks the documents and the sources.
  func check(_ project: ProjectContext)
}

extension ProjectRule {
  /// The run as a whole.
  public var checks: [RuleCheck] { [.project(self)] }
}
