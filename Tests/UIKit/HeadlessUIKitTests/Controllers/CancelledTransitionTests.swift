import Foundation
import HeadlessUIKit
import Testing

/// Transitions that a finger drives and takes back, with animators that reset nothing themselves.
@MainActor @Suite(.ownEnvironment) struct CancelledTransitionTests {
  /// Slides a view out with a transform, and turns its corners.
  private final class Slide: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          view?.transform = CGAffineTransform(translationX: 0, y: 400)
          view?.layer.cornerRadius = 20
        },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private final class Dimmed: UIPresentationController {
    let dim = UIView()
    var results: [Bool] = []

    override func presentationTransitionWillBegin() {
      dim.frame = containerView?.bounds ?? .zero
      containerView?.insertSubview(dim, at: 0)
    }
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [dim] _ in dim.alpha = 0 })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { results.append(completed) }
  }

  private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
    let driver = UIPercentDrivenInteractiveTransition()
    var presentation: Dimmed?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presentation = Dimmed(presentedViewController: presented, presenting: presenting)
      return presentation
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { Slide() }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  /// Fades a bar, which is outside of the container, when it disappears.
  private final class Page: UIViewController {
    var bar: UIView?
    /// A part of the bar.
    var mark: UIView?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      transitionCoordinator?.animateAlongsideTransition(
        in: mark, animation: { [mark] _ in mark?.alpha = 0 })
      transitionCoordinator?.animateAlongsideTransition(
        in: bar, animation: { [bar] _ in bar?.alpha = 0 })
    }
  }

  private let root = UIViewController()
  private let page = Page()
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let maker = Maker()
  private var clock: HeadlessClock { .shared }

  private func show() -> UIWindow {
    let window = UIWindow.showing(root)
    root.view.addSubview(bar)
    page.bar = bar
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = maker
    root.present(page, animated: false)
    clock.turn()
    return window
  }

  private func hasUsualTime(_ view: UIView) -> Bool {
    view.layer.beginTime == 0 && view.layer.timeOffset == 0 && view.layer.speed == 1
  }

  private func seen(_ view: UIView?) -> Double {
    (view?.layer.presentation()?.opacity).map { (Double($0) * 1000).rounded() / 1000 } ?? -1
  }

  @Test func `a cancelled dismissal leaves views as they were, also those alongside`() throws {
    let window = show()
    let presentation = try #require(maker.presentation)
    let place = page.view.frame
    page.dismiss(animated: true)
    maker.driver.update(0.5)
    clock.advance(by: 2)
    #expect(page.view.layer.presentation()?.frame.minY == place.minY + 200)
    #expect(seen(presentation.dim) == 0.5 && seen(bar) == 0.5, "a finger drives them, not time")
    maker.driver.cancel()
    clock.advance(by: 0.25)
    #expect(page.view.layer.presentation()?.frame.minY == place.minY + 100)
    #expect(seen(bar) == 0.871, "a quarter of the way, eased in and out")
    clock.advance(by: 1)
    #expect(presentation.results == [false] && root.presentedViewController === page)
    #expect(page.view.frame == place && page.view.transform == .identity)
    #expect(page.view.layer.cornerRadius == 0)
    #expect(presentation.dim.alpha == 1 && bar.alpha == 1)
    #expect(seen(presentation.dim) == 1 && seen(bar) == 1)
    withExtendedLifetime(window) {}
  }

  @Test func `after a cancelled dismissal another one ends`() throws {
    let window = show()
    let presentation = try #require(maker.presentation)
    page.dismiss(animated: true)
    maker.driver.update(0.2)
    maker.driver.cancel()
    clock.advance(by: 1)
    page.dismiss(animated: true)
    maker.driver.update(0.6)
    maker.driver.completionSpeed = 0.5
    maker.driver.finish()
    clock.advance(by: 0.7)
    #expect(seen(bar) > 0 && presentation.results == [false])
    clock.advance(by: 0.2)
    #expect(seen(bar) == 0 && bar.alpha == 0)
    #expect(presentation.results == [false, true] && root.presentedViewController == nil)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.bar.alpha = 1 }
    clock.advance(by: 0.5)
    #expect(seen(bar) == 0.5, "its time goes on as usual")
    #expect(hasUsualTime(bar))
    withExtendedLifetime(window) {}
  }

  @Test func `a view inside of one alongside goes back with it, and other animations continue`()
    throws
  {
    let window = show()
    let mark = UIView()
    bar.addSubview(mark)
    page.mark = mark
    page.dismiss(animated: true)
    let growth = CABasicAnimation(keyPath: "cornerRadius")
    (growth.fromValue, growth.toValue, growth.duration) = (0, 100, 10)
    mark.layer.add(growth, forKey: "growth")
    maker.driver.update(0.5)
    clock.advance(by: 1)
    #expect(seen(bar) == 0.5 && seen(mark) == 0.5)
    maker.driver.cancel()
    clock.advance(by: 0.25)
    #expect(seen(bar) == 0.871 && seen(mark) == 0.871)
    clock.advance(by: 0.25)
    #expect(bar.alpha == 1 && mark.alpha == 1 && seen(mark) == 1)
    #expect(hasUsualTime(bar) && hasUsualTime(mark) && mark.layer.animationKeys() == ["growth"])
    clock.advance(by: 1)
    let radius = try #require(mark.layer.presentation()?.cornerRadius)
    #expect(abs(radius - 10) < 0.5, "its time stood still, went back and then passed as usual")
    withExtendedLifetime(window) {}
  }
}
