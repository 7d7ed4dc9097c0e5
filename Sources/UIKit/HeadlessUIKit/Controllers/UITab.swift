public import Foundation

/// A tab of a tab bar controller, with the controller that it shows.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where a tab appears, with UIKit's raw values; stored only.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public let identifier: String
  open var title: String { didSet { updateItem() } }
  open var image: UIImage? { didSet { updateItem() } }
  /// The text of the badge; nil for no badge.
  open var badgeValue: String? { didSet { updateItem() } }
  open var subtitle: String?
  open var preferredPlacement = Placement.automatic
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.showTabs() } } }
  open var isEnabled = true { didSet { updateItem() } }
  open var allowsHiding = false
  open var isHiddenByDefault = false
  open var userInfo: Any?
  /// The group that contains the tab.
  public internal(set) weak var parent: UITabGroup?
  private weak var controller: UITabBarController?
  fileprivate let makeController: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Creates a tab that creates its controller when needed.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    makeController = viewControllerProvider
    super.init()
  }

  /// The tab bar controller with the tab.
  public internal(set) var tabBarController: UITabBarController? {
    get { controller ?? parent?.tabBarController }
    set { controller = newValue }
  }

  /// The controller of the tab, created on first use.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let new = makeController?(self) else { return nil }
    made = new
    StoredValue.set(new, "tab", WeakTab(tab: self))
    updateItem()
    return new
  }

  /// The navigation controller that manages the tab. Always nil here.
  open var managingNavigationController: UINavigationController? { nil }

  /// Copies the text and image that the bar shows to the item of the tab's controller.
  fileprivate func updateItem() {
    guard let item = made?.tabBarItem else { return }
    let tab = shownTab
    item.title = tab.title
    item.image = tab.image
    item.badgeValue = tab.badgeValue
    item.isEnabled = tab.isEnabled
  }

  /// The tab that the bar shows for the controller: the outermost group that shows the controller as its own.
  private var shownTab: UITab {
    guard let parent, parent.shownChild === self else { return self }
    return parent.shownTab
  }
}

private struct WeakTab {
  weak var tab: UITab?
}

extension UIViewController {
  /// The tab that created this controller or the nearest enclosing one.
  public var tab: UITab? {
    var controller: UIViewController? = self
    while let current = controller {
      let link: WeakTab? = StoredValue.get(current, "tab", nil)
      if let tab = link?.tab { return tab }
      controller = current.parent
    }
    return nil
  }
}

/// A tab that contains other tabs, which a sidebar lists below it. The tab bar shows the group as one tab.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self && !children.contains(child) {
        child.parent = nil
        child.updateItem()
      }
      adopt()
      if let selectedChild, !children.contains(selectedChild) { self.selectedChild = nil }
      childrenChanged()
    }
  }
  /// The child whose controller the group shows; the first one by default.
  open var selectedChild: UITab? {
    didSet { if selectedChild !== oldValue { childrenChanged() } }
  }
  open var defaultChildIdentifier: String? {
    didSet { if defaultChildIdentifier != oldValue { childrenChanged() } }
  }
  open var sidebarActions: [UIAction] = []
  open var allowsReordering = false
  open var managesNavigation = false

  /// Creates a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// The group's own controller, or that of the selected child.
  open override var viewController: UIViewController? {
    super.viewController ?? shownChild?.viewController
  }

  /// The child whose controller the group shows; nil if the group has its own.
  fileprivate var shownChild: UITab? {
    guard makeController == nil else { return nil }
    return selectedChild ?? children.first { $0.identifier == defaultChildIdentifier }
      ?? children.first
  }

  /// Updates the bar when the children or the visible child change.
  private func childrenChanged() {
    updateItem()
    tabBarController?.showTabs()
  }

  fileprivate override func updateItem() {
    super.updateItem()
    for child in children { child.updateItem() }
  }

  private func adopt() { for child in children { child.parent = self } }

  /// Returns the tab with an identifier, searching nested groups as well.
  public func tab(forIdentifier identifier: String) -> UITab? {
    UITabBarController.tab(identifier, in: children)
  }
}

/// A tab for searching.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

  /// Creates a tab with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.UISearchTab", viewControllerProvider: viewControllerProvider)
  }
}
