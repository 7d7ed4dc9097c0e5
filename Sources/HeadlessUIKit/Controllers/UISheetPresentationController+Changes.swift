import Foundation

extension UISheetPresentationController {
  /// Makes changes, animated on a device; here at once.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// Has heights that an app computes asked for again; they are at each layout.
  public func invalidateDetents() { containerView?.setNeedsLayout() }
}
