import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a storyboard without an entry point.
struct MissingEntryPointRule: DocumentRule {
  static let info = RuleInfo(
    id: "missing-entry-point",
    summary: "A storyboard has no initial view controller and no storyboard ids.",
    rationale: """
      Without an initial view controller, `instantiateInitialViewController()` returns nil, and a launch or main \
      storyboard shows a black screen. Without storyboard ids, code cannot instantiate a controller by identifier \
      either. An entry point that refers to a missing object is treated as missing.

      Mark the first scene as the initial view controller, or give scenes storyboard ids.
      """,
    category: .storyboard, severity: .warning, kinds: [.storyboard],
    covers: [.ibLinter: ["has_initial_view_controller"]],
    nonTriggering: [
      Example(
        #"<viewController id="a" sceneMemberID="viewController"/>"#, in: .scene,
        root: #"initialViewController="a""#),
      Example(
        #"<viewController storyboardIdentifier="list" id="a" sceneMemberID="viewController"/>"#,
        in: .scene),
    ],
    triggering: [
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="1">
                    <objects>
                        <viewController id="a" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """, in: .document),
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" ↓initialViewController="gone">
            <scenes>
                <scene sceneID="1">
                    <objects>
                        <viewController storyboardIdentifier="list" id="a" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """, in: .document),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let attribute = document.root.attributes.first { $0.name == Names.initialViewController }
    if let attribute, !attribute.value.isEmpty, document.initialViewController == nil {
      context.report(
        at: .attribute(attribute),
        """
        the initial view controller '\(attribute.value)' is missing; choose another initial view controller
        """)
    } else if StoryboardEntries(document, in: context).isEmpty,
      document.scenes.contains(where: { $0.controller != nil })
    {
      context.report(
        at: .node(document.root),
        """
        the storyboard has no entry point; mark a scene as the initial view controller, or give scenes storyboard ids
        """)
    }
  }
}
