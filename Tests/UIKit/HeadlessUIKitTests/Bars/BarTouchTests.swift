import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Touches at what bars draw, and the app's views in bars.
@MainActor @Suite(.ownEnvironment) struct BarTouchTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let content = UIViewController()
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// A button that counts its taps.
  @MainActor private final class Counter {
    private(set) var senders: [Any?] = []
    var count: Int { senders.count }
    func button(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(
        title: title, primaryAction: UIAction(title: title) { self.senders.append($0.sender) })
    }
  }

  /// Taps the window where a bar has the element with a label.
  private func tapElement(_ label: String, of bar: UIView) throws {
    window.layoutIfNeeded()
    let element = try #require(
      bar.accessibilityReadingOrder.first { $0.accessibilityLabel == label })
    let frame = element.accessibilityFrame
    #expect(bar.accessibilityFrame.insetBy(dx: -0.5, dy: -0.5).contains(frame))
    try tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  // MARK: Navigation bars

  @Test func `a touch at a drawn button sends its action, with the button as sender`() throws {
    let (save, edit) = (Counter(), Counter())
    content.navigationItem.rightBarButtonItems = [save.button("Save"), edit.button("Edit")]
    content.title = "Harbours"
    window.layoutIfNeeded()
    // The first item is at the trailing edge.
    try tap(at: CGPoint(x: bar.frame.maxX - 20, y: bar.frame.midY))
    #expect(save.count == 1 && edit.count == 0)
    #expect(save.senders[0] as AnyObject === content.navigationItem.rightBarButtonItem)
    try tapElement("Edit", of: bar)
    #expect(save.count == 1 && edit.count == 1)
    try tap(at: CGPoint(x: bar.frame.midX, y: bar.frame.midY))
    #expect(save.count == 1 && edit.count == 1, "the title has no action")
    try tap(try #require(content.navigationItem.rightBarButtonItem), in: bar)
    #expect(save.count == 2)
  }

  @Test func `in a layout from right to left, a button is touched on the other side`() throws {
    let counter = Counter()
    content.navigationItem.leftBarButtonItem = counter.button("Close")
    bar.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    try tap(at: CGPoint(x: 30, y: bar.frame.midY))
    #expect(counter.count == 0)
    try tap(at: CGPoint(x: bar.frame.maxX - 30, y: bar.frame.midY))
    #expect(counter.count == 1)
  }

  @Test func `a disabled button, a hidden one and a finger that leaves do nothing`() throws {
    let counter = Counter()
    let item = counter.button("Save")
    content.navigationItem.rightBarButtonItem = item
    window.layoutIfNeeded()
    let point = CGPoint(x: bar.frame.maxX - 20, y: bar.frame.midY)
    item.isEnabled = false
    try tap(at: point)
    item.isEnabled = true
    item.isHidden = true
    try tap(at: point)
    item.isHidden = false
    let finger = try Finger(on: bar, at: bar.convert(point, from: nil))
    finger.move(to: CGPoint(x: 20, y: 400))
    finger.lift()
    #expect(counter.count == 0)
    try tap(at: point)
    #expect(counter.count == 1)
  }

  @Test func `a touch at the back button pops, unless the bar's delegate refuses`() throws {
    final class Keeper: UINavigationController, UINavigationBarDelegate {
      var allows = false
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        allows
      }
    }
    let keeper = Keeper(rootViewController: UIViewController())
    keeper.viewControllers[0].title = "Pier"
    window.rootViewController = keeper
    keeper.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    let point = CGPoint(x: 40, y: keeper.navigationBar.frame.midY)
    try tap(at: point)
    #expect(keeper.viewControllers.count == 2)
    keeper.allows = true
    try tap(at: point)
    HeadlessClock.shared.advance(by: 1)
    #expect(keeper.viewControllers.count == 1)
    try tap(at: point)
    #expect(keeper.viewControllers.count == 1)
  }

  @Test func `a button with a menu and no action shows it, and the menu's sender is the button`()
    throws
  {
    var senders: [Any?] = []
    let item = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIAction(title: "Share") { senders.append($0.sender) }]))
    content.navigationItem.rightBarButtonItem = item
    try tap(item, in: bar)
    try choose("Share")
    #expect(senders.count == 1 && senders[0] as AnyObject === item)
  }

  // MARK: Views in bars

  @Test func `views of items and the title view are in the window and receive touches`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let item = UIBarButtonItem(customView: button)
    let toggle = UISwitch()
    content.navigationItem.rightBarButtonItem = item
    content.navigationItem.titleView = toggle
    #expect(button.window === window && button.isDescendant(of: bar))
    #expect(toggle.window === window && toggle.isDescendant(of: bar))
    window.layoutIfNeeded()
    #expect(button.frame == CGRect(x: bar.bounds.maxX - 76, y: 7, width: 60, height: 30))
    #expect(toggle.center == CGPoint(x: bar.bounds.midX, y: 22))
    try tap(button)
    try tap(item, in: bar)
    #expect(taps == 2)
    try tap(toggle)
    #expect(toggle.isOn)
    content.navigationItem.titleView = nil
    content.navigationItem.rightBarButtonItem = nil
    #expect(button.superview == nil && toggle.superview == nil)
  }

  @Test func `views of a controller that is popped or covered leave the window`() {
    let second = UIViewController()
    let (first, other) = (UILabel(), UILabel())
    first.text = "First"
    other.text = "Other"
    content.navigationItem.titleView = first
    second.navigationItem.titleView = other
    #expect(first.window === window && other.window == nil)
    navigation.pushViewController(second, animated: false)
    #expect(first.window == nil && other.window === window)
    window.layoutIfNeeded()
    #expect(other.bounds.size == other.intrinsicContentSize, "a view without a size has its own")
    navigation.popViewController(animated: false)
    #expect(first.window === window && other.window == nil)
  }

  @Test func `constraints determine the size of a view that asks for it`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    window.layoutIfNeeded()
    let frame = view.convert(view.bounds, to: bar)
    #expect(frame == CGRect(x: bar.bounds.maxX - 66, y: 12, width: 50, height: 20))
    window.layoutIfNeeded()
    #expect(view.convert(view.bounds, to: bar) == frame)
  }

  @Test func `a title view that is too wide ends where the buttons begin`() {
    content.navigationItem.rightBarButtonItem = Counter().button("A long title of a button")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 30))
    content.navigationItem.titleView = view
    window.layoutIfNeeded()
    let last = bar.accessibilityReadingOrder.last
    let button = bar.convert(last?.accessibilityFrame ?? .zero, from: nil)
    #expect(view.frame.minX == 16 && view.frame.maxX <= button.minX)
  }

  // MARK: Toolbars and tab bars

  @Test func `a toolbar's buttons are touched where flexible spaces leave them`() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 300, height: 44))
    window.addSubview(toolbar)
    let (left, right) = (Counter(), Counter())
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    toolbar.items = [
      left.button("Back"), .flexibleSpace(), UIBarButtonItem(customView: label), .flexibleSpace(),
      right.button("On"),
    ]
    window.layoutIfNeeded()
    #expect(label.superview === toolbar && abs(label.center.x - 150) < 15)
    try tap(at: CGPoint(x: 25, y: 422))
    try tap(at: CGPoint(x: 280, y: 422))
    try tap(at: CGPoint(x: 100, y: 422))
    #expect(left.count == 1 && right.count == 1)
    toolbar.items?.removeLast(3)
    #expect(label.superview == nil)
  }

  @Test func `a touch at a tab chooses it, and asks the delegate of the tab bar controller`() throws
  {
    final class Chooser: NSObject, UITabBarControllerDelegate {
      var allowed: UIViewController?
      var chosen: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController === allowed }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { chosen.append(viewController) }
    }
    let tabs = UITabBarController()
    let controllers = ["One", "Two", "Three"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    tabs.viewControllers = controllers
    let chooser = Chooser()
    tabs.delegate = chooser
    chooser.allowed = controllers[1]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let frame = tabs.tabBar.frame
    try tap(at: CGPoint(x: frame.width * 5 / 6, y: frame.minY + 20))
    #expect(tabs.selectedIndex == 0)
    try tap(at: CGPoint(x: frame.midX, y: frame.minY + 20))
    HeadlessClock.shared.advance(by: 1)
    #expect(tabs.selectedIndex == 1 && chooser.chosen == [controllers[1]])
    chooser.allowed = controllers[2]
    try tap(controllers[2].tabBarItem, in: tabs.tabBar)
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `a tab bar of its own tells its delegate`() throws {
    final class Listener: NSObject, UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let listener = Listener()
    let tabs = UITabBar(frame: CGRect(x: 0, y: 300, width: 300, height: 49))
    tabs.items = (1...3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    tabs.items?[1].isEnabled = false
    tabs.delegate = listener
    window.addSubview(tabs)
    for x in [50, 150, 250] { try tap(at: CGPoint(x: x, y: 320)) }
    #expect(listener.tags == [1, 3] && tabs.selectedItem?.tag == 3)
  }
}
