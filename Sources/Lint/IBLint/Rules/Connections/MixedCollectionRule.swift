import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an outlet collection that contains objects of different classes.
struct MixedCollectionRule: ElementRule {
  static let info = RuleInfo(
    id: "mixed-collection",
    summary: "An outlet collection contains objects of different classes.",
    rationale: """
      An outlet collection is an array with one element type. A label among buttons is fine if the property is a \
      `[UIView]`, but crashes the app if it is a `[UIButton]`. The document does not contain the type of the property.

      Remove the object of the other class, or disable the rule if the mixture is intended.
      """,
    category: .connections, severity: .warning, isOptIn: true,
    nonTriggering: [
      Example(
        """
        <button id="a">
            <connections>
                <outletCollection property="keys" destination="a" id="c"/>
                <outletCollection property="keys" destination="b" id="d"/>
                <outletCollection property="gestureRecognizers" destination="e" appends="YES" id="f"/>
                <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="h"/>
            </connections>
        </button>
        <button id="b"/>
        <tapGestureRecognizer id="e"/>
        <panGestureRecognizer id="g"/>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <button id="a">
            <connections>
                <outletCollection property="keys" destination="a" id="c"/>
                ↓<outletCollection property="keys" destination="b" id="d"/>
            </connections>
        </button>
        <label id="b"/>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.connections] }

  func check(_ list: Node, in context: LintContext) {
    for (property, members) in OutletCollections(list, in: context.document).collections {
      guard let first = members.first, let className = first.object.className,
        let other = members.first(where: { $0.object.className != className })
      else { continue }
      context.report(
        at: .node(other.node),
        """
        the outlet collection '\(property)' contains \(className.withArticle) and \
        \((other.object.className ?? other.object.element).withArticle); \
        remove the one that does not belong there
        """,
        notes: [Diagnostic.Note("first member of the collection", range: first.node.sourceRange)])
    }
  }
}
