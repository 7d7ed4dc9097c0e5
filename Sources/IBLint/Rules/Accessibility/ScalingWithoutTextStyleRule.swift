import Diagnostics
import InterfaceBuilder
import XMLTree

/// A font that is told to follow the text size and cannot.
struct ScalingWithoutTextStyleRule: AttributeRule {
  static let info = RuleInfo(
    id: "scaling-without-text-style",
    summary: "A text is told to adjust its font to the text size, but its font is no text style.",
    rationale: """
      Automatically Adjusts Font works for fonts that come from a text style or from `UIFontMetrics`. A font of \
      a fixed size stays as it is, and Interface Builder warns of it.

      Choose a text style; or turn the switch off, and set a scaled font in code.

      How sure a finding is: *certain* where no outlet leads to the view and its class is UIKit's, so that hardly any \
      code can set a scaled font; *possible* otherwise.
      """,
    category: .accessibility, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <label adjustsFontForContentSizeCategory="YES" id="a">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        <label id="b">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <label ↓adjustsFontForContentSizeCategory="YES" id="a">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] { [Names.adjustsFontForContentSizeCategory] }

  func check(_ attribute: Attribute, in context: LintContext) {
    let node = attribute.node
    guard node.bool(attribute.name) == true,
      let font = node.child(keyed: "fontDescription").flatMap({ FontValue($0) })
    else { return }
    if case .style = font { return }
    let isKnownToCode = context.document.object(around: node).map { object in
      object.customClass != nil
        || context.facts.isReachedByOutlet(object)
    }
    context.report(
      at: .attribute(attribute),
      "the font has a fixed size and follows no text size; choose a text style, or turn Automatically Adjusts Font off",
      evidence: isKnownToCode == true ? .possible : .certain)
  }
}
