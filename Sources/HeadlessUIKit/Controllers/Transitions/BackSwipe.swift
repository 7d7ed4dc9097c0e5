import Foundation

/// The gesture that goes back from the leading edge of a navigation controller, and what it shows.
///
/// It begins where there is something to go back to, with the bar and its own back button shown; Apple documents that a
/// button of an app's own in the place of that one ends it. A finger that lets go behind the middle, or swiftly, goes
/// back. What is half-way is believed.
@MainActor
final class BackSwipe: NSObject, NibConnectable {
  /// The speed from which a finger goes back wherever it is, in points per second.
  private static let speed: CGFloat = 300

  private unowned let controller: UINavigationController
  let gesture = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  /// What drives the transition while the finger is on the screen.
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

  /// Takes part in a view's gestures.
  func attach(to view: UIView) {
    if gesture.view !== view { view.addGestureRecognizer(gesture) }
  }

  /// What animates the way back while a finger drives it; nil otherwise.
  var makers: TransitionMakers? {
    guard let interaction else { return nil }
    return TransitionMakers(self) { _ in interaction }
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let width = max(controller.view.bounds.width, 1)
    let part = pan.translation(in: controller.view).x / width
    switch pan.state {
    case .began:
      // A delegate of an app's own may let it begin with a single controller.
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
