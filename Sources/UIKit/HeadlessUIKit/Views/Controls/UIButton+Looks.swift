package import Foundation

// Properties for drawing buttons in addition to the public ones. Reading them creates no subviews.
extension UIButton {
  /// The font of the visible title.
  package var shownTitleFont: UIFont { titleFontInUse }
  /// The maximum number of lines of the title. 0 means any number.
  package var shownTitleLineLimit: Int { titleLineLimit }
  package var shownLineBreakMode: NSLineBreakMode { storedLineBreakMode }
  /// The offset of the title's shadow, in points. Positive values move it right and down.
  package var shownTitleShadowOffset: CGSize { storedShadowOffset ?? .zero }
}

extension UIButton.Configuration {
  /// The font of a title whose text has no font attribute.
  package var usualTitleFont: UIFont { titleFont }

  /// Returns the default colour of the title and image.
  package func usualForeground(_ tint: UIColor) -> UIColor {
    style == .filled ? .white : tint
  }

  /// Returns the default colour of the background, or nil if the style has no background.
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
