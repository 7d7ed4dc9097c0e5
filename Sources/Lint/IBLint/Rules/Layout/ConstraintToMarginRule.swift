import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a constraint to a layout margin.
struct ConstraintToMarginRule: ObjectRule {
  static let info = RuleInfo(
    id: "constraint-to-margin",
    summary: "A constraint is relative to a layout margin.",
    rationale: """
      Margins differ between devices, size classes and system versions, so the layout differs from a design that \
      measures distances from the edge of the view. In the menu of the constraint's First Item or Second Item, clear \
      “Relative to margin”, and then correct the constant.
      """,
    category: .layout, severity: .warning, isOptIn: true,
    covers: [.ibLinter: ["relative_to_margin"]],
    nonTriggering: [
      Example(
        """
        <view id="a">
            <constraints>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/>
            </constraints>
        </view>
        <view id="b"/>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <view id="a">
            <constraints>
                ↓<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="topMargin" id="c"/>
                ↓<constraint firstAttribute="bottomMargin" secondItem="b" secondAttribute="bottom" id="d"/>
            </constraints>
        </view>
        <view id="b"/>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.constraint]) }

  func check(_ object: IBObject, in context: LintContext) {
    let node = object.node
    guard
      let side = Self.margin(Names.firstAttribute, of: node)
        ?? Self.margin(Names.secondAttribute, of: node)
    else { return }
    context.report(
      at: .object(object),
      "the constraint is relative to the margin '\(side)'; use the edge or the safe area"
    )
  }

  /// Returns a side of a constraint if it is a margin. Compares bytes, because most sides are not margins and need no
  /// string.
  private static func margin(_ name: Name, of node: Node) -> String? {
    guard let record = node.attributeRecord(name),
      node.tree.withValue(of: record, { $0.suffix(6).elementsEqual("Margin".utf8) })
    else { return nil }
    return node[name]
  }
}
