import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a push segue that starts outside of navigation controllers.
struct PushWithoutNavigationRule: DocumentRule {
  static let info = RuleInfo(
    id: "push-without-navigation",
    summary: "A push segue starts at a controller that no navigation controller contains.",
    rationale: """
      A segue of the kind Push, which Interface Builder calls deprecated, needs a navigation controller around its source. \
      Without one, the app crashes when it performs the segue: `Push segues can only be used when the source controller is \
      managed by an instance of UINavigationController`.

      Embed the controller in a navigation controller, or choose the kind Show, which presents the destination modally if \
      necessary. The rule follows the segues of the storyboard. It ignores controllers with a storyboard id, which code may \
      push, and the initial controller, around which code may create a navigation controller.
      """,
    category: .storyboard, severity: .error, kinds: [.storyboard], platforms: .iOSFamily,
    nonTriggering: [
      Example(
        storyboard(
          start: #"<navigationController id="n" sceneMemberID="viewController">"#,
          first:
            #"<segue destination="a" kind="relationship" relationship="rootViewController" id="s"/>"#,
          mark: ""), in: .storyboard),
      // Code may push a controller that it creates by its storyboard id.
      Example(
        storyboard(
          start: #"<viewController id="n" sceneMemberID="viewController">"#, first: "",
          id: #" storyboardIdentifier="detail""#, mark: ""), in: .storyboard),
    ],
    triggering: [
      Example(
        storyboard(
          start: #"<viewController id="n" sceneMemberID="viewController">"#,
          first: #"<segue destination="a" kind="presentation" id="s"/>"#), in: .storyboard)
    ])

  private static func storyboard(
    start: String, first: String, id: String = "", mark: String = "↓"
  ) -> String {
    let element = start.dropFirst().prefix { $0 != " " }
    return """
      <scene sceneID="s1">
          <objects>
              \(start)
                  <connections>\(first)</connections>
              </\(element)>
          </objects>
      </scene>
      <scene sceneID="s2">
          <objects>
              <viewController\(id) id="a" sceneMemberID="viewController">
                  <connections>
                      \(mark)<segue destination="b" kind="push" identifier="more" id="t"/>
                  </connections>
              </viewController>
          </objects>
      </scene>
      <scene sceneID="s3">
          <objects>
              <viewController id="b" sceneMemberID="viewController"/>
          </objects>
      </scene>
      """
  }

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let pushes = document.connections.filter { $0.segue?.kind == "push" }
    guard !pushes.isEmpty else { return }
    let managed = Self.managedScenes(document)
    for segue in pushes {
      guard let controller = segue.source?.scene?.controller, !managed.contains(controller.index)
      else { continue }
      context.report(
        at: .connection(segue),
        """
        the app crashes when it performs this push segue, because no navigation controller contains \
        \(controller.displayName); embed the controller in one, or choose the kind Show
        """, evidence: .likely)
    }
  }

  /// Returns the indices of the controllers that a navigation controller may contain.
  private static func managedScenes(_ document: IBDocument) -> Set<Int> {
    var next: [Int: [Int]] = [:]
    var open: [Int] = []
    for controller in document.scenes.compactMap(\.controller) {
      if controller.node.name == Names.navigationController
        || controller.storyboardIdentifier?.isEmpty == false
        || controller == document.initialViewController
      {
        open.append(controller.index)
      }
    }
    for segue in document.connections {
      guard let kind = segue.segue?.kind, kind != "presentation", kind != "modal",
        let source = segue.source?.scene?.controller,
        let destination = segue.destination?.scene?.controller
      else { continue }
      // A segue with a class of its own may do anything.
      if kind == "custom" { open.append(destination.index) }
      next[source.index, default: []].append(destination.index)
    }
    var found: Set<Int> = []
    while let index = open.popLast() {
      if found.insert(index).inserted { open += next[index] ?? [] }
    }
    return found
  }
}
