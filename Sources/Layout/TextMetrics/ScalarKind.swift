/// The assumption about the advance of a character that the system font's table does not contain.
enum ScalarKind: Equatable {
  /// The width of an ASCII letter, which is the base letter of the character or looks like it.
  case like(UInt8)
  /// A fraction of a mean advance, in em.
  case advance(Double)
  /// A mark that is drawn over the preceding character.
  case mark
  /// A character that fills a square, with possible line breaks before and after it.
  case ideograph(Double)
  /// A picture of the emoji font.
  case emoji

  /// Approximates the kind of a character outside the table.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x0300...0x036F, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF:
      self = .mark
    case 0xC0..<0x180: self = .like(Self.latin[Int(scalar - 0xC0)])
    case 0x1E00...0x1EFF: self = .like(Self.vietnamese[Int(scalar - 0x1E00)])
    case 0x0386..<0x03D0: self = .like(Self.greek[Int(scalar - 0x0386)])
    case 0x0400..<0x0460: self = .like(Self.cyrillic[Int(scalar - 0x0400)])
    case 0x0590...0x05FF, 0x0600...0x06FF: self = .advance(0.52)
    case 0x0900...0x0DFF: self = .advance(0.6)
    case 0x0E00...0x0E7F: self = Self.isThaiMark(scalar) ? .mark : .advance(0.6)
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .ideograph(0.865)
    case 0x2000...0x200A: self = .advance(0.3)
    // A dot in the middle of the line is as wide as a period, as in nearly all fonts.
    case 0x2219, 0x22C5: self = .like(0x2E)
    // Relations and the minus sign are as wide as the equals sign, as in nearly all fonts.
    case 0x2212, 0x2245...0x226F: self = .like(0x3D)
    case 0x2191, 0x2193: self = .advance(0.82)
    case 0x2190...0x23FF: self = .advance(0.95)
    case 0x2600...0x27BF: self = Self.isEmoji(scalar) ? .emoji : .advance(1)
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFF:
      self = .ideograph(1.021)
    case 0xFF61...0xFFDF: self = .advance(0.5)
    case 0x1F000...0x1FAFF: self = .emoji
    default: self = .advance(0.6)
    }
  }

  /// Returns whether a character is an emoji; symbols without an emoji form are treated as letters.
  private static func isEmoji(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmoji ?? false
  }

  /// Returns the advance, in points, of a character from another font, because the system font has no ideographs and no
  /// emoji. This excludes tracking, which belongs to the system font.
  func advanceInOtherFont(size: Double) -> Double? {
    switch self {
    case .ideograph(let em): size * em
    case .emoji: size * Self.emojiAdvance(size: size)
    case .like, .advance, .mark: nil
    }
  }

  /// Returns the advance of emoji in em, which decreases with the size. Source: measured on documents at 11, 18 and 38
  /// points.
  private static func emojiAdvance(size: Double) -> Double {
    let known: [(size: Double, em: Double)] = [(11, 1.44), (18, 1.32), (38, 1.125)]
    guard let upper = known.firstIndex(where: { $0.size > size }) else { return known[2].em }
    guard upper > 0 else { return known[0].em }
    let (low, high) = (known[upper - 1], known[upper])
    return low.em + (size - low.size) / (high.size - low.size) * (high.em - low.em)
  }

  private static func isThaiMark(_ scalar: UInt32) -> Bool {
    scalar == 0x0E31 || (0x0E34...0x0E3A).contains(scalar) || (0x0E47...0x0E4E).contains(scalar)
  }

  // The base letters, or similar letters, of other characters, from the first code point of each block.

  private static let latin = Array(
    """
    AAAAAAWCEEEEIIIIDNOOOOO+OUUUUYPbaaaaaawceeeeiiiionooooo+ouuuuypyAaAaAaCcCcCcCcDdDdEeEeEeEe\
    EeGgGgGgGgHhHhIiIiIiIiIiNnJjKkkLlLlLlLlLlNnNnNnmNnOoOoOoWwRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUu\
    WwYyYZzZzZzf
    """.utf8)

  private static let vietnamese = Array(
    """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRr\
    RrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwyafffBoAaAaAaAaAaAaAaAaAaAa\
    AaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYyNlVvYy
    """.utf8)

  private static let greek = Array(
    """
    A?EHIoOoYOiABLVEZHOIKAMNEOHPoETYWXWOIYaeniuabyoecnoikyunconpcotuwxwwiuouwK
    """.utf8)

  private static let cyrillic = Array(
    """
    EEHLCSIIJWWHKNYUABBLDEWENNKAMHOHPCTYOXHHWWBWBCWRabbrdewennknmhonpctyoxnnwwbwbewaeehrcsiijw\
    whknyu
    """.utf8)
}
