import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a navigation or tab bar controller that contains no controllers.
struct EmptyContainerRule: ObjectRule {
  static let info = RuleInfo(
    id: "empty-container",
    summary: "A navigation or tab bar controller that other scenes show contains no controllers.",
    rationale: """
      A navigation controller without a root view controller, a tab bar controller without tabs and a split view controller \
      without columns show an empty screen. Usually, the relationship segue was lost when its destination was deleted or \
      replaced.

      Connect the relationship segues, or delete the controller. The rule reports controllers of UIKit's own classes to which \
      other scenes lead. If the segue has an identifier, or an outlet leads to the controller, code may set its contents, and \
      the evidence is *possible*. The same applies to a controller with a storyboard id, to the initial controller, and to a \
      controller inside of one with a custom class.
      """,
    category: .storyboard, severity: .warning, kinds: [.storyboard], platforms: .iOSFamily,
    nonTriggering: [
      Example(
        storyboard(
          #"<connections><segue destination="c" kind="relationship" relationship="rootViewController" id="t"/></connections>"#
        ), in: .storyboard),
      // The class of the app may create the contents.
      Example(storyboard("", custom: #" customClass="Stack""#), in: .storyboard),
      // The class of the controller around it may create the contents.
      Example(storyboard("", around: #" customClass="Tabs""#), in: .storyboard),
    ],
    triggering: [Example(storyboard("", mark: "↓"), in: .storyboard)])

  private static func storyboard(
    _ connections: String, custom: String = "", around: String = "", mark: String = ""
  ) -> String {
    """
    <scene sceneID="s1">
        <objects>
            <tabBarController\(around) id="a" sceneMemberID="viewController">
                <connections>
                    <segue destination="b" kind="relationship" relationship="viewControllers" id="s"/>
                </connections>
            </tabBarController>
        </objects>
    </scene>
    <scene sceneID="s2">
        <objects>
            \(mark)<navigationController\(custom) id="b" sceneMemberID="viewController">\(connections)</navigationController>
        </objects>
    </scene>
    <scene sceneID="s3">
        <objects>
            <viewController id="c" sceneMemberID="viewController"/>
        </objects>
    </scene>
    """
  }

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject {
    .named([Names.navigationController, Names.tabBarController, Names.splitViewController])
  }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.customClass == nil, object.scene?.controller == object,
      !context.facts.connections(from: object).contains(where: {
        $0.segue?.kind == "relationship"
      })
    else { return }
    let leading = context.facts.connections(to: object).filter { $0.kind == .segue }
    let mayBeFilled =
      leading.isEmpty || leading.contains { $0.name?.isEmpty == false || Self.isOfContainer($0) }
      || StoryboardEntries(context.document, in: context).contains(object)
      || context.facts.isReachedByOutlet(object)
    context.report(
      at: .object(object),
      """
      \(object.displayName) contains no controllers and shows an empty screen; connect \(Self.words(object.node.name))
      """, evidence: mayBeFilled ? .possible : .likely)
  }

  /// Returns whether a segue puts a controller into another one whose class may fill it.
  private static func isOfContainer(_ connection: IBConnection) -> Bool {
    ["relationship", "embed"].contains(connection.segue?.kind)
      && connection.source?.scene?.controller?.customClass != nil
  }

  private static func words(_ element: Name) -> String {
    switch element {
    case Names.navigationController: "its root view controller"
    case Names.tabBarController: "the controllers of its tabs"
    default: "the controllers of its columns"
    }
  }
}
