import Foundation
import HeadlessUIKit
import Testing

/// Pages and columns.
@MainActor @Suite(.ownEnvironment) struct PageTests {
  private func book(_ style: UIPageViewController.TransitionStyle)
    -> (UIPageViewController, RecordingController, UIWindow)
  {
    let book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    let page = RecordingController.named("A")
    book.setViewControllers([page], direction: .forward, animated: false)
    return (book, page, UIWindow.showing(book))
  }

  private func turn(_ style: UIPageViewController.TransitionStyle, animated: Bool) -> [String] {
    let (book, page, window) = book(style)
    let next = RecordingController.named("B")
    var isDone = false
    let lines = RecordingController.record {
      book.setViewControllers([next], direction: .forward, animated: animated) { isDone = $0 }
      #expect(book.viewControllers == [next] && isDone != animated)
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(isDone && book.viewControllers == [next])
    #expect(next.view.frame == window.bounds && page.view.superview == nil && page.parent == nil)
    return lines
  }

  @Test(arguments: [false, true])
  func `a page that scrolls in is there before the old one has gone`(animated: Bool) {
    #expect(
      turn(.scroll, animated: animated) == [
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear",
      ])
  }

  @Test(arguments: [false, true])
  func `a page that is curled away has gone before the new one is there`(animated: Bool) {
    #expect(
      turn(.pageCurl, animated: animated) == [
        "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test func `the delegate of a book chooses its orientations`() {
    final class Delegate: NSObject, UIPageViewControllerDelegate {
      func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    let delegate = Delegate()
    let (book, _, _) = book(.scroll)
    let usual = book.supportedInterfaceOrientations
    book.delegate = delegate
    #expect(book.supportedInterfaceOrientations == .landscape && usual != .landscape)
    book.delegate = nil
    #expect(book.supportedInterfaceOrientations == usual)
  }

  @Test func `pages come into the book and leave it`() {
    let (book, _, window) = book(.scroll)
    let lines = RecordingController.record([.containment]) {
      book.setViewControllers(
        [RecordingController.named("B")], direction: .reverse, animated: false)
    }
    #expect(
      lines == ["A.willMove(nil)", "B.willMove(parent)", "A.didMove(nil)", "B.didMove(parent)"])
    #expect(window.rootViewController === book)
  }

  @Test func `nothing is left of a page that was turned`() {
    let (book, _, window) = book(.scroll)
    weak var gone: UIViewController?
    do {
      let page = RecordingController.named("B")
      book.setViewControllers([page], direction: .forward, animated: true)
      gone = page
    }
    book.setViewControllers([UIViewController()], direction: .forward, animated: true)
    HeadlessClock.shared.advance(by: 1)
    #expect(gone == nil && window.rootViewController === book)
  }

  // MARK: Columns

  private func split(
    on identifier: String, isLandscape: Bool, _ body: (UISplitViewController) -> Void
  )
    throws
  {
    let device = try #require(HeadlessDevice(identifier: identifier))
    UIScreen.main = UIScreen(device: device, isLandscape: isLandscape)
    let split = UISplitViewController()
    split.viewControllers = [RecordingController.named("A"), RecordingController.named("B")]
    let window = UIWindow.showing(split)
    body(split)
    #expect(window.rootViewController === split)
  }

  @Test func `where there is room both columns appear, the first 320 points wide at most`() throws {
    let lines = try RecordingController.record {
      try split(on: "ipad9_7", isLandscape: true) { split in
        #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
        let widths = split.viewControllers.map { $0.view.frame.width }
        #expect(widths == [320, split.view.bounds.width - 320])
        #expect(split.viewControllers[1].splitViewController === split)
      }
    }
    #expect(
      lines == ["A.viewWillAppear", "B.viewWillAppear", "A.viewDidAppear", "B.viewDidAppear"])
  }

  @Test func `on a phone the first column is alone, and details are shown in front of it`() throws {
    let lines = try RecordingController.record {
      try split(on: "retina6_12", isLandscape: false) { split in
        #expect(split.isCollapsed)
        split.showDetailViewController(RecordingController.named("C"), sender: nil)
        HeadlessClock.shared.advance(by: 1)
      }
    }
    #expect(
      lines == ["A.viewWillAppear", "A.viewDidAppear", "C.viewWillAppear", "C.viewDidAppear"])
  }

  @Test func `a detail takes the place of the one before`() throws {
    let lines = try RecordingController.record {
      try split(on: "ipad9_7", isLandscape: true) { split in
        let first = split.viewControllers[0]
        first.showDetailViewController(RecordingController.named("C"), sender: nil)
        #expect(split.viewControllers.first === first && split.viewControllers.count == 2)
      }
    }
    #expect(
      lines.dropFirst(4) == [
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
  }

  @Test func `a collapsed stack takes the top of a stack that is shown as detail`() throws {
    try split(on: "retina6_12", isLandscape: false) { split in
      let stack = UINavigationController(rootViewController: UIViewController())
      split.viewControllers = [stack]
      let detail = UIViewController()
      stack.topViewController?.showDetailViewController(
        UINavigationController(rootViewController: detail), sender: nil)
      HeadlessClock.shared.advance(by: 1)
      #expect(stack.topViewController === detail && stack.viewControllers.count == 2)
    }
  }
}
