import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports text whose color has too little contrast with its background.
struct LowContrastRule: ObjectRule {
  static let info = RuleInfo(
    id: "low-contrast",
    summary: "The contrast between text and background is too low.",
    rationale: """
      The Web Content Accessibility Guidelines require a contrast ratio of at least 4.5 to 1, or 3 to 1 for large text \
      (18 points, or 14 points bold). The rule compares the text color with the color of the nearest opaque \
      background behind the text, if the document stores both colors as numbers. The rule ignores anything drawn \
      between the text and that background, such as an image.
      """,
    category: .accessibility, severity: .warning, isOptIn: true,
    options: ContrastLimits.options,
    platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <view id="a">
            <subviews>
                <label text="Name" id="b">
                    <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """),
      // A named color may have a different value at run time.
      Example(
        """
        <view id="a">
            <subviews>
                <label text="Name" id="b">
                    <color key="textColor" name="Text"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """),
    ],
    triggering: [
      Example(
        """
        <view id="a">
            <subviews>
                ↓<label text="Name" id="b">
                    <color key="textColor" white="0.7" alpha="1" colorSpace="calibratedWhite"/>
                </label>
            </subviews>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>
        """)
    ])

  private let limits: ContrastLimits

  init(_ options: RuleOptions) { limits = ContrastLimits(options) }

  var objects: ObjectSubject { TextContrast.texts }

  func check(_ object: IBObject, in context: LintContext) {
    guard let text = Self.luminance("textColor", of: object),
      let backdrop = TextContrast.backdrop(of: object),
      let behind = Self.luminance("backgroundColor", of: backdrop)
    else { return }
    let contrast = TextContrast.ratio(text, behind)
    let least = limits.least(for: object)
    guard contrast < least, !context.facts.isNeverShown(object) else { return }
    context.report(
      at: .object(object),
      """
      the contrast between text and background is \(TextContrast.text(contrast)) to 1; it should be at least \(least) to 1
      """)
  }

  /// Returns the relative luminance of an opaque color with stored components.
  private static func luminance(_ property: String, of object: IBObject) -> Double? {
    guard let color = object.color(property), color.form == .components,
      let components = color.components, components.alpha == 1
    else { return nil }
    return TextContrast.luminance(components.values)
  }
}
