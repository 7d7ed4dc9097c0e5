import Diagnostics
import IBLint

/// A rule that reports TODO: the problem, as a noun phrase.
struct SkeletonProjectRule: ProjectRule {
  static let info = RuleInfo(
    id: "skeleton-project",
    summary: "TODO: what is wrong, in one sentence.",
    rationale: """
      TODO: what happens at run time.

      TODO: what to do instead.
      """,
    category: .sources, severity: .warning, needs: [.sources],
    nonTriggering: [
      // TODO: what comes close, and is right.
      Example(#"<view id="a"/>"#, code: ["Main.swift": "class Main: UIViewController {}"])
    ],
    triggering: [
      // TODO: each form of the mistake.
      Example(#"<view id="a"/>"#, code: ["Main.swift": "class ↓Main: UIViewController {}"])
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    // TODO: project.report(at: declaration.place, "what is wrong; what to do about it")
  }
}
