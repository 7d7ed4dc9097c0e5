package import Foundation

extension CGRect {
  /// Whether the origin and the size are finite.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
