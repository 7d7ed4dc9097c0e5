import Diagnostics
import InterfaceBuilder
import XMLTree

/// Text that keeps its size whatever size people have chosen.
struct FontDoesNotScaleRule: ObjectRule {
  static let info = RuleInfo(
    id: "font-does-not-scale",
    summary: "A text does not follow the text size that people choose.",
    rationale: """
      Dynamic Type needs both a text style as font and Automatically Adjusts Font (Attributes inspector); with a \
      text style alone the size is that of the moment when the view was loaded.
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
    guard let font = object.node.child(keyed: "fontDescription").flatMap({ FontValue($0) }) else {
      return
    }
    if case .style = font {
      guard object.node.bool(Names.adjustsFontForContentSizeCategory) != true else { return }
      context.report(
        at: .object(object),
        "the text has a text style but does not follow changes of the text size; turn on Automatically Adjusts Font"
      )
    } else {
      context.report(
        at: .object(object),
        "the text has a font of a fixed size; choose a text style, so that it follows the text size"
      )
    }
  }
}
