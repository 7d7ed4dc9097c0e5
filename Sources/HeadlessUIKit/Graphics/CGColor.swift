public import Foundation

/// A colour as components in extended sRGB, without traits.
public final class CGColor: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// A colour; components lie between 0 and 1, beyond for colours outside of sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
