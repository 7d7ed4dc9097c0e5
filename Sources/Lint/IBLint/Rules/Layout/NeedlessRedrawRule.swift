import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a UIKit view with content mode Redraw.
struct NeedlessRedrawRule: AttributeRule {
  static let info = RuleInfo(
    id: "needless-redraw",
    summary: "A standard view redraws whenever its size changes (content mode Redraw).",
    rationale: """
      If a view has the content mode Redraw, UIKit calls its `draw(_:)` whenever its bounds change, including at each \
      step of an animation. This content mode is meant for custom classes that override `draw(_:)`. UIKit's own views \
      draw nothing or, like labels, redraw themselves when necessary, so the content mode Redraw only wastes memory. \
      Choose the default content mode: Left for a label, and Scale To Fill for other views.
      """,
    category: .layout, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(#"<view contentMode="redraw" customClass="GraphView" id="a"/>"#, in: .view),
      Example(#"<view contentMode="scaleToFill" id="a"/>"#, in: .view),
      // Interface Builder writes this by default.
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
      // Interface Builder writes this for every search bar.
      attribute.node.name != Names.searchBar
    else { return }
    let usual = attribute.node.name == Names.label ? "Left" : "Scale To Fill"
    context.report(
      at: .attribute(attribute),
      """
      the view redraws whenever its size changes; choose \(usual), because UIKit's views redraw by themselves when \
      necessary
      """)
  }
}
