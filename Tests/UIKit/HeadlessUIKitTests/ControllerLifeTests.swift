import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment)
struct ControllerLifeTests {
  @Test
  func `a root controller appears when its window is shown, and its view is laid out between`() {
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let trace = LifecycleTrace.during {
      window.rootViewController = controller
      #expect(!controller.isViewLoaded)
      window.makeKeyAndVisible()
      window.isHidden = true
      window.isHidden = false
    }
    let first = [
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      "viewDidAppear",
    ]
    #expect(trace.lines == first.map { "UIViewController.\($0)" })
    #expect(controller.view.frame == window.bounds)
  }

  @Test func `a push tells the controller that goes before the one that comes`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let trace = LifecycleTrace([.loading, .appearance])
    defer { trace.stop() }
    trace.name(first, "A")
    trace.name(second, "B")
    navigation.pushViewController(second, animated: false)
    #expect(
      trace.lines == [
        "A.viewWillDisappear", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    trace.clear()
    navigation.popViewController(animated: true)
    #expect(trace.lines.count == 3)
    HeadlessClock.shared.advance(by: 1)
    #expect(
      trace.lines == [
        "B.viewWillDisappear animated", "A.viewWillAppear animated", "A.viewIsAppearing animated",
        "B.viewDidDisappear animated", "A.viewDidAppear animated",
      ])
  }
}
