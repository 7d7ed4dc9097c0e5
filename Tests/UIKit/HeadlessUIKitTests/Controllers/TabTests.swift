import Foundation
import HeadlessUIKit
import Testing

/// Tab bar controllers that are given tabs instead of controllers.
@MainActor @Suite(.ownEnvironment) struct TabTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { tab in
      let controller = UIViewController()
      controller.title = "made for \(tab.identifier)"
      return controller
    }
  }

  /// A delegate that refuses one tab, and keeps the changes.
  private final class Watcher: NSObject, UITabBarControllerDelegate {
    var refused: String?
    var changes: [String] = []
    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != refused
    }
    func tabBarController(
      _ tabs: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { changes.append("\(previousTab?.identifier ?? "-") \(selectedTab.identifier)") }
  }

  @Test func `tabs make their controllers, and give them titles and badges in the bar`() throws {
    let tabs = UITabBarController()
    let (home, mail) = (tab("Home"), tab("Mail"))
    tabs.tabs = [home, mail]
    #expect(tabs.viewControllers?.map(\.title) == ["made for home", "made for mail"])
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Mail"])
    mail.badgeValue = "3"
    #expect(tabs.tabBar.items?[1].badgeValue == "3")
    #expect(tabs.selectedTab === home && mail.tabBarController === tabs)
    #expect(tabs.viewControllers?[1].tab === mail && tabs.tab(forIdentifier: "mail") === mail)
    tabs.selectedTab = mail
    #expect(tabs.selectedIndex == 1)
    home.isHidden = true
    #expect(tabs.viewControllers?.count == 1 && tabs.selectedTab === mail)
    tabs.tabs = [home]
    #expect(mail.tabBarController == nil && tabs.viewControllers?.isEmpty != false)
  }

  @Test func `a group shows the selected one of its children`() {
    let tabs = UITabBarController()
    let (first, second) = (tab("First"), tab("Second"))
    let group = UITabGroup(title: "Both", image: nil, identifier: "g", children: [first, second])
    tabs.tabs = [tab("Home"), group]
    #expect(group.viewController === first.viewController && first.parent === group)
    tabs.selectedTab = second
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === second.viewController)
    #expect(tabs.tab(forIdentifier: "second") === second && second.tabBarController === tabs)
  }

  @Test func `the delegate may refuse a tab, and learns of the others`() {
    let tabs = UITabBarController()
    let watcher = Watcher()
    tabs.delegate = watcher
    tabs.tabs = ["A", "B", "C"].map(tab)
    watcher.refused = "b"
    tabs.selectTab(at: 1)
    #expect(tabs.selectedIndex == 0 && watcher.changes.isEmpty)
    tabs.selectTab(at: 2)
    #expect(tabs.selectedIndex == 2 && watcher.changes == ["a c"])
  }

  @Test func `a hidden bar leaves its room to the controller`() throws {
    let tabs = UITabBarController()
    tabs.tabs = [tab("Home")]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = try #require(tabs.selectedViewController?.view)
    let shown = view.safeAreaInsets.bottom
    tabs.setTabBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.isTabBarHidden && view.safeAreaInsets.bottom < shown)
  }

  @Test func `the bar shows the title and the badge of a group, not those of its child`() {
    let tabs = UITabBarController()
    let (first, second) = (tab("First"), tab("Second"))
    let group = UITabGroup(title: "Both", image: nil, identifier: "g", children: [first, second])
    first.badgeValue = "1"
    tabs.tabs = [group]
    #expect(tabs.tabBar.items?.map(\.title) == ["Both"])
    #expect(tabs.tabBar.items?[0].badgeValue == nil)
    group.badgeValue = "2"
    tabs.selectedTab = second
    #expect(tabs.tabBar.items?.map(\.title) == ["Both"])
    #expect(tabs.tabBar.items?[0].badgeValue == "2")
    #expect(first.viewController?.tabBarItem.title == "First")
  }

  @Test func `a child that leaves a group is no longer shown`() {
    let tabs = UITabBarController()
    let (first, second) = (tab("First"), tab("Second"))
    let group = UITabGroup(title: "Both", image: nil, identifier: "g", children: [first, second])
    tabs.tabs = [group]
    tabs.selectedTab = second
    group.children = [first]
    #expect(second.parent == nil && second.tabBarController == nil && group.selectedChild == nil)
    #expect(tabs.selectedViewController === first.viewController)
    #expect(second.viewController?.tabBarItem.title == "Second")
  }

  @Test func `a hidden tab does not make its controller when another one is selected`() {
    let tabs = UITabBarController()
    var made = 0
    let hidden = UITab(title: "Hidden", image: nil, identifier: "h") { _ in
      made += 1
      return UIViewController()
    }
    hidden.isHidden = true
    tabs.tabs = [hidden, tab("A"), tab("B")]
    tabs.selectTab(at: 1)
    #expect(tabs.selectedTab?.identifier == "b" && made == 0)
  }
}
