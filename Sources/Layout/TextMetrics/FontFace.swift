/// A font face, described by the properties that affect the widths and heights of texts.
package enum FontFace: Hashable, Sendable {
  /// The system font, with a weight from -1 to 1, where 0 is regular.
  case system(weight: Double, isItalic: Bool, design: Design)
  /// A font, identified by its PostScript name.
  case named(String)

  /// A design of the system font.
  package enum Design: Hashable, Sendable {
    case plain, rounded, serif, monospaced
  }

  /// The weights of the system font by the suffixes of its names.
  private static let weights: [(name: String, weight: Double)] = [
    ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23),
    ("Semibold", 0.3), ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62),
  ]

  /// The weight of the emphasized system font, which is named semibold. Labels in documents show that it is as wide as
  /// bold: a label of five letters is a point wider than in the semibold weight. The nearest weight is therefore bold.
  package static let emphasized = 0.39
  private static let bold = 0.4

  /// The weight in which text is measured.
  static func measured(_ weight: Double) -> Double { weight == emphasized ? bold : weight }

  /// Creates the face with a PostScript name; names that begin with a period are those of the system font.
  package init(name: String) {
    let prefixes = [
      ".SFUI", ".SFPro", ".AppleSystemUIFont", ".HelveticaNeueInterface", ".Helvetica",
    ]
    guard prefixes.contains(where: { name.hasPrefix($0) }) else {
      self = .named(name)
      return
    }
    let isItalic = name.hasSuffix("Italic")
    let upright = isItalic ? name.dropLast("Italic".count) : name[...]
    let known = Self.weights.first { upright.hasSuffix("-" + $0.name) }
    self = .system(weight: known?.weight ?? 0, isItalic: isItalic, design: .plain)
  }

  /// Creates the face for a font name since iOS 13, where Core Text answers requests for San Francisco by its private
  /// names with Times New Roman, as its console message says.
  package init(requested name: String) {
    self = name.hasPrefix(".SF") ? .named("TimesNewRomanPSMT") : FontFace(name: name)
  }

  /// The PostScript name.
  package var name: String {
    switch self {
    case .named(let name): return name
    case .system(let weight, let isItalic, let design):
      let nearest = Self.weights.min { abs($0.weight - weight) < abs($1.weight - weight) }
      let family =
        switch design {
        case .plain: ".SFUI-"
        case .monospaced: ".SFUIMono-"
        case .rounded: ".SFUIRounded-"
        case .serif: ".NewYork-"
        }
      let style = weight == Self.emphasized ? "Semibold" : nearest?.name ?? "Regular"
      return family + style + (isItalic ? "Italic" : "")
    }
  }

  /// Whether the face is semibold or heavier, or its name suggests so.
  package var isBold: Bool {
    switch self {
    case .system(let weight, _, _): return weight >= 0.3
    case .named(let name):
      let style = name.drop { $0 != "-" }
      return ["Bold", "Black", "Heavy"].contains {
        style.hasSuffix($0) || style.hasPrefix("-" + $0)
      }
    }
  }

  /// Whether the face is italic, or its name suggests so.
  package var isItalic: Bool {
    switch self {
    case .system(_, let isItalic, _): return isItalic
    case .named(let name):
      let style = name.drop { $0 != "-" }
      return style.hasSuffix("Italic") || style.hasSuffix("Oblique")
    }
  }

  /// The design, which for a named font is known only from its name.
  package var design: Design {
    switch self {
    case .system(_, _, let design): design
    case .named(let name): FontFamily.design(name)
    }
  }

  /// The assumed metrics of a font other than the standard system font; nil for the standard system font.
  var family: FontFamily? {
    switch self {
    case .system(_, _, let design): design == .monospaced ? .named("SFMono") : nil
    case .named(let name): .named(name)
    }
  }

  /// The distance from the baseline to the top, as a fraction of the font size.
  package var ascent: Double { family?.ascent ?? SystemFontTable.ascent }
  /// The distance from the baseline to the bottom, a positive fraction of the font size.
  package var descent: Double { family?.descent ?? SystemFontTable.descent }
  /// The space between lines if leading is used, relative to the font size; labels do not use it.
  package var leading: Double { family?.leading ?? 0 }
  /// The distance between the baselines of two lines in the system font, as a fraction of the font size.
  package static let systemLineHeight = SystemFontTable.ascent + SystemFontTable.descent
}
