/// The conditions of a variation: `heightClass=compact-widthClass=regular`, or `default`.
public struct SizeClassKey: Hashable, Sendable {
  /// The required value of each trait; empty for `default`.
  public var conditions: [String: String]

  /// The traits that a variation may depend on.
  public static let traits: Set<String> = [
    "widthClass", "heightClass", "userInterfaceIdiom", "userInterfaceStyle", "displayGamut",
    "layoutDirection", "accessibilityContrast", "legibilityWeight",
  ]

  /// Whether this is the default variation, which always applies.
  public var isDefault: Bool { conditions.isEmpty }

  /// Parses a key; nil if the text has a different form.
  public init?(_ text: String) {
    conditions = [:]
    if text == "default" { return }
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, Self.traits.contains(String(sides[0])), !sides[1].isEmpty else {
        return nil
      }
      conditions[String(sides[0])] = String(sides[1])
    }
  }
}
