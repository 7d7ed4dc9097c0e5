public import Foundation

/// A controller that shows one of its child controllers, which the user chooses in a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The tab bar at the bottom.
  public private(set) var tabBar: UITabBar
  open var customizableViewControllers: [UIViewController]?
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0
  /// The index of the visible controller.
  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

  /// The child controllers, in the order of the tabs.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Creates a controller without tabs.
  public override init(nibName: String?, bundle: Bundle?) {
    tabBar = UITabBar()
    super.init(nibName: nibName, bundle: bundle)
  }

  override func encodeContainer(with coder: StateCoder) {
    coder.encode(children, forKey: Self.childrenKey)
    coder.encode(selectedIndex, forKey: Self.selectionKey)
  }

  override func decodeContainer(with coder: StateCoder) {
    guard coder.containsValue(forKey: Self.selectionKey) else { return }
    selectedIndex = coder.decodeInteger(forKey: Self.selectionKey)
  }

  /// Creates a controller from a nib.
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

  /// The visible controller.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(index) ? children[index] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { select(index) } }
  }

  /// Replaces the child controllers; the visible one stays visible if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    exchange(viewControllers ?? [], .tabs) { [self] in
      let kept = selected.flatMap { child in children.firstIndex { $0 === child } }
      index = kept ?? (children.indices.contains(index) ? index : 0)
      tabBar.items = children.map { $0.tabBarItem }
      tabBar.selectedItem = selectedViewController?.tabBarItem
    }
  }

  /// Selects a tab as a touch does, and calls the delegate.
  package func selectTab(at index: Int) {
    guard children.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: children[index]) ?? true
    else { return }
    let child = children[index]
    let tab = tabs.first { !$0.isHidden && $0.viewController === child }
    if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
    let previous = selectedTab
    if index == self.index {
      (child as? UINavigationController)?.popToRootViewController(animated: true)
    }
    tabBar(tabBar, didSelect: child.tabBarItem)
    select(index)
    delegate?.tabBarController(self, didSelect: child)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  /// Called when an item is tapped, before the item's controller is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Shows the controller at an index.
  private func select(_ new: Int) {
    guard children.indices.contains(new) else {
      if children.isEmpty { index = max(0, new) }
      return
    }
    let old = shownChildren ?? []
    index = new
    tabBar.selectedItem = selectedViewController?.tabBarItem
    let before = old.first.flatMap { child in children.firstIndex { $0 === child } }
    var way = ChildExchange.tabs
    // A change of tabs takes time only if the app provides an animator.
    way.animated = delegate != nil
    way.needsMakers = true
    way.makers = { [self] from, to in
      guard let from, let to, let delegate else { return nil }
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
      return TransitionMakers(animator) {
        delegate.tabBarController(self, interactionControllerFor: $0)
      }
    }
    exchangeShown(
      old, way,
      restore: { [self] in
        index = before ?? index
        tabBar.selectedItem = selectedViewController?.tabBarItem
      })
  }

  // MARK: Container

  override var shownChildren: [UIViewController]? { selectedViewController.map { [$0] } ?? [] }

  override func prepareToAppear() {
    if !children.isEmpty {
      tabBar.items = children.map { $0.tabBarItem }
      tabBar.selectedItem = selectedViewController?.tabBarItem
    }
    placeChildren()
  }

  override func placeChildren() {
    placeBar()
    guard let child = selectedViewController, !child.isCovered, let view = child.view,
      view.superview !== self.view, child === selectedViewController
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

  /// Whether the bar is hidden, by itself or by a pushed controller.
  private var hidesBar: Bool {
    let stack = (selectedViewController as? UINavigationController)?.children ?? []
    return tabBar.isHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Places the bar, which is 49 points high above the safe area's bottom.
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

  /// The orientations that the delegate allows; the default orientations if it does not implement the method.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }

  /// The orientation that the delegate prefers; the current one if it does not implement the method.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? usualPresentationOrientation
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("delegate", \UITabBarController.delegate)
    nib.outlet("viewControllers", \UITabBarController.viewControllers)
    nib.outlet("selectedIndex", \UITabBarController.selectedIndex)
    nib.part("tabBar", \UITabBarController.optionalBar)
  }

  private var optionalBar: UITabBar? { tabBar }
}

/// The delegate of a tab bar controller; every method has a default, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns whether the user may select a tab of ``UITabBarController/tabs``.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after the user has selected a tab of ``UITabBarController/tabs``.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Returns the object that animates the change of tabs; nil for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the change of tabs; nil if it is not interactive.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations that the tab bar controller supports.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// Returns the orientation in which the tab bar controller is presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.usualOrientations }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.usualPresentationOrientation }
}
