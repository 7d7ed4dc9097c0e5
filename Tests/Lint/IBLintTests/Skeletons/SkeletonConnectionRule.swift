import Diagnostics
import IBLint
import InterfaceBuilder

/// A rule that reports TODO: the problem, as a noun phrase.
struct SkeletonConnectionRule: ConnectionRule {
  static let info = RuleInfo(
    id: "skeleton-connection",
    summary: "TODO: what is wrong, in one sentence.",
    rationale: """
      TODO: what happens at run time.

      TODO: what to do instead.
      """,
    category: .layout, severity: .warning,
    nonTriggering: [
      // TODO: what comes close, and is right.
      Example(
        #"<view id="a"><connections><outlet property="b" destination="a" id="c"/></connections></view>"#
      )
    ],
    triggering: [
      // TODO: each form of the mistake.
      Example(
        #"<view id="a"><connections>↓<outlet property="b" destination="a" id="c"/></connections></view>"#
      )
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.outlet]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    // TODO: context.report(at: .connection(connection), "what is wrong; what to do about it")
  }
}
