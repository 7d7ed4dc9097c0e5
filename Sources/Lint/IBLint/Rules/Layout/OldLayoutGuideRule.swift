import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a constraint to the top or bottom layout guide.
struct OldLayoutGuideRule: ObjectRule {
  static let info = RuleInfo(
    id: "old-layout-guide",
    summary:
      "A constraint uses a top or bottom layout guide, which has been superseded by the safe area.",
    rationale: """
      `topLayoutGuide` and `bottomLayoutGuide` have been deprecated since iOS 11. The top and bottom layout guides do \
      not cover the left and right edges, so the rounded corners of the screen hide content in landscape. Turn on Use \
      Safe Area Layout Guides (File inspector), and pin the views to the safe area.
      """,
    category: .layout, severity: .warning, isOptIn: true, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <layoutGuides>
                <viewControllerLayoutGuide type="top" id="b"/>
            </layoutGuides>
            <view key="view" id="c"/>
        </viewController>
        """, in: .scene)
    ],
    triggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <layoutGuides>
                <viewControllerLayoutGuide type="top" id="b"/>
            </layoutGuides>
            <view key="view" id="c">
                <subviews>
                    <view id="d"/>
                </subviews>
                <constraints>
                    ↓<constraint firstItem="d" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="e"/>
                </constraints>
            </view>
        </viewController>
        """, in: .scene)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.constraint]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard context.facts.hasOldLayoutGuides, let constraint = ResolvedConstraint(object) else {
      return
    }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item, item.node.name == Names.viewControllerLayoutGuide else { continue }
      context.report(
        at: .object(object),
        "the constraint uses the \(item.node[Names.type] ?? "top") layout guide; use the safe area instead"
      )
    }
  }
}
