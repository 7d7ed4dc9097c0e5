import Diagnostics
import IBLint
import InterfaceBuilder
import XMLTree

/// A rule that reports TODO: the problem, as a noun phrase.
struct SkeletonAttributeRule: AttributeRule {
  static let info = RuleInfo(
    id: "skeleton-attribute",
    summary: "TODO: what is wrong, in one sentence.",
    rationale: """
      TODO: what happens at run time.

      TODO: what to do instead.
      """,
    category: .layout, severity: .warning,
    nonTriggering: [
      // TODO: what comes close, and is right.
      Example(#"<view tag="1" id="a"/>"#)
    ],
    triggering: [
      // TODO: each form of the mistake.
      Example(#"<view ↓tag="1" id="a"/>"#)
    ])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.tag] }

  func check(_ attribute: Attribute, in context: LintContext) {
    // TODO: context.report(at: .attribute(attribute), "what is wrong; what to do about it")
  }
}
