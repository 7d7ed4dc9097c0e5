import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a document that no target of the project contains.
struct DocumentInNoTargetRule: DocumentRule {
  static let info = RuleInfo(
    id: "document-in-no-target",
    summary: "No target of the project contains the document.",
    rationale: """
      Xcode compiles only documents that belong to a target. A document that belongs to no target is not part of the \
      app, and code that loads the document by name crashes. A document in no target is often a leftover from a screen \
      that was replaced.

      Add the document to a target (File inspector, Target Membership), or delete it. The findings of other rules in \
      such a document are only counted, because the document is not part of the app.
      """,
    category: .document, severity: .warning, needs: [.project],
    nonTriggering: [
      Example(#"<view id="a"/>"#, targets: ["App"])
    ],
    triggering: [
      Example(
        Example.markedDocument, in: .document, targets: [])
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let file = document.file, context.run?.targets(of: file)?.isEmpty == true else { return }
    context.report(
      at: .node(document.source.root),
      "no target of the project contains this document, so it is not part of the app; add it to a target, or delete it"
    )
  }
}
