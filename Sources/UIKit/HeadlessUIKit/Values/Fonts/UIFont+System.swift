public import Foundation
import TextMetrics

extension UIFont {
  /// The weight of a font, from -1 to 1.
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
    /// The weight of the emphasized system font.
    static let emphasized = Weight(CGFloat(FontFace.emphasized))
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  // MARK: Sizes in points

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Fonts

  /// Returns the system font with a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font with a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: .system(weight: weight, isItalic: false, design: .default), pointSize: fontSize)
  }

  /// The width of the system font's design; 0 is the standard width. The other values are assumptions.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Returns the system font with a size in points and a weight. All widths are measured as the standard width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the emphasized system font, which is named semibold and as wide as bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .emphasized)
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(
      face: .system(weight: .regular, isItalic: true, design: .default), pointSize: fontSize)
  }

  /// Returns the monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: .system(weight: weight, isItalic: false, design: .monospaced), pointSize: fontSize)
  }

  /// Returns the system font with digits that all have the same width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the font of a text style at the user's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for traits; nil means the current ones.
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
  /// Returns the system font in a face.
  static func system(
    weight: UIFont.Weight, isItalic: Bool, design: UIFontDescriptor.SystemDesign
  ) -> Self {
    .system(weight: Double(weight.rawValue), isItalic: isItalic, design: design.ofFace)
  }

  /// The symbolic traits of the face.
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if case .system(_, _, .monospaced) = self { traits.insert(.traitMonoSpace) }
    return traits
  }
}

extension UIFontDescriptor.SystemDesign {
  /// The design of the face; unknown designs become the default one.
  var ofFace: FontFace.Design {
    switch self {
    case .monospaced: .monospaced
    case .rounded: .rounded
    case .serif: .serif
    default: .plain
    }
  }
}
