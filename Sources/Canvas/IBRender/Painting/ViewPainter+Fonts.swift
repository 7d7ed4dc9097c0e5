import TextMetrics

extension ViewPainter {
  /// Reports the fonts in the steps whose metrics are not known, such as an app's own fonts. Backends draw the font if it
  /// is installed, and another one otherwise; the width of its texts is estimated.
  func reportUnknownFonts() {
    for case .text(let run) in steps {
      guard let family = run.font.family, !FontNames.areMetricsKnown(of: family) else { continue }
      report(
        "unknown-font", name: family,
        "the widths of the font '\(family)' are not known; they are estimated, and another font is drawn where this one is not installed"
      )
    }
  }
}
