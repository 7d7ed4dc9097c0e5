import Foundation
import HeadlessUIKit
import Testing

/// What places presented controllers, and the columns of a split view controller with a style.
@MainActor @Suite(.ownEnvironment) struct PlacementTests {
  @Test func `the style says what places a controller, inside another one that of the outer one`() {
    let (outer, inner) = (UINavigationController(), UIViewController())
    outer.viewControllers = [inner]
    #expect(inner.sheetPresentationController === outer.sheetPresentationController)
    #expect(outer.sheetPresentationController != nil && outer.popoverPresentationController == nil)
    outer.modalPresentationStyle = .popover
    #expect(outer.sheetPresentationController == nil && inner.popoverPresentationController != nil)
    outer.modalPresentationStyle = .fullScreen
    let placing = outer.presentationController
    #expect(placing?.presentedViewController === outer)
    let root = UIViewController()
    let window = UIWindow.showing(root)
    root.present(outer, animated: false)
    #expect(placing?.presentingViewController === root && placing?.containerView === window)
  }

  @Test func `a medium sheet is half as high as a large one`() throws {
    func height(_ setUp: (UISheetPresentationController) -> Void) throws -> CGFloat {
      let root = UIViewController()
      let window = UIWindow.showing(root)
      defer { #expect(window.rootViewController === root) }
      let sheet = UIViewController()
      setUp(try #require(sheet.sheetPresentationController))
      root.present(sheet, animated: false)
      #expect(sheet.view.frame.maxY == window.bounds.height)
      return sheet.view.frame.height
    }
    let large = try height { _ in }
    #expect(try height { $0.detents = [.medium(), .large()] } == large / 2)
    #expect(
      try height {
        $0.detents = [.medium(), .large()]
        $0.selectedDetentIdentifier = .large
      } == large)
    #expect(try height { $0.detents = [.custom { _ in 200 }] } == 200)
  }

  @Test func `columns with a style hold stacks, and the compact one replaces all`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail, compact) = (UIViewController(), UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    #expect(split.viewController(for: .secondary) === detail)
    #expect(detail.navigationController?.parent === split && split.viewControllers.count == 2)
    split.setViewController(compact, for: .compact)
    let window = UIWindow.showing(split)
    #expect(compact.view.window === window && !detail.isViewLoaded)
    split.setViewController(nil, for: .compact)
    #expect(compact.view.window == nil && list.view.window === window)
    split.setViewController(UIViewController(), for: .supplementary)
    #expect(split.viewController(for: .supplementary) == nil)
  }

  @Test func `three columns are next to each other on a tablet`() throws {
    UIScreen.main = UIScreen(
      device: try #require(HeadlessDevice(identifier: "ipad9_7")), isLandscape: true)
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    let controllers = (0..<3).map { _ in UIViewController() }
    split.setViewController(controllers[0], for: .primary)
    split.setViewController(controllers[1], for: .supplementary)
    split.setViewController(controllers[2], for: .secondary)
    let window = UIWindow.showing(split)
    let frames = controllers.map { $0.view.convert($0.view.bounds, to: window) }
    #expect(frames.map(\.minX) == [0, 320, 640] && frames[2].maxX == window.bounds.width)
    split.preferredDisplayMode = .secondaryOnly
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func `a stack is the context of what is presented in the current one`() {
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow.showing(tabs)
    let front = UIViewController()
    front.modalPresentationStyle = .currentContext
    inner.present(front, animated: false)
    #expect(front.presentingViewController === navigation && tabs.view.window === window)
    inner.dismiss(animated: false)
    #expect(inner.view.window === window)
  }

  @Test func `a style that changes after the presentation does not lose the presenting view`() {
    let root = RecordingController.named("A")
    let window = UIWindow.showing(root)
    let front = RecordingController.named("B")
    front.modalPresentationStyle = .fullScreen
    root.present(front, animated: false)
    front.modalPresentationStyle = .pageSheet
    let lines = RecordingController.record { root.dismiss(animated: false) }
    #expect(
      lines == ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear"])
    #expect(window.subviews == [root.view])
  }
}
