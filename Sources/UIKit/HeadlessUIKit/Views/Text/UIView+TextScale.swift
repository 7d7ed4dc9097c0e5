import Foundation

extension UIView {
  /// The number of pixels per point for the sizes of texts.
  var textScale: CGFloat {
    HeadlessEnvironment.current.part(TextMeasures.self).scale ?? contentScaleFactor
  }
}
