import Foundation
import HeadlessUIKit

/// A window whose root controller presents others, and the delegate that notes what happens to them.
@MainActor
final class PresentationStage {
  let root = UIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  let watch = PresentationWatch()

  /// Shows the window, and presents a controller from its root controller.
  func present(_ controller: UIViewController, animated: Bool = false) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(controller, animated: animated)
  }
}

/// A delegate of sheets and popovers that notes its calls.
final class PresentationWatch: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  var lines: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    lines.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    lines.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    lines.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    lines.append("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    lines.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
  }
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    lines.append("prepare")
  }
  func popoverPresentationControllerShouldDismissPopover(
    _ popover: UIPopoverPresentationController
  ) -> Bool {
    lines.append("should popover")
    return true
  }
  func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
    lines.append("did popover")
  }
}
