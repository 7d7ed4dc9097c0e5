public import Foundation

/// Controllers beside each other, of which a bar chooses one.
@MainActor
open class UITabBarController: UIViewController {
  /// The bar at the bottom.
  public private(set) var tabBar: UITabBar
  open var customizableViewControllers: [UIViewController]?
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0
  /// The number of the controller that is seen.
  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

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
    index = nib.int("UISelectedIndex") ?? 0
    addControllers(of: nib)
    customizableViewControllers = nib.array(
      "UICustomizableViewControllers", of: UIViewController.self)
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(index) ? children[index] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { select(index) } }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    for child in children where !new.contains(where: { $0 === child }) {
      child.callWillMove(toParent: nil)
      if child === old { hide(child) }
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      adopt(child)
      child.callDidMove(toParent: self)
    }
    children = new.filter { $0.parent === self }
    tabBar.items = children.map { $0.tabBarItem }
    let kept = old.flatMap { old in children.firstIndex { $0 === old } }
    index = kept ?? (children.indices.contains(index) ? index : 0)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    if old !== selectedViewController { showSelected() }
  }

  /// Chooses a tab as a touch does: the delegate is asked and told.
  public func selectTab(at index: Int) {
    guard children.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: children[index]) ?? true
    else { return }
    let child = children[index]
    if index == self.index {
      (child as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(index)
    delegate?.tabBarController(self, didSelect: child)
  }

  /// Shows another controller: it comes before the old one goes, and is there after that one has gone (recorded by
  /// several people's logs).
  private func select(_ new: Int) {
    guard children.indices.contains(new) else {
      if children.isEmpty { index = max(0, new) }
      return
    }
    let old = selectedViewController
    index = new
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard let child = selectedViewController, child !== old else { return }
    guard appearance == .appeared || appearance == .appearing else {
      old?.viewIfLoaded?.removeFromSuperview()
      if isViewLoaded { placeSelected() }
      return
    }
    child.beginAppearance(true, animated: false)
    old?.beginAppearance(false, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    placeSelected()
    if appearance == .appeared { child.layOutAppearing() }
    old?.endAppearance()
    if appearance == .appeared { child.endAppearance() }
  }

  private func showSelected() {
    guard isViewLoaded, let child = selectedViewController else { return }
    guard appearance == .appeared else { return placeSelected() }
    child.beginAppearance(true, animated: false)
    placeSelected()
    child.layOutAppearing()
    child.endAppearance()
  }

  private func hide(_ child: UIViewController) {
    child.beginAppearance(false, animated: false)
    child.viewIfLoaded?.removeFromSuperview()
    child.endAppearance()
  }

  // MARK: Container

  override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func prepareToAppear() {
    if !children.isEmpty {
      tabBar.items = children.map { $0.tabBarItem }
      tabBar.selectedItem = selectedViewController?.tabBarItem
    }
    placeSelected()
  }

  private func placeSelected() {
    placeBar()
    guard let child = selectedViewController, let view = child.view, view.superview !== self.view
    else { return }
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.insertSubview(view, at: 0)
  }

  override func layOutContainer() {
    placeBar()
    guard let view = selectedViewController?.viewIfLoaded, view.superview === self.view else {
      return
    }
    view.frame = self.view.bounds
  }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    guard let view = viewIfLoaded, !hidesBar else { return .zero }
    return UIEdgeInsets(
      top: 0, left: 0, bottom: view.bounds.height - tabBar.frame.minY, right: 0)
  }

  /// Whether a controller that was pushed wants the bar away.
  private var hidesBar: Bool {
    let stack = (selectedViewController as? UINavigationController)?.children ?? []
    return tabBar.isHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The bar is 49 points high above the safe area's bottom.
  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = 49 + view.safeAreaInsets.bottom
    let y = hidesBar ? view.bounds.height : view.bounds.height - height
    tabBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if tabBar.superview !== view { view.addSubview(tabBar) }
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if let index = children.firstIndex(where: { $0 === subsequentVC }) { select(index) }
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
