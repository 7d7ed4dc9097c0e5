import Diagnostics
import InterfaceBuilder
import XMLTree

/// A controller's `view` that is no top-level view, or its `window` that is no window.
struct MisplacedViewOutletRule: DocumentRule {
  static let info = RuleInfo(
    id: "misplaced-view-outlet",
    summary: "A controller's view outlet leads to something that is no top-level view.",
    rationale: """
      The object at a controller's `view` becomes its root view: UIKit takes it out of the view around it, and sizes \
      it for the screen. What stays around it is loaded and thrown away. Something that is no view at all stops the \
      app.

      Connect `view` with the top-level view, and the inner one with an outlet of another name.
      """,
    category: .filesOwner, severity: .error, kinds: [.xib],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GameViewController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
      // No controller, and free to call an outlet as it likes.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GameLoader">
            <connections>
                <outlet property="view" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <view id="a"/>
            </subviews>
        </view>
        """),
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GameViewController">
            <connections>
                ↓<outlet property="view" destination="a" id="b"/>
            </connections>
        </placeholder>
        <view id="root">
            <subviews>
                <view id="a"/>
            </subviews>
        </view>
        """),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController">
            <connections>
                ↓<outlet property="view" destination="a" id="b"/>
            </connections>
        </placeholder>
        <tapGestureRecognizer id="a"/>
        """, evidence: .certain),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let controller = OwnerController(in: context) else { return }
    for outlet in controller.outlets where outlet.name == controller.kind.property {
      guard let end = outlet.destination, !controller.roots.contains(end) else { continue }
      let fault =
        end.parent == nil
        ? "which is no \(controller.kind.property)" : "which stands inside another object"
      context.report(
        at: .connection(outlet),
        """
        the \(controller.kind.property) of \(controller.className) is \(end.displayName), \(fault); connect it with a \
        top-level \(controller.kind.property)
        """, evidence: controller.evidence)
    }
  }
}
