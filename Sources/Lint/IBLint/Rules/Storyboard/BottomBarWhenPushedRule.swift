import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a controller that keeps the bottom bar when it is pushed.
struct BottomBarWhenPushedRule: ObjectRule {
  static let info = RuleInfo(
    id: "bottom-bar-when-pushed",
    summary: "A pushed view controller does not hide the bottom bar.",
    rationale: """
      In an app that shows the tab bar only at the root of each tab, every pushed controller needs Hide Bottom \
      Bar on Push (Attributes inspector).
      """,
    category: .storyboard, severity: .warning, isOptIn: true, kinds: [.storyboard],
    platforms: .iOSFamily,
    covers: [.ibLinter: ["hides_bottom_bar"]],
    nonTriggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="show" id="c"/>
            </connections>
        </viewController>
        <viewController hidesBottomBarWhenPushed="YES" id="b"/>
        """, in: .scene)
    ],
    triggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="show" id="c"/>
            </connections>
        </viewController>
        ↓<viewController id="b"/>
        """, in: .scene)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject {
    .named([
      Names.viewController, Names.tableViewController, Names.collectionViewController,
    ])
  }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.node.bool(Names.hidesBottomBarWhenPushed) != true,
      context.facts.connections(to: object).contains(where: {
        ["show", "push"].contains($0.segue?.kind)
      })
    else { return }
    context.report(
      at: .object(object),
      "the controller keeps the bottom bar when it is pushed; turn on Hide Bottom Bar on Push")
  }
}
