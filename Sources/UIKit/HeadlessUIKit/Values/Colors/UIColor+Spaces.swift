public import Foundation

extension UIColor {
  /// Creates a color from Display P3 components.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(cgColor: CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(exactly: sector.rounded(.down)) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes hue, saturation and brightness, each from 0 to 1, for the current traits; returns false for a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if case .pattern = content { return false }
    let color = cgColor
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    var angle: CGFloat = 0
    if range > 0 {
      if high == color.red {
        angle = (color.green - color.blue) / range
      } else if high == color.green {
        angle = (color.blue - color.red) / range + 2
      } else {
        angle = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }
}

extension CGColor {
  /// Creates a color from Display P3 components, in extended sRGB.
  ///
  /// Its components are outside the range from 0 to 1 for colors outside sRGB.
  convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // Both color spaces have the same white point and transfer curve; the matrix follows from their primaries.
    self.init(
      red: Self.encoded(1.2249401762 * r - 0.2249401762 * g),
      green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.encoded(-0.0196375546 * r - 0.0786360454 * g + 1.0982736000 * b), alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// Returns a linear component encoded with sRGB's transfer curve, which is mirrored for negative values.
  static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
