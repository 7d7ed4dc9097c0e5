import Foundation
import HeadlessUIKit

/// The tints that represent blurs.
enum BlurTint {
  /// Returns the tint of a blur. Thicker materials are more opaque; their shades and opacities are estimates, because
  /// Apple does not publish them.
  @MainActor
  static func color(of style: UIBlurEffect.Style, isDark: Bool) -> CGColor {
    let dark = Shade(gray: 0.11)
    let light = Shade(gray: 0.97)
    let adaptive = isDark ? dark : light
    return switch style {
    case .extraLight: light.color(0.9)
    case .light: light.color(0.65)
    case .dark: dark.color(0.75)
    case .extraDark: Shade(gray: 0.02).color(0.85)
    case .regular: adaptive.color(0.75)
    case .prominent: adaptive.color(0.85)
    case .systemUltraThinMaterial: adaptive.color(0.5)
    case .systemThinMaterial: adaptive.color(0.65)
    case .systemMaterial: adaptive.color(0.8)
    case .systemThickMaterial: adaptive.color(0.9)
    case .systemChromeMaterial: adaptive.color(0.85)
    case .systemUltraThinMaterialLight: light.color(0.5)
    case .systemThinMaterialLight: light.color(0.65)
    case .systemMaterialLight: light.color(0.8)
    case .systemThickMaterialLight: light.color(0.9)
    case .systemChromeMaterialLight: light.color(0.85)
    case .systemUltraThinMaterialDark: dark.color(0.5)
    case .systemThinMaterialDark: dark.color(0.65)
    case .systemMaterialDark: dark.color(0.8)
    case .systemThickMaterialDark: dark.color(0.9)
    case .systemChromeMaterialDark: dark.color(0.85)
    }
  }

  private struct Shade {
    let gray: CGFloat

    func color(_ alpha: CGFloat) -> CGColor { CGColor(gray: gray, alpha: alpha) }
  }
}
