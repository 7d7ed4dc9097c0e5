import Foundation

extension UIView {
  /// Properties that documents set by name.
  class func registerViewProperties(_ nib: NibRegistrar) {
    nib.outlet("backgroundColor", \UIView.backgroundColor)
    nib.outlet("hidden", \UIView.isHidden)
    nib.outlet("alpha", \UIView.alpha)
    nib.outlet("opaque", \UIView.isOpaque)
    nib.outlet("tag", \UIView.tag)
    nib.outlet("clipsToBounds", \UIView.clipsToBounds)
    nib.outlet("tintColor", \UIView.tintColor)
    nib.outlet("gestureRecognizers", \UIView.gestureRecognizers)
    nib.outlet("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    nib.outlet("exclusiveTouch", \UIView.isExclusiveTouch)
    nib.outlet("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    nib.outlet("restorationIdentifier", \UIView.restorationIdentifier)
    nib.outlet("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    nib.outlet("accessibilityLabel", \UIView.accessibilityLabel)
    nib.outlet("frame", \UIView.frame)
    nib.outlet("bounds", \UIView.bounds)
    nib.outlet("center", \UIView.center)
    nib.outlet("inputView", \UIView.inputView)
    nib.outlet("inputAccessoryView", \UIView.inputAccessoryView)
    nib.attribute("layer", get: { (view: UIView) in view.layer }, set: { (_: UIView, _: Never) in })
  }
}
