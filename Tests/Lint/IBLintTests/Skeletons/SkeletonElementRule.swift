import Diagnostics
import IBLint
import InterfaceBuilder
import XMLTree

/// A rule that reports TODO: the problem, as a noun phrase.
struct SkeletonElementRule: ElementRule {
  static let info = RuleInfo(
    id: "skeleton-element",
    summary: "TODO: what is wrong, in one sentence.",
    rationale: """
      TODO: what happens at run time.

      TODO: what to do instead.
      """,
    category: .layout, severity: .warning,
    nonTriggering: [
      // TODO: what comes close, and is right.
      Example(#"<view id="a"/>"#)
    ],
    triggering: [
      // TODO: each form of the mistake.
      Example(#"↓<view id="a"/>"#)
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.view] }

  func check(_ element: Node, in context: LintContext) {
    // TODO: context.report(at: .node(element), "what is wrong; what to do about it")
  }
}
