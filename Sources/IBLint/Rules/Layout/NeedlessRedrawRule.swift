import Diagnostics
import InterfaceBuilder
import XMLTree

/// A view that redraws at each change of size although it draws nothing.
struct NeedlessRedrawRule: Rule {
  static let info = RuleInfo(
    id: "needless-redraw",
    summary: "A standard view redraws at each change of size (content mode Redraw).",
    rationale: """
      Content mode Redraw calls `draw(_:)` at every change of the bounds, each step of an animation among them. \
      It is for classes that draw themselves; the framework's own views need none of it, and pay with memory for \
      content that nobody draws.

      Choose Scale To Fill, or what the content asks for.
      """,
    category: .layout, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(#"<view contentMode="redraw" customClass="GraphView" id="a"/>"#, in: .view),
      Example(#"<view contentMode="scaleToFill" id="a"/>"#, in: .view),
      // Interface Builder's own default.
      Example(#"<searchBar contentMode="redraw" id="a"/>"#, in: .view),
    ],
    triggering: [Example(#"<view ↓contentMode="redraw" id="a"/>"#, in: .view)])

  init(_ options: RuleOptions) {}

  var subjects: [RuleSubject] { [.attributesNamed([Names.contentMode])] }

  func check(_ attribute: Attribute, in context: LintContext) {
    guard attribute.value == "redraw", attribute.node[Names.customClass] == nil,
      // What Interface Builder writes for every search bar.
      attribute.node.name != Names.searchBar
    else { return }
    context.report(
      at: .attribute(attribute),
      "the view redraws at each change of size; choose Scale To Fill, since it draws nothing itself"
    )
  }
}
