import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// What a screen reader finds in bars and in the cells of tables.
@MainActor @Suite(.ownEnvironment) struct BarAndCellAccessibilityTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func labels(_ view: UIView) -> [String] {
    view.accessibilityReadingOrder.map { $0.accessibilityLabel ?? "?" }
  }

  private func audit() -> [AccessibilityAuditType] {
    var found: [AccessibilityAuditType] = []
    try? performAccessibilityAudit(in: window) { issue in
      found.append(issue.auditType)
      return true
    }
    return found
  }

  // MARK: Bars

  @Test func `a navigation bar is read from its leading edge: back, items, title, items`() throws {
    let first = UIViewController()
    first.title = "Inbox"
    let second = UIViewController()
    second.title = "Message"
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(second, animated: false)
    var shares = 0
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in shares += 1 }),
      UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil),
      UIBarButtonItem(systemItem: .fastForward),
    ]
    let bar = navigation.navigationBar
    #expect(labels(bar) == ["Inbox", "Message", "Fast Forward", "Share"])
    let order = bar.accessibilityReadingOrder
    #expect(order.map(\.accessibilityTraits) == [.button, .header, .button, .button])
    #expect(order.elementsEqual(bar.accessibilityReadingOrder, by: ===), "they stay the same")
    #expect(bar.accessibilityFrame.contains(order[1].accessibilityFrame))
    try activate(order[3])
    #expect(shares == 1)
    second.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(order[3].accessibilityTraits == [.button, .notEnabled])
    try activate(order[0])
    HeadlessClock.shared.advance(by: 1)
    #expect(navigation.topViewController === first)
    #expect(labels(bar) == ["Inbox"])
  }

  @Test func `tabs say which of them is selected, and are chosen by a screen reader`() throws {
    let controllers = ["Today", "Search"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    controllers[1].tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.setViewControllers(controllers, animated: false)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let order = tabs.tabBar.accessibilityReadingOrder
    #expect(order.map(\.accessibilityLabel) == ["Today", "Search"])
    #expect(order.map(\.accessibilityValue) == [nil, "3"])
    #expect(order.map(\.accessibilityTraits) == [[.button, .selected], .button])
    try activate(order[1])
    HeadlessClock.shared.advance(by: 1)
    #expect(tabs.selectedIndex == 1)
    #expect(order.map(\.accessibilityTraits) == [.button, [.button, .selected]])
  }

  @Test func `the audit finds a bar's button that has only an image`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
    let item = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
    let hidden = UIBarButtonItem(title: "Hidden", style: .plain, target: nil, action: nil)
    hidden.isHidden = true
    toolbar.items = [item, .flexibleSpace(), hidden]
    window.addSubview(toolbar)
    window.makeKeyAndVisible()
    #expect(audit() == [.sufficientElementDescription])
    item.accessibilityLabel = "Flag"
    #expect(audit() == [], "the system decides the height of a bar's buttons")
    #expect(labels(toolbar) == ["Flag"])
  }

  @Test func `a view of an item's own is read in the item's place`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    label.text = "12 items"
    toolbar.items = [
      UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil),
      UIBarButtonItem(customView: label),
    ]
    #expect(labels(toolbar) == ["Select", "12 items"])
    toolbar.accessibilityElements = [label]
    #expect(labels(toolbar) == ["12 items"], "what code says counts")
  }

  // MARK: Cells

  private func cell(_ title: String?, _ detail: String? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 100, width: 320, height: 60)
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = detail
    window.addSubview(cell)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return cell
  }

  @Test func `a cell's texts are read at once, and its controls after them`() {
    let cell = cell("Wi-Fi", "Home network")
    #expect(labels(window) == ["Wi-Fi, Home network"])
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    toggle.accessibilityLabel = "On"
    cell.accessoryView = toggle
    window.layoutIfNeeded()
    #expect(labels(window) == ["Wi-Fi, Home network", "On"])
    #expect(cell.isAccessibilityElement)
    cell.isSelected = true
    #expect(cell.accessibilityTraits == .selected)
    cell.accessibilityLabel = "Network"
    #expect(labels(window) == ["Network", "On"])
    cell.isAccessibilityElement = true
    #expect(labels(window) == ["Network"], "code has made it one element")
    cell.isAccessibilityElement = false
    #expect(labels(window) == ["Wi-Fi", "On", "Home network"], "row by row, as in any other view")
  }

  @Test func `a cell without text is not an element, and code may say a cell's elements`() throws {
    let cell = cell(nil)
    #expect(!cell.isAccessibilityElement && cell.accessibilityLabel == nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Anna"
    #expect(labels(window) == ["Name, Anna"])
    cell.accessibilityElements = [try #require(cell.detailTextLabel)]
    #expect(labels(window) == ["Anna"])
  }
}
