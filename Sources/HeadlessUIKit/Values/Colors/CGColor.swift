public import Foundation

/// A colour as components in extended sRGB, or as a grey, without traits.
public final class CGColor: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  /// From 0, transparent, to 1.
  public let alpha: CGFloat
  /// Whether the colour was made as a grey; such a one is not equal to the same one made of three components.
  let isGray: Bool

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// A colour; components are between 0 and 1, or beyond for colours outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
  }

  /// A grey from 0, black, to 1, white.
  public init(gray: CGFloat, alpha: CGFloat) {
    red = gray
    green = gray
    blue = gray
    self.alpha = alpha
    isGray = true
  }

  /// Red, green and blue, or the grey; then the alpha.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// How many components there are: 2 for a grey, else 4.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { with(alpha: alpha) }

  func with(alpha: CGFloat) -> CGColor {
    isGray
      ? CGColor(gray: red, alpha: alpha)
      : CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha && left.isGray == right.isGray
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
