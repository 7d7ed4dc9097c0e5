public import Foundation

/// Controllers beside each other, of which a bar chooses one.
@MainActor
open class UITabBarController: UIViewController {
  /// The bar at the bottom.
  public private(set) var tabBar: UITabBar
  open var customizableViewControllers: [UIViewController]?
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The number of the controller that is seen.
  open var selectedIndex = 0

  /// In the order of the tabs.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// A controller without others.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    tabBar = UITabBar()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    tabBar = UITabBar()
    super.init(coder: coder)
    let nib = coder.nib
    if let bar: UITabBar = nib.object("UITabBar") { tabBar = bar }
    selectedIndex = nib.int("UISelectedIndex") ?? 0
    addControllers(of: nib)
    customizableViewControllers = nib.array(
      "UICustomizableViewControllers", of: UIViewController.self)
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceChildren(with: viewControllers ?? [])
    tabBar.items = viewControllers?.map { $0.tabBarItem }
    if !children.indices.contains(selectedIndex) { selectedIndex = 0 }
  }

  override var nibChildren: [AnyObject] { super.nibChildren + [tabBar] }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("delegate", \UITabBarController.delegate)
    nib.outlet("viewControllers", \UITabBarController.viewControllers)
    nib.outlet("selectedIndex", \UITabBarController.selectedIndex)
    nib.part("tabBar", \UITabBarController.optionalBar)
  }

  private var optionalBar: UITabBar? { tabBar }
}

/// What is told of a tab bar controller; every method has a default, as UIKit's are optional.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
