import InterfaceBuilder
import XMLTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The contrast between a text and its background, by the formula of the Web Content Accessibility Guidelines.
enum TextContrast {
  /// The objects whose text has a color and a background.
  static var texts: ObjectSubject { .named([Names.label, Names.textField, Names.textView]) }

  /// Returns the ratio of two luminances, at least 1.
  static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns a ratio with one decimal, rounded down so that it never looks sufficient.
  static func text(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns the relative luminance of white or of red, green and blue. Returns nil for other components.
  static func luminance(_ values: [Double]) -> Double? {
    let linear = values.map { value in
      value <= 0.03928 ? value / 12.92 : pow(max(0, (value + 0.055) / 1.055), 2.4)
    }
    switch linear.count {
    case 1: return linear[0]
    case 3: return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    default: return nil
    }
  }

  /// Returns the view with the nearest background that is not transparent, or nil if something else could be behind the
  /// text.
  static func backdrop(of object: IBObject) -> IBObject? {
    var current: IBObject? = object
    while let view = current {
      if let color = view.color("backgroundColor") {
        if color.components?.alpha != 0 || color.form != .components { return view }
      }
      guard view.parent?.node.name == Names.view || view.parent?.node.name == Names.stackView
      else { return nil }
      current = view.parent
    }
    return nil
  }

  /// Returns whether the font of a text is so large that a smaller contrast suffices.
  static func isLarge(_ object: IBObject) -> Bool {
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

/// The smallest contrast ratios that a rule accepts, which are options of the rule.
struct ContrastLimits {
  static let options = [
    RuleOption("minimum", "The minimum contrast ratio.", default: .number(4.5)),
    RuleOption(
      "minimumForLargeText", "The minimum contrast ratio for large text.", default: .number(3)),
  ]

  private let minimum: Double
  private let minimumForLargeText: Double

  init(_ options: RuleOptions) {
    minimum = options.number("minimum")
    minimumForLargeText = options.number("minimumForLargeText")
  }

  /// Returns the smallest contrast ratio for a text.
  func least(for object: IBObject) -> Double {
    TextContrast.isLarge(object) ? minimumForLargeText : minimum
  }
}

extension IBObject {
  /// Returns the value of a color property, or nil if the document stores none.
  func color(_ property: String) -> ColorValue? {
    node.child(keyed: property).flatMap { ColorValue($0) }
  }
}
