import Diagnostics
import InterfaceBuilder
import XMLTree

/// A view that Interface Builder has marked as ambiguous.
struct AmbiguousViewRule: AttributeRule {
  static let info = RuleInfo(
    id: "ambiguous-view",
    summary: "Interface Builder has marked a view whose constraints leave its place or size open.",
    rationale: """
      Where constraints leave something open, the layout engine picks one of many solutions, and may pick \
      another one on the next device or after the next rotation. Interface Builder writes what it found into \
      the document (`ambiguous="YES"`) when somebody saves it with the warning unsolved.

      Add the missing constraints; or, where the content gives the size at run time, set Ambiguity to Never \
      Verify or Verify Position Only (Size inspector), or give it an intrinsic size placeholder.

      Interface Builder marks views as well that an autoresizing mask or their container places: the content of a \
      window, a box, a tab or a cell, the clip view of an AppKit scroll view with the table or text in it. Those \
      are no finding, nor is a root without constraints.

      Marks outlive what they tell of: most of those in public documents are on views that constraints determine by now, \
      or that AppKit places itself, so this rule is opt-in. `ambiguous-layout` solves the constraints instead.
      """,
    category: .layout, severity: .warning, isOptIn: true,
    covers: [.ibLinter: ["ambiguous"], .xiblint: ["autolayout_frames"]],
    nonTriggering: [
      Example(#"<label text="Name" id="a"/>"#, in: .view),
      Example(#"<label verifyAmbiguity="off" ambiguous="YES" text="Name" id="a"/>"#, in: .view),
      // The cell's style places what belongs to it.
      Example(
        """
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="b" id="a">
            <tableViewCellContentView key="contentView" ambiguous="YES" tableViewCell="a" id="c">
                <subviews>
                    <label ambiguous="YES" text="Title" id="b"/>
                </subviews>
            </tableViewCellContentView>
        </tableViewCell>
        """),
      Example(
        """
        <scrollView id="a">
            <clipView key="contentView" ambiguous="YES" id="b">
                <subviews>
                    <tableView ambiguous="YES" id="c"/>
                </subviews>
            </clipView>
        </scrollView>
        """, in: .macXib),
    ],
    triggering: [
      Example(
        #"↓<label ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" text="Name" id="a"/>"#,
        in: .view),
      Example(#"↓<customView ambiguous="YES" id="a"><constraints/></customView>"#, in: .macXib),
      Example(
        """
        <scrollView id="a">
            <clipView key="contentView" id="b">
                <subviews>
                    ↓<customView ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
                </subviews>
            </clipView>
        </scrollView>
        """, in: .macXib),
    ])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.ambiguous] }

  func check(_ attribute: Attribute, in context: LintContext) {
    let node = attribute.node
    guard node.bool(Names.ambiguous) == true, node[Names.verifyAmbiguity] != "off",
      !node.isPlacedWithoutConstraints, !Self.isPlacedByCell(node)
    else { return }
    let what =
      node.name == Names.scrollView
      ? "its place or size, or the size of what it scrolls,"
      : "its place or size"
    context.report(
      at: .node(node),
      """
      Interface Builder has marked the view: constraints leave \(what) open; add the missing ones (Editor, Resolve \
      Auto Layout Issues)
      """)
  }

  /// Whether a table view cell of a standard style places the view, whatever its constraints say: the
  /// labels and the image that the style has.
  private static func isPlacedByCell(_ node: Node) -> Bool {
    guard let content = node.parent?.parent, content.name == Names.tableViewCellContentView,
      let cell = content.parent, let id = node[Names.id]
    else { return false }
    return [Names.textLabel, Names.detailTextLabel, Names.imageView].contains { cell[$0] == id }
  }
}
