import Foundation

/// The accessibility element of an item in a bar.
///
/// Its frame is that of the bar part laid out for the item, so a screen reader taps the item there.
@MainActor
class BarElement<Item: AnyObject>: UIAccessibilityElement {
  private(set) weak var item: Item?

  init(_ item: Item, in bar: UIView) {
    self.item = item
    super.init(accessibilityContainer: bar)
  }

  /// The part of the bar, or nil if the bar does not show the item.
  var part: BarParts.Item? { nil }

  var parts: BarParts? { (accessibilityContainer as? any BarWithParts)?.parts }

  override var defaultAccessibilityFrame: CGRect {
    guard let part else { return .zero }
    return (accessibilityContainer as? UIView)?.rectOnScreen(part.frame) ?? .zero
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

  override var part: BarParts.Item? { item.flatMap { parts?.item(for: $0) } }
}

/// The accessibility element of a navigation bar's title.
@MainActor
final class BarTitleElement: BarElement<UINavigationItem> {
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? item?.title }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultTraits: UIAccessibilityTraits { .header }

  override var part: BarParts.Item? { parts?.title }
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

  /// The title of a back button that does not lead to an item but performs the `backAction` of the first item.
  private var titleOfAction: String? {
    guard let item, (accessibilityContainer as? UINavigationBar)?.topItem === item else {
      return nil
    }
    return item.backAction.map { $0.title.isEmpty ? "Back" : $0.title }
  }

  override var part: BarParts.Item? { parts?.back }
}

extension BarWithParts {
  /// Returns the elements of a bar's items followed by its subviews, or nil if it has no items.
  func barElements(_ items: [UIBarItem]?) -> [Any]? {
    guard let items, !items.isEmpty else { return nil }
    return items.flatMap { elements(of: $0) } + ownSubviews
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

extension UINavigationBar {
  /// Returns the elements of the bar, from its leading edge.
  func itemElements() -> [Any]? {
    guard let item = topItem else { return nil }
    var elements: [Any] = []
    if showsBackButton, let origin = backItem ?? topItem {
      elements.append(element(of: origin, \.backElement, BackButtonElement.init))
    }
    elements += item.leadingButtons.flatMap { self.elements(of: $0) }
    if let view = item.titleView {
      elements.append(view)
    } else if item.title?.isEmpty == false {
      elements.append(element(of: item, \.titleElement, BarTitleElement.init))
    }
    // The items on the right are ordered from the trailing edge inward.
    elements += item.trailingButtons.reversed().flatMap { self.elements(of: $0) }
    return elements + ownSubviews
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
