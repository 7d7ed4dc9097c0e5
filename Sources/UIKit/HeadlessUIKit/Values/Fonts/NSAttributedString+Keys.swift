public import Foundation

/// UIKit's attributes, with UIKit's names.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// A number: 0 for no ligatures, 1 for the default ones.
  public static let ligature = Self(rawValue: "NSLigature")
  /// A number of points.
  public static let kern = Self(rawValue: "NSKern")
  /// A number of points.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// A `UIColor`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// A number: a percentage of the font's size.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// A string: the raw value of a text effect.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  public static let attachment = Self(rawValue: "NSAttachment")
  /// A `URL` or a string.
  public static let link = Self(rawValue: "NSLink")
  /// A number of points; positive values move the text up.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// A number.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// A number.
  public static let expansion = Self(rawValue: "NSExpansion")
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
}
