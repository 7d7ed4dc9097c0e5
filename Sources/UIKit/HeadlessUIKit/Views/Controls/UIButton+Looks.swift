package import Foundation

extension UIButton.Configuration {
  /// Returns the default color of the title and image.
  package func usualForeground(_ tint: UIColor) -> UIColor {
    style == .filled ? .white : tint
  }

  /// Returns the default color of the background, or nil if the style has no background.
  package func usualBackground(_ base: UIColor) -> UIColor? {
    switch style {
    case .plain: nil
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: base.withAlphaComponent(0.2)
    case .filled: base
    }
  }

  /// Returns the radius of the background's corners, in points.
  package func radius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: 6
    case .small: 4
    case .medium: 6
    case .large: 8
    case .capsule: height / 2
    }
  }
}
