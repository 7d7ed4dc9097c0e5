import Foundation

extension UISheetPresentationController {
  /// Makes changes, which a device animates; here they take effect immediately.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// Requests a layout, which computes the heights of custom detents again.
  public func invalidateDetents() { containerView?.setNeedsLayout() }
}
