package import Foundation

extension CGRect {
  /// Whether all of its numbers are such that one can count with them.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
