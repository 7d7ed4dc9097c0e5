import Foundation
import TextMetrics

extension [TextLine] {
  /// The size of the lines, stacked vertically, in points.
  var size: CGSize { CGSize(width: width, height: height) }
}

extension CGFloat {
  /// Returns the length rounded up to the next pixel, in points; ignores rounding errors of sums.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    scale > 0 ? ((self * scale) - 1e-4).rounded(.up) / scale : self
  }
}

extension CGSize {
  /// Returns the size rounded up to whole pixels, in points.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
    CGSize(
      width: width.roundedUp(toPixelsOf: scale), height: height.roundedUp(toPixelsOf: scale))
  }
}
