import Foundation
import TextMetrics

extension [TextLine] {
  /// The size of the lines one below the other, in points.
  var size: CGSize { CGSize(width: width, height: height) }
}

extension CGFloat {
  /// The next edge of a pixel, in points; what sums have lost does not count.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    scale > 0 ? ((self * scale) - 1e-4).rounded(.up) / scale : self
  }
}

extension CGSize {
  /// The smallest size of whole pixels around it, in points.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
    CGSize(
      width: width.roundedUp(toPixelsOf: scale), height: height.roundedUp(toPixelsOf: scale))
  }
}
