import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a document that does not use trait variations.
struct TraitCollectionsOffRule: DocumentRule {
  static let info = RuleInfo(
    id: "trait-collections-off",
    summary: "A document does not use trait variations.",
    rationale: """
      If Use Trait Variations is off (File inspector), nothing in the document can vary by size class, and the canvas \
      shows only one kind of device.
      """,
    category: .layout, severity: .warning, isOptIn: true, platforms: .iOSFamily,
    covers: [.ibLinter: ["use_trait_collections"]],
    nonTriggering: [Example(#"<view id="a"/>"#)],
    triggering: [
      Example(
        Example.markedDocument, in: .document)
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard !document.usesTraitCollections else { return }
    context.report(
      at: .node(document.source.root),
      "the document does not use trait variations; turn them on (File inspector)")
  }
}
