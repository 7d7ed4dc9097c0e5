import Foundation

extension UISheetPresentationController {
  /// Animates changes to the sheet.
  public func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: SheetDrag.length) {
        changes()
        self.presentedView?.layoutIfNeeded()
      }
    }
  }

  /// Invalidates the heights that the app computes.
  public func invalidateDetents() { place() }
}
