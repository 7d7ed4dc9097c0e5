import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports notes that disable an unknown rule.
struct UnknownDisabledRuleRule: DocumentRule {
  static let info = RuleInfo(
    id: "unknown-disabled-rule",
    summary: "The notes of an object disable a rule that does not exist.",
    rationale: """
      `xibinspect:disable` in the notes of an object (Identity inspector, Document, Notes) applies to the object and \
      everything inside it. A misspelt rule name has no effect.
      """,
    category: .document, severity: .warning,
    nonTriggering: [
      Example(
        """
        <label text="Hello" id="a">
            <attributedString key="userComments">
                <fragment content="xibinspect:disable duplicate-id, dangling-connection - until the merge"/>
            </attributedString>
        </label>
        """, in: .view),
      Example(
        """
        <label text="Hello" id="a">
            <attributedString key="userComments">
                <fragment content="Default name for a new account."/>
            </attributedString>
        </label>
        """, in: .view),
    ],
    triggering: [
      Example(
        """
        <label text="Hello" id="a">
            ↓<attributedString key="userComments">
                <fragment content="xibinspect:disable duplicate-ids"/>
            </attributedString>
        </label>
        """, in: .view),
      Example(
        """
        <label text="Hello" id="a">
            ↓<attributedString key="userComments">
                <fragment content="xibinspect:disable - until the merge"/>
            </attributedString>
        </label>
        """, in: .view),
      // A space follows the colon, and the reason has no separator.
      Example(
        """
        <label text="Hello" id="a">
            ↓<attributedString key="userComments">
                <fragment content="xibinspect: disable duplicate-id until the merge"/>
            </attributedString>
        </label>
        """, in: .view),
    ])

  private let catalog = RuleCatalog()

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    var last: Node?
    for entry in context.disabled.entries
    where catalog[entry.rule] == nil && !context.customRules.contains(entry.rule) {
      // Report a reason without a separator as one mistake instead of one per word.
      if last == entry.node { continue }
      last = entry.node
      context.report(
        at: .node(entry.node), "invalid xibinspect:disable in the notes: " + reason(entry.rule))
    }
  }

  private func reason(_ rule: String) -> String {
    guard !rule.isEmpty else { return "no rule after \(DisabledRules.directive)" }
    return catalog.unknownRule(rule) + "; write \" - \" before a reason"
  }
}
