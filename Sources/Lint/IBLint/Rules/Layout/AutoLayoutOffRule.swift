import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a document that does not use Auto Layout.
struct AutoLayoutOffRule: DocumentRule {
  static let info = RuleInfo(
    id: "auto-layout-off",
    summary: "A document with views does not use Auto Layout.",
    rationale: """
      Autoresizing masks adapt a view only to its superview's size, not to its content, translations or larger text. \
      Turn on Use Auto Layout (File inspector) and add constraints.
      """,
    category: .layout, severity: .warning, isOptIn: true,
    covers: [.ibLinter: ["enable_autolayout"]],
    nonTriggering: [Example(#"<view id="a"/>"#)],
    triggering: [
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="NO">
            <objects>
                <view id="a"/>
            </objects>
        </document>
        """, in: .document)
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard !document.usesAutoLayout, document.objects.contains(where: { context.facts.isView($0) })
    else { return }
    context.report(
      at: .node(document.source.root),
      "the document does not use Auto Layout; turn it on (File inspector) and add constraints"
    )
  }
}
