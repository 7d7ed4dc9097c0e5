import Foundation

extension UISheetPresentationController {
  /// Makes changes immediately; a device animates them.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// Requests a layout of the container, as after a change of custom detents.
  public func invalidateDetents() { containerView?.setNeedsLayout() }
}
