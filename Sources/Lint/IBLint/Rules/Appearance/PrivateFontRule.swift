import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a system font with a private name.
struct PrivateFontRule: ElementRule {
  static let info = RuleInfo(
    id: "private-font",
    summary: "A view uses a private system font.",
    rationale: """
      Font names that begin with a period, such as `.SFUIText`, are reserved for the system. Since iOS 13, the \
      system uses Times if an app requests a private font by name. Private font names usually come from old versions \
      of Xcode, or from text that was pasted from another app.

      Choose the system font or a text style (Attributes inspector, Font).
      """,
    category: .appearance, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <label text="Name" id="a">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label text="Name" id="b">
            <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>
        </label>
        <label text="Name" id="n">
            <attributedString key="userComments">
                <fragment content="Keep it short">
                    <attributes>
                        <color key="NSColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                        <font key="NSFont" size="11" name=".AppleSystemUIFont"/>
                    </attributes>
                </fragment>
            </attributedString>
        </label>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <label text="Name" id="a">
            ↓<fontDescription key="fontDescription" name=".SFUIText" family=".SF UI Text" pointSize="17"/>
        </label>
        <label id="b">
            <attributedString key="attributedText">
                <fragment content="Name">
                    <attributes>
                        ↓<font key="NSFont" size="17" name=".SFUI-Regular"/>
                    </attributes>
                </fragment>
            </attributedString>
        </label>
        """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.fontDescription, Names.font] }

  func check(_ element: Node, in context: LintContext) {
    guard let name = element[Names.name], name.hasPrefix("."), !element.isInNotes else { return }
    context.report(
      at: .node(element),
      "the font '\(name)' is private, so the app shows another font; choose the system font or a text style",
      // This name is the alias of the system font on some systems.
      evidence: name.hasPrefix(".AppleSystemUIFont") ? .possible : .certain)
  }
}
