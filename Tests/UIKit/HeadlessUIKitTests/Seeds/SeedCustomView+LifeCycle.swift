import Foundation
import HeadlessUIKit
import Testing

/// A view that notes when its constraints are updated and it is laid out, in the log of a controller.
private final class NotingView: UIView {
  weak var owner: RecordingController?

  override func updateConstraints() {
    super.updateConstraints()
    owner?.note(.layout, "updateConstraints")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.note(.layout, "layoutSubviews")
  }
}

private final class NotingController: RecordingController {
  override func loadView() {
    super.loadView()
    let noting = NotingView(frame: UIScreen.main.bounds)
    noting.owner = self
    view = noting
    view.setNeedsUpdateConstraints()
  }
}

/// S1.6, S1.7 and S1.8.
extension SeedCustomView {
  @Test func `a controller receives each callback once, in order`() throws {
    let trace = LifecycleTrace([.making, .loading, .appearance, .layout])
    let lines = RecordingController.record([.making, .loading, .appearance, .layout]) {
      let controller = NotingController()
      controller.name = "A"
      trace.name(controller, "A")
      let window = UIWindow.showing(controller)
      window.rootViewController = nil
    }
    try LifecycleGolden.expect(trace, "S1.6")
    #expect(
      lines == [
        "NotingController.init(nibName:bundle:)", "A.loadView", "A.viewDidLoad", "A.viewWillAppear",
        "A.viewSafeAreaInsetsDidChange", "A.updateConstraints", "A.viewWillLayoutSubviews",
        "A.layoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear", "A.viewWillDisappear",
        "A.viewDidDisappear",
      ])
  }

  @Test func `on a second appearance the view is not loaded again, and appears again`() throws {
    let controller = RecordingController.named("A")
    let groups: Set<RecordingController.Group> = [.loading, .appearance]
    let window = UIWindow(frame: UIScreen.main.bounds)
    let first = RecordingController.record(groups) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.isHidden = true
    }
    let second = RecordingController.record(groups) {
      window.isHidden = false
      window.rootViewController = nil
    }
    let appearances = [
      "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "A.viewDidDisappear",
    ]
    #expect(first == ["A.loadView", "A.viewDidLoad"] + appearances)
    #expect(second == appearances)
  }

  @Test func `viewDidUnload is never called, even if the view is set to nil`() {
    let controller = RecordingController.named("A")
    let lines = RecordingController.record([.loading]) {
      controller.loadViewIfNeeded()
      controller.didReceiveMemoryWarning()
      controller.view = nil
      controller.loadViewIfNeeded()
    }
    #expect(lines == ["A.loadView", "A.viewDidLoad", "A.loadView", "A.viewDidLoad"])
  }

  // MARK: Navigation

  private func stack(_ names: String...) -> (
    UINavigationController, [RecordingController], UIWindow
  ) {
    let controllers = names.map(RecordingController.named)
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    return (navigation, controllers, UIWindow.showing(navigation))
  }

  @Test func `push and pop call both controllers in UIKit's order`() throws {
    let (navigation, controllers, window) = stack("A")
    let next = RecordingController.named("B")
    let trace = LifecycleTrace([.loading, .appearance, .containment])
    trace.name(controllers[0], "A")
    trace.name(next, "B")
    let push = RecordingController.record([.loading, .appearance]) {
      navigation.pushViewController(next, animated: false)
    }
    #expect(
      push == [
        "A.viewWillDisappear", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
        "A.viewDidDisappear", "B.viewDidAppear",
      ])
    let pop = RecordingController.record([.loading, .appearance]) {
      #expect(navigation.popViewController(animated: false) === next)
    }
    try LifecycleGolden.expect(trace, "S1.7")
    #expect(
      pop == [
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(window.rootViewController === navigation)
  }

  @Test func `a view that was used before the push is loaded first`() throws {
    let (navigation, controllers, window) = stack("A")
    let next = RecordingController.named("B")
    let trace = LifecycleTrace([.loading, .appearance])
    trace.name(controllers[0], "A")
    trace.name(next, "B")
    let push = RecordingController.record([.loading, .appearance]) {
      next.loadViewIfNeeded()
      navigation.pushViewController(next, animated: false)
    }
    try LifecycleGolden.expect(trace, "S1.7-touched")
    #expect(
      push == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "A.viewDidDisappear", "B.viewDidAppear",
      ])
    #expect(window.rootViewController === navigation)
  }

  @Test func `a view that prepare(for:sender:) uses is loaded first`() throws {
    let (navigation, pier) = try pier()
    let window = UIWindow.showing(navigation)
    pier.touchesDestinationView = true
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let lines = RecordingController.record([.loading, .appearance, .segues]) {
      pier.performSegue(withIdentifier: "showGate", sender: nil)
    }
    #expect(
      lines.dropFirst() == [
        "PierViewController.prepare showGate", "GateViewController.loadView",
        "GateViewController.viewDidLoad", "PierViewController.viewWillDisappear",
        "LampViewController.viewWillDisappear", "GateViewController.viewWillAppear",
        "LampViewController.viewDidDisappear", "PierViewController.viewDidDisappear",
        "GateViewController.viewDidAppear",
      ])
    #expect(window.rootViewController === navigation)
  }

  // MARK: Presentation

  private func presented(_ style: UIModalPresentationStyle, _ name: String) throws
    -> (show: [String], hide: [String])
  {
    let presenter = RecordingController.named("A")
    let window = UIWindow.showing(presenter)
    weak var gone: RecordingController?
    let trace = LifecycleTrace([.loading, .appearance])
    trace.name(presenter, "A")
    var done: [String] = []
    let show = RecordingController.record {
      let other = RecordingController.named("B")
      trace.name(other, "B")
      gone = other
      other.modalPresentationStyle = style
      presenter.present(other, animated: false) { done.append("presented") }
    }
    #expect(gone != nil && presenter.presentedViewController === gone)
    #expect(gone?.presentingViewController === presenter && gone?.view.window === window)
    let hide = RecordingController.record {
      presenter.dismiss(animated: false) { done.append("dismissed") }
    }
    try LifecycleGolden.expect(trace, name)
    #expect(done == ["presented", "dismissed"])
    #expect(gone == nil && presenter.presentedViewController == nil)
    #expect(presenter.view.window === window)
    return (show, hide)
  }

  @Test
  func `a presenter disappears behind a full-screen controller, which is released after dismissal`()
    throws
  {
    let (show, hide) = try presented(.fullScreen, "S1.8-full-screen")
    #expect(
      show == ["A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear"])
    #expect(
      hide == ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear"])
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .automatic, .formSheet, .overFullScreen])
  func `a presenter is not notified about a sheet, which is released after dismissal`(
    style: UIModalPresentationStyle
  ) throws {
    let (show, hide) = try presented(style, "S1.8-page-sheet")
    #expect(show == ["B.viewWillAppear", "B.viewDidAppear"])
    #expect(hide == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }
}
