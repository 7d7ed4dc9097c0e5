import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Going back from the edge of a navigation controller.
@MainActor @Suite(.ownEnvironment)
struct BackSwipeTests {
  private final class Notes: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append(viewController.title ?? "") }
  }

  private func stage() -> (UINavigationController, Notes, UIWindow) {
    let controllers = ["one", "two"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let (navigation, window) = shown(controllers[0])
    navigation.pushViewController(controllers[1], animated: false)
    let notes = Notes()
    navigation.delegate = notes
    return (navigation, notes, window)
  }

  /// A navigation controller with a first controller, in a window that is laid out.
  private func shown(_ root: UIViewController) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (navigation, window)
  }

  /// Goes back from a second controller twice: the first way is cancelled.
  /// - Parameter selection: What is selected in the list behind, which is checked each time.
  private func goBack(
    to list: UIViewController, selecting select: () -> Void, _ selection: () -> [IndexPath]
  ) {
    let (navigation, window) = shown(list)
    select()
    navigation.pushViewController(UIViewController(), animated: false)
    swipe(to: 120, rests: true)
    #expect(navigation.viewControllers.count == 2 && selection() == [[0, 2]])
    swipe(to: 300)
    #expect(navigation.viewControllers.count == 1 && selection().isEmpty)
    withExtendedLifetime(window) {}
  }

  private func swipe(to x: CGFloat, from start: CGFloat = 5, rests: Bool = false) {
    let screen = HeadlessTouchscreen.shared
    let touches = screen.begin(at: [CGPoint(x: start, y: 400)])
    for step in 1...10 {
      HeadlessClock.shared.advance(by: 0.03)
      let point = CGPoint(x: start + (x - start) * CGFloat(step) / 10, y: 400)
      screen.move(touches.map { ($0, point) })
    }
    if rests { HeadlessClock.shared.advance(by: 0.5) }
    screen.end(touches)
    HeadlessClock.shared.advance(by: 1)
  }

  @Test func `a finger from the edge goes back`() {
    let (navigation, notes, window) = stage()
    swipe(to: 300)
    #expect(navigation.topViewController?.title == "one" && notes.shown == ["one"])
    #expect(navigation.topViewController?.view.window === window)
    // There is nothing left to go back to.
    swipe(to: 300)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `one that is let go early stays, and one that begins elsewhere does nothing`() {
    let (navigation, notes, window) = stage()
    let view = navigation.topViewController?.view
    swipe(to: 120, rests: true)
    #expect(navigation.topViewController?.title == "two" && notes.shown.isEmpty)
    #expect(view?.window === window && view?.transform == .identity)
    swipe(to: 350, from: 100)
    #expect(navigation.topViewController?.title == "two")
  }

  @Test func `a table behind is deselected with the way back, unless that is cancelled`() {
    let rows = NumberRows(count: 5)
    let table = UITableViewController(style: .plain)
    table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.tableView.dataSource = rows
    goBack(
      to: table, selecting: { table.tableView.selectRow(at: [0, 2], animated: false) },
      { table.tableView.indexPathsForSelectedRows ?? [] })
  }

  @Test func `a collection behind is deselected with the way back, unless that is cancelled`() {
    let items = NumberItems(count: 5)
    let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.collectionView.dataSource = items
    goBack(
      to: list,
      selecting: {
        list.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
      },
      { list.collectionView.indexPathsForSelectedItems ?? [] })
  }

  @Test func `a button of an app's own, a hidden bar or the app itself end the gesture`() {
    let (navigation, _, window) = stage()
    navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem()
    swipe(to: 300)
    #expect(navigation.viewControllers.count == 2)
    navigation.topViewController?.navigationItem.leftBarButtonItem = nil
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    swipe(to: 300)
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    navigation.setNavigationBarHidden(true, animated: false)
    swipe(to: 300)
    #expect(navigation.viewControllers.count == 2)
    // A delegate of its own lets it begin all the same.
    navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe(to: 300)
    #expect(navigation.viewControllers.count == 1 && window.isKeyWindow)
  }

  @Test func `the segments of a control are elements`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    window.addSubview(control)
    window.makeKeyAndVisible()
    let order = window.accessibilityReadingOrder
    #expect(order.map(\.accessibilityLabel) == ["Day", "Week", "Month"])
    let traits = order.map(\.accessibilityTraits)
    #expect(traits == [.button, [.button, .selected], [.button, .notEnabled]])
    #expect(order[1].accessibilityFrame.minX == order[0].accessibilityFrame.maxX)
    try activate(order[0])
    #expect(control.selectedSegmentIndex == 0)
  }
}
