/// The assumed metrics of a font of which only the name is known, relative to the font size.
///
/// Free families have the metrics of their font files; see ``FreeFontFigures``. For others, this is the approximation
/// described in Documentation/TextMetrics.md: heights are the published ones of the families that come with the system;
/// advances are those of the system font multiplied by a factor for each family.
struct FontFamily: Sendable {
  /// The distance from the baseline to the top.
  let ascent: Double
  /// The distance from the baseline to the bottom.
  let descent: Double
  /// The space between lines.
  let leading: Double
  /// The mean advance relative to that of the system font without tracking.
  let width: Double
  /// The advance of every character; nil if the advances differ.
  let fixedAdvance: Double?
  /// The advances that ``width`` multiplies; nil for those of the system font.
  let core: CoreFontAdvances?
  /// The advances of a free family; nil for others.
  let free: FreeAdvances?

  private init(
    _ ascent: Double, _ descent: Double, _ leading: Double = 0, width: Double = 0.95,
    fixed: Double? = nil, core: CoreFontAdvances? = nil
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.width = width
    fixedAdvance = fixed
    self.core = core
    free = nil
  }

  /// Creates the metrics of a free family in the weight that a style name specifies.
  private init(_ figures: FreeFontFigures.Family, style: ArraySlice<UInt8>) {
    ascent = Double(figures.ascent) / 1000
    descent = Double(figures.descent) / 1000
    leading = Double(figures.leading) / 1000
    free = FreeAdvances(figures, style: style)
    // The factor for non-ASCII characters, which the table does not contain.
    width = 0.95
    fixedAdvance = nil
    core = nil
  }

  /// The metrics of a family that is not in the table.
  static let other = FontFamily(0.952, 0.241)

  /// The families, by the prefixes of their font names, in lowercase and without spaces and hyphens; if several
  /// prefixes match, the longest one applies.
  private static let known: [(prefix: String, family: FontFamily)] = [
    ("helvetica", FontFamily(0.92, 0.23, width: 1, core: .helvetica)),
    ("helveticaneue", FontFamily(0.952, 0.213, 0.028, width: 1, core: .helveticaNeue)),
    ("helveticaneuebold", FontFamily(0.975, 0.217, 0.029, width: 1, core: .helveticaNeue)),
    // Between the weights, the widths are assumed to be linear, which agrees with labels in documents.
    ("helveticaneuemedium", FontFamily(0.965, 0.215, 0.029, width: 1.015, core: .helveticaNeue)),
    ("helveticaneuelight", FontFamily(0.967, 0.213, 0.028, width: 0.967, core: .helveticaNeue)),
    ("helveticaneuethin", FontFamily(0.967, 0.213, 0.028, width: 0.94, core: .helveticaNeue)),
    (
      "helveticaneueultralight", FontFamily(0.967, 0.213, 0.028, width: 0.925, core: .helveticaNeue)
    ),
    ("arial", FontFamily(0.905, 0.212, 0.033, width: 1, core: .helvetica)),
    ("avenir", FontFamily(1, 0.366, width: 0.965)),
    ("avenirnext", FontFamily(1, 0.366, width: 0.965)),
    ("avenirnextheavy", FontFamily(1, 0.366, width: 1.07)),
    ("avenirnextultralight", FontFamily(1, 0.366, width: 0.9)),
    ("avenirnextcondensed", FontFamily(1, 0.366, width: 0.8)),
    ("georgia", FontFamily(0.917, 0.219, width: 0.95)),
    ("timesnewroman", FontFamily(0.8911, 0.2163, 0.042, width: 1, core: .times)),
    ("times", FontFamily(0.9, 0.25, width: 1, core: .times)),
    ("courier", FontFamily(0.9, 0.25, fixed: 0.6001)),
    ("couriernew", FontFamily(0.833, 0.3, fixed: 0.6001)),
    ("menlo", FontFamily(0.928, 0.236, fixed: 0.602)),
    ("monaco", FontFamily(1, 0.25, fixed: 0.6)),
    ("sfmono", FontFamily(0.952, 0.241, fixed: 0.6177)),
    ("verdana", FontFamily(1.005, 0.21, width: 1.1)),
    ("trebuchet", FontFamily(0.939, 0.222, width: 0.92)),
    ("futura", FontFamily(1.039, 0.26, width: 0.94)),
    ("futuracondensed", FontFamily(1.039, 0.26, width: 0.7)),
    ("gillsans", FontFamily(0.918, 0.23, width: 0.86)),
    ("americantypewriter", FontFamily(0.911, 0.254, width: 0.98)),
    ("markerfelt", FontFamily(0.829, 0.285, width: 0.8)),
    ("noteworthy", FontFamily(1.28, 0.32, width: 0.83)),
    ("chalkboardse", FontFamily(1.12, 0.287, width: 0.97)),
    ("chalkduster", FontFamily(0.988, 0.262, width: 1.1)),
    ("palatino", FontFamily(0.732, 0.283, 0.333, width: 0.93)),
    ("optima", FontFamily(0.919, 0.268, width: 0.9)),
    ("baskerville", FontFamily(0.898, 0.246, width: 0.84)),
    ("didot", FontFamily(0.94, 0.3, width: 0.88)),
    ("cochin", FontFamily(0.897, 0.25, width: 0.84)),
    ("hoeflertext", FontFamily(0.721, 0.279, width: 0.86)),
    ("copperplate", FontFamily(0.763, 0.248, width: 1.05)),
    ("zapfino", FontFamily(1.875, 1.502, width: 1)),
    ("pingfang", FontFamily(1.06, 0.34, width: 1)),
  ]

  /// Returns the family of the system font until iOS 8.
  /// - Parameter weight: The weight on UIKit's scale.
  static func systemOfOldVersions(weight: Double) -> FontFamily {
    let style =
      switch weight {
      case ..<(-0.6): "UltraLight"
      case ..<(-0.4): "Thin"
      case ..<0: "Light"
      case 0..<0.23: ""
      case 0.23..<0.3: "Medium"
      default: "Bold"
      }
    return named("HelveticaNeue" + style)
  }

  /// Returns the family of the font with a PostScript name.
  static func named(_ name: String) -> FontFamily { found(name) ?? other }

  /// Returns the family of a font, or nil for one that is not in the tables.
  static func found(_ name: String) -> FontFamily? {
    let plain = plain(name)
    var best: (length: Int, family: FontFamily?) = (0, nil)
    func take(_ prefix: String, _ family: (_ style: ArraySlice<UInt8>) -> FontFamily) {
      let length = prefix.utf8.count
      guard length > best.length, plain.starts(with: prefix.utf8) else { return }
      best = (length, family(plain[length...]))
    }
    for (prefix, family) in known { take(prefix) { _ in family } }
    for figures in FreeFontFigures.families {
      for prefix in figures.prefixes { take(prefix) { FontFamily(figures, style: $0) } }
    }
    return best.family
  }

  /// Returns a name in the form used by the tables: in lowercase and without spaces and hyphens.
  private static func plain(_ name: String) -> [UInt8] {
    var plain: [UInt8] = []
    for byte in name.utf8 where byte != 0x2D && byte != 0x20 {
      plain.append(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
    }
    return plain
  }

  /// The serif families, by the prefixes of their font names.
  private static let serifs = [
    "americantypewriter", "baskerville", "bodoni", "charter", "cochin", "didot", "georgia",
    "hoeflertext", "iowanoldstyle", "lora", "merriweather", "newyork", "notoserif", "palatino",
    "playfairdisplay", "ptserif", "sourceserif", "superclarendon", "times",
  ]

  /// Returns the design of the font with a PostScript name. A font with an unknown name has the default design.
  static func design(_ name: String) -> FontFace.Design {
    if found(name)?.fixedAdvance != nil { return .monospaced }
    let plain = plain(name)
    return serifs.contains { plain.starts(with: $0.utf8) } ? .serif : .plain
  }
}

/// The metrics of fonts, by name.
package enum FontNames {
  /// Returns whether the metrics of a font or family are known, so that its texts are about as wide as on a device.
  package static func areMetricsKnown(of name: String) -> Bool { FontFamily.found(name) != nil }
}
