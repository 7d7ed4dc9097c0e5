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

  /// The index of the size for the smallest content size category.
  package static let smallest = 0
  /// The index of the size for the default content size category, `large`.
  package static let usual = 3
}
