import Foundation

/// Fixed colors, which are the same in every interface style, and system colors, which are not.
extension UIColor {
  private static func system(_ color: SystemColor) -> UIColor { UIColor(content: .system(color)) }

  // MARK: Fixed colors

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: System colors

  public static let systemRed = system(.systemRed)
  public static let systemOrange = system(.systemOrange)
  public static let systemYellow = system(.systemYellow)
  public static let systemGreen = system(.systemGreen)
  public static let systemMint = system(.systemMint)
  public static let systemTeal = system(.systemTeal)
  public static let systemCyan = system(.systemCyan)
  public static let systemBlue = system(.systemBlue)
  public static let systemIndigo = system(.systemIndigo)
  public static let systemPurple = system(.systemPurple)
  public static let systemPink = system(.systemPink)
  public static let systemBrown = system(.systemBrown)
  public static let systemGray = system(.systemGray)
  public static let systemGray2 = system(.systemGray2)
  public static let systemGray3 = system(.systemGray3)
  public static let systemGray4 = system(.systemGray4)
  public static let systemGray5 = system(.systemGray5)
  public static let systemGray6 = system(.systemGray6)
  public static let label = system(.label)
  public static let secondaryLabel = system(.secondaryLabel)
  public static let tertiaryLabel = system(.tertiaryLabel)
  public static let quaternaryLabel = system(.quaternaryLabel)
  public static let placeholderText = system(.placeholderText)
  public static let link = system(.link)
  public static let separator = system(.separator)
  public static let opaqueSeparator = system(.opaqueSeparator)
  public static let systemFill = system(.systemFill)
  public static let secondarySystemFill = system(.secondarySystemFill)
  public static let tertiarySystemFill = system(.tertiarySystemFill)
  public static let quaternarySystemFill = system(.quaternarySystemFill)
  public static let systemBackground = system(.systemBackground)
  public static let secondarySystemBackground = system(.secondarySystemBackground)
  public static let tertiarySystemBackground = system(.tertiarySystemBackground)
  public static let systemGroupedBackground = system(.systemGroupedBackground)
  public static let secondarySystemGroupedBackground = system(.secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = system(.tertiarySystemGroupedBackground)
  public static let tintColor = system(.tintColor)
  /// The name of ``systemGroupedBackground`` in earlier systems.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
