import Foundation

extension Int {
  /// Creates the nearest whole number. Values out of range become the nearest `Int`, NaN becomes 0.
  init(nearest value: Double) {
    let whole = value.rounded()
    self = whole.isNaN ? 0 : Int(exactly: whole) ?? (whole > 0 ? .max : .min)
  }

  /// Creates a number of pixels for a length: 0 if it is negative or NaN, and at most the largest size of an image.
  /// - Parameters:
  ///   - length: The length in points.
  ///   - scale: The number of pixels per point.
  init(pixelsOf length: CGFloat, scale: CGFloat) {
    self = Swift.min(Swift.max(Int(nearest: length * scale), 0), 1 << 24)
  }
}
