import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a color that is not from the asset catalog, or not in the list of allowed colors.
struct ColorNotAllowedRule: ElementRule {
  static let info = RuleInfo(
    id: "color-not-allowed",
    summary: "A color is stored as numbers, or is not one of the allowed colors.",
    rationale: """
      A color that is stored as numbers does not adapt to dark mode and contrast settings, and does not change when \
      the design changes. Use a color from the asset catalog or a system color.
      """,
    category: .appearance, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "names",
        "The allowed colors from the asset catalog; a trailing `*` is a wildcard. If the list is empty, all colors from the catalog are allowed.",
        default: .strings([])),
      RuleOption(
        "allowsSystem", "Whether system colors are allowed.", default: .bool(true)),
      RuleOption(
        "allowsClear", "Whether a fully transparent color may be stored as numbers.",
        default: .bool(true)),
    ],
    covers: [
      .ibLinter: ["color_resources"], .xiblint: ["named_colors"], .rSwift: ["missing colors"],
    ],
    nonTriggering: [
      Example(
        """
        <view id="a">
            <color key="backgroundColor" name="Brand/Background"/>
        </view>
        <view id="b">
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        <view id="c">
            <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
        </view>
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
        """, in: .view, options: ["names": .strings(["Brand/*"])])
    ],
    triggering: [
      Example(
        """
        <view id="a">
            ↓<color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        <view id="b">
            ↓<color key="backgroundColor" name="Old"/>
        </view>
        """, in: .view, options: ["names": .strings(["Brand/*"])]),
      Example(
        """
        <view id="b">
            ↓<color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """, in: .view, options: ["allowsSystem": .bool(false)]),
    ])

  private let names: NameList?
  private let allowsSystem: Bool
  private let allowsClear: Bool

  init(_ options: RuleOptions) {
    let list = options.strings("names")
    names = list.isEmpty ? nil : NameList(list)
    allowsSystem = options.bool("allowsSystem")
    allowsClear = options.bool("allowsClear")
  }

  var elementNames: [Name] { [Names.color] }

  func check(_ element: Node, in context: LintContext) {
    // Colors in the document's resources are not inside an object.
    guard context.document.object(around: element) != nil, !element.isInNotes,
      let color = ColorValue(element)
    else {
      return
    }
    switch color.form {
    case .components:
      if allowsClear, color.components?.alpha == 0 { return }
      context.report(
        at: .node(element), "the color is given as numbers; use a color from the asset catalog")
    case .named(let name):
      guard let names, !names.contains(name) else { return }
      context.report(
        at: .node(element),
        "the color '\(name)' is not on the list of allowed colors; choose one that is")
    case .system(let name), .cocoaTouchSystem(let name), .catalog(_, let name):
      guard !allowsSystem else { return }
      context.report(
        at: .node(element), "'\(name)' is a system color; use a color from the asset catalog")
    }
  }
}
