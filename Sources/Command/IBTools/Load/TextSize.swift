public import HeadlessUIKit

/// The user's text sizes, from the smallest to the largest accessibility size.
public enum TextSize: String, CaseIterable, Sendable {
  case xs = "XS"
  case s = "S"
  case m = "M"
  case l = "L"
  case xl = "XL"
  case xxl = "XXL"
  case xxxl = "XXXL"
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
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
