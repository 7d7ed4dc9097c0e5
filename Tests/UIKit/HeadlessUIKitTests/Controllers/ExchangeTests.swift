import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What all containers do alike when they show others.
@MainActor @Suite(.ownEnvironment) struct ExchangeTests {
  /// Does something to its container when its view is loaded.
  private final class Busy: RecordingController {
    var action: ((Busy) -> Void)?
    override func viewDidLoad() {
      super.viewDidLoad()
      action?(self)
    }
  }

  private func busy(_ action: @escaping (Busy) -> Void) -> Busy {
    let controller = Busy()
    controller.name = "A"
    controller.action = action
    return controller
  }

  // MARK: Changes from viewDidLoad

  @Test func `a root that pushes when its view is loaded stays below what it pushed`() {
    let next = RecordingController.named("B")
    let root = busy { $0.navigationController?.pushViewController(next, animated: false) }
    let navigation = UINavigationController(rootViewController: root)
    let lines = RecordingController.record {
      let window = UIWindow.showing(navigation)
      #expect(next.view.window === window && root.view.superview == nil)
    }
    #expect(lines == ["B.viewWillAppear", "B.viewDidAppear"])
    #expect(navigation.view.subviews.first === next.view)
  }

  @Test func `a controller that pushes on while it is pushed is never seen`() {
    let last = RecordingController.named("B")
    let middle = busy { $0.navigationController?.pushViewController(last, animated: false) }
    let navigation = UINavigationController(rootViewController: RecordingController.named("R"))
    let window = UIWindow.showing(navigation)
    let lines = RecordingController.record {
      navigation.pushViewController(middle, animated: false)
    }
    #expect(!lines.contains { $0.hasPrefix("A.") })
    #expect(lines.filter { $0.hasPrefix("B.") } == ["B.viewWillAppear", "B.viewDidAppear"])
    #expect(lines.filter { $0.hasPrefix("R.") } == ["R.viewWillDisappear", "R.viewDidDisappear"])
    #expect(last.view.window === window && middle.view.superview == nil)
  }

  @Test func `a tab that chooses another one when its view is loaded leaves nothing behind`() {
    let root = busy { $0.tabBarController?.selectedIndex = 1 }
    let other = RecordingController.named("B")
    let tabs = UITabBarController()
    tabs.viewControllers = [root, other]
    let window = UIWindow.showing(tabs)
    #expect(other.view.window === window && root.view.superview == nil)
    #expect(tabs.selectedViewController === other)
  }

  // MARK: Presented ones

  /// A stack of a controller and one above it, which presents another in its own context.
  private func context() -> (UINavigationController, RecordingController, UIWindow) {
    let navigation = UINavigationController(rootViewController: RecordingController.named("A"))
    let window = UIWindow.showing(navigation)
    let above = RecordingController.named("B")
    above.definesPresentationContext = true
    navigation.pushViewController(above, animated: false)
    let front = RecordingController.named("C")
    front.modalPresentationStyle = .overCurrentContext
    above.present(front, animated: false)
    return (navigation, above, window)
  }

  @Test(arguments: [false, true])
  func `what a popped controller presents goes with it`(animated: Bool) {
    let (navigation, above, window) = context()
    weak let front = above.presentedViewController
    let lines = RecordingController.record {
      navigation.popViewController(animated: animated)
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(
      lines == [
        "C.viewWillDisappear", "B.viewWillDisappear", "A.viewWillAppear", "C.viewDidDisappear",
        "B.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(window.subviews == [navigation.view])
    #expect(front == nil && above.presentedViewController == nil)
  }

  @Test func `what a controller presents waits with it below another one`() {
    let (navigation, above, window) = context()
    let push = RecordingController.record {
      navigation.pushViewController(RecordingController.named("D"), animated: false)
    }
    #expect(
      push == [
        "C.viewWillDisappear", "B.viewWillDisappear", "D.viewWillAppear", "C.viewDidDisappear",
        "B.viewDidDisappear", "D.viewDidAppear",
      ])
    #expect(window.subviews == [navigation.view])
    let pop = RecordingController.record { navigation.popViewController(animated: false) }
    #expect(
      pop == [
        "D.viewWillDisappear", "B.viewWillAppear", "C.viewWillAppear", "D.viewDidDisappear",
        "C.viewDidAppear", "B.viewDidAppear",
      ])
    #expect(window.subviews == [navigation.view, above.presentedViewController?.view])
  }

  @Test func `tabs and columns that are taken out lose what they present`() {
    func check(_ container: UIViewController, _ first: UIViewController, remove: () -> Void) {
      let window = UIWindow.showing(container)
      first.definesPresentationContext = true
      let front = UIViewController()
      front.modalPresentationStyle = .overCurrentContext
      first.present(front, animated: false)
      #expect(front.view.window === window)
      remove()
      #expect(front.view.window == nil && front.presentingViewController == nil)
    }
    let (a, b) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    check(tabs, a) { tabs.viewControllers = [b] }
    let split = UISplitViewController()
    let (c, d) = (UIViewController(), UIViewController())
    split.viewControllers = [c]
    check(split, c) { split.viewControllers = [d] }
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (e, f) = (UIViewController(), UIViewController())
    pages.setViewControllers([e], direction: .forward, animated: false)
    check(pages, e) { pages.setViewControllers([f], direction: .forward, animated: false) }
  }

  // MARK: Doubles

  @Test func `a controller twice in a list counts once, which a stack says is an error`() {
    let (a, b) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b, a]
    #expect(tabs.viewControllers == [a, b] && tabs.tabBar.items?.count == 2)
    let split = UISplitViewController()
    split.viewControllers = [a, a]
    #expect(split.viewControllers == [a])
    let navigation = UINavigationController()
    let failures = FailureLog.during { navigation.viewControllers = [a, b, a] }
    #expect(failures.map(\.kind) == [.invalidHierarchy])
    #expect(
      failures.first?.message.hasPrefix(
        "All view controllers in a navigation controller must be distinct") == true)
    #expect(navigation.viewControllers == [a, b])
  }

  // MARK: Animation

  private final class Animated: UIViewController {
    var flags: [Bool] = []
    override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
    override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
    override func viewWillDisappear(_ animated: Bool) { flags.append(animated) }
    override func viewDidDisappear(_ animated: Bool) { flags.append(animated) }
  }

  @Test func `with animations off no animation is reported`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow.showing(navigation)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let (pushed, shown, page) = (Animated(), Animated(), Animated())
    navigation.pushViewController(pushed, animated: true)
    navigation.popViewController(animated: true)
    navigation.present(shown, animated: true)
    navigation.dismiss(animated: true)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    window.rootViewController = pages
    pages.setViewControllers([page], direction: .forward, animated: true)
    #expect(pushed.flags == [false, false, false, false])
    #expect(shown.flags == [false, false, false, false] && page.flags == [false, false])
  }

  // MARK: Why

  private final class Asking: UIViewController {
    var answers: [String] = []
    private func note(_ name: String) {
      answers.append("\(name) \(isMovingToParent ? "to" : isMovingFromParent ? "from" : "-")")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    // Neither calls super.
    override func willMove(toParent parent: UIViewController?) {}
    override func didMove(toParent parent: UIViewController?) {}
  }

  @Test func `the first controller of a stack comes in when it is seen first, and only then`() {
    let root = Asking()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow.showing(navigation)
    window.isHidden = true
    window.isHidden = false
    #expect(root.answers == ["willAppear to", "willDisappear -", "willAppear -"])
  }

  @Test func `a child comes in until it is told that it has, in a container of any kind`() {
    let root = UIViewController()
    let window = UIWindow.showing(root)
    let child = Asking()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.answers.first == "willAppear to")
    let tabs = UITabBarController()
    window.rootViewController = tabs
    let tab = Asking()
    tabs.viewControllers = [tab]
    tabs.viewControllers = []
    #expect(tab.answers == ["willAppear to", "willDisappear from"])
    #expect(!tab.isMovingFromParent)
  }

  // MARK: Coordinators

  private final class Accompanied: UIViewController {
    var events: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let coordinator = transitionCoordinator
      events.append("will \(coordinator != nil)")
      coordinator?.animate { context in
        self.events.append("along \(context.viewController(forKey: .to) === self)")
      } completion: { _ in
        self.events.append("done \(HeadlessClock.shared.now)")
      }
    }
  }

  @Test func `an animated transition has a coordinator, which runs along and at the end`() {
    HeadlessClock.shared = HeadlessClock()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow.showing(navigation)
    let (pushed, presented, still) = (Accompanied(), Accompanied(), Accompanied())
    navigation.pushViewController(pushed, animated: true)
    #expect(pushed.events == ["will true", "along true"])
    HeadlessClock.shared.advance(by: 1)
    #expect(pushed.events.last == "done 0.35" && pushed.transitionCoordinator == nil)
    navigation.present(presented, animated: true)
    HeadlessClock.shared.advance(by: 1)
    #expect(presented.events == ["will true", "along true", "done 1.35"])
    window.rootViewController = still
    #expect(still.events == ["will false"])
  }
}
