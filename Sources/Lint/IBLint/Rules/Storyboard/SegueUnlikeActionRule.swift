import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an adaptive segue whose action belongs to another kind of segue.
struct SegueUnlikeActionRule: ConnectionRule {
  static let info = RuleInfo(
    id: "segue-unlike-action",
    summary: "The action of a segue is that of another kind of segue.",
    rationale: """
      Interface Builder shows the kind of a segue, but the system performs its action: a segue of the kind `show` with the \
      action `showDetailViewController:sender:` replaces the detail of a split view. The two differ after the kind was \
      changed outside Interface Builder, or in an old version of it.

      Choose the kind of the segue again (Attributes inspector), which also sets the action.
      """,
    category: .storyboard, severity: .warning, kinds: [.storyboard], platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="show" action="showViewController:sender:" id="b"/>
                <segue destination="a" kind="showDetail" action="showDetailViewController:sender:" id="c"/>
                <segue destination="a" kind="show" id="d"/>
            </connections>
        </viewController>
        """, in: .scene)
    ],
    triggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="show" ↓action="showDetailViewController:sender:" id="b"/>
                <segue destination="a" kind="showDetail" ↓action="showViewController:sender:" id="c"/>
            </connections>
        </viewController>
        """, in: .scene)
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.segue]) }

  /// The actions of the kinds of segues that adapt to the container of their source.
  private static let actions = [
    "show": "showViewController:sender:", "showDetail": "showDetailViewController:sender:",
  ]

  func check(_ segue: IBConnection, in context: LintContext) {
    guard let kind = segue.segue?.kind, Self.actions[kind] != nil,
      let action = segue.node.attributes.first(where: { $0.name == Names.action }),
      let other = Self.actions.first(where: { $0.value == action.value })?.key, other != kind
    else { return }
    context.report(
      at: .attribute(action),
      """
      the segue is shown as '\(kind)', but its action '\(action.value)' makes it a '\(other)' segue; choose its kind again
      """)
  }
}
