import InterfaceBuilder
import TextMetrics

/// A font as Apple's compiler resolves it: its name, size and usage in Core Text.
struct ArchivedFont: Hashable {
  /// The PostScript name.
  var name: String
  /// The size in points.
  var size: Double
  /// The traits as bits: italic 1, bold 2, light 8.
  var traits: Int
  /// Whether this is the system font.
  var isSystem: Bool
  /// Core Text's name for the usage of the font; nil for a font by name.
  var usage: String?
  /// A usage that is more specific than ``usage``.
  var override: String?
  /// The text style; nil for a font of a given size.
  var style: String?
}

extension ArchivedFont {
  /// Resolves the font that a document specifies.
  /// - Parameter sizeName: The role that determines the size if the document specifies none: `label`, `button`,
  ///   `system`.
  init(_ font: FontValue, sizeName: String?, era: ToolsEra) {
    switch font {
    case .system(let size, let weight):
      self.init(system: weight, size: size ?? Self.size(of: sizeName), era)
    case .italicSystem(let size):
      self.init(system: "italic", size: size ?? Self.size(of: sizeName), era)
    case .meta(let role, let size):
      let weight = role == "systemBold" || role == "boldSystem" ? "bold" : "regular"
      self.init(system: weight, size: size ?? Self.size(of: role), era)
    case .style(let style):
      self.init(style: style, era)
    case .named(let name, let family, let size):
      if name == ".AppleSystemUIFont" || family == ".AppleSystemUIFont" {
        self.init(system: "regular", size: size ?? 17, era)
      } else {
        self.init(
          name: name, size: size ?? 17, traits: Self.traits(of: name), isSystem: false)
      }
    }
  }

  private init(system weight: String, size: Double, _ era: ToolsEra) {
    let form = Self.weights.first { $0.weight == weight } ?? Self.weights[0]
    self.init(
      name: Self.name(form, size: size, era), size: size, traits: form.traits, isSystem: true,
      usage: form.usage)
    if weight == "bold", era.writesFontScaling { override = "CTFontBoldUsage" }
  }

  private init(style: String, _ era: ToolsEra) {
    let form = Self.weights[style == "UICTFontTextStyleHeadline" ? 1 : 0]
    let category = era.archivesSmallTextStyles ? TextStyleSizes.smallest : TextStyleSizes.usual
    let size = TextStyleSizes.sizes(of: style)?[category] ?? 17
    self.init(
      name: Self.name(form, size: size, era), size: size, traits: form.traits, isSystem: true,
      style: style)
  }

  /// Returns the size of one of UIKit's roles, in points.
  private static func size(of role: String?) -> Double {
    switch role {
    case "button": 18
    case "system": 14
    case "smallSystem": 12
    default: 17
    }
  }
}

// The system's font.
extension ArchivedFont {
  private struct Weight {
    let weight: String
    /// The part of the font's name after the family name.
    let suffix: String
    let traits: Int
    let usage: String
  }

  private static let weights: [Weight] = [
    Weight(weight: "regular", suffix: "", traits: 0, usage: "CTFontRegularUsage"),
    Weight(weight: "semibold", suffix: "-Semibold", traits: 2, usage: "CTFontDemiUsage"),
    Weight(weight: "bold", suffix: "-Bold", traits: 2, usage: "CTFontEmphasizedUsage"),
    Weight(weight: "italic", suffix: "-Italic", traits: 1, usage: "CTFontObliqueUsage"),
    Weight(weight: "medium", suffix: "-Medium", traits: 0, usage: "CTFontMediumUsage"),
    Weight(weight: "light", suffix: "-Light", traits: 8, usage: "CTFontLightUsage"),
    Weight(weight: "thin", suffix: "-Thin", traits: 8, usage: "CTFontThinUsage"),
    Weight(
      weight: "ultraLight", suffix: "-Ultralight", traits: 8, usage: "CTFontUltraLightUsage"),
    Weight(weight: "heavy", suffix: "-Heavy", traits: 2, usage: "CTFontHeavyUsage"),
    Weight(weight: "black", suffix: "-Black", traits: 2, usage: "CTFontBlackUsage"),
  ]

  private static func name(_ form: Weight, size: Double, _ era: ToolsEra) -> String {
    switch era.systemFont {
    case .helveticaNeue:
      switch form.suffix {
      case "": ".HelveticaNeueInterface-Regular"
      case "-Bold": ".HelveticaNeueInterface-MediumP4"
      default: ".HelveticaNeueInterface" + form.suffix
      }
    case .sanFranciscoRegular:
      ".SFUIText" + (form.suffix.isEmpty ? "-Regular" : form.suffix)
    case .sanFrancisco:
      // Before Xcode 9, the bold system font has the semibold weight.
      (size < 20 ? ".SFUIText" : ".SFUIDisplay")
        + (form.suffix == "-Bold" && !era.writesFontScaling ? "-Semibold" : form.suffix)
    case .sanFranciscoVariable:
      ".SFUI" + (form.suffix.isEmpty ? "-Regular" : form.suffix)
    }
  }
}

// Fonts by name.
extension ArchivedFont {
  /// Returns the traits that a font's PostScript name contains.
  private static func traits(of name: String) -> Int {
    let separators = [UInt8(ascii: "-"), UInt8(ascii: "_")]
    guard let dash = name.utf8.lastIndex(where: { separators.contains($0) }) else { return 0 }
    let style = String(name[name.index(after: dash)...])
    var traits = 0
    if boldWords.contains(where: { style.mentions($0) }) { traits |= 2 }
    if style.mentions("Italic") || style.mentions("Oblique") { traits |= 1 }
    return traits
  }

  private static let boldWords: [StaticString] = [
    "Bold", "Heavy", "Black", "Semibold", "SemiBold", "DemiBold",
  ]
}

extension String {
  /// Returns whether the text contains a word, compared as bytes.
  fileprivate func mentions(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var rest = utf8[...]
    while rest.count >= word.count {
      if rest.starts(with: word) { return true }
      rest.removeFirst()
    }
    return false
  }
}
