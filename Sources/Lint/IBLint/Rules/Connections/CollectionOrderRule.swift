import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an outlet collection in a different order than its views.
struct CollectionOrderRule: ElementRule {
  static let info = RuleInfo(
    id: "collection-order",
    summary:
      "The members of an outlet collection are not in the order of the subviews.",
    rationale: """
      The members of an outlet collection are in the order in which they were connected. Interface Builder does not \
      show the order of the members. Code that uses an index usually expects the third member to be the third view on \
      the screen.

      Connect the members again in the right order, or sort them in code by tag or position.
      """,
    category: .connections, severity: .note, isOptIn: true,
    nonTriggering: [
      Example(
        """
        <view id="v">
            <connections>
                <outletCollection property="dots" destination="a" id="c"/>
                <outletCollection property="dots" destination="b" id="d"/>
            </connections>
        </view>
        <view id="a"/>
        <view id="b"/>
        """, in: .view),
      // Views with different superviews have no relative order.
      Example(
        """
        <view id="v">
            <subviews>
                <view id="a"/>
            </subviews>
            <connections>
                <outletCollection property="dots" destination="b" id="c"/>
                <outletCollection property="dots" destination="a" id="d"/>
            </connections>
        </view>
        <view id="b"/>
        """, in: .view),
    ],
    triggering: [
      Example(
        """
        <view id="v">
            <connections>
                ↓<outletCollection property="dots" destination="b" id="c"/>
                <outletCollection property="dots" destination="a" id="d"/>
            </connections>
        </view>
        <view id="a"/>
        <view id="b"/>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.connections] }

  func check(_ list: Node, in context: LintContext) {
    for (property, members) in OutletCollections(list, in: context.document).collections {
      let objects = members.map(\.object)
      guard let first = members.first, let parent = first.object.parent,
        objects.allSatisfy({ $0.parent == parent && $0.element == first.object.element })
      else { continue }
      let order = objects.map(\.index)
      guard order != order.sorted() else { continue }
      context.report(
        at: .node(first.node),
        """
        the \(order.count) members of the outlet collection '\(property)' are not in the order of the subviews of \
        \(parent.displayName); connect them again in order, or sort them in code
        """)
    }
  }
}
