import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a scene that cannot be reached.
struct UnreachableSceneRule: DocumentRule {
  static let info = RuleInfo(
    id: "unreachable-scene",
    summary:
      "A scene is not the entry point, has no storyboard id, and is not the destination of a segue.",
    rationale: """
      Nothing can show the scene: no segue leads to it, and code cannot instantiate it by name. The scene is still \
      compiled, translated and shipped. Scenes that lead only to each other are reported in one finding.

      The system shows a launch screen before the app's code runs, so its segues are never performed. Only the initial \
      view controller and the controllers inside it appear.

      Connect the scene, give it a storyboard id, or delete it.
      """,
    category: .storyboard, severity: .warning, kinds: [.storyboard],
    platforms: [.iOS, .iPadOS, .tvOS, .visionOS, .macOS],
    nonTriggering: [
      Example(
        """
        <scene sceneID="1">
            <objects>
                <viewController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="show" identifier="next" id="s"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="2">
            <objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="3">
            <objects>
                <viewController storyboardIdentifier="help" id="c" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """, in: .storyboard, root: #"initialViewController="a""#),
      // In a macOS storyboard, the application is not a controller.
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
            <scenes>
                <scene sceneID="1">
                    <objects>
                        <application id="a" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """, in: .document),
    ],
    triggering: [
      Example(
        """
        <scene sceneID="1">
            <objects>
                <viewController id="a" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="2">
            <objects>
                ↓<viewController id="b" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="show" identifier="again" id="s"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        """, in: .storyboard, root: #"initialViewController="a""#),
      // A launch screen shows the controllers in its initial controller, but performs no segues.
      Example(
        """
        <scene sceneID="1">
            <objects>
                <navigationController id="a" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="relationship" relationship="rootViewController" id="s"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="2">
            <objects>
                <viewController id="b" sceneMemberID="viewController">
                    <connections>
                        <segue destination="c" kind="show" identifier="next" id="t"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="3">
            <objects>
                ↓<viewController storyboardIdentifier="main" id="c" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """, in: .storyboard, root: #"launchScreen="YES" initialViewController="a""#),
      // Two scenes lead to each other, but nothing leads to them.
      Example(
        """
        <scene sceneID="1">
            <objects>
                <viewController id="a" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="2">
            <objects>
                ↓<viewController id="b" sceneMemberID="viewController">
                    <connections>
                        <segue destination="c" kind="show" identifier="next" id="s"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="3">
            <objects>
                <viewController id="c" sceneMemberID="viewController">
                    <connections>
                        <segue destination="b" kind="show" identifier="back" id="t"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        """, in: .storyboard, root: #"initialViewController="a""#),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    if document.isLaunchScreen { return checkLaunchScreen(document, in: context) }
    let entries = StoryboardEntries(document, in: context)
    // If there are no entry points, all scenes are unreachable for the same reason, which another rule reports.
    guard !entries.isEmpty else { return }
    // In a macOS storyboard, the application is in a scene and always exists.
    let reach = SceneReach(document) {
      entries.contains($0) || !IBSchema.isController($0.node.name)
    }
    for scene in reach.lost {
      let name = scene.controller.displayName
      context.report(
        at: .object(scene.controller),
        scene.isInCircle
          ? """
          only other unreachable scenes lead to \(name); connect one of these scenes, give one a storyboard id, or \
          delete them all
          """
          : """
          \(name) is unreachable: it is not the entry point, it has no storyboard id, and no segue leads to it; \
          connect it, give it a storyboard id, or delete it
          """)
    }
  }

  private func checkLaunchScreen(_ document: IBDocument, in context: LintContext) {
    guard let initial = document.root[Names.initialViewController] else { return }
    let reach = SceneReach(
      document, following: { Self.containing.contains($0.node[Names.kind] ?? "") },
      from: { $0.id == initial })
    for scene in reach.lost {
      context.report(
        at: .object(scene.controller),
        """
        a launch screen shows only its initial view controller and performs no segues, so \(scene.controller.displayName) \
        never appears; delete it
        """)
    }
  }

  /// The kinds of segues to a controller that its container shows at once.
  private static let containing: Set<String> = ["relationship", "embed"]
}
