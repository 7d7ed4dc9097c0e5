import Diagnostics
import InterfaceBuilder
import XMLTree

/// Something that differs between size classes.
struct VariationRule: ElementRule {
  static let info = RuleInfo(
    id: "variation",
    summary: "An object differs between size classes or other traits.",
    rationale: """
      What a view is depends on traits that the canvas shows one at a time, so a change for one device is made \
      without seeing that it holds for another as well. Some teams keep such differences in code.
      """,
    category: .layout, severity: .warning, isOptIn: true,
    covers: [.xiblint: ["no_trait_variations"]],
    nonTriggering: [Example(#"<label id="a"/>"#, in: .view)],
    triggering: [
      Example(
        """
        <label id="a">
            ↓<variation key="widthClass=regular" hidden="YES"/>
        </label>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.variation] }

  func check(_ element: Node, in context: LintContext) {
    context.report(
      at: .node(element),
      "the object differs for \(element[Names.key] ?? "some traits"); make the difference in code")
  }
}
