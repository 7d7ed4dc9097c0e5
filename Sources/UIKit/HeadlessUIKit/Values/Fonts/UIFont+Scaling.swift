import Foundation

extension UIFont {
  /// Scales a font with the user's text size, in proportion to a text style.
  struct Scaling: Sendable {
    let style: TextStyle
    /// The font at the default text size.
    let font: UIFont
    /// The largest size, in points; nil for no limit.
    let limit: CGFloat?
  }

  /// Returns the font for the text size in traits; the font itself if it does not follow the user's text size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling {
      let metrics = UIFontMetrics(forTextStyle: scaling.style)
      guard let limit = scaling.limit else {
        return metrics.scaledFont(for: scaling.font, compatibleWith: traits)
      }
      return metrics.scaledFont(
        for: scaling.font, maximumPointSize: limit, compatibleWith: traits)
    }
    guard let textStyle, let size = textStyle.pointSize(in: traits) else { return self }
    return UIFont(face: face, pointSize: size, textStyle: textStyle)
  }
}

extension UIFont {
  /// The families of installed fonts; empty, because they are not known here.
  public class var familyNames: [String] { [] }
  /// Returns the installed fonts of a family; empty, because they are not known here.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
