import Foundation

extension UIView {
  /// Registers the properties that documents set by name.
  class func registerViewProperties(_ nib: NibRegistrar) {
    nib.outlet("backgroundColor", \UIView.backgroundColor)
    nib.outlet("hidden", \UIView.isHidden)
    nib.outlet("alpha", \UIView.alpha)
    nib.outlet("opaque", \UIView.isOpaque)
    nib.outlet("tag", \UIView.tag)
    nib.outlet("clipsToBounds", \UIView.clipsToBounds)
    nib.outlet("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
    nib.outlet("contentMode", \UIView.contentMode)
    nib.outlet("contentScaleFactor", \UIView.contentScaleFactor)
    nib.outlet("semanticContentAttribute", \UIView.semanticContentAttribute)
    nib.outlet("tintColor", \UIView.tintColor)
    nib.outlet("tintAdjustmentMode", \UIView.tintAdjustmentMode)
    nib.outlet("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    nib.outlet("maskView", \UIView.mask)
    nib.outlet("gestureRecognizers", \UIView.gestureRecognizers)
    nib.outlet("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    nib.outlet("exclusiveTouch", \UIView.isExclusiveTouch)
    nib.outlet("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    nib.outlet("restorationIdentifier", \UIView.restorationIdentifier)
    nib.outlet("frame", \UIView.frame)
    nib.outlet("bounds", \UIView.bounds)
    nib.outlet("center", \UIView.center)
    nib.outlet("transform", \UIView.transform)
    nib.outlet("autoresizesSubviews", \UIView.autoresizesSubviews)
    nib.outlet("autoresizingMask", \UIView.autoresizingMask)
    nib.outlet(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints)
    nib.outlet("layoutMargins", \UIView.layoutMargins)
    nib.outlet("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
    nib.outlet("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
    nib.outlet("showsLargeContentViewer", \UIView.showsLargeContentViewer)
    nib.outlet("largeContentTitle", \UIView.largeContentTitle)
    nib.outlet("inputView", \UIView.ownInputView)
    nib.outlet("inputAccessoryView", \UIView.ownInputAccessoryView)
    nib.part("layer", \UIView.optionalLayer)
    nib.part("superview", \UIView.superview)
  }

  private var optionalLayer: CALayer? { layer }
}
