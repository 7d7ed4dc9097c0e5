import Diagnostics
import InterfaceBuilder
import XMLTree

/// A framework's view that is told to redraw at each change of size.
struct NeedlessRedrawRule: AttributeRule {
  static let info = RuleInfo(
    id: "needless-redraw",
    summary: "A standard view redraws at each change of size (content mode Redraw).",
    rationale: """
      Content mode Redraw calls `draw(_:)` at every change of the bounds, each step of an animation among them. \
      It is for classes of one's own that draw. The framework's views draw nothing, and pay with memory for content that \
      nobody draws, or, as a label, redraw by themselves where it must be.

      Choose what a new view has: Scale To Fill, or Left for a label.
      """,
    category: .layout, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(#"<view contentMode="redraw" customClass="GraphView" id="a"/>"#, in: .view),
      Example(#"<view contentMode="scaleToFill" id="a"/>"#, in: .view),
      // Interface Builder's own default.
      Example(#"<searchBar contentMode="redraw" id="a"/>"#, in: .view),
    ],
    triggering: [
      Example(#"<view ↓contentMode="redraw" id="a"/>"#, in: .view),
      Example(#"<label ↓contentMode="redraw" id="a"/>"#, in: .view),
    ])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.contentMode] }

  func check(_ attribute: Attribute, in context: LintContext) {
    guard attribute.value == "redraw", attribute.node[Names.customClass] == nil,
      // What Interface Builder writes for every search bar.
      attribute.node.name != Names.searchBar
    else { return }
    let usual = attribute.node.name == Names.label ? "Left" : "Scale To Fill"
    context.report(
      at: .attribute(attribute),
      """
      the view redraws at each change of size; choose \(usual), since the framework's views redraw by themselves where \
      they must
      """)
  }
}
