import Foundation

/// A system color, with components for every combination of traits that it distinguishes.
///
/// The values are those that Apple documents for iOS 13 to 18.
struct SystemColor: Sendable {
  let name: String
  private let light: CGColor
  private let dark: CGColor
  /// The color in dark, elevated interfaces; nil if it is the same as in other dark ones.
  private let elevated: CGColor?
  private let lightContrast: CGColor?
  private let darkContrast: CGColor?

  /// Creates a color from components as 0xRRGGBBAA.
  init(
    _ name: String, _ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil,
    contrast: (light: UInt32, dark: UInt32)? = nil
  ) {
    self.name = name
    self.light = CGColor(rgba: light)
    self.dark = CGColor(rgba: dark)
    self.elevated = elevated.map { CGColor(rgba: $0) }
    lightContrast = contrast.map { CGColor(rgba: $0.light) }
    darkContrast = contrast.map { CGColor(rgba: $0.dark) }
  }

  func color(for traits: UITraitCollection) -> CGColor {
    let hasContrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else {
      return hasContrast ? lightContrast ?? light : light
    }
    if let elevated, traits.userInterfaceLevel == .elevated { return elevated }
    return hasContrast ? darkContrast ?? dark : dark
  }
}

extension CGColor {
  /// Creates a color from four bytes, 0xRRGGBBAA.
  convenience init(rgba: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
