import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an outlet or action that leads to an object of another scene.
struct OutletToOtherSceneRule: ConnectionRule {
  static let info = RuleInfo(
    id: "outlet-to-other-scene",
    summary: "A connection leads to an object of another scene.",
    rationale: """
      A storyboard is loaded scene by scene, so an outlet or action cannot lead to an object of another scene: the outlet \
      stays nil, and the action loses its target. Interface Builder draws no such connection. It usually comes from copying \
      a scene, or from a merge.

      Connect an object of the same scene, or remove the connection. To reach another scene, use a segue, or pass the \
      object in `prepare(for:sender:)`.
      """,
    category: .connections, severity: .warning, kinds: [.storyboard],
    nonTriggering: [
      Example(
        """
        <scene sceneID="1">
            <objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="b"/>
                    <connections>
                        <outlet property="panel" destination="b" id="c"/>
                        <segue destination="d" kind="show" id="e"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="2">
            <objects>
                <viewController id="d" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """, in: .storyboard)
    ],
    triggering: [
      Example(
        """
        <scene sceneID="1">
            <objects>
                <viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="b">
                        <subviews>
                            <button id="c"/>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="2">
            <objects>
                <viewController id="d" sceneMemberID="viewController">
                    <view key="view" id="e">
                        <subviews>
                            <button id="f">
                                <connections>
                                    ↓<action selector="save:" destination="a" eventType="touchUpInside" id="g"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                    <connections>
                        ↓<outlet property="button" destination="c" id="h"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        """, in: .storyboard)
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.outlet, .outletCollection, .action]) }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard let source = connection.source?.scene, let destination = connection.destination,
      let other = destination.scene, other.node != source.node,
      // First Responder represents no particular object of its scene.
      destination.role == .object, !destination.isFirstResponder
    else { return }
    context.report(
      at: .connection(connection),
      """
      the \(connection.title) leads to '\(destination.displayName)' in another scene, which is not loaded together with \
      this one; connect an object of the same scene, or remove the connection
      """,
      notes: [Diagnostic.Note("the destination is here", range: destination.sourceRange)])
  }
}
