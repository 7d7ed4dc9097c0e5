import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a color inside attributed text.
struct ColorInAttributedTextRule: ElementRule {
  static let info = RuleInfo(
    id: "color-in-attributed-text",
    summary: "An attributed text specifies its own color.",
    rationale: """
      A color inside the text overrides the view's text color, so themes and dark mode have no effect on it. \
      Attributed text stores even a named color as numbers. Set the view's text color instead, or create the \
      attributed text in code.
      """,
    category: .appearance, severity: .warning, isOptIn: true,
    covers: [.xiblint: ["no_attributed_string_colors"]],
    nonTriggering: [
      Example(
        """
        <label id="a">
            <attributedString key="attributedText">
                <fragment content="Name">
                    <attributes>
                        <font key="NSFont" metaFont="system"/>
                    </attributes>
                </fragment>
            </attributedString>
            <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
        </label>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <label id="a">
            <attributedString key="attributedText">
                <fragment content="Name">
                    <attributes>
                        ↓<color key="NSColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                    </attributes>
                </fragment>
            </attributedString>
        </label>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.attributedString] }

  func check(_ element: Node, in context: LintContext) {
    // Notes in the Identity inspector are attributed strings as well.
    guard element[Names.key] != "userComments" else { return }
    for node in element.subtree where node.name == Names.color {
      context.report(
        at: .node(node),
        "the attributed text has its own color; set the view's color instead, or create the text in code"
      )
    }
  }
}
