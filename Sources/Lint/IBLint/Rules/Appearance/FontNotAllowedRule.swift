import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a font that is not in the list of allowed fonts.
struct FontNotAllowedRule: ElementRule {
  static let info = RuleInfo(
    id: "font-not-allowed",
    summary: "A font, font size or text style is not one of the allowed values.",
    rationale: """
      An app's design usually uses a few fonts in a few sizes, so any other font or size is probably a mistake. If the \
      app does not contain a font, the system silently replaces it. If the list of allowed fonts, sizes or text styles \
      is empty, the rule does not check them.
      """,
    category: .appearance, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "names",
        "The allowed fonts: PostScript names (a trailing `*` is a wildcard), `system`, `boldSystem`, `italicSystem`, or `style` for text styles.",
        default: .strings([])),
      RuleOption("sizes", "The allowed font sizes in points.", default: .strings([])),
      RuleOption(
        "styles", "The allowed text styles, such as `UICTFontTextStyleBody`.", default: .strings([])
      ),
    ],
    covers: [.xiblint: ["strict_fonts", "strict_font_names", "strict_font_sizes"]],
    nonTriggering: [
      Example(
        """
        <label id="a">
            <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>
        </label>
        <label id="b">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
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
        """, in: .view,
        options: ["names": .strings(["Avenir-*", "style"]), "sizes": .strings(["17", "20"])])
    ],
    triggering: [
      Example(
        """
        <label id="a">
            ↓<fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """, in: .view, options: ["names": .strings(["Avenir-*"])]),
      Example(
        """
        <label id="a">
            ↓<fontDescription key="fontDescription" type="system" pointSize="16.5"/>
        </label>
        """, in: .view, options: ["sizes": .strings(["17", "20"])]),
      Example(
        """
        <label id="a">
            ↓<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
        </label>
        """, in: .view, options: ["styles": .strings(["UICTFontTextStyleBody"])]),
    ])

  private let names: NameList?
  private let sizes: Set<Double>?
  private let styles: NameList?

  init(_ options: RuleOptions) {
    func list(_ name: String) -> [String]? {
      let values = options.strings(name)
      return values.isEmpty ? nil : values
    }
    names = list("names").map { NameList($0) }
    sizes = list("sizes").map { Set($0.compactMap { Double($0) }) }
    styles = list("styles").map { NameList($0) }
  }

  var elementNames: [Name] { [Names.fontDescription, Names.font] }

  func check(_ element: Node, in context: LintContext) {
    guard let font = FontValue(element), !element.isInNotes else { return }
    let (name, size): (String, Double?) =
      switch font {
      case .system(let size, let weight): (weight == "bold" ? "boldSystem" : "system", size)
      case .italicSystem(let size): ("italicSystem", size)
      case .named(let name, _, let size): (name, size)
      case .meta(let name, let size): (name, size)
      case .style: ("style", nil)
      }
    if let names, !names.contains(name) {
      context.report(
        at: .node(element),
        "the font '\(name)' is not on the list of allowed fonts; choose one that is")
    }
    if let size, let sizes, !sizes.contains(size) {
      let points = Int(exactly: size).map { String($0) } ?? String(size)
      context.report(
        at: .node(element),
        "the font size \(points) is not on the list of allowed sizes; choose one that is")
    }
    if case .style(let style) = font, let styles, !styles.contains(style) {
      context.report(
        at: .node(element),
        "the text style '\(style)' is not on the list of allowed text styles; choose one that is")
    }
  }
}
