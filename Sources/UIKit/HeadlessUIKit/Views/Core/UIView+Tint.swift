import Foundation

extension UIView {
  var undimmedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.storedTintColor { return tint }
      view = current.superview
    }
    return .systemBlue
  }

  /// Notifies the view, and its subviews without their own tint.
  func notifyTintChange() {
    withOwnTraits { tintColorDidChange() }
    for view in subviews where view.storedTintColor == nil { view.notifyTintChange() }
  }
}

extension UIColor {
  /// The gray with the same luminance, computed with the weights of sRGB.
  var withoutSaturation: UIColor {
    let color = cgColor
    let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return UIColor(white: white, alpha: color.alpha)
  }
}
