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

  @Test func `a driver that does not want to begin takes over when it pauses the transition`()
    throws
  {
    let (navigation, mover, window) = stage()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    mover.driver = driver
    navigation.pushViewController(UIViewController(), animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    var changes: [Bool] = []
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
    HeadlessClock.shared.advance(by: 0.25)
    driver.pause()
    #expect(abs(driver.percentComplete - 0.25) < 1e-6 && coordinator.isInteractive)
    HeadlessClock.shared.advance(by: 5)
    #expect(navigation.transitionCoordinator != nil, "time does not drive it any more")
    driver.update(0.5)
    driver.finish()
    HeadlessClock.shared.advance(by: 2)
    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers.count == 2)
    #expect(changes == [true, false])
    withExtendedLifetime(window) {}
  }

  /// Makes the animations in the beginning of its interaction, as apps do whose gesture may take over later.
  private final class Starter: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning, UINavigationControllerDelegate
  {
    var beginnings: [Bool] = []
    var wantsInteractiveStart: Bool { false }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      beginnings.append(context.isInteractive)
      let view = context.view(forKey: .to)
      if let view { context.containerView.addSubview(view) }
      view?.alpha = 0
      UIView.animate(
        withDuration: 1, delay: 0, animations: { view?.alpha = 1 },
        completion: { _ in context.completeTransition(true) })
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }
  }

  @Test func `a transition begins with its driver, whether the driver wants to drive it or not`() {
    let (navigation, _, window) = stage()
    let starter = Starter()
    navigation.delegate = starter
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(starter.beginnings == [false])
    HeadlessClock.shared.advance(by: 1.1)
    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func `without a driver the transition animates by itself`() {
    let (navigation, _, _) = stage()
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    HeadlessClock.shared.advance(by: 1.1)
    #expect(navigation.transitionCoordinator == nil && navigation.viewControllers.count == 2)
  }
}
