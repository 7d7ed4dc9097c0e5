import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a view that Interface Builder has marked as ambiguous.
struct AmbiguousViewRule: AttributeRule {
  static let info = RuleInfo(
    id: "ambiguous-view",
    summary: "Interface Builder marked a view as ambiguous.",
    rationale: """
      If the constraints are ambiguous, the layout engine picks one of many solutions, and may pick a different one on \
      another device or after a rotation. If an ambiguity is not resolved before the document is saved, Interface \
      Builder marks the view in the document (`ambiguous="YES"`).

      Add the missing constraints. If the size comes from content at run time, set Ambiguity to Never Verify or \
      Verify Position Only (Size inspector), or give the view an intrinsic size placeholder.

      Interface Builder also marks views that are placed by an autoresizing mask or by their container: the content of \
      a window, box, tab or cell, and the clip view of an AppKit scroll view with its table or text. The rule ignores \
      views that are placed by an autoresizing mask or by their container, and root views without constraints.

      Interface Builder's marks are often outdated. In public documents, most marked views are now fully constrained \
      or are positioned by AppKit, so this rule is opt-in. The rule `ambiguous-layout` solves the constraints instead \
      of reading the marks.
      """,
    category: .layout, severity: .warning, isOptIn: true,
    covers: [.ibLinter: ["ambiguous"], .xiblint: ["autolayout_frames"]],
    nonTriggering: [
      Example(#"<label text="Name" id="a"/>"#, in: .view),
      Example(#"<label verifyAmbiguity="off" ambiguous="YES" text="Name" id="a"/>"#, in: .view),
      // The cell's style positions its standard subviews.
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
    let view = IBView(node: node)
    guard view.ambiguous, view.verifyAmbiguity != .off,
      !node.isPlacedWithoutConstraints, !Self.isPlacedByCell(node)
    else { return }
    let what =
      node.name == Names.scrollView
      ? "position, size or content size"
      : "position or size"
    context.report(
      at: .node(node),
      """
      Interface Builder marked the \(what) of the view as ambiguous; add the missing constraints (Editor, Resolve Auto \
      Layout Issues)
      """)
  }

  /// Returns whether a table view cell of a standard style positions the view, regardless of its constraints: the
  /// labels and the image view of the style.
  private static func isPlacedByCell(_ node: Node) -> Bool {
    guard let content = node.parent?.parent, content.name == Names.tableViewCellContentView,
      let cell = content.parent, let id = node[Names.id]
    else { return false }
    return [Names.textLabel, Names.detailTextLabel, Names.imageView].contains { cell[$0] == id }
  }
}
