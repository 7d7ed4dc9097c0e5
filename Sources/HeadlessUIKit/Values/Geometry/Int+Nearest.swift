import Foundation

extension Int {
  /// The nearest whole number: the first or last there is for what lies beyond, 0 for what is not a number.
  init(nearest value: Double) {
    let whole = value.rounded()
    self = whole.isNaN ? 0 : Int(exactly: whole) ?? (whole > 0 ? .max : .min)
  }

  /// The pixels of a length: none for what is negative or not a number, and at most as many as an image may have.
  /// - Parameters:
  ///   - length: In points.
  ///   - scale: Pixels in a point.
  init(pixelsOf length: CGFloat, scale: CGFloat) {
    self = Swift.min(Swift.max(Int(nearest: length * scale), 0), 1 << 24)
  }
}
