import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a value or object that varies by size class.
struct VariationRule: ElementRule {
  static let info = RuleInfo(
    id: "variation",
    summary: "An object differs between size classes or other traits.",
    rationale: """
      The canvas shows only one set of traits at a time, so it is easy to change a view for one device and overlook \
      the others. Some teams therefore use code for all differences between traits.
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
      "the object has other values for the traits \(element[Names.key] ?? "of another screen"); set these values in code"
    )
  }
}
