import Diagnostics
import InterfaceBuilder
import XMLTree

/// An outlet collection of different sorts of object.
struct MixedCollectionRule: ElementRule {
  static let info = RuleInfo(
    id: "mixed-collection",
    summary: "An outlet collection holds objects of different classes.",
    rationale: """
      A collection is an array of one type. If that is `[UIView]`, anything fits; if it is `[UIButton]`, a label among \
      the buttons stops the app when the array is read. The document does not say which it is.

      Remove what does not belong there, or switch the rule off where the mixture is meant.
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
        the collection \(property) begins with a \(className), and has a \(other.object.className ?? other.object.element) \
        as well; remove what does not belong there
        """, notes: [Diagnostic.Note("the first member", range: first.node.sourceRange)])
    }
  }
}
