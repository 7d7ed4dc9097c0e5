import Foundation

/// The pan gesture that goes back from the leading edge of a navigation controller, and its animation.
///
/// It begins if the stack has a controller to go back to, and the bar shows its back button; Apple documents that a
/// custom button in its place disables the gesture. The controller is popped if the finger lifts past the middle, or
/// moves fast enough. The distance threshold is an assumption.
@MainActor
final class BackSwipe: NSObject, NibConnectable {
  /// The speed above which a swipe goes back regardless of its distance, in points per second.
  private static let speed: CGFloat = 300

  private unowned let controller: UINavigationController
  let gesture = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  /// The object that drives the transition while the finger is on the screen.
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    gesture.edges = .left
    gesture.delegate = self
    gesture.addTarget(self, action: "handlePan:")
  }

  static func nibConnections(_ nib: NibRegistrar) {
    nib.action("handlePan:", BackSwipe.handlePan)
  }

  /// Adds the gesture to a view.
  func attach(to view: UIView) {
    if gesture.view !== view { view.addGestureRecognizer(gesture) }
  }

  /// The objects that animate the pop while a finger drives it; nil otherwise.
  var makers: TransitionMakers? {
    guard let interaction else { return nil }
    return TransitionMakers(self) { _ in interaction }
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let width = max(controller.view.bounds.width, 1)
    let part = pan.translation(in: controller.view).x / width
    switch pan.state {
    case .began:
      // A custom delegate may let the gesture begin even if the stack has only one controller.
      guard controller.children.count > 1 else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      controller.popViewController(animated: true)
      interaction?.update(part)
    case .changed: interaction?.update(part)
    case .ended:
      let speed = pan.velocity(in: controller.view).x
      if speed > Self.speed || speed > -Self.speed && part > 0.5 {
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}

extension BackSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard controller.children.count > 1, controller.transition == nil,
      !controller.isNavigationBarHidden, let item = controller.topViewController?.navigationItem
    else { return false }
    let hasOwnButton = item.leftBarButtonItems?.isEmpty == false
    return !item.hidesBackButton && (!hasOwnButton || item.leftItemsSupplementBackButton)
  }
}

extension BackSwipe: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { ControllerTransition.usualDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let width = transitionContext.containerView.bounds.width
    DrivenSlide.run(
      transitionContext, old: CGPoint(x: width, y: 0), new: CGPoint(x: -width * 0.3, y: 0),
      isBehind: true, transitionDuration(using: transitionContext))
  }
}
