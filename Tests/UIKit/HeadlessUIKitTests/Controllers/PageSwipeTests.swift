import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Pages that a finger turns.
@MainActor @Suite(.ownEnvironment) struct PageSwipeTests {
  /// Gives the pages A to D, and notes what it hears.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = "ABCD".map { RecordingController.named(String($0)) }
    var lines: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func name(_ controllers: [UIViewController]) -> String {
      controllers.compactMap { controller in
        pages.firstIndex { $0 === controller }.map { String(Array("ABCD")[$0]) }
      }
      .joined()
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { lines.append("to \(name(pendingViewControllers))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { lines.append("from \(name(previousViewControllers)) \(completed)") }
  }

  private let book = Book()

  private func show(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, at page: Int = 1,
    spacing: CGFloat? = nil
  ) -> (UIPageViewController, UIWindow) {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: spacing.map { [.interPageSpacing: $0] })
    (controller.dataSource, controller.delegate) = (book, book)
    controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    let window = UIWindow.showing(controller)
    return (controller, window)
  }

  private func shown(_ controller: UIPageViewController) -> String {
    book.name(controller.viewControllers ?? [])
  }

  @Test func `a swipe turns to the next page and back, and the delegate hears of it`() throws {
    let (controller, window) = show()
    #expect(controller.gestureRecognizers.isEmpty)
    let lines = try RecordingController.record {
      try swipe(controller.view, .left)
      #expect(book.lines == ["to C"])
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(book.lines == ["to C", "from B true"] && shown(controller) == "C")
    #expect(
      lines == [
        "C.viewWillAppear", "B.viewWillDisappear", "C.viewDidAppear", "B.viewDidDisappear",
      ])
    #expect(controller.viewControllers?.first?.view.frame == window.bounds)
    try swipe(controller.view, .right)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "B" && book.lines.suffix(2) == ["to B", "from C true"])
  }

  @Test func `pages follow the finger, and go back where it lets go early`() throws {
    let (controller, window) = show()
    let finger = try Finger(on: controller.view)
    finger.move(to: CGPoint(x: window.bounds.midX - 100, y: window.bounds.midY), taking: 0.3)
    let page = try #require(book.pages[1].view)
    let x = page.convert(CGPoint.zero, to: window).x
    #expect(x < -80 && x >= -100, "the way that began the drag does not count")
    let next = try #require(book.pages[2].view)
    #expect(abs(next.convert(CGPoint.zero, to: window).x - x - window.bounds.width) < 1e-6)
    HeadlessClock.shared.advance(by: 1)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "B" && book.lines == ["to C", "from B false"])
    #expect(page.superview != nil && page.frame == window.bounds && next.superview == nil)
    #expect(page.convert(CGPoint.zero, to: window) == .zero)
  }

  // MARK: The scroll view

  private func scroller(_ controller: UIPageViewController) throws -> UIScrollView {
    try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  @Test func `the pages are in a scroll view, which a delegate can follow`() throws {
    final class Follower: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.x)
      }
    }
    let (controller, window) = show()
    let (view, follower) = (try scroller(controller), Follower())
    view.delegate = follower
    let width = window.bounds.width
    #expect(view.contentOffset.x == width && view.contentSize.width == 3 * width)
    try swipe(controller.view, .left)
    HeadlessClock.shared.advance(by: 1)
    #expect(follower.offsets.contains { $0 > 1.8 * width && $0 <= 2 * width })
    #expect(view.contentOffset.x == width && shown(controller) == "C")
    controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
    follower.offsets = []
    HeadlessClock.shared.advance(by: 0.15)
    #expect(follower.offsets.allSatisfy { $0 < width } && !follower.offsets.isEmpty)
    HeadlessClock.shared.advance(by: 1)
    #expect(view.contentOffset.x == width && shown(controller) == "A")
  }

  @Test func `a scroll view that does not scroll turns no pages by a finger`() throws {
    let (controller, window) = show()
    try scroller(controller).isScrollEnabled = false
    try swipe(controller.view, .left)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "B" && book.lines.isEmpty && window.isKeyWindow)
  }

  @Test func `pages keep their distance, which is seen only while they turn`() throws {
    let (controller, window) = show(spacing: 30)
    let width = window.bounds.width
    let view = try scroller(controller)
    #expect(view.frame == window.bounds.insetBy(dx: -15, dy: 0))
    let page = try #require(book.pages[1].view)
    #expect(page.convert(page.bounds, to: window) == window.bounds)
    let finger = try Finger(on: controller.view)
    finger.move(to: CGPoint(x: window.bounds.midX - 100, y: window.bounds.midY), taking: 0.3)
    let next = try #require(book.pages[2].view)
    let (x, nextX) = (
      page.convert(CGPoint.zero, to: window).x, next.convert(CGPoint.zero, to: window).x
    )
    #expect(abs(nextX - x - width - 30) < 1e-6)
    finger.lift()
    HeadlessClock.shared.advance(by: 2)
    #expect(next.superview == nil || shown(controller) == "C")
  }

  @Test func `the end of the book resists a finger, unless the scroll view does not bounce`() throws
  {
    let (controller, window) = show(at: 0)
    let view = try scroller(controller)
    for (bounces, moves) in [(true, true), (false, false)] {
      view.bounces = bounces
      let finger = try Finger(on: controller.view)
      finger.move(to: CGPoint(x: window.bounds.midX + 100, y: window.bounds.midY), taking: 0.3)
      let x = view.contentOffset.x
      #expect((x < window.bounds.width) == moves && x > window.bounds.width - 60)
      finger.lift()
      HeadlessClock.shared.advance(by: 2)
      #expect(view.contentOffset.x == window.bounds.width && shown(controller) == "A")
    }
  }

  @Test func `at the ends of the book, and across its axis, nothing turns`() throws {
    let (controller, window) = show(at: 0)
    try swipe(controller.view, .right)
    try swipe(controller.view, .up)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "A" && book.lines.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test func `two quick swipes turn two pages`() throws {
    let (controller, window) = show()
    try swipe(controller.view, .left)
    try swipe(controller.view, .left)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "D")
    #expect(book.lines == ["to C", "from B true", "to D", "from C true"])
    withExtendedLifetime(window) {}
  }

  @Test func `a vertical book turns upwards, and one from right to left the other way`() throws {
    let (vertical, window) = show(.vertical)
    try swipe(vertical.view, .up)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(vertical) == "C")
    let (mirrored, other) = show()
    mirrored.view.semanticContentAttribute = .forceRightToLeft
    try swipe(mirrored.view, .right)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(mirrored) == "C")
    withExtendedLifetime((window, other)) {}
  }

  @Test func `with animations off the page turns at once`() throws {
    let (controller, window) = show()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    try swipe(controller.view, .left)
    #expect(shown(controller) == "C" && book.lines == ["to C", "from B true"])
    withExtendedLifetime(window) {}
  }

  @Test func `a book without a data source does not turn by a finger`() throws {
    let (controller, window) = show()
    controller.dataSource = nil
    try swipe(controller.view, .left)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "B")
    withExtendedLifetime(window) {}
  }
}
