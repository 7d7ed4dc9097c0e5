public import Foundation

/// A color without traits: components in extended sRGB, or grayscale.
public final class CGColor: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  /// The opacity, from 0 (transparent) to 1.
  public let alpha: CGFloat
  /// Whether the color was created in grayscale. It is not equal to the same color created from three components.
  let isGray: Bool

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Creates a color. Components are from 0 to 1, or outside this range for colors outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    red = gray
    green = gray
    blue = gray
    self.alpha = alpha
    isGray = true
  }

  /// The red, green and blue components, or the gray; then the alpha.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// The number of components: 2 for a gray, else 4.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Returns the color with a different alpha.
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
