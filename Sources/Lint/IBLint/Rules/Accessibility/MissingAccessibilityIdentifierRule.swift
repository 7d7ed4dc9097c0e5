import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an object without an identifier for UI tests.
struct MissingAccessibilityIdentifierRule: ObjectRule {
  static let info = RuleInfo(
    id: "missing-accessibility-identifier",
    summary: "A view has no accessibility identifier.",
    rationale: """
      UI tests find a view by its identifier (Identity inspector, Accessibility). A test that finds the view by its \
      text works in only one language.
      """,
    category: .accessibility, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "elements", "The XML elements that need an identifier.",
        default: .strings(["button", "textField", "textView"])),
      RuleOption(
        "outletLabels", "Whether labels with an outlet also need an identifier.",
        default: .bool(true)),
    ],
    covers: [.xiblint: ["automation_identifiers", "automation_identifiers_for_outlet_labels"]],
    nonTriggering: [
      Example(
        """
        <button id="a">
            <accessibility key="accessibilityConfiguration" identifier="save"/>
        </button>
        <label id="b"/>
        """, in: .view)
    ],
    triggering: [
      Example(#"↓<button id="a"/>"#, in: .view),
      Example(
        """
        <view id="a">
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        ↓<label id="b"/>
        """, in: .view),
    ])

  /// The elements; all of them, like those of all views, are names in the schema.
  private let elements: Set<Name>
  private let outletLabels: Bool

  init(_ options: RuleOptions) {
    elements = Set(options.strings("elements").compactMap { Vocabulary.interfaceBuilder.name($0) })
    outletLabels = options.bool("outletLabels")
  }

  var objects: ObjectSubject { .views }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.accessibility?[Names.identifier] == nil else { return }
    let isWanted =
      elements.contains(object.node.name)
      || outletLabels && object.node.name == Names.label
        && context.facts.connections(to: object).contains { $0.kind == .outlet }
    guard isWanted else { return }
    context.report(
      at: .object(object), "the view has no accessibility identifier; add one for UI tests")
  }
}
