import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a named color whose value in the document differs from the value in the asset catalog.
struct NamedColorValueRule: ElementRule {
  static let info = RuleInfo(
    id: "named-color-value",
    summary: "The stored value of a named color differs from the asset catalog.",
    rationale: """
      Along with the name of a color, the document stores the value that the color had when the document was last \
      saved in Interface Builder. If Interface Builder cannot find the asset catalog, the canvas shows the stored \
      value. When the document is next saved in a project that contains the catalog, the stored value changes, which \
      adds an unrelated change to a commit.

      In the settings, list the values from the catalog, for example `colors: ["Brand: #0A84FF"]`. To fix a finding, \
      open the document in a project that contains the catalog, and save it.
      """,
    category: .appearance, severity: .warning, isOptIn: true,
    options: [
      RuleOption(
        "colors", "The catalog's colors in sRGB, such as `Brand: #0A84FF`.", default: .strings([]))
    ],
    covers: [.xiblint: ["color_assets"]],
    nonTriggering: [
      Example(
        document(
          #"<color red="0.039" green="0.518" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        ),
        in: .document, options: ["colors": .strings(["Brand: #0A84FF"])])
    ],
    triggering: [
      Example(
        document(
          #"↓<color red="1" green="0.518" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        ),
        in: .document, options: ["colors": .strings(["Brand: #0A84FF"])])
    ])

  private static func document(_ color: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view id="a"/>
        </objects>
        <resources>
            <namedColor name="Brand">
                \(color)
            </namedColor>
        </resources>
    </document>
    """
  }

  private let colors: [String: [Double]]

  init(_ options: RuleOptions) {
    colors = Dictionary(options.strings("colors").compactMap { Self.color($0) }) { first, _ in first
    }
  }

  /// Parses `Brand: #0A84FF` into a name and components. Returns nil for other text.
  private static func color(_ entry: String) -> (String, [Double])? {
    guard let mark = entry.lastIndex(of: "#"), let colon = entry[..<mark].lastIndex(of: ":"),
      let value = UInt32(entry[entry.index(after: mark)...], radix: 16)
    else { return nil }
    return (String(entry[..<colon]), [16, 8, 0].map { Double(value >> UInt32($0) & 0xFF) / 255 })
  }

  var elementNames: [Name] { [Names.namedColor] }

  func check(_ element: Node, in context: LintContext) {
    guard let name = element[Names.name], let wanted = colors[name],
      let node = element.firstElement(named: Names.color),
      let components = ColorValue(node)?.components
    else { return }
    let values =
      components.values.count == 1
      ? Array(repeating: components.values[0], count: 3) : components.values
    // Slightly more than half a step of 1/255 is allowed, because components may be rounded to a few digits.
    let isSame = zip(values, wanted).allSatisfy { abs($0 - $1) < 0.6 / 255 }
    guard !isSame else { return }
    context.report(
      at: .node(node),
      "the stored value of the color '\(name)' differs from the catalog; open the document in its Xcode project and save it"
    )
  }
}
