public import Foundation

extension UITabBarController {
  /// Whether tabs are in a bar or a sidebar, with UIKit's raw values.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  /// The position of the tabs; always in the bar here.
  public var mode: Mode {
    get { StoredValue.get(self, "mode", Mode.automatic) }
    set { StoredValue.set(self, "mode", newValue) }
  }

  /// The tabs. Setting them replaces the child controllers with those of the tabs.
  public var tabs: [UITab] {
    get { StoredValue.get(self, "tabs", []) }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs, and replaces the child controllers with those of the tabs.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in self.tabs { tab.tabBarController = nil }
    StoredValue.set(self, "tabs", tabs)
    for tab in tabs { tab.tabBarController = self }
    showTabs()
  }

  /// Shows the controllers of the tabs that are not hidden.
  func showTabs() {
    let controllers = tabs.filter { !$0.isHidden }.compactMap(\.viewController)
    if !tabs.isEmpty || viewControllers != nil { setViewControllers(controllers, animated: false) }
  }

  /// The tab whose controller is visible. Setting a tab inside a group also selects it in its group.
  public var selectedTab: UITab? {
    get { selectedViewController?.tab }
    set {
      guard let newValue else { return }
      var outer = newValue
      while let group = outer.parent {
        group.selectedChild = outer
        outer = group
      }
      selectedViewController = outer.viewController
    }
  }

  /// Returns the tab with an identifier, searching groups as well.
  public func tab(forIdentifier identifier: String) -> UITab? { Self.tab(identifier, in: tabs) }

  static func tab(_ identifier: String, in tabs: [UITab]) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let inner = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return inner }
    }
    return nil
  }

  /// Whether the bar is hidden.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, immediately.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// The sidebar, which is never shown here.
  public var sidebar: Sidebar {
    let made: Sidebar? = StoredValue.get(self, "sidebar", nil)
    if let made { return made }
    let new = Sidebar()
    StoredValue.set(self, "sidebar", new)
    return new
  }

  /// The settings of a sidebar; stored only.
  @preconcurrency @MainActor
  public final class Sidebar: NSObject {
    public var isHidden = true
    public weak var delegate: AnyObject?
    public var preferredLayout = Layout.automatic
    public var headerContentConfiguration: (any UIContentConfiguration)?
    public var footerContentConfiguration: (any UIContentConfiguration)?

    /// The way in which the sidebar shares the available width, with UIKit's raw values.
    public enum Layout: Int, Sendable {
      case automatic, overlap, tile
    }
  }
}
