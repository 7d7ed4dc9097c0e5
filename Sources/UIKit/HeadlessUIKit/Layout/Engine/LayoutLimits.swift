/// The limits on numbers that layout uses.
///
/// UIKit has such limits too: "This NSLayoutConstraint is being configured with a constant that exceeds internal
/// limits. A smaller value will be substituted". Within these limits, adjacent pixels can still be distinguished.
enum LayoutLimits {
  /// The maximum number of solves for insets and line breaks before the last values are used.
  static let rounds = 8

  private static let largestConstant = 1e9
  private static let multipliers = 1e-6...1e6

  /// Returns the nearest constant within the limits, in points.
  static func constant(_ constant: Double) -> Double {
    min(max(constant, -largestConstant), largestConstant)
  }

  /// Returns the nearest multiplier within the limits, or 0 if it is too small.
  static func multiplier(_ multiplier: Double) -> Double {
    let size = abs(multiplier)
    guard size >= multipliers.lowerBound else { return 0 }
    return size <= multipliers.upperBound
      ? multiplier : multipliers.upperBound * (multiplier < 0 ? -1 : 1)
  }
}
