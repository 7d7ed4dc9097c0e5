public import Foundation

/// A bar at the bottom that contains tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The positioning of tabs.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var selectedImageTintColor: UIColor?
  open var items: [UITabBarItem]?
  package var contents = BarContents()
  /// The selected tab.
  open var selectedItem: UITabBarItem?
  open weak var delegate: (any UITabBarDelegate)?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var shadowImage: UIImage?
  open lazy var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates a tab bar without tabs.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a tab bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    barStyle = nib.enumeration("UIBarStyle") ?? .default
    isTranslucent = nib.int("UIBarTranslucence") != 2
    barTintColor = nib.object("UIBarTintColor")
    unselectedItemTintColor = nib.object("UIUnselectedItemTintColor")
    selectedImageTintColor = nib.object("UISelectedImageTintColor")
    itemPositioning = nib.enumeration("UITabBarItemPositioning") ?? .automatic
    itemWidth = nib.cgFloat("UITabBarItemWidth") ?? 0
    itemSpacing = nib.cgFloat("UITabBarItemSpacing") ?? 0
    backgroundImage = nib.object("UIBackgroundImage")
    shadowImage = nib.object("UIShadowImage")
    selectionIndicatorImage = nib.object("UISelectionIndicatorImage")
    if let appearance: UITabBarAppearance = nib.object("UIStandardAppearance") {
      standardAppearance = appearance
    }
    items = nib.array("UIItems", of: UITabBarItem.self)
    delegate = nib.object("UIDelegate") as? any UITabBarDelegate
  }

  /// Replaces the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override var nibChildren: [AnyObject] { super.nibChildren + (items ?? []) }

  override var defaultAccessibilityElements: [Any]? { barElements(items) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginItemTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !followsItemTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endItemTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelItemTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("delegate", \UITabBar.delegate)
    nib.outlet("items", \UITabBar.items)
    nib.outlet("selectedItem", \UITabBar.selectedItem)
    nib.outlet("translucent", \UITabBar.isTranslucent)
    nib.outlet("barTintColor", \UITabBar.barTintColor)
    nib.outlet("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    nib.outlet("selectedImageTintColor", \UITabBar.selectedImageTintColor)
  }
}

/// The delegate of a tab bar. Every method has a default because UIKit's methods are optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
