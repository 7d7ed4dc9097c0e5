import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a control inside a view that receives no touches.
struct UnreachableControlRule: ConnectionRule {
  static let info = RuleInfo(
    id: "unreachable-control",
    summary: "A control with an action is inside a view that receives no touches.",
    rationale: """
      A view whose User Interaction Enabled is off keeps touches from all views inside it, so a control there never sends \
      its action. Image views and labels have the setting off from the start: a button inside an image view looks right, \
      but ignores taps.

      Turn on User Interaction Enabled for the outer view (Attributes inspector), or move the control out of it. The \
      evidence is *certain* if no outlet leads to the outer view, because code then cannot easily enable touches; \
      otherwise, the evidence is *possible*.
      """,
    category: .connections, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <imageView userInteractionEnabled="YES" id="a">
            <subviews>
                <button id="b">
                    <connections>
                        <action selector="send:" destination="-1" eventType="touchUpInside" id="c"/>
                    </connections>
                </button>
            </subviews>
        </imageView>
        """, in: .view),
      // Only the button itself is off; code turns it on later.
      Example(
        """
        <button userInteractionEnabled="NO" id="b">
            <connections>
                <action selector="send:" destination="-1" eventType="touchUpInside" id="c"/>
            </connections>
        </button>
        """, in: .view),
    ],
    triggering: [
      Example(
        """
        <imageView userInteractionEnabled="NO" id="a">
            <subviews>
                <view id="b">
                    <subviews>
                        <button id="c">
                            <connections>
                                ↓<action selector="send:" destination="-1" eventType="touchUpInside" id="d"/>
                            </connections>
                        </button>
                    </subviews>
                </view>
            </subviews>
        </imageView>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.action, .segue]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let control = connection.source, context.facts.isView(control),
      // One finding for each control.
      context.facts.connections(from: control).first(where: {
        $0.kind == .action || $0.kind == .segue
      })?.node == connection.node
    else { return }
    var outer = control.parent
    // Sections of a table are between the table and its cells.
    while let view = outer {
      if context.facts.isView(view), view.node.bool(Names.userInteractionEnabled) == false {
        let mayBeEnabled = view.customClass != nil || context.facts.isReachedByOutlet(view)
        context.report(
          at: .connection(connection),
          """
          \(control.displayName) receives no touches, because it is inside \(view.displayName), which ignores them; turn on \
          User Interaction Enabled there
          """, evidence: mayBeEnabled ? .possible : .certain)
        return
      }
      outer = view.parent
    }
  }
}
