import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment)
struct ControllerTests {
  @Test func `a controller from a nib has its view, items and styles`() throws {
    let controller: UIViewController = try NibSketch.object(
      "UIViewController",
      [
        "UIView": .object("UIView", ["UITag": 4]), "UITitle": "Home", "UINibName": "HomeView",
        "UIStoryboardIdentifier": "home", "UIRestorationIdentifier": "restore",
        "UINavigationItem": .object("UINavigationItem", ["UITitle": "Bar"]),
        "UITabBarItem": .object("UITabBarItem", ["UITitle": "Tab"]),
        "UIModalPresentationStyle": 5, "UIModalTransitionStyle": 2,
        "UIKeyEdgesForExtendedLayout": 4, "UIHidesBottomBarWhenPushed": true,
        "UIPreferredContentSize": .numbers([300, 200]),
        "UIToolbarItems": .members([.object("UIBarButtonItem", [:])]),
      ]
    ).load()
    #expect(controller.view.tag == 4 && controller.view.next === controller)
    #expect(controller.title == "Home" && controller.nibName == "HomeView")
    #expect(controller.storyboardIdentifier == "home")
    #expect(controller.restorationIdentifier == "restore")
    #expect(controller.navigationItem.title == "Bar" && controller.tabBarItem.title == "Tab")
    #expect(controller.modalPresentationStyle == .overFullScreen)
    #expect(controller.modalTransitionStyle == .crossDissolve)
    #expect(controller.edgesForExtendedLayout == .bottom && controller.hidesBottomBarWhenPushed)
    #expect(controller.preferredContentSize == CGSize(width: 300, height: 200))
    #expect(controller.toolbarItems?.count == 1)
  }

  @Test func `a controller by code has UIKit's defaults`() {
    let controller = UIViewController()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    #expect(controller.modalPresentationStyle == .automatic && controller.children.isEmpty)
    #expect(controller.edgesForExtendedLayout == .all && controller.navigationController == nil)
    controller.title = "Title"
    #expect(controller.navigationItem.title == "Title" && controller.tabBarItem.title == "Title")
    #expect(controller.navigationItem === controller.navigationItem)
  }

  @Test func `containers hold their controllers, which know them`() throws {
    var graph = GraphNib()
    let first = graph.object("UIViewController", id: "first")
    let navigation = graph.object("UINavigationController")
    let bar = graph.view("UINavigationBar", id: "bar")
    let tabs = graph.object("UITabBarController")
    let inner = graph.array([first])
    graph.set("UIChildViewControllers", object: inner, of: navigation)
    graph.set("UIViewControllers", object: inner, of: navigation)
    graph.set("UINavigationBar", object: bar, of: navigation)
    graph.set("UIParentViewController", object: navigation, of: first)
    let outer = graph.array([navigation])
    graph.set("UIViewControllers", object: outer, of: tabs)
    graph.set("UITabBar", object: graph.view("UITabBar"), of: tabs)
    let controller = try #require(
      try graph.graph(tabs).nib().instantiated(withOwner: nil).first as? UITabBarController)
    let middle = try #require(controller.viewControllers?.first as? UINavigationController)
    #expect(controller.selectedViewController === middle && middle.viewControllers.count == 1)
    let top = try #require(middle.topViewController)
    #expect(top.parent === middle && top.navigationController === middle)
    #expect(top.tabBarController === controller)
    #expect(middle.navigationBar.documentObjectID == "bar" && middle.isToolbarHidden)
  }

  @Test func `a controller moves from one container to another`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    child.removeFromParent()
    #expect(child.parent == nil && second.children.isEmpty)
    let navigation = UINavigationController(rootViewController: child)
    #expect(navigation.topViewController === child && child.navigationController === navigation)
  }

  @Test func `containers and their children are freed`() {
    weak var gone: UIViewController?
    weak var view: UIView?
    do {
      let child = UIViewController()
      child.view = UIView()
      let navigation = UINavigationController(rootViewController: child)
      #expect(navigation.viewControllers == [child])
      (gone, view) = (child, child.view)
    }
    #expect(gone == nil && view == nil)
  }

  @Test func `a controller that its own table of outside objects names is freed`() throws {
    var graph = GraphNib()
    let controller = graph.object("UIViewController")
    let item = graph.object("UINavigationItem")
    graph.set("UINavigationItem", object: item, of: controller)
    let table = graph.array(
      [graph.string("UpstreamPlaceholder-1"), controller, graph.string("item"), item],
      className: "NSDictionary")
    graph.set("UIExternalObjectsTableForViewLoading", object: table, of: controller)
    let nib = graph.graph(controller).nib()
    weak var gone: UIViewController?
    do {
      gone = try nib.instantiated(withOwner: nil).first as? UIViewController
    }
    #expect(gone == nil)
    let kept = try nib.instantiated(withOwner: nil)
    #expect(kept.first is UIViewController)
  }
}
