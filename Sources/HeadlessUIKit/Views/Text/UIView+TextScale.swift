import Foundation

extension UIView {
  /// How many pixels a point has for the sizes of texts.
  var textScale: CGFloat {
    HeadlessEnvironment.current.part(TextMeasures.self).scale ?? contentScaleFactor
  }
}
