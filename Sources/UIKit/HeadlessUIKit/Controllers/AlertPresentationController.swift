import Foundation

/// Presents an alert or an action sheet in front of a dimmed window.
final class AlertPresentationController: UIPresentationController {
  override class func make(for controller: UIViewController) -> UIPresentationController {
    AlertPresentationController(presentedViewController: controller, presenting: nil)
  }

  override var dims: Bool { true }

  override func dimmingTapped() { (presentedViewController as? UIAlertController)?.cancelByTap() }
}
