import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports text that ignores the user's preferred text size.
struct FontDoesNotScaleRule: ObjectRule {
  static let info = RuleInfo(
    id: "font-does-not-scale",
    summary: "Text does not follow the user's preferred text size.",
    rationale: """
      Dynamic Type works only if the font is a text style and Automatically Adjusts Font is on (Attributes inspector). \
      If only the text style is set, the text keeps the size that it has when the view is loaded.
      """,
    category: .accessibility, severity: .warning, isOptIn: true, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <label text="Name" adjustsFontForContentSizeCategory="YES" id="a">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        ↓<label text="Name" id="a">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        ↓<label text="Name" id="b">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.label, Names.textField, Names.textView]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard let font = object.node.child(keyed: "fontDescription").flatMap({ FontValue($0) }),
      !context.facts.isNeverShown(object)
    else { return }
    if case .style = font {
      guard object.node.bool(Names.adjustsFontForContentSizeCategory) != true else { return }
      context.report(
        at: .object(object),
        "the text style does not follow changes of the preferred text size; turn on Automatically Adjusts Font"
      )
    } else {
      context.report(
        at: .object(object),
        "the font has a fixed size; choose a text style, so that it follows the preferred text size"
      )
    }
  }
}
