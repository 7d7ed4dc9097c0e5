/// The type of an attribute's value.
public enum AttributeType: Hashable, Sendable {
  /// `YES` or `NO`.
  case bool
  /// An integer.
  case int
  /// A floating-point number.
  case double
  /// A decimal number, or `NaN` if there is none.
  case decimal
  /// A layout priority from 0 to 1000.
  case priority
  /// `0.25`, `16:9` or `1/3`.
  case multiplier
  /// A color component, from 0 to 1; in extended color spaces, values beyond this range are possible.
  case component
  /// The number of seconds since the reference date.
  case date
  /// A point, as an `x` and a `y` value.
  case point
  /// A size, as a `width` and a `height` value.
  case size
  /// A rectangle.
  case rect
  /// The element's own id.
  case id
  /// The id of another object.
  case reference
  /// The name of a class.
  case className
  /// The name of a Swift module.
  case module
  /// The name of a method in Objective-C: `save:`.
  case selector
  /// The path to a property: `layer.cornerRadius`.
  case keyPath
  /// The name of an image.
  case imageName
  /// The name of a color.
  case colorName
  /// The name of a font.
  case fontName
  /// A name that the app's developer chooses: a reuse, storyboard, restoration or segue identifier.
  case identifier
  /// Text that users read.
  case text
  /// A version number.
  case version
  /// A URL.
  case url
  /// Binary data in Base64.
  case base64
  /// The key of a variation: `widthClass=regular`.
  case sizeClass
  /// A string; no narrower type is known.
  case string
  /// One word from a closed list.
  case enumeration(Enumeration)
  /// Several words from a closed list.
  case flags(Enumeration)

  /// The types, in the order of their numbers in the generated tables, starting at 1.
  private static let plain: [AttributeType] = [
    .bool, .int, .double, .decimal, .priority, .multiplier, .component, .date, .point, .size, .rect,
    .id,
    .reference, .className, .module, .selector, .keyPath, .imageName, .colorName, .fontName,
    .identifier, .text, .version, .url, .base64, .sizeClass, .string,
  ]

  /// Creates a type from its number in the generated tables; nil for 0.
  init?(code: UInt16) {
    switch code {
    case 0: return nil
    case 64..<1024: self = .enumeration(Enumeration(index: Int(code) - 64))
    case 1024...: self = .flags(Enumeration(index: Int(code) - 1024))
    default: self = Self.plain[Int(code) - 1]
    }
  }

  /// Whether the type is narrower than a string.
  public var isNarrow: Bool { self != .string }
}
