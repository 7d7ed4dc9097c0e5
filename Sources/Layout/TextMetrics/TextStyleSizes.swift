/// The sizes of the system's text styles.
package enum TextStyleSizes {
  /// Returns the sizes of a style in points, from the content size category `extraSmall` to the largest one for
  /// accessibility; nil for an unknown style.
  ///
  /// Source: the tables of Apple's Human Interface Guidelines.
  /// - Parameter style: The raw value of the style, as nibs contain it.
  package static func sizes(of style: String) -> [Double]? {
    switch style {
    case "UICTFontTextStyleTitle0", "UICTFontTextStyleLargeTitle":
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case "UICTFontTextStyleTitle1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case "UICTFontTextStyleTitle2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case "UICTFontTextStyleTitle3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case "UICTFontTextStyleHeadline", "UICTFontTextStyleBody":
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case "UICTFontTextStyleCallout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case "UICTFontTextStyleSubhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case "UICTFontTextStyleFootnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case "UICTFontTextStyleCaption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case "UICTFontTextStyleCaption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: nil
    }
  }

  /// Returns the distance between the baselines of a style at a size, in points; nil for an unknown style. A size between
  /// two of the style's has the leading of the smaller one.
  ///
  /// Source: the tables of Apple's Human Interface Guidelines.
  package static func leading(of style: String, size: Double) -> Double? {
    guard let sizes = sizes(of: style), let leadings = leadings(of: style) else { return nil }
    let index = sizes.lastIndex { $0 <= size } ?? 0
    return leadings[index]
  }

  private static func leadings(of style: String) -> [Double]? {
    switch style {
    case "UICTFontTextStyleTitle0", "UICTFontTextStyleLargeTitle":
      [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case "UICTFontTextStyleTitle1": [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case "UICTFontTextStyleTitle2": [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case "UICTFontTextStyleTitle3": [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case "UICTFontTextStyleHeadline", "UICTFontTextStyleBody":
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case "UICTFontTextStyleCallout": [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case "UICTFontTextStyleSubhead": [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case "UICTFontTextStyleFootnote": [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case "UICTFontTextStyleCaption1": [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case "UICTFontTextStyleCaption2": [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    default: nil
    }
  }

  /// The index of the size for the smallest content size category.
  package static let smallest = 0
  /// The index of the size for the default content size category, `large`.
  package static let usual = 3
}
