import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a controller's `view` that is not a top-level view, or its `window` that is not a window.
struct MisplacedViewOutletRule: DocumentRule {
  static let info = RuleInfo(
    id: "misplaced-view-outlet",
    summary: "The view outlet of a controller is not connected to a top-level view.",
    rationale: """
      The destination of a controller's `view` outlet becomes the controller's root view: UIKit removes it from its \
      superview and resizes it to fill the screen. The former superviews of the root view are loaded but never shown. \
      If the destination is not a view, the app crashes.

      Connect `view` to the top-level view, and use an outlet with another name for a view inside it.
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
      // The owner is not a controller, so its outlets can have any names.
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
        ? "which is not a \(controller.kind.property)" : "which is inside another object"
      context.report(
        at: .connection(outlet),
        """
        the outlet '\(controller.kind.property)' of \(controller.className) is connected to \(end.displayName), \
        \(fault); connect it to a top-level \(controller.kind.property)
        """, evidence: controller.evidence)
    }
  }
}
