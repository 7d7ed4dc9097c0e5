import Diagnostics
import IBLint
import InterfaceBuilder

/// A rule that reports TODO: the problem, as a noun phrase.
struct SkeletonObjectRule: ObjectRule {
  static let info = RuleInfo(
    id: "skeleton-object",
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

  var objects: ObjectSubject { .views }

  func check(_ object: IBObject, in context: LintContext) {
    // TODO: context.report(at: .object(object), "what is wrong; what to do about it")
  }
}
