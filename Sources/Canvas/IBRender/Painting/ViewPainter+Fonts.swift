import TextMetrics

extension ViewPainter {
  /// Reports the fonts in the steps whose metrics are unknown, such as an app's custom fonts. Backends draw the font if
  /// it is installed, and a fallback otherwise; the width of the text is estimated.
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
