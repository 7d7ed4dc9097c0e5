import Foundation

extension UIView {
  /// The number of pixels per point when measuring text.
  var textScale: CGFloat {
    HeadlessEnvironment.current.part(TextMeasures.self).scale ?? contentScaleFactor
  }
}
