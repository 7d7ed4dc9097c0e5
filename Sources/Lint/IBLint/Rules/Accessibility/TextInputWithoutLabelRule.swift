import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a text field whose only description is its placeholder.
struct TextInputWithoutLabelRule: ObjectRule {
  static let info = RuleInfo(
    id: "text-input-without-label",
    summary: "A text field has a placeholder but no accessibility label.",
    rationale: """
      The placeholder disappears as soon as the user types something, and then nothing describes the field. Give \
      the field a label (Identity inspector, Accessibility).
      """,
    category: .accessibility, severity: .warning, isOptIn: true, platforms: .iOSFamily,
    covers: [.xiblint: ["accessibility_labels_for_text_with_placeholder"]],
    nonTriggering: [
      Example(
        """
        <textField placeholder="Name" id="a">
            <accessibility key="accessibilityConfiguration" label="Name"/>
        </textField>
        <textField id="b"/>
        """, in: .view)
    ],
    triggering: [Example(#"↓<textField placeholder="Name" id="a"/>"#, in: .view)])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.textField, Names.searchBar]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard let placeholder = object.node.textProperty(Names.placeholder), !placeholder.isEmpty,
      object.accessibilityLabel == nil, !context.facts.isNeverShown(object)
    else { return }
    context.report(
      at: .object(object),
      "only the placeholder “\(placeholder)” describes the field; add an accessibility label"
    )
  }
}
