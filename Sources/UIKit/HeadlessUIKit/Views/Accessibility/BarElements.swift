import Foundation

/// The accessibility element of an item in a bar.
///
/// Bars have no views for their items here, so the frame of each element is that of its bar.
@MainActor
class BarElement<Item: AnyObject>: UIAccessibilityElement {
  private(set) weak var item: Item?

  init(_ item: Item, in bar: UIView) {
    self.item = item
    super.init(accessibilityContainer: bar)
  }

  override var defaultAccessibilityFrame: CGRect {
    (accessibilityContainer as? UIView)?.frameOnScreen ?? .zero
  }
}

/// The accessibility element of a bar button or a tab.
@MainActor
final class BarItemElement: BarElement<UIBarItem> {
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? item?.accessibilityLabel ?? systemName }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? item?.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item?.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var accessibilityValue: String? {
    get {
      super.accessibilityValue ?? item?.accessibilityValue ?? (item as? UITabBarItem)?.badgeValue
    }
    set { super.accessibilityValue = newValue }
  }

  override var isElementByDefault: Bool { item?.isAccessibilityElement ?? true }

  override var defaultTraits: UIAccessibilityTraits {
    if let traits = item?.accessibility?.traits { return traits }
    var traits = UIAccessibilityTraits.button
    if item?.isEnabled == false { traits.insert(.notEnabled) }
    let isSelectedTab = item != nil && (accessibilityContainer as? UITabBar)?.selectedItem === item
    if isSelectedTab || (item as? UIBarButtonItem)?.isSelected == true { traits.insert(.selected) }
    return traits
  }

  /// The English label of a system item, which in most cases is the name of its constant.
  private var systemName: String? {
    switch item {
    case let item as UIBarButtonItem:
      switch item.systemItem {
      case .action?: "Share"
      case .trash?: "Delete"
      case let known?: Self.words(in: "\(known)")
      case nil: nil
      }
    case let item as UITabBarItem: item.systemItem.map { Self.words(in: "\($0)") }
    default: nil
    }
  }

  /// Returns the words of a name in camel case: "Fast Forward" for `fastForward`.
  private static func words(in name: String) -> String {
    var text = ""
    for letter in name {
      if text.isEmpty {
        text += letter.uppercased()
      } else {
        if letter.isUppercase { text += " " }
        text.append(letter)
      }
    }
    return text
  }

  /// Performs the action of a tap on the item.
  override func accessibilityActivate() -> Bool {
    guard let item, item.isEnabled else { return false }
    if let button = item as? UIBarButtonItem {
      button.performAction()
    } else if let bar = accessibilityContainer as? UITabBar, let tab = item as? UITabBarItem {
      bar.choose(tab)
    }
    return true
  }
}

/// The accessibility element of a navigation bar's title.
@MainActor
final class BarTitleElement: BarElement<UINavigationItem> {
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? item?.title }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultTraits: UIAccessibilityTraits { .header }
}

/// The accessibility element of the back button.
@MainActor
final class BackButtonElement: BarElement<UINavigationItem> {
  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? titleOfAction ?? item?.backBarButtonItem?.accessibilityLabel
        ?? item?.backButtonTitle ?? item?.title ?? "Back"
    }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultTraits: UIAccessibilityTraits { .button }

  /// The title of a back button that leads to no item, but runs the `backAction` of the first item.
  private var titleOfAction: String? {
    guard let item, (accessibilityContainer as? UINavigationBar)?.topItem === item else {
      return nil
    }
    return item.backAction.map { $0.title.isEmpty ? "Back" : $0.title }
  }

  override func accessibilityActivate() -> Bool {
    (accessibilityContainer as? UINavigationBar)?.goBack() ?? false
  }
}

extension UIView {
  /// Returns the elements of a bar's items followed by its subviews, or nil if it has no items.
  func barElements(_ items: [UIBarItem]?) -> [Any]? {
    guard let items, !items.isEmpty else { return nil }
    return items.flatMap { elements(of: $0) } + subviews
  }

  /// Returns an item's custom view or accessibility element. Returns nothing for spaces and hidden items.
  fileprivate func elements(of item: UIBarItem) -> [Any] {
    if let button = item as? UIBarButtonItem {
      if button.isHidden { return [] }
      if let view = button.customView { return [view] }
      if button.systemItem == .flexibleSpace || button.systemItem == .fixedSpace { return [] }
    }
    if let known = item.element, known.accessibilityContainer === self { return [known] }
    let element = BarItemElement(item, in: self)
    item.element = element
    return [element]
  }
}

extension UITabBar {
  /// Performs a tap on a tab, through the tab bar controller if it owns the bar, otherwise through the delegate.
  fileprivate func choose(_ tab: UITabBarItem) {
    if let controller = superview?.controller as? UITabBarController, controller.tabBar === self,
      let index = items?.firstIndex(where: { $0 === tab })
    {
      return controller.selectTab(at: index)
    }
    selectedItem = tab
    delegate?.tabBar(self, didSelect: tab)
  }
}

extension UINavigationBar {
  /// Returns the elements of the bar, from its leading edge.
  func itemElements() -> [Any]? {
    guard let item = topItem else { return nil }
    let leading = item.leftBarButtonItems ?? []
    var elements: [Any] = []
    if showsBackButton, let origin = backItem ?? topItem {
      elements.append(element(of: origin, \.backElement, BackButtonElement.init))
    }
    elements += leading.flatMap { self.elements(of: $0) }
    if let view = item.titleView {
      elements.append(view)
    } else if item.title?.isEmpty == false {
      elements.append(element(of: item, \.titleElement, BarTitleElement.init))
    }
    // The items on the right are ordered from the trailing edge inwards.
    elements += (item.rightBarButtonItems ?? []).reversed().flatMap { self.elements(of: $0) }
    return elements + subviews
  }

  private func element<Element: BarElement<UINavigationItem>>(
    of item: UINavigationItem, _ place: ReferenceWritableKeyPath<UINavigationItem, Element?>,
    _ make: (UINavigationItem, UIView) -> Element
  ) -> Element {
    if let known = item[keyPath: place], known.accessibilityContainer === self { return known }
    let made = make(item, self)
    item[keyPath: place] = made
    return made
  }
}
