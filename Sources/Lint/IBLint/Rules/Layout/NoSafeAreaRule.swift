import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a document that does not use the safe area.
struct NoSafeAreaRule: DocumentRule {
  static let info = RuleInfo(
    id: "no-safe-area",
    summary: "A document with constraints does not use the safe area.",
    rationale: """
      If Use Safe Area Layout Guides is off (File inspector), constraints cannot use the safe area: bars, the notch \
      and the home indicator hide content, or constraints avoid them with fixed distances.
      """,
    category: .layout, severity: .warning, isOptIn: true, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <view id="a">
            <constraints>
                <constraint firstAttribute="width" constant="8" id="b"/>
            </constraints>
        </view>
        """),
      // There is no view to pin.
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
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
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view id="a">
                    <constraints>
                        <constraint firstAttribute="width" constant="8" id="b"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """, in: .document)
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard !document.usesSafeAreas,
      document.objects.contains(where: { $0.node.name == Names.constraint })
    else { return }
    context.report(
      at: .node(document.source.root),
      "the document does not use the safe area; turn on Use Safe Area Layout Guides (File inspector)"
    )
  }
}
