import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a gesture recognizer on a view that receives no touches.
struct UnreachableGestureRule: ConnectionRule {
  static let info = RuleInfo(
    id: "unreachable-gesture",
    summary: "A gesture recognizer belongs to a view that receives no touches.",
    rationale: """
      Labels and image views ignore touches unless User Interaction Enabled is on (Attributes inspector). If a view \
      ignores touches, its gesture recognizers never fire.

      The evidence is *certain* if no outlet leads to the view, because code then cannot easily enable touches; \
      otherwise, the evidence is *possible*.
      """,
    category: .connections, severity: .error, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <label text="More" id="a">
            <connections>
                <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="b"/>
            </connections>
        </label>
        <tapGestureRecognizer id="tap"/>
        """)
    ],
    triggering: [
      Example(
        """
        <label userInteractionEnabled="NO" text="More" id="a">
            <connections>
                ↓<outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="b"/>
            </connections>
        </label>
        <tapGestureRecognizer id="tap"/>
        """)
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.outletCollection]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard connection.name == "gestureRecognizers", let view = connection.source,
      view.node.bool(Names.userInteractionEnabled) == false, view.customClass == nil
    else { return }
    let isReachedByCode = context.facts.isReachedByOutlet(view)
    context.report(
      at: .connection(connection),
      "the gesture recognizer never fires, because \(view.displayName) receives no touches; turn on User Interaction Enabled",
      evidence: isReachedByCode ? .possible : .certain)
  }
}
