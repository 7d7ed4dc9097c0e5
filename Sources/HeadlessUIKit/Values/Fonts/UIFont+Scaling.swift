import Foundation

extension UIFont {
  /// A font that grows with the user's text size, in the proportion of a text style.
  struct Scaling: Sendable {
    let style: TextStyle
    /// The font in the default text size.
    let font: UIFont
    /// The largest size, in points.
    let limit: CGFloat?
  }

  /// The font for the text size of traits; the font itself where it does not follow the user's text size.
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
  /// The families of fonts; which are installed is not known here.
  public class var familyNames: [String] { [] }
  /// The fonts of a family; which are installed is not known here.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
