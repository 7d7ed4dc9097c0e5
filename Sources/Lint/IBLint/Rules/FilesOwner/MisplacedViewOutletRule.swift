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
      If the destination is not a view, the app crashes. The rule passes over a view in a window, because code may \
      show the window. It also passes over a view in a view to which the controller has another outlet, unless the \
      document has a top-level view to which no connection leads, and which was probably meant.

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
      // Code shows the window with the view, or the view around it.
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PanelController">
            <connections>
                <outlet property="view" destination="a" id="b"/>
                <outlet property="window" destination="root" id="c"/>
            </connections>
        </placeholder>
        <window id="root">
            <subviews>
                <view id="a"/>
            </subviews>
        </window>
        """, sources: ["PanelController": ["UIViewController"]]),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GameViewController">
            <connections>
                <outlet property="view" destination="a" id="b"/>
                <outlet property="frameView" destination="root" id="c"/>
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
      guard let end = outlet.destination, !controller.roots.contains(end),
        !Self.isShown(end, by: controller, context.facts)
      else { continue }
      let fault =
        end.parent == nil
        ? "which is not a \(controller.kind.property)" : "which is inside another object"
      context.report(
        at: .connection(outlet),
        """
        the outlet '\(controller.kind.property)' of \(controller.className) is connected to \(end.displayName), \
        \(fault); connect it to a top-level \(controller.kind.property)
        """,
        // Another view appears, without the views around it.
        severity: controller.kind == .view && context.facts.isView(end) ? .warning : nil,
        evidence: controller.evidence)
    }
  }

  /// Returns whether code can show an object with the objects around it: they are in a window, or the controller has an
  /// outlet to the outermost one, and a connection leads to every other view.
  private static func isShown(
    _ end: IBObject, by controller: OwnerController, _ facts: DocumentFacts
  ) -> Bool {
    guard controller.kind == .view, var root = end.parent else { return false }
    while let parent = root.parent { root = parent }
    return root.node.name == Names.window
      || controller.outlets.contains { $0.destination == root }
        && !controller.roots.contains { facts.connections(to: $0).isEmpty }
  }
}
