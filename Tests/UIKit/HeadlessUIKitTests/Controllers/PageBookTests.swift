import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Books with a spine, taps at their edges, and the dots below their pages.
@MainActor @Suite(.ownEnvironment)
struct PageBookTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = "ABCDEF".map { RecordingController.named(String($0)) }
    var lines: [String] = []
    var dots = 0
    var spine = UIPageViewController.SpineLocation.min

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
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      name(pageViewController.viewControllers ?? []) == "A" ? 0 : 2
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      lines.append(orientation.isLandscape ? "lying" : "upright")
      return spine
    }
    func name(_ controllers: [UIViewController]) -> String {
      controllers.compactMap { controller in
        pages.firstIndex { $0 === controller }.map { String(Array("ABCDEF")[$0]) }
      }.joined()
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
    _ style: UIPageViewController.TransitionStyle,
    spine: UIPageViewController.SpineLocation? = nil, pages: Range<Int>, doubleSided: Bool = false
  ) -> (UIPageViewController, UIWindow) {
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal,
      options: spine.map { [.spineLocation: $0.rawValue] })
    controller.isDoubleSided = doubleSided
    (controller.dataSource, controller.delegate) = (book, book)
    controller.setViewControllers(
      Array(book.pages[pages]), direction: .forward, animated: false)
    let window = UIWindow.showing(controller)
    window.layoutIfNeeded()
    return (controller, window)
  }

  private func shown(_ controller: UIPageViewController) -> String {
    book.name(controller.viewControllers ?? [])
  }

  @Test func `a tap at an edge turns a page that curls, and one in the middle does not`() throws {
    let (controller, window) = show(.pageCurl, pages: 1..<2)
    #expect(controller.gestureRecognizers.count == 2)
    let width = window.bounds.width
    try tap(at: CGPoint(x: width - 20, y: 400), in: window)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "C" && book.lines == ["to C", "from B true"])
    try tap(at: CGPoint(x: 20, y: 400), in: window)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "B")
    try tap(at: CGPoint(x: width / 2, y: 400), in: window)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "B" && book.lines.count == 4)
  }

  @Test func `pages that scroll have no tap to turn them`() throws {
    let (controller, window) = show(.scroll, pages: 0..<1)
    #expect(controller.gestureRecognizers.isEmpty)
    try tap(at: CGPoint(x: window.bounds.width - 10, y: 400), in: window)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "A")
  }

  @Test func `a spine in the middle is between two pages`() throws {
    let (controller, window) = show(.pageCurl, spine: .mid, pages: 0..<2)
    #expect(controller.spineLocation == .mid && controller.isDoubleSided)
    let half = window.bounds.width / 2
    #expect(book.pages[0].view.frame.maxX == half && book.pages[1].view.frame.minX == half)
    try swipe(window, .left)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "CD" && book.lines == ["to CD", "from AB true"])
    #expect(
      book.pages[3].view.frame
        == CGRect(
          x: half, y: 0, width: half, height: window.bounds.height))
    try swipe(window, .right)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "AB")
  }

  @Test func `a page with a back leads to the page after that`() throws {
    let (controller, window) = show(.pageCurl, pages: 0..<1, doubleSided: true)
    try swipe(window, .left)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "C")
    try swipe(window, .right)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "A")
    controller.setViewControllers(
      Array(book.pages[4..<6]), direction: .forward, animated: true)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "E", "the second one is the back")
  }

  @Test func `another number of pages is an error in UIKit's words`() {
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: NSNumber(value: 2)])
    let errors = FailureLog.during {
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    }
    #expect(
      errors.map(\.message) == [
        "The number of view controllers provided (1) doesn't match the number required (2) for the"
          + " requested transition"
      ])
  }

  @Test func `the delegate chooses the spine when the screen turns`() {
    let (controller, window) = show(.pageCurl, pages: 0..<1)
    book.spine = .max
    HeadlessEnvironment.current.rotate(to: .landscapeRight)
    #expect(book.lines == ["lying"] && controller.spineLocation == .max)
    #expect(window.bounds.width > window.bounds.height)
  }

  @Test func `dots count the pages, follow a finger, and turn pages themselves`() throws {
    book.dots = 6
    let (controller, window) = show(.scroll, pages: 0..<1)
    let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 6 && dots.currentPage == 0)
    let page = book.pages[0].view.frame
    #expect(page.maxY == dots.frame.minY && page.width == window.bounds.width)
    try swipe(book.pages[0].view, .left)
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "B" && dots.currentPage == 1)
    try tap(dots, at: CGPoint(x: dots.bounds.maxX - 10, y: 18))
    HeadlessClock.shared.advance(by: 1)
    #expect(shown(controller) == "C" && dots.currentPage == 2)
    controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
    #expect(dots.currentPage == 0)
    book.dots = 0
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    #expect(dots.superview == nil)
  }
}
