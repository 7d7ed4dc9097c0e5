public import Foundation

/// The content that a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, NibDecodable, NibConnectable, NibAwakening {
  /// The size of the title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The title style of the back button, with UIKit's raw values.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The placement of the search bar, with UIKit's raw values.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }

  /// The way in which the bar arranges the item, with UIKit's raw values.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  var nibReference: NibReference?
  open var title: String? { didSet { navigationBar?.setNeedsLayout() } }
  /// The text below the title. It is stored only.
  open var subtitle: String?
  /// The line above the title, which makes the bar taller.
  open var prompt: String? { didSet { if prompt != oldValue { navigationBar?.partsChanged() } } }
  open var titleView: UIView? { didSet { itemsChanged() } }
  /// The back button that leads here from the next item.
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var hidesBackButton = false { didSet { navigationBar?.setNeedsLayout() } }
  open var leftItemsSupplementBackButton = false { didSet { navigationBar?.setNeedsLayout() } }
  /// The buttons on the left, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged() } }
  /// The buttons on the right, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged() } }
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var hidesSearchBarWhenScrolling = true
  /// The search controller for the content. A navigation controller shows its bar below the title.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { navigationBar?.partsChanged() } }
  }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The position of the search bar: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemsChanged() } }
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemsChanged() } }
  /// The group at the trailing edge that is always visible; stored only.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// Additional entries for the overflow menu; stored only.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The button of the overflow menu. Always nil here.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
  /// Information about a document that the bar shows; stored only.
  open var documentProperties: UIDocumentProperties?
  open var style = ItemStyle.navigator
  open var customizationIdentifier: String?
  /// The closure that creates the title's menu from the system's suggestions. The menu is never shown here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var backAction: UIAction?
  open weak var renameDelegate: AnyObject?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The bar that shows the item.
  weak var navigationBar: UINavigationBar?
  /// The accessibility elements of the title, and of the back button that leads to the item.
  var titleElement: BarTitleElement?
  var backElement: BackButtonElement?

  /// Updates the bar if it shows the item.
  private func itemsChanged() {
    if let navigationBar, navigationBar.topItem === self { navigationBar.itemsChanged() }
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    title = nib.string("UITitle")
    prompt = nib.string("UIPrompt")
    titleView = nib.object("UITitleView")
    backBarButtonItem = nib.object("UIBackBarButtonItem")
    backButtonTitle = nib.string("UIBackButtonTitle")
    backButtonDisplayMode = nib.enumeration("UIBackButtonDisplayMode") ?? .default
    hidesBackButton = nib.bool("UIHidesBackButton") ?? false
    leftItemsSupplementBackButton = nib.bool("UILeftItemsSupplementBackButton") ?? false
    leftBarButtonItems = Self.items(nib, "UILeftBarButtonItems", "UILeftBarButtonItem")
    rightBarButtonItems = Self.items(nib, "UIRightBarButtonItems", "UIRightBarButtonItem")
    centerItemGroups = nib.array("UICenterItemGroups", of: UIBarButtonItemGroup.self) ?? []
    largeTitleDisplayMode = nib.enumeration("UILargeTitleDisplayMode") ?? .automatic
    navigationBar = nib.object("UINavigationBar")
  }

  /// Returns the items on one side. Older nibs only store a single item.
  private static func items(_ nib: NibValues, _ all: NibKeyName, _ first: NibKeyName)
    -> [UIBarButtonItem]?
  {
    if let items = nib.array(all, of: UIBarButtonItem.self) { return items }
    return nib.object(first, as: UIBarButtonItem.self).map { [$0] }
  }

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets a single item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets a single item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Called after all objects of the nib have their outlets and attributes.
  open func awakeFromNib() {}

  /// Declares the outlets and actions. See ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("title", \UINavigationItem.title)
    nib.outlet("prompt", \UINavigationItem.prompt)
    nib.outlet("titleView", \UINavigationItem.titleView)
    nib.outlet("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    nib.outlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    nib.outlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    nib.outlet("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    nib.outlet("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    nib.outlet("hidesBackButton", \UINavigationItem.hidesBackButton)
  }
}

extension UINavigationItem: NibParent {
  var nibChildren: [AnyObject] {
    let views: [AnyObject] = [titleView, backBarButtonItem].compactMap { $0 }
    return views + (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
  }
}
