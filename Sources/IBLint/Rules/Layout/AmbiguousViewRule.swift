import Diagnostics
import InterfaceBuilder
import XMLTree

/// A view that Interface Builder has marked as ambiguous.
struct AmbiguousViewRule: Rule {
  static let info = RuleInfo(
    id: "ambiguous-view",
    summary: "Interface Builder has marked a view whose constraints leave its place or size open.",
    rationale: """
      Where constraints leave something open, the layout engine picks one of many solutions, and may pick \
      another one on the next device or after the next rotation. Interface Builder writes what it found into \
      the document (`ambiguous="YES"`) when somebody saves it with the warning unsolved.

      Add the missing constraints; or, where the content gives the size at run time, set Ambiguity to Never \
      Verify or Verify Position Only (Size inspector), or give it an intrinsic size placeholder.
      """,
    category: .layout, severity: .warning,
    covers: [.ibLinter: ["ambiguous"], .xiblint: ["autolayout_frames"]],
    nonTriggering: [
      Example(#"<label text="Name" id="a"/>"#, in: .view),
      Example(#"<label verifyAmbiguity="off" ambiguous="YES" text="Name" id="a"/>"#, in: .view),
    ],
    triggering: [
      Example(#"↓<label ambiguous="YES" text="Name" id="a"/>"#, in: .view),
      Example(#"↓<customView ambiguous="YES" id="a"/>"#, in: .macXib),
    ])

  init(_ options: RuleOptions) {}

  var subjects: [RuleSubject] { [.attributesNamed([Names.ambiguous])] }

  func check(_ attribute: Attribute, in context: LintContext) {
    let node = attribute.node
    guard node.bool(Names.ambiguous) == true, node[Names.verifyAmbiguity] != "off" else { return }
    context.report(
      at: .node(node),
      "constraints leave the view's place or size open; add the missing ones (Editor, Resolve Auto Layout Issues)"
    )
  }
}
