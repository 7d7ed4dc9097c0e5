import Foundation

extension UISheetPresentationController {
  /// Makes changes of the sheet with animation.
  public func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: SheetDrag.length) {
        changes()
        self.presentedView?.layoutIfNeeded()
      }
    }
  }

  /// Has heights that an app computes asked for again.
  public func invalidateDetents() { place() }
}
