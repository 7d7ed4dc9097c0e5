import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports constraints in a document that does not use Auto Layout.
struct ConstraintsWithoutAutoLayoutRule: DocumentRule {
  static let info = RuleInfo(
    id: "constraints-without-auto-layout",
    summary: "A document has constraints but does not use Auto Layout, so they have no effect.",
    rationale: """
      If Use Auto Layout is off (File inspector), the compiler drops all constraints, and autoresizing masks determine \
      the layout. The dropped constraints mislead readers of the document. Turn on Use Auto Layout, or remove the \
      constraints.
      """,
    category: .layout, severity: .warning,
    nonTriggering: [
      Example(
        #"<view id="a"><constraints><constraint firstAttribute="width" constant="8" id="b"/></constraints></view>"#,
        in: .view),
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="a"/>
            </objects>
        </document>
        """, in: .document),
    ],
    triggering: [
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view id="a">
                    <constraints>
                        ↓<constraint firstAttribute="width" constant="8" id="b"/>
                        <constraint firstAttribute="height" constant="8" id="c"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """, in: .document)
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard document.dialect == .document, !document.usesAutoLayout else { return }
    let constraints = document.objects.filter { $0.node.name == Names.constraint }
    guard let first = constraints.first else { return }
    let count = constraints.count == 1 ? "a constraint" : "\(constraints.count) constraints"
    context.report(
      at: .object(first),
      "the document has \(count) but does not use Auto Layout; turn it on (File inspector), or remove them"
    )
  }
}
