import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports text that cannot be read in dark mode, because only the text or only its background adapts.
struct DarkModeContrastRule: ObjectRule {
  static let info = RuleInfo(
    id: "dark-mode-contrast",
    summary: "In dark mode, the contrast between text and background is too low.",
    rationale: """
      System colors such as Label and System Background change in dark mode, and a fixed color does not. The default color \
      of text is that of labels. So a label with the default color on a white background is white on white in dark mode, \
      and black text on System Background is black on black.

      The rule reports text whose contrast is sufficient in light mode and not in dark mode, if one of the colors adapts \
      and the other is fixed. It ignores colors of asset catalogs, scenes and views with a fixed interface style, and \
      targets that also run on systems before iOS 13, which have no dark mode. An app that sets \
      `UIUserInterfaceStyle` to `Light` in its Info.plist has no dark mode either.

      Use system colors for both, or for neither.
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
                    <color key="textColor" systemColor="labelColor"/>
                </label>
            </subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """),
      // Both colors are fixed.
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
      // The scene is always light.
      Example(
        """
        <viewController interfaceStyle="light" id="c" sceneMemberID="viewController">
            <view key="view" id="a">
                <subviews>
                    <label text="Name" id="b"/>
                </subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </view>
        </viewController>
        """, in: .scene),
    ],
    triggering: [
      // The default color of text adapts.
      Example(
        """
        <view id="a">
            <subviews>
                ↓<label text="Name" id="b">
                    <nil key="textColor"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """),
      Example(
        """
        <view id="a">
            <subviews>
                ↓<label text="Name" id="b">
                    <color key="textColor" red="0.1" green="0.1" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </label>
                ↓<textField text="Name" id="c">
                    <color key="textColor" systemColor="secondaryLabelColor"/>
                    <color key="backgroundColor" cocoaTouchSystemColor="whiteColor"/>
                </textField>
            </subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """),
    ])

  private let limits: ContrastLimits

  init(_ options: RuleOptions) { limits = ContrastLimits(options) }

  var objects: ObjectSubject { TextContrast.texts }

  func check(_ object: IBObject, in context: LintContext) {
    guard let backdrop = TextContrast.backdrop(of: object),
      let behind = backdrop.color("backgroundColor").flatMap({ AppearanceColor($0) }),
      behind.light.alpha == 1, behind.dark.alpha == 1,
      let text = Self.textColor(of: object), text.isAdaptive != behind.isAdaptive,
      !Self.hasFixedStyle(object), Self.mayBeDark(context)
    else { return }
    let least = limits.least(for: object)
    guard let light = Self.contrast(text.light, behind.light),
      let dark = Self.contrast(text.dark, behind.dark), dark < least, dark < light,
      !context.facts.isNeverShown(object)
    else { return }
    let reason =
      text.isAdaptive
      ? "the text color adapts, but the background does not"
      : "the background adapts, but the text color does not"
    context.report(
      at: .object(object),
      """
      in dark mode, the contrast between text and background is \(TextContrast.text(dark)) to 1, because \(reason); use \
      system colors for both, or for neither
      """)
  }

  /// Returns the color of a text. Without a color, it is that of labels.
  private static func textColor(of object: IBObject) -> AppearanceColor? {
    guard let node = object.node.child(keyed: "textColor"), node.name != Names.nil else {
      return .label
    }
    return ColorValue(node).flatMap { AppearanceColor($0) }
  }

  private static func contrast(
    _ text: AppearanceColor.Components, _ behind: AppearanceColor.Components
  ) -> Double? {
    guard let front = TextContrast.luminance(text.painted(over: behind).values),
      let back = TextContrast.luminance(behind.values)
    else { return nil }
    return TextContrast.ratio(front, back)
  }

  /// Returns whether an object around a text, or its controller, always has the same interface style.
  private static func hasFixedStyle(_ object: IBObject) -> Bool {
    var current: IBObject? = object
    while let ancestor = current {
      let styles = [
        Names.interfaceStyle, Names.userInterfaceStyle, Names.overrideUserInterfaceStyle,
      ]
      if styles.contains(where: { ancestor.node[$0].map { $0 != "unspecified" } ?? false }) {
        return true
      }
      current = ancestor.parent
    }
    return false
  }

  private static func mayBeDark(_ context: LintContext) -> Bool {
    let document = context.document
    guard let file = document.file,
      let oldest = context.run?.deploymentTarget(of: file, on: document.platform)
    else { return true }
    return oldest >= SystemVersion(13)
  }
}
