import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports documents of one target that Xcode writes to the same file.
struct SameNameInTargetRule: DocumentRule {
  static let info = RuleInfo(
    id: "same-name-in-target",
    summary: "A target contains two documents with the same name.",
    rationale: """
      Xcode writes the compiled documents of a target into one folder, whatever folders the documents are in. For two \
      documents with the same name, the build fails with `Multiple commands produce`, or, in old versions of Xcode, one of \
      them replaces the other.

      Rename one of the documents, or remove it from the target. Documents in different language folders, such as \
      `en.lproj` and `de.lproj`, are versions of one document.
      """,
    category: .document, severity: .error, needs: [.project],
    nonTriggering: [
      Example(#"<view id="a"/>"#, targets: ["App"])
    ],
    triggering: [
      Example(
        Example.markedDocument, in: .document, targets: ["App"], twins: ["Old/Example.xib"])
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let file = document.file, let twins = context.run?.documents(replacing: file),
      let twin = twins.first
    else { return }
    context.report(
      at: .node(document.source.root),
      """
      a target also contains \(twin), and Xcode writes both to the same file; rename one of them, or remove it from the target
      """)
  }
}
