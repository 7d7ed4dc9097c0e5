package import Foundation

// What pictures of buttons need besides the public properties; reading it creates no subviews.
extension UIButton {
  /// The font that the title is shown in.
  package var shownTitleFont: UIFont { titleFontInUse }
  /// The most lines of the title; 0 for any number.
  package var shownTitleLineLimit: Int { titleLineLimit }
  package var shownLineBreakMode: NSLineBreakMode { storedLineBreakMode }
  /// In points, to the right and down.
  package var shownTitleShadowOffset: CGSize { storedShadowOffset ?? .zero }
}

extension UIButton.Configuration {
  /// The font of a title without one.
  package var usualTitleFont: UIFont { titleFont }

  /// The colour of title and image where none is set.
  package func usualForeground(_ tint: UIColor) -> UIColor {
    style == .filled ? .white : tint
  }

  /// The colour of the background where none is set; nil for none at all.
  package func usualBackground(_ base: UIColor) -> UIColor? {
    switch style {
    case .plain: nil
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: base.withAlphaComponent(0.2)
    case .filled: base
    }
  }

  /// The radius of the background's corners, in points.
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
