import Foundation
import HeadlessUIKit
import Testing

/// Transitions that an app's own objects animate and drive.
@MainActor @Suite(.ownEnvironment) struct CustomTransitionTests {
  /// Fades the view that comes in, or the one that goes out.
  private final class Fader: UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var frames: [CGRect] = []
    weak var container: UIView?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      container = context.containerView
      log.append(context.isInteractive ? "driven" : "animate")
      if let to = context.viewController(forKey: .to) { frames.append(context.finalFrame(for: to)) }
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      let comes = context.view(forKey: .to) != nil
      if comes, let view {
        context.containerView.addSubview(view)
        view.alpha = 0
      }
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { view?.alpha = comes ? 1 : 0 },
        completion: { _ in
          if context.transitionWasCancelled { view?.alpha = 1 }
          context.completeTransition(!context.transitionWasCancelled)
        })
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  private final class Maker: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate,
    UITabBarControllerDelegate
  {
    let fader = Fader()
    var driver: UIPercentDrivenInteractiveTransition?
    var placement: UIPresentationController?
    var shown: [String] = []

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fader }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { fader }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      placement = Bottom(presentedViewController: presented, presenting: presenting)
      return placement
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      shown.append(operation == .push ? "push" : "pop")
      return fader
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      shown.append("\(fromVC.title ?? "") to \(toVC.title ?? "")")
      return fader
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  /// Places a controller in the lower half, over something dim.
  private final class Bottom: UIPresentationController {
    let dim = UIView()
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      dim.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(dim, at: 0)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.append("came \(completed)")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("went \(completed)") }
  }

  private var clock: HeadlessClock { .shared }
  private let maker = Maker()

  private func opacity(_ view: UIView) -> Float {
    // What is seen depends on the time of the layers around.
    (view.layer.presentation()?.opacity).map { ($0 * 100).rounded() / 100 } ?? -1
  }

  /// Sets its delegate when its view has loaded.
  private final class LatePage: UIViewController {
    var maker: Maker?

    override func viewDidLoad() {
      super.viewDidLoad()
      transitioningDelegate = maker
    }
  }

  @Test func `a delegate that viewDidLoad sets is asked`() {
    let root = UIViewController()
    let window = UIWindow.showing(root)
    let page = LatePage()
    page.maker = maker
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: true)
    clock.advance(by: 0.5)
    #expect(opacity(page.view) == 0.5 && maker.fader.log == ["animate"])
    clock.advance(by: 0.5)
    #expect(page.view.window === window && maker.fader.log == ["animate", "ended true"])
  }

  @Test func `an app's animator brings a presented controller and takes it away`() {
    let root = RecordingController.named("root")
    let window = UIWindow.showing(root)
    let page = RecordingController.named("page")
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = maker
    var isDone = false
    let coming = RecordingController.record {
      root.present(page, animated: true) { isDone = true }
      clock.advance(by: 0.5)
      #expect(opacity(page.view) == 0.5 && !isDone && page.isBeingPresented)
      #expect(page.view.superview === maker.fader.container && root.view.window === window)
      clock.advance(by: 0.5)
    }
    #expect(isDone && root.view.window == nil && page.view.window === window)
    #expect(
      coming == [
        "root.viewWillDisappear", "page.viewWillAppear", "page.viewDidAppear",
        "root.viewDidDisappear",
      ])
    #expect(maker.fader.frames == [window.bounds])
    page.dismiss(animated: true)
    clock.advance(by: 1)
    #expect(root.view.superview === window && page.view.window == nil)
    #expect(window.subviews.count == 1, "the container is gone")
    #expect(maker.fader.log == ["animate", "ended true", "animate", "ended true"])
  }

  @Test func `an app's animator changes tabs over time, and its driver may go back`() {
    let pages = ["one", "two"].map { RecordingController.named($0) }
    for (page, title) in zip(pages, ["one", "two"]) { page.title = title }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    tabs.delegate = maker
    let window = UIWindow.showing(tabs)
    tabs.selectedIndex = 1
    #expect(maker.shown == ["one to two"] && tabs.selectedIndex == 1)
    clock.advance(by: 0.5)
    #expect(opacity(pages[1].view) == 0.5 && pages[0].view.window === window)
    let end = RecordingController.record { clock.advance(by: 0.5) }
    #expect(end == ["one.viewDidDisappear", "two.viewDidAppear"])
    #expect(pages[0].view.window == nil && pages[1].view.window === window)
    let driver = UIPercentDrivenInteractiveTransition()
    maker.driver = driver
    tabs.selectedIndex = 0
    driver.update(0.25)
    #expect(opacity(pages[0].view) == 0.25)
    driver.cancel()
    clock.advance(by: 1)
    #expect(tabs.selectedViewController === pages[1] && pages[0].view.window == nil)
    #expect(maker.fader.log == ["animate", "ended true", "driven", "ended false"])
  }

  @Test func `a presentation controller places the view in a container of its own`() throws {
    let root = UIViewController()
    let window = UIWindow.showing(root)
    let page = UIViewController()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = maker
    root.present(page, animated: false)
    let placement = try #require(maker.placement as? Bottom)
    #expect(page.presentationController === placement)
    #expect(page.view.frame == CGRect(x: 0, y: window.bounds.midY, width: 393, height: 426))
    #expect(placement.dim.superview === placement.containerView)
    #expect(root.view.window === window, "the presenting view stays")
    root.dismiss(animated: false)
    #expect(placement.log == ["came true", "went true"] && window.subviews.count == 1)
  }

  @Test func `a driven dismissal follows the number, and comes back when it is cancelled`() {
    let root = RecordingController.named("root")
    let window = UIWindow.showing(root)
    let page = RecordingController.named("page")
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = maker
    root.present(page, animated: true)
    clock.advance(by: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    maker.driver = driver
    page.dismiss(animated: true)
    #expect(page.transitionCoordinator?.isInteractive == true)
    driver.update(0.4)
    clock.advance(by: 3)
    #expect(opacity(page.view) == 0.6, "time does not drive it")
    driver.update(0.2)
    #expect(opacity(page.view) == 0.8)
    driver.cancel()
    clock.advance(by: 0.1)
    #expect(opacity(page.view) == 0.9, "it runs back")
    let lines = RecordingController.record { clock.advance(by: 0.2) }
    #expect(lines == ["page.viewWillAppear", "page.viewDidAppear"])
    #expect(root.presentedViewController === page && page.view.window === window)
    #expect(maker.fader.log.last == "ended false")
    page.dismiss(animated: true)
    driver.update(0.5)
    driver.finish()
    clock.advance(by: 0.4)
    #expect(root.presentedViewController === page)
    clock.advance(by: 0.1)
    #expect(root.presentedViewController == nil && page.view.window == nil)
    #expect(maker.fader.log.suffix(2) == ["driven", "ended true"])
  }

  @Test func `a driver that does not want to begin lets a dismissal run, and may stop it later`() {
    let root = UIViewController()
    let window = UIWindow.showing(root)
    let page = UIViewController()
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = maker
    root.present(page, animated: true)
    clock.advance(by: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    maker.driver = driver
    page.dismiss(animated: true)
    #expect(maker.fader.log.last == "animate")
    clock.advance(by: 0.25)
    #expect(opacity(page.view) == 0.75)
    driver.pause()
    clock.advance(by: 3)
    #expect(opacity(page.view) == 0.75 && abs(driver.percentComplete - 0.25) < 1e-6)
    driver.cancel()
    clock.advance(by: 0.5)
    #expect(root.presentedViewController === page && maker.fader.log.last == "ended false")
    page.dismiss(animated: true)
    clock.advance(by: 1)
    #expect(root.presentedViewController == nil && maker.fader.log.last == "ended true")
    withExtendedLifetime(window) {}
  }

  /// Ends a dismissal as if it had been cancelled.
  private final class Refuser: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var refuses = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      HeadlessClock.shared.schedule(after: 1) { [self] in
        if !refuses { context.view(forKey: .from)?.removeFromSuperview() }
        context.completeTransition(!refuses)
      }
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `a dismissal that its animator does not complete leaves everything as it was`(
    _ style: UIModalPresentationStyle
  ) {
    let (root, page, refuser) = (
      RecordingController.named("root"), RecordingController.named("page"), Refuser()
    )
    let window = UIWindow.showing(root)
    page.modalPresentationStyle = style
    root.present(page, animated: false)
    let (frame, count) = (page.view.frame, window.subviews.count)
    page.transitioningDelegate = refuser
    var isDone = false
    page.dismiss(animated: true) { isDone = true }
    #expect(page.isBeingDismissed && page.transitionCoordinator?.presentationStyle == style)
    clock.advance(by: 1)
    #expect(root.presentedViewController === page && !page.isBeingDismissed && !isDone)
    #expect(page.view.window === window && page.view.frame == frame)
    #expect(window.subviews.count == count)
    #expect((root.view.window == nil) == (style == .fullScreen))
    refuser.refuses = false
    page.dismiss(animated: true) { isDone = true }
    clock.advance(by: 1)
    #expect(isDone && root.presentedViewController == nil && page.view.window == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func `a coordinator tells the style, the driver and the pace of its transition`() throws {
    let root = UIViewController()
    let window = UIWindow.showing(root)
    let page = UIViewController()
    page.modalPresentationStyle = .overFullScreen
    root.present(page, animated: true)
    let plain = try #require(page.transitionCoordinator)
    #expect(plain.presentationStyle == .overFullScreen && !plain.initiallyInteractive)
    #expect(!plain.isInterruptible && plain.completionVelocity == 1)
    #expect(plain.completionCurve == .easeInOut && plain.targetTransform == .identity)
    clock.advance(by: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = 0.5
    driver.completionCurve = .linear
    (maker.driver, page.transitioningDelegate) = (driver, maker)
    page.dismiss(animated: true)
    let driven = try #require(page.transitionCoordinator)
    #expect(driven.initiallyInteractive && driven.isInteractive)
    #expect(driven.completionVelocity == 0.5 && driven.completionCurve == .linear)
    var ends = 0
    driven.notifyWhenInteractionEnds { context in
      #expect(context.initiallyInteractive && !context.isInteractive && !context.isCancelled)
      ends += 1
    }
    driver.update(0.5)
    driver.finish()
    clock.advance(by: 2)
    #expect(ends == 1 && root.presentedViewController == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `a push is animated by the delegate's object, and a driven pop can be cancelled`() {
    let first = RecordingController.named("first")
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = maker
    let window = UIWindow.showing(navigation)
    let second = RecordingController.named("second")
    navigation.pushViewController(second, animated: true)
    clock.advance(by: 0.25)
    #expect(opacity(second.view) == 0.25)
    clock.advance(by: 0.75)
    #expect(second.view.superview === navigation.view && first.view.superview == nil)
    let driver = UIPercentDrivenInteractiveTransition()
    maker.driver = driver
    navigation.popViewController(animated: true)
    driver.update(0.5)
    driver.cancel()
    let lines = RecordingController.record { clock.advance(by: 1) }
    #expect(
      lines == [
        "first.viewWillDisappear", "second.viewWillAppear", "first.viewDidDisappear",
        "second.viewDidAppear",
      ])
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.navigationBar.items?.count == 2)
    #expect(second.view.superview === navigation.view && first.view.superview == nil)
    #expect(maker.shown == ["push", "pop"])
    withExtendedLifetime(window) {}
  }

  @Test func `UIKit's own push and sheet are seen to move while the model is there already`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow.showing(navigation)
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    #expect(second.view.frame.minX == 0 && second.view.layer.presentation()?.frame.minX == 393)
    clock.advance(by: 0.2)
    let x = second.view.layer.presentation()?.frame.minX ?? -1
    #expect(x > 0 && x < 200)
    clock.advance(by: 1)
    #expect(second.view.layer.presentation()?.frame.minX == 0)
    let sheet = UIViewController()
    navigation.present(sheet, animated: true)
    #expect(sheet.view.layer.presentation()?.frame.minY == window.bounds.maxY)
    clock.advance(by: 1)
    #expect(sheet.view.layer.presentation()?.frame == sheet.view.frame)
  }

  @Test func `what runs alongside a transition is animated with it`() {
    let root = UIViewController()
    let window = UIWindow.showing(root)
    let page = UIViewController()
    let marks = [UIView(), UIView()]
    for mark in marks { root.view.addSubview(mark) }
    root.present(page, animated: true)
    page.transitionCoordinator?.animate(alongsideTransition: { _ in marks[0].alpha = 0 })
    page.transitionCoordinator?.animateAlongsideTransition(
      in: window, animation: { _ in marks[1].alpha = 0 })
    let duration = page.transitionCoordinator?.transitionDuration ?? 0
    clock.advance(by: duration / 2)
    #expect(marks.allSatisfy { $0.alpha == 0 && opacity($0) == 0.5 })
    clock.advance(by: duration)
    #expect(marks.allSatisfy { opacity($0) == 0 })
    withExtendedLifetime(window) {}
  }
}
