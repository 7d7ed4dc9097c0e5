import Foundation
import HeadlessUIKit
import Testing

/// Transitions whose animator can be scrubbed and reversed.
@MainActor @Suite(.ownEnvironment)
struct InterruptibleTransitionTests {
  private final class Mover: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    var animator: UIViewPropertyAnimator?
    var driver: UIPercentDrivenInteractiveTransition?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let animator { return animator }
      let view = context.view(forKey: .to)
      if let view { context.containerView.addSubview(view) }
      view?.alpha = 0
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.alpha = 1 }
      made.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator = made
      return made
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private func stage() -> (UINavigationController, Mover, UIWindow) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let mover = Mover()
    navigation.delegate = mover
    return (navigation, mover, window)
  }

  @Test func `an animator is driven, and runs on to the end`() throws {
    let (navigation, mover, _) = stage()
    let driver = UIPercentDrivenInteractiveTransition()
    mover.driver = driver
    navigation.pushViewController(UIViewController(), animated: true)
    driver.update(0.4)
    let animator = try #require(mover.animator)
    #expect(animator.fractionComplete == 0.4 && !animator.isRunning)
    HeadlessClock.shared.advance(by: 5)
    #expect(animator.fractionComplete == 0.4)
    driver.finish()
    HeadlessClock.shared.advance(by: 2)
    #expect(mover.animator == nil && navigation.transitionCoordinator == nil)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `one that is cancelled runs back, and the stack stays as it was`() {
    let (navigation, mover, _) = stage()
    let driver = UIPercentDrivenInteractiveTransition()
    mover.driver = driver
    navigation.pushViewController(UIViewController(), animated: true)
    driver.update(0.4)
    driver.cancel()
    HeadlessClock.shared.advance(by: 2)
    #expect(mover.animator == nil && navigation.viewControllers.count == 1)
  }

  @Test func `without a driver the transition animates by itself`() {
    let (navigation, _, _) = stage()
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    HeadlessClock.shared.advance(by: 1.1)
    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers.count == 2)
  }
}
