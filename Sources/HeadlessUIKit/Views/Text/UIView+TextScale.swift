import Foundation

extension UIView {
  /// How many pixels a point has for the sizes of texts.
  ///
  /// Until Xcode 7, whose canvas had no scale, text sizes were whole points. Source: measured on documents, of whose
  /// free labels nine in ten have a whole height until then.
  var textScale: CGFloat { UIKitEra.current.hasWholeTexts ? 1 : contentScaleFactor }
}

extension UIKitEra {
  /// Whether sizes of texts are whole points on every screen.
  fileprivate var hasWholeTexts: Bool { self < .iOS10 }
}
