// What UIKit stores for these classes. Nothing here reads it.

extension UISplitViewController {
  /// Stored only.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get {
      StoredValue.get(self, "displayModeButtonVisibility", DisplayModeButtonVisibility.automatic)
    }
    set { StoredValue.set(self, "displayModeButtonVisibility", newValue) }
  }
}

extension UITabBarAppearance {
  /// Stored only.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { StoredValue.get(self, "stackedItemPositioning", UITabBar.ItemPositioning.automatic) }
    set { StoredValue.set(self, "stackedItemPositioning", newValue) }
  }
}

extension UICollectionViewController {
  /// Stored only.
  public var useLayoutToLayoutNavigationTransitions: Bool {
    get { StoredValue.get(self, "useLayoutToLayoutNavigationTransitions", false) }
    set { StoredValue.set(self, "useLayoutToLayoutNavigationTransitions", newValue) }
  }
}

extension UIAlertController {
  /// Stored only.
  public var severity: UIAlertControllerSeverity {
    get { StoredValue.get(self, "severity", UIAlertControllerSeverity.default) }
    set { StoredValue.set(self, "severity", newValue) }
  }
}

extension UIBarButtonItem {
  /// Stored only.
  public var isSymbolAnimationEnabled: Bool {
    get { StoredValue.get(self, "isSymbolAnimationEnabled", false) }
    set { StoredValue.set(self, "isSymbolAnimationEnabled", newValue) }
  }
}

extension UIViewController {
  /// Stored only.
  public var interactionActivityTrackingBaseName: String? {
    get { StoredValue.get(self, "interactionActivityTrackingBaseName", String?.none) }
    set { StoredValue.set(self, "interactionActivityTrackingBaseName", newValue) }
  }
}

extension UISplitViewController {
  /// Whether the button that shows a column is visible, with UIKit's numbers.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }
}

/// How serious an alert is, with UIKit's numbers.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}

extension UITabBarController {
  /// The navigation controller for the tabs that find no place; its stack is empty, as all tabs are shown.
  public var moreNavigationController: UINavigationController {
    let made = StoredValue.get(self, "moreNavigationController", UINavigationController?.none)
    if let made { return made }
    let new = UINavigationController()
    StoredValue.set(self, "moreNavigationController", new)
    return new
  }
}

extension UIViewController {
  /// Sets the items of the toolbar; they change at once.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}

extension UITabBarItemAppearance {
  /// How the tabs are laid out, with UIKit's numbers.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  /// The look of tabs; the style makes no difference.
  public convenience init(style: Style) { self.init() }
}
