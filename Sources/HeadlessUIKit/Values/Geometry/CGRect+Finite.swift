import Foundation

extension CGRect {
  /// Whether all of its numbers are such that one can count with them.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
