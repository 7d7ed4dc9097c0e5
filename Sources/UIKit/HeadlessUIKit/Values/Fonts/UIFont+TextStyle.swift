public import Foundation
import TextMetrics

extension UIFont {
  /// The purpose of text, whose size the user chooses.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Returns the size in points for traits; nil for an unknown style.
    func pointSize(in traits: UITraitCollection) -> CGFloat? {
      let category = traits.preferredContentSizeCategory
      let index = (category.index ?? UIContentSizeCategory.large.index) ?? 0
      return TextStyleSizes.sizes(of: rawValue).map { CGFloat($0[index]) }
    }

    /// Returns the space between lines in addition to their own height, in points.
    func spacing(atSize size: CGFloat) -> CGFloat {
      let size = Double(size)
      guard let leading = TextStyleSizes.leading(of: rawValue, size: size) else { return 0 }
      return CGFloat(max(leading - size * FontFace.systemLineHeight, 0))
    }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }
}

/// A scale for lengths and fonts that follows the user's text size.
public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns a length scaled for traits (nil for the current ones), in proportion to the style's size, in points.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> CGFloat {
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    guard let base = style.pointSize(in: usual),
      let size = style.pointSize(in: traitCollection ?? .current)
    else { return value }
    return value * size / base
  }

  /// Returns a font scaled for traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    scaled(UIFont.Scaling(style: style, font: font, limit: nil), traitCollection)
  }

  /// Returns a font scaled for traits, limited to a maximum size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    scaled(UIFont.Scaling(style: style, font: font, limit: maximumPointSize), traitCollection)
  }

  private func scaled(_ scaling: UIFont.Scaling, _ traits: UITraitCollection?) -> UIFont {
    let size = scaledValue(for: scaling.font.pointSize, compatibleWith: traits)
    let font = scaling.font.withSize(min(size, scaling.limit ?? size))
    font.scaling = scaling
    return font
  }
}
