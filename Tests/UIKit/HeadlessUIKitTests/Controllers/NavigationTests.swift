import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A stack of controllers: who is told what, and where views stand.
@MainActor @Suite(.ownEnvironment) struct NavigationTests {
  private func stack(_ names: String...) -> (
    UINavigationController, [RecordingController], UIWindow
  ) {
    let controllers = names.map(RecordingController.named)
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    return (navigation, controllers, UIWindow.showing(navigation))
  }

  private let groups: Set<RecordingController.Group> = [.appearance, .containment]

  // MARK: The stack

  @Test func `only the top of a stack has its view loaded and appears`() {
    let lines = RecordingController.record([.loading, .appearance]) {
      let (navigation, controllers, _) = stack("A", "B")
      #expect(navigation.topViewController === controllers[1])
      #expect(!controllers[0].isViewLoaded && controllers[1].view.isDescendant(of: navigation.view))
      #expect(navigation.navigationBar.items?.count == 2)
    }
    #expect(lines == ["B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"])
  }

  @Test func `a push and a pop tell who comes and who leaves`() {
    let (navigation, controllers, window) = stack("A")
    let next = RecordingController.named("B")
    let push = RecordingController.record(groups) {
      navigation.pushViewController(next, animated: false)
    }
    #expect(
      push == [
        "B.willMove(parent)", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear",
        "B.viewDidAppear", "B.didMove(parent)",
      ])
    #expect(next.navigationController === navigation && next.parent === navigation)
    let pop = RecordingController.record(groups) { navigation.popViewController(animated: false) }
    #expect(
      pop == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
        "A.viewDidAppear", "B.didMove(nil)",
      ])
    #expect(next.parent == nil && next.view.superview == nil)
    #expect(controllers[0].view.window === window)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func `pops of several tell only what was seen and what comes`() {
    let (navigation, controllers, window) = stack("A", "B", "C", "D")
    let toB = RecordingController.record {
      let gone = navigation.popToViewController(controllers[1], animated: false)
      #expect(gone == [controllers[2], controllers[3]])
    }
    #expect(
      toB == ["D.viewWillDisappear", "B.viewWillAppear", "D.viewDidDisappear", "B.viewDidAppear"])
    let toRoot = RecordingController.record {
      #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
    }
    #expect(
      toRoot == [
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ]
    )
    #expect(navigation.popToRootViewController(animated: false) == [])
    #expect(navigation.popToViewController(controllers[3], animated: false) == nil)
    #expect(window.rootViewController === navigation)
  }

  @Test func `a new stack keeps those that it shares with the old one`() {
    let (navigation, controllers, window) = stack("A", "B")
    let new = RecordingController.named("C")
    let lines = RecordingController.record(groups) {
      navigation.setViewControllers([controllers[1], new], animated: false)
    }
    #expect(
      lines == [
        "A.willMove(nil)", "C.willMove(parent)", "B.viewWillDisappear", "C.viewWillAppear",
        "B.viewDidDisappear", "C.viewDidAppear", "A.didMove(nil)", "C.didMove(parent)",
      ])
    let same = RecordingController.record(groups) {
      navigation.setViewControllers([new], animated: false)
    }
    #expect(same == ["B.willMove(nil)", "B.didMove(nil)"])
    #expect(controllers[0].parent == nil && controllers[1].parent == nil)
    #expect(window.rootViewController === navigation)
  }

  @Test func `an instance pushed twice and a stack in a stack are errors, and nothing changes`() {
    let (navigation, controllers, _) = stack("A")
    let failures = FailureLog.during {
      navigation.pushViewController(controllers[0], animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
    }
    #expect(failures.map(\.kind) == [.invalidHierarchy, .invalidHierarchy])
    #expect(
      failures.first?.message.hasPrefix(
        "Pushing the same view controller instance more than once is not supported") == true)
    #expect(
      failures.last?.message.hasPrefix("Pushing a navigation controller is not supported") == true)
    #expect(navigation.viewControllers == controllers)
  }

  @Test func `controllers know why they come and go`() {
    final class Curious: RecordingController {
      var reasons: [String] = []
      private func ask(_ event: String) {
        if isMovingToParent { reasons.append("\(event) to") }
        if isMovingFromParent { reasons.append("\(event) from") }
        if isBeingPresented { reasons.append("\(event) presented") }
        if isBeingDismissed { reasons.append("\(event) dismissed") }
      }
      override func viewWillAppear(_ animated: Bool) { ask("willAppear") }
      override func viewDidAppear(_ animated: Bool) { ask("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { ask("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { ask("didDisappear") }
    }
    let (navigation, _, window) = stack("A")
    let (middle, top) = (Curious(), RecordingController.named("C"))
    navigation.pushViewController(middle, animated: false)
    #expect(middle.reasons == ["willAppear to", "didAppear to"])
    middle.reasons = []
    navigation.pushViewController(top, animated: false)
    navigation.popViewController(animated: false)
    #expect(middle.reasons.isEmpty)
    navigation.popViewController(animated: false)
    #expect(middle.reasons == ["willDisappear from", "didDisappear from"])
    middle.reasons = []
    navigation.present(middle, animated: false)
    navigation.dismiss(animated: false)
    #expect(
      middle.reasons == [
        "willAppear presented", "didAppear presented", "willDisappear dismissed",
        "didDisappear dismissed",
      ])
    #expect(!middle.isBeingDismissed && window.rootViewController === navigation)
  }

  @Test func `the delegate hears of what is shown`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var events: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { events.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { events.append("did \(viewController.title ?? "")") }
    }
    let (navigation, _, window) = stack("A")
    let delegate = Delegate()
    navigation.delegate = delegate
    let next = UIViewController()
    next.title = "B"
    navigation.pushViewController(next, animated: false)
    #expect(delegate.events == ["will B", "did B"])
    #expect(window.rootViewController === navigation)
  }

  // MARK: Animation

  @Test func `an animated push ends on the clock`() {
    let (navigation, controllers, window) = stack("A")
    let next = RecordingController.named("B")
    let begun = RecordingController.record {
      navigation.pushViewController(next, animated: true)
    }
    #expect(begun == ["A.viewWillDisappear", "B.viewWillAppear"])
    #expect(controllers[0].view.window === window && next.view.window === window)
    HeadlessClock.shared.advance(by: 1)
    #expect(RecordingController.lines() == begun + ["A.viewDidDisappear", "B.viewDidAppear"])
    #expect(controllers[0].view.window == nil)
  }

  @Test func `a second push while the first is under way ends that one before it begins`() {
    let (navigation, _, window) = stack("A")
    let (second, third) = (RecordingController.named("B"), RecordingController.named("C"))
    let lines = RecordingController.record {
      navigation.pushViewController(second, animated: true)
      navigation.pushViewController(third, animated: true)
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(
      lines == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    #expect(navigation.viewControllers.count == 3 && third.view.window === window)
  }

  @Test func `a pop while the push is under way brings both to their ends`() {
    let (navigation, controllers, window) = stack("A")
    let lines = RecordingController.record {
      navigation.pushViewController(RecordingController.named("B"), animated: true)
      navigation.popViewController(animated: true)
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(
      lines == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(controllers[0].view.window === window)
  }

  @Test func `a window that is hidden in the middle of a push leaves no controller half way`() {
    let (navigation, _, window) = stack("A")
    let next = RecordingController.named("B")
    let lines = RecordingController.record {
      navigation.pushViewController(next, animated: true)
      window.rootViewController = nil
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(
      lines == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
  }

  // MARK: Bars

  @Test func `the view reaches behind the bar, whose height is in the safe area`() {
    let (navigation, controllers, window) = stack("A")
    let top = UIScreen.main.device.safeArea.top
    let bottom = UIScreen.main.device.safeArea.bottom
    let view: UIView = controllers[0].view
    #expect(view.frame == window.bounds)
    #expect(navigation.navigationBar.frame.minY == top)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: top + 44, left: 0, bottom: bottom, right: 0))
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(
      view.safeAreaInsets == UIEdgeInsets(top: top + 44, left: 0, bottom: bottom + 44, right: 0))
  }

  @Test func `a view that does not reach behind bars is between them`() {
    let (_, controllers, window) = stack("A")
    controllers[0].edgesForExtendedLayout = []
    window.rootViewController?.view.setNeedsLayout()
    window.layoutIfNeeded()
    let top = UIScreen.main.device.safeArea.top + 44
    #expect(controllers[0].view.frame.minY == top)
    #expect(controllers[0].view.safeAreaInsets.top == 0)
  }

  @Test func `what bars cover is told to the controller when it changes, and only then`() {
    let (navigation, _, window) = stack("A")
    let lines = RecordingController.record([.layout]) {
      navigation.isNavigationBarHidden = true
      window.layoutIfNeeded()
    }
    #expect(lines.filter { $0 == "A.viewSafeAreaInsetsDidChange" }.count == 1)
    let none = RecordingController.record([.layout]) {
      navigation.view.setNeedsLayout()
      window.layoutIfNeeded()
    }
    #expect(!none.contains("A.viewSafeAreaInsetsDidChange"))
  }

  // MARK: Memory

  @Test(arguments: [false, true])
  func `nothing is left of a controller that was popped`(animated: Bool) {
    let (navigation, _, window) = stack("A")
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let next = RecordingController.named("B")
      navigation.pushViewController(next, animated: animated)
      (controller, view) = (next, next.view)
    }
    HeadlessClock.shared.advance(by: 1)
    #expect(controller != nil && view?.window === window)
    navigation.popViewController(animated: animated)
    HeadlessClock.shared.advance(by: 1)
    #expect(controller == nil && view == nil)
  }
}
