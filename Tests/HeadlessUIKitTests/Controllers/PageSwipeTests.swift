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
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, at page: Int = 1
  ) -> (UIPageViewController, UIWindow) {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation)
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
    let page = book.pages[1].view!
    #expect(abs((page.layer.presentation()?.affineTransform().tx ?? 0) + 100) < 1)
    HeadlessClock.shared.advance(by: 1)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "B" && book.lines == ["to C", "from B false"])
    #expect(page.superview != nil && page.transform == .identity && page.frame == window.bounds)
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
