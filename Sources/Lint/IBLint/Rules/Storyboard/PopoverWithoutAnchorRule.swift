import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a popover segue that does not say where the popover appears.
struct PopoverWithoutAnchorRule: ConnectionRule {
  static let info = RuleInfo(
    id: "popover-without-anchor",
    summary: "A popover segue has no anchor.",
    rationale: """
      A popover points to its anchor, a view or bar button item. On an iPad, the app crashes when it shows a popover without \
      an anchor: `UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the \
      presentation occurs`. Deleting the anchor in Interface Builder leaves such a segue behind.

      Set the anchor of the segue (Attributes inspector). If code may set the anchor in `prepare(for:sender:)`, because the \
      segue has an identifier and code mentions `sourceView`, `sourceItem` or `barButtonItem`, the evidence is *possible*.
      """,
    category: .storyboard, severity: .warning, kinds: [.storyboard], platforms: [.iOS, .iPadOS],
    nonTriggering: [
      Example(scene(#" popoverAnchorView="c""#), in: .scene),
      Example(
        scene(#" identifier="more""#), in: .scene,
        code: [
          "Home.swift": """
          class Home: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              segue.destination.popoverPresentationController?.sourceView = view
            }
          }
          """
        ]),
    ],
    triggering: [
      Example(scene("", mark: "↓"), in: .scene),
      Example(
        scene(#" identifier="more""#, mark: "↓"), in: .scene,
        code: ["Home.swift": "class Home: UIViewController {}"]),
    ])

  private static func scene(_ attributes: String, mark: String = "") -> String {
    """
    <viewController id="a" customClass="Home" sceneMemberID="viewController">
        <view key="view" id="b">
            <subviews>
                <button id="c">
                    <connections>
                        \(mark)<segue destination="e" kind="popoverPresentation"\(attributes) id="d"/>
                    </connections>
                </button>
            </subviews>
        </view>
    </viewController>
    <viewController id="e"/>
    """
  }

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .ofKinds([.segue]) }

  func check(_ segue: IBConnection, in context: LintContext) {
    guard segue.segue?.kind == "popoverPresentation",
      segue.node[Names.popoverAnchorView] == nil,
      segue.node[Names.popoverAnchorBarButtonItem] == nil
    else { return }
    let mayBeSet =
      segue.name?.isEmpty == false
      && ["sourceView", "sourceItem", "barButtonItem"].contains {
        context.sources?.uses($0, in: .everywhere) != false
      }
    context.report(
      at: .connection(segue),
      "the popover has no anchor, so the app crashes when an iPad shows it; set the anchor of the segue",
      evidence: mayBeSet ? .possible : .likely)
  }
}
