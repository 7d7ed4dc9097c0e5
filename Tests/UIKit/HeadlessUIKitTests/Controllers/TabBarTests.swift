import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Controllers behind tabs.
@MainActor @Suite(.ownEnvironment) struct TabBarTests {
  private func tabs(_ names: String...) -> (UITabBarController, [RecordingController], UIWindow) {
    let controllers = names.map(RecordingController.named)
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return (tabs, controllers, UIWindow.showing(tabs))
  }

  @Test func `only the controller of the chosen tab has its view loaded and appears`() {
    let lines = RecordingController.record([.loading, .appearance]) {
      let (tabs, controllers, _) = tabs("A", "B")
      #expect(tabs.selectedViewController === controllers[0] && tabs.selectedIndex == 0)
      #expect(!controllers[1].isViewLoaded && controllers[1].tabBarController === tabs)
      #expect(tabs.tabBar.items?.count == 2)
    }
    #expect(lines == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
  }

  @Test func `the new tab comes before the old one goes, and is there after that one has gone`() {
    let (tabs, controllers, window) = tabs("A", "B")
    let lines = RecordingController.record([.loading, .appearance]) { tabs.selectedIndex = 1 }
    #expect(
      lines == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewDidAppear",
      ])
    #expect(controllers[1].view.window === window && controllers[0].view.superview == nil)
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    let back = RecordingController.record([.loading, .appearance]) {
      tabs.selectedViewController = controllers[0]
    }
    #expect(
      back == ["A.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewDidAppear"])
    #expect(RecordingController.record { tabs.selectedIndex = 0 }.isEmpty)
    #expect(
      RecordingController.record { tabs.selectedIndex = 7 }.isEmpty && tabs.selectedIndex == 0)
  }

  @Test func `tabs that are replaced leave, and new ones come in`() {
    let (tabs, controllers, window) = tabs("A", "B")
    let new = RecordingController.named("C")
    let lines = RecordingController.record([.appearance, .containment]) {
      tabs.setViewControllers([controllers[1], new], animated: false)
    }
    #expect(
      lines == [
        "A.willMove(nil)", "C.willMove(parent)", "B.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewDidAppear", "A.didMove(nil)", "C.didMove(parent)",
      ])
    #expect(tabs.selectedViewController === controllers[1] && controllers[0].parent == nil)
    #expect(controllers[1].view.window === window)
  }

  @Test func `a tap on a tab asks the delegate, and pops the stack of the tab that is chosen`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var allows = true
      var events: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        events.append("should")
        return allows
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { events.append("did") }
    }
    let (tabs, _, window) = tabs("A", "B")
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.selectTab(at: 1)
    #expect(tabs.selectedIndex == 1 && delegate.events == ["should", "did"])
    delegate.allows = false
    tabs.selectTab(at: 0)
    #expect(tabs.selectedIndex == 1 && delegate.events == ["should", "did", "should"])
    delegate.allows = true
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    tabs.viewControllers = [navigation]
    tabs.selectTab(at: 0)
    HeadlessClock.shared.advance(by: 1)
    #expect(navigation.viewControllers.count == 1 && window.rootViewController === tabs)
  }

  @Test func `the bar is 49 points high above the bottom of the safe area`() {
    let (tabs, controllers, window) = tabs("A")
    let safe = UIScreen.main.device.safeArea
    #expect(tabs.tabBar.frame.height == 49 + safe.bottom)
    #expect(tabs.tabBar.frame.maxY == window.bounds.maxY)
    #expect(
      controllers[0].view.safeAreaInsets
        == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom + 49, right: 0))
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controllers[0].view.safeAreaInsets.bottom == safe.bottom)
  }

  @Test func `a pushed controller may hide the bar of the tabs around it`() {
    let root = RecordingController.named("A")
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow.showing(tabs)
    let safe = UIScreen.main.device.safeArea
    #expect(root.view.safeAreaInsets.bottom == safe.bottom + 49)
    #expect(root.view.safeAreaInsets.top == safe.top + 44)
    let next = RecordingController.named("B")
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(next.view.safeAreaInsets.bottom == safe.bottom)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == safe.bottom + 49)
  }

  @Test func `nothing is left of tabs whose window shows another controller`() {
    weak var child: UIViewController?
    weak var container: UITabBarController?
    let window = UIWindow.showing(nil)
    do {
      let tabs = UITabBarController()
      tabs.viewControllers = [RecordingController.named("A"), RecordingController.named("B")]
      window.rootViewController = tabs
      tabs.selectedIndex = 1
      (child, container) = (tabs.viewControllers?.first, tabs)
    }
    #expect(child != nil)
    window.rootViewController = UIViewController()
    #expect(child == nil && container == nil)
  }
}
