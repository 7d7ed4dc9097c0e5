import Foundation

extension Int {
  /// The nearest whole number: the first or last there is for what lies beyond, 0 for what is not a number.
  init(nearest value: Double) {
    let whole = value.rounded()
    self = whole.isNaN ? 0 : Int(exactly: whole) ?? (whole > 0 ? .max : .min)
  }
}
