import Foundation

/// One line of a text that has been broken, in points.
struct TextLine: Equatable {
  /// Without the spaces that the line ends with, where it was broken at them.
  var width: Double
  /// From the baseline to the top.
  var ascent: Double
  /// From the baseline to the bottom.
  var descent: Double
  /// What is added below it where another line follows.
  var spacing: Double

  var height: Double { ascent + descent }
}

extension [TextLine] {
  /// The size of the lines one below the other, in points.
  var size: CGSize {
    var width = 0.0
    var height = 0.0
    for (index, line) in enumerated() {
      width = Swift.max(width, line.width)
      height += line.height + (index < count - 1 ? line.spacing : 0)
    }
    return CGSize(width: width, height: height)
  }
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

extension UIView {
  /// How many pixels a point has for the sizes of texts.
  ///
  /// Until Xcode 7, whose canvas had no screen of its own, texts were as large as whole points. Source: measured on
  /// documents, of whose free labels nine in ten have a whole height until then.
  var textScale: CGFloat { UIKitEra.current.hasWholeTexts ? 1 : contentScaleFactor }
}

extension UIKitEra {
  /// Whether sizes of texts are whole points on every screen.
  fileprivate var hasWholeTexts: Bool { self < .iOS10 }
}
