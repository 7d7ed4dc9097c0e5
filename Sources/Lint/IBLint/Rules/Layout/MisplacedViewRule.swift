import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a view that Interface Builder has marked as misplaced.
struct MisplacedViewRule: AttributeRule {
  static let info = RuleInfo(
    id: "misplaced-view",
    summary:
      "Interface Builder marked a view as misplaced.",
    rationale: """
      The stored frame differs from the frame that the constraints produce, so the canvas differs from the app. When \
      the document is saved again, Interface Builder may update the frame, which adds an unrelated change to a commit.

      Update the frames (Editor, Update Frames), or correct the constraints if the canvas is right. With `--layout`, \
      the finding contains the computed frame, and `--fix` stores it for the view and its subviews. The fix is \
      available only if no frame depends on margins, text sizes or image sizes, because these values are only \
      estimated.

      Interface Builder also marks views that are placed by an autoresizing mask or by their container, such as a \
      controller's navigation bar, or a table (with its cells) in an AppKit scroll view. The rule ignores views that \
      are placed by an autoresizing mask or by their container, because no constraint determines their frames. The \
      rule also ignores root views without constraints.

      Interface Builder's marks are often outdated, so this rule is opt-in. The rule `stale-frame` solves the \
      constraints instead of reading the marks.
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
      "Interface Builder marked the view as misplaced: its frame differs from what the constraints produce; update the frame or the constraints",
      fixes: [fix])
  }
}
