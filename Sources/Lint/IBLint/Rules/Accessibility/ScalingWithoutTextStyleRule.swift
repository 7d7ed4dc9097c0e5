import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a font that should follow the text size but is not the font of a text style.
struct ScalingWithoutTextStyleRule: AttributeRule {
  static let info = RuleInfo(
    id: "scaling-without-text-style",
    summary: "Automatically Adjusts Font is on, but the font is not a text style.",
    rationale: """
      Automatically Adjusts Font works only for fonts from a text style or from `UIFontMetrics`. A font with a fixed \
      size does not scale, and Interface Builder shows a warning.

      Choose a text style, or turn off Automatically Adjusts Font and set a scaled font in code.

      The evidence is *certain* if no outlet leads to the view and its class is a UIKit class, because code then \
      cannot easily set a scaled font; otherwise, the evidence is *possible*.
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
    let object = context.document.object(around: node)
    if let object, context.facts.isNeverShown(object) { return }
    let isKnownToCode = object.map { object in
      object.customClass != nil
        || context.facts.isReachedByOutlet(object)
    }
    context.report(
      at: .attribute(attribute),
      "the font has a fixed size and does not scale; choose a text style, or turn Automatically Adjusts Font off",
      evidence: isKnownToCode == true ? .possible : .certain)
  }
}
