public import Foundation

extension UIFont {
  /// How heavy a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The weights by the ends of the names of fonts.
    static let named: [(name: String, weight: Weight)] = [
      ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]
  }

  // MARK: Sizes in points

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Fonts

  /// The system's font in a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: .system(weight: weight, isItalic: false, design: .default), pointSize: fontSize)
  }

  /// The system's font for emphasis, which is bold.
  ///
  /// Compiled nibs call it semibold, yet documents show it as wide as bold: a label of five letters is a point wider
  /// in it than in the semibold weight.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(
      face: .system(weight: .regular, isItalic: true, design: .default), pointSize: fontSize)
  }

  /// The system's font whose letters all have one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: .system(weight: weight, isItalic: false, design: .monospaced), pointSize: fontSize)
  }

  /// The system's font, whose digits all have one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font of a text style in the user's size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style for traits; nil means the current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      face: .system(weight: style.weight, isItalic: false, design: .default),
      pointSize: style.pointSize(in: traitCollection ?? .current) ?? systemFontSize,
      textStyle: style)
  }
}

extension UIFont.Face {
  /// The face with a PostScript name; names that begin with a point are the system's.
  init(name: String) {
    let prefixes = [
      ".SFUI", ".SFPro", ".AppleSystemUIFont", ".HelveticaNeueInterface", ".Helvetica",
    ]
    guard prefixes.contains(where: { name.hasPrefix($0) }) else {
      self = .named(name)
      return
    }
    let isItalic = name.hasSuffix("Italic")
    let upright = isItalic ? name.dropLast("Italic".count) : name[...]
    let known = UIFont.Weight.named.first { upright.hasSuffix("-" + $0.name) }
    self = .system(weight: known?.weight ?? .regular, isItalic: isItalic, design: .default)
  }

  var name: String {
    switch self {
    case .named(let name): return name
    case .system(let weight, let isItalic, let design):
      let nearest = UIFont.Weight.named.min {
        abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
      }
      let family =
        switch design {
        case .monospaced: ".SFUIMono-"
        case .rounded: ".SFUIRounded-"
        case .serif: ".NewYork-"
        default: ".SFUI-"
        }
      return family + (nearest?.name ?? "Regular") + (isItalic ? "Italic" : "")
    }
  }

  /// What the name says of the face.
  var traits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    switch self {
    case .system(let weight, let isItalic, let design):
      if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
      if isItalic { traits.insert(.traitItalic) }
      if design == .monospaced { traits.insert(.traitMonoSpace) }
    case .named(let name):
      let style = name.drop { $0 != "-" }
      for bold in ["Bold", "Black", "Heavy"]
      where style.hasSuffix(bold) || style.hasPrefix("-" + bold) {
        traits.insert(.traitBold)
      }
      if style.hasSuffix("Italic") || style.hasSuffix("Oblique") { traits.insert(.traitItalic) }
    }
    return traits
  }
}
