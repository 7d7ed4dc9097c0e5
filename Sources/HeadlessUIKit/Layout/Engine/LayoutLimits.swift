/// The largest numbers that layout counts with.
///
/// UIKit does the same: "This NSLayoutConstraint is being configured with a constant that exceeds internal limits. A
/// smaller value will be substituted". Within these, neighbouring pixels can still be distinguished.
enum LayoutLimits {
  /// The largest number of solutions for insets and lines of text before the last values are used.
  static let rounds = 8

  private static let largestConstant = 1e9
  private static let multipliers = 1e-6...1e6

  /// The nearest constant, in points, that layout counts with.
  static func constant(_ constant: Double) -> Double {
    min(max(constant, -largestConstant), largestConstant)
  }

  /// The nearest multiplier that layout counts with; 0 for one that is too small.
  static func multiplier(_ multiplier: Double) -> Double {
    let size = abs(multiplier)
    guard size >= multipliers.lowerBound else { return 0 }
    return size <= multipliers.upperBound
      ? multiplier : multipliers.upperBound * (multiplier < 0 ? -1 : 1)
  }
}
