import Diagnostics
import InterfaceBuilder
import XMLTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
    options: [
      RuleOption("minimum", "The minimum contrast ratio.", default: .number(4.5)),
      RuleOption(
        "minimumForLargeText", "The minimum contrast ratio for large text.", default: .number(3)),
    ],
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

  private let minimum: Double
  private let minimumForLargeText: Double

  init(_ options: RuleOptions) {
    minimum = options.number("minimum")
    minimumForLargeText = options.number("minimumForLargeText")
  }

  var objects: ObjectSubject { .named([Names.label, Names.textField, Names.textView]) }

  func check(_ object: IBObject, in context: LintContext) {
    guard let text = Self.luminance("textColor", of: object),
      let behind = Self.background(of: object)
    else { return }
    let contrast = (max(text, behind) + 0.05) / (min(text, behind) + 0.05)
    let least = Self.isLarge(object) ? minimumForLargeText : minimum
    guard contrast < least else { return }
    let tenths = Int((contrast * 10).rounded(.down))
    context.report(
      at: .object(object),
      "the contrast between text and background is \(tenths / 10).\(tenths % 10) to 1; it should be at least \(least) to 1"
    )
  }

  /// Returns the luminance of the nearest opaque background, or nil if a color in between is unknown.
  private static func background(of object: IBObject) -> Double? {
    var current: IBObject? = object
    while let view = current {
      if let node = view.node.child(keyed: "backgroundColor"), let color = ColorValue(node) {
        if color.components?.alpha != 0 || color.form != .components {
          return luminance("backgroundColor", of: view)
        }
      }
      guard view.parent?.node.name == Names.view || view.parent?.node.name == Names.stackView
      else { return nil }
      current = view.parent
    }
    return nil
  }

  /// Returns the relative luminance of an opaque color with stored components, using the WCAG formula.
  private static func luminance(_ property: String, of object: IBObject) -> Double? {
    guard let color = object.node.child(keyed: property).flatMap({ ColorValue($0) }),
      color.form == .components,
      let components = color.components, components.alpha == 1
    else { return nil }
    let linear = components.values.map { value in
      value <= 0.03928 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    switch linear.count {
    case 1: return linear[0]
    case 3: return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    default: return nil
    }
  }

  private static func power(_ value: Double) -> Double { pow(max(0, value), 2.4) }

  private static func isLarge(_ object: IBObject) -> Bool {
    guard let font = object.node.child(keyed: "fontDescription").flatMap({ FontValue($0) }) else {
      return false
    }
    switch font {
    case .system(let size?, let weight):
      return size >= 18 || size >= 14 && ["bold", "heavy", "black"].contains(weight)
    case .named(let name, _, let size?):
      return size >= 18 || size >= 14 && name.hasSuffix("Bold")
    case .italicSystem(let size?): return size >= 18
    case .style(let style): return style.contains("Title")
    default: return false
    }
  }
}
