public import Foundation

// Bar features introduced in iOS 26. Glass is not drawn here, so all of it is stored only. Members of protocols do not
// conflict with older apps whose own classes have properties with the same names.

/// The titles of a navigation item since iOS 26.
@preconcurrency @MainActor
public protocol NavigationItemTitles: AnyObject {}

extension UINavigationItem: NavigationItemTitles {}

extension NavigationItemTitles {
  public var largeTitle: String? {
    get { StoredValue.get(self, "largeTitle", nil) }
    set { StoredValue.set(self, "largeTitle", newValue) }
  }
  public var largeSubtitle: String? {
    get { StoredValue.get(self, "largeSubtitle", nil) }
    set { StoredValue.set(self, "largeSubtitle", newValue) }
  }
  public var attributedTitle: AttributedString? {
    get { StoredValue.get(self, "attributedTitle", nil) }
    set { StoredValue.set(self, "attributedTitle", newValue) }
  }
  public var attributedSubtitle: AttributedString? {
    get { StoredValue.get(self, "attributedSubtitle", nil) }
    set { StoredValue.set(self, "attributedSubtitle", newValue) }
  }
  public var subtitleView: UIView? {
    get { StoredValue.get(self, "subtitleView", nil) }
    set { StoredValue.set(self, "subtitleView", newValue) }
  }
  public var largeSubtitleView: UIView? {
    get { StoredValue.get(self, "largeSubtitleView", nil) }
    set { StoredValue.set(self, "largeSubtitleView", newValue) }
  }
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { StoredValue.get(self, "searchBarPlacementAllowsToolbarIntegration", true) }
    set { StoredValue.set(self, "searchBarPlacementAllowsToolbarIntegration", newValue) }
  }
}

/// The appearance of a bar button since iOS 26.
@preconcurrency @MainActor
public protocol BarButtonGlass: AnyObject {}

extension UIBarButtonItem: BarButtonGlass {
  /// A badge at the corner of a button.
  public struct Badge: Hashable, Sendable {
    public let stringValue: String?

    public static func count(_ count: UInt) -> Badge { Badge(stringValue: String(count)) }
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }
}

extension BarButtonGlass {
  public var badge: UIBarButtonItem.Badge? {
    get { StoredValue.get(self, "badge", nil) }
    set { StoredValue.set(self, "badge", newValue) }
  }
  public var hidesSharedBackground: Bool {
    get { StoredValue.get(self, "hidesSharedBackground", false) }
    set { StoredValue.set(self, "hidesSharedBackground", newValue) }
  }
  public var sharesBackground: Bool {
    get { StoredValue.get(self, "sharesBackground", true) }
    set { StoredValue.set(self, "sharesBackground", newValue) }
  }
  public var identifier: String? {
    get { StoredValue.get(self, "identifier", nil) }
    set { StoredValue.set(self, "identifier", newValue) }
  }
}

/// A view above the tab bar.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// The environment of a tab bar accessory since iOS 26.
@preconcurrency @MainActor
public protocol TabBarGlass: AnyObject {}

extension UITabBarController: TabBarGlass {
  /// The conditions under which the tab bar is minimized.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }
}

extension TabBarGlass {
  public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
    get { StoredValue.get(self, "tabBarMinimizeBehavior", .automatic) }
    set { StoredValue.set(self, "tabBarMinimizeBehavior", newValue) }
  }
  public var bottomAccessory: UITabAccessory? {
    get { StoredValue.get(self, "bottomAccessory", nil) }
    set { StoredValue.set(self, "bottomAccessory", newValue) }
  }
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}

/// The appearance of content that scrolls below a bar.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The kind of an effect.
  public struct Style: Hashable, Sendable {
    private let name: String

    public static let automatic = Style(name: "automatic")
    public static let soft = Style(name: "soft")
    public static let hard = Style(name: "hard")
  }

  open var isHidden = false
  open var style = Style.automatic
}

extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("topEdgeEffect") }
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("leftEdgeEffect") }
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottomEdgeEffect") }
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("rightEdgeEffect") }

  private func edgeEffect(_ key: StaticString) -> UIScrollEdgeEffect {
    if let effect: UIScrollEdgeEffect = StoredValue.get(self, key, nil) { return effect }
    let effect = UIScrollEdgeEffect()
    StoredValue.set(self, key, effect)
    return effect
  }
}
