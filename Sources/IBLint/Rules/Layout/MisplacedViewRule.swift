import Diagnostics
import InterfaceBuilder
import XMLTree

/// A view that Interface Builder has marked as misplaced.
struct MisplacedViewRule: AttributeRule {
  static let info = RuleInfo(
    id: "misplaced-view",
    summary:
      "Interface Builder has marked a view whose stored frame is not what its constraints give.",
    rationale: """
      The canvas shows one thing and the app another: what was designed by eye is not what runs. Every later \
      save by somebody else may move the view, which fills reviews with frames that nobody has touched.

      Update the frames (Editor, Update Frames), or the constraints where the canvas is right. With `--layout` the \
      finding says what the constraints give, and `--fix` stores it for the view and what is inside, as long as no \
      frame among them hangs on sizes of texts and images or on margins, which are modelled.

      Interface Builder marks views as well that an autoresizing mask or their container places: the navigation bar \
      of a controller, a table in an AppKit scroll view, the cells of one. No constraint decides about those, and \
      they are no finding, nor is a root without constraints.

      Marks outlive what they tell of, so this rule is opt-in; `stale-frame` solves the constraints instead.
      """,
    category: .layout, severity: .warning, isOptIn: true,
    covers: [.ibLinter: ["misplaced"], .xiblint: ["autolayout_frames"]],
    nonTriggering: [
      Example(#"<label text="Name" id="a"/>"#, in: .view),
      Example(
        """
        <navigationController id="a" sceneMemberID="viewController">
            <navigationBar key="navigationBar" misplaced="YES" id="b"/>
        </navigationController>
        """, in: .scene),
    ],
    triggering: [
      Example(
        #"↓<label misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" text="Name" id="a"/>"#,
        in: .view),
      Example(#"↓<customView misplaced="YES" id="a"><constraints/></customView>"#, in: .macXib),
    ])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.misplaced] }

  func check(_ attribute: Attribute, in context: LintContext) {
    guard attribute.node.bool(Names.misplaced) == true, !attribute.node.isPlacedWithoutConstraints
    else { return }
    let fix =
      context.layout == nil
      ? nil
      : context.document.object(around: attribute.node).flatMap {
        context.frameUpdate(of: [$0], dropsMark: true)
      }
    context.report(
      at: .node(attribute.node),
      "Interface Builder has marked the view: its stored frame is not what the constraints give; update the frame or the constraints",
      fixes: [fix])
  }
}
