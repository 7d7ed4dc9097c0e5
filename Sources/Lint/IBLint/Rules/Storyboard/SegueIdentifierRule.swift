import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a segue that only code can perform, but that has no identifier.
struct SegueIdentifierRule: ConnectionRule {
  static let info = RuleInfo(
    id: "segue-without-identifier",
    summary: "A segue from a view controller has no identifier.",
    rationale: """
      A segue from a control or cell is performed when the user taps the control or cell. A segue that starts at the \
      controller itself is performed only if code calls `performSegue(withIdentifier:sender:)`, which is impossible \
      without an identifier.

      Give the segue an identifier, or drag it from the control that should trigger it. The rule ignores launch \
      screens, which perform no segues (see `unreachable-scene`).
      """,
    category: .storyboard, severity: .warning, kinds: [.storyboard],
    platforms: [.iOS, .iPadOS, .tvOS, .visionOS, .macOS],
    nonTriggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <view key="view" id="v">
                <subviews>
                    <button id="b">
                        <connections>
                            <segue destination="a" kind="show" id="s"/>
                        </connections>
                    </button>
                </subviews>
            </view>
            <connections>
                <segue destination="a" kind="show" identifier="again" id="t"/>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="u"/>
            </connections>
        </viewController>
        """, in: .scene),
      Example(
        """
        <scene sceneID="s1">
            <objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="show" id="s"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """, in: .storyboard, root: #"launchScreen="YES" initialViewController="a""#),
    ],
    triggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                ↓<segue destination="b" kind="show" id="s"/>
            </connections>
        </viewController>
        <viewController id="b"/>
        """, in: .scene)
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.segue]) }

  func check(_ segue: IBConnection, in context: LintContext) {
    guard segue.name?.isEmpty ?? true, !context.document.isLaunchScreen, let source = segue.source,
      IBSchema.isController(source.node.name), segue.node[Names.key] == nil,
      let kind = segue.segue?.kind, kind != "relationship", kind != "embed"
    else { return }
    context.report(
      at: .connection(segue),
      """
      the segue starts at \(source.displayName) itself and has no identifier, so it can never be performed; give it an \
      identifier, or start it from a control
      """)
  }
}
