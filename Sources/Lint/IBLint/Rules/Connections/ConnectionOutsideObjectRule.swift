import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports connections that belong to no object.
struct ConnectionOutsideObjectRule: ElementRule {
  static let info = RuleInfo(
    id: "connection-outside-object",
    summary: "A list of connections is not directly inside an object.",
    rationale: """
      A connection starts at the object that directly contains its list. A list anywhere else belongs to no object, so \
      its outlets stay nil and its actions are never sent. Such a list usually comes from a merge or a manual edit.

      Move the list into the object that should have the connections, or remove the list.
      """,
    category: .connections, severity: .error,
    nonTriggering: [
      Example(
        """
        <view id="a">
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <view id="a">
            <subviews>
                <label id="b"/>
                ↓<connections>
                    <outlet property="title" destination="b" id="c"/>
                </connections>
            </subviews>
        </view>
        ↓<connections>
            <outlet property="view" destination="a" id="d"/>
        </connections>
        """),
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="show" id="b">
                    ↓<connections>
                        <outlet property="list" destination="a" id="c"/>
                    </connections>
                </segue>
            </connections>
        </viewController>
        """, in: .scene),
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.connections] }

  func check(_ list: Node, in context: LintContext) {
    guard let parent = list.parent, context.document.object(around: parent)?.node != parent,
      let first = list.elements.first(where: { _ in true })
    else { return }
    let count = list.elements.count { _ in true } - 1
    let others = count == 0 ? "" : " and \(count) more"
    // UIKit sets the outlets of a segue on its template, which does not have these properties.
    if parent.name == Names.segue, let outlet = list.elements.first(where: { $0.isOutlet }) {
      context.report(
        at: .node(list),
        """
        a segue cannot have the outlet '\(outlet[Names.property] ?? "")'\(others): loading its scene crashes the app; \
        move the connections to the controller, or remove them
        """)
      return
    }
    context.report(
      at: .node(list),
      """
      no object directly contains these connections (\(first.spelling)\(others)), so they have no effect; move them into \
      their object, or remove them
      """)
  }
}

extension Node {
  fileprivate var isOutlet: Bool { name == Names.outlet || name == Names.outletCollection }
}
