public import HeadlessUIKit

/// The user's text sizes, from the smallest to the largest accessibility size.
public enum TextSize: String, CaseIterable, Sendable {
  /// The smallest size.
  case xs = "XS"
  /// One size larger than ``xs``.
  case s = "S"
  /// One size smaller than the default.
  case m = "M"
  /// The default size of a device.
  case l = "L"
  /// One size larger than the default.
  case xl = "XL"
  /// Two sizes larger than the default.
  case xxl = "XXL"
  /// The largest size that is not an accessibility size.
  case xxxl = "XXXL"
  /// The smallest accessibility size.
  case ax1 = "AX1"
  /// The second accessibility size.
  case ax2 = "AX2"
  /// The third accessibility size.
  case ax3 = "AX3"
  /// The fourth accessibility size.
  case ax4 = "AX4"
  /// The largest accessibility size.
  case ax5 = "AX5"

  /// The content size category of the size.
  public var category: UIContentSizeCategory {
    switch self {
    case .xs: .extraSmall
    case .s: .small
    case .m: .medium
    case .l: .large
    case .xl: .extraLarge
    case .xxl: .extraExtraLarge
    case .xxxl: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }
}
