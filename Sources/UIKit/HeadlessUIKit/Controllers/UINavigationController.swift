public import Foundation

/// A stack of controllers, the last of which is visible below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The navigation bar at the top.
  public private(set) var navigationBar: UINavigationBar
  private var ownToolbar: UIToolbar?
  open var isNavigationBarHidden = false {
    didSet { barsChanged(oldValue != isNavigationBarHidden) }
  }
  open var isToolbarHidden = true { didSet { barsChanged(oldValue != isToolbarHidden) } }
  open var hidesBarsOnTap = false
  open var hidesBarsOnSwipe = false
  open var hidesBarsWhenVerticallyCompact = false
  open var hidesBarsWhenKeyboardAppears = false
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers on the stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName: String?, bundle: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibName, bundle: bundle)
    definesPresentationContext = true
  }

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with bars of custom classes; nil means UIKit's class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let type = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    navigationBar = ClassInitializers.make(type, frame: .zero)
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    if let type = toolbarClass as? UIToolbar.Type {
      ownToolbar = ClassInitializers.make(type, frame: .zero)
    }
  }

  private(set) lazy var backSwipe = BackSwipe(self)

  /// The gesture that goes back from the leading edge. An app may set its delegate, or disable it.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.gesture }

  /// The gesture that hides bars; it is not attached to a view here.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that hides bars; it is not attached to a view here.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()

  override func encodeContainer(with coder: StateCoder) {
    coder.encode(children, forKey: Self.childrenKey)
  }

  override func decodeContainer(with coder: StateCoder) {
    guard let stack = coder.decodeObject(forKey: Self.childrenKey) as? [UIViewController],
      !stack.isEmpty, !stack.elementsEqual(viewControllers, by: ===)
    else { return }
    setViewControllers(stack, animated: false)
  }

  /// Creates a navigation controller from a nib.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
    let nib = coder.nib
    if let bar: UINavigationBar = nib.object("UINavigationBar") { navigationBar = bar }
    ownToolbar = nib.object("UIToolbar")
    isNavigationBarHidden = nib.bool("UINavigationBarHidden") ?? false
    isToolbarHidden = !(nib.bool("UIToolbarShown") ?? false)
    hidesBarsOnTap = nib.bool("UIHidesBarsOnTap") ?? false
    hidesBarsOnSwipe = nib.bool("UIHidesBarsOnSwipe") ?? false
    hidesBarsWhenVerticallyCompact = nib.bool("UIHidesBarsWhenVerticallyCompact") ?? false
    hidesBarsWhenKeyboardAppears = nib.bool("UIHidesBarsWhenKeyboardAppears") ?? false
    // Other controllers do not define a context by default (Apple's documentation of the property).
    definesPresentationContext = nib.bool("UIDefinesPresentationContext") ?? true
    addControllers(of: nib)
    topViewController?.movement = .toParent
  }

  /// The toolbar at the bottom, created on first use.
  open var toolbar: UIToolbar! {
    if let ownToolbar { return ownToolbar }
    let bar = UIToolbar()
    ownToolbar = bar
    return bar
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { children.last }

  /// The presented controller, or the top controller if none is presented.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  // MARK: The stack

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard mayPush(viewController) else { return }
    change(to: children + [viewController], animated: animated)
  }

  /// Pops the top controller; the root controller stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    change(to: children.dropLast(), animated: animated)
    return top
  }

  /// Pops controllers until the given one is at the top.
  /// - Returns: The popped controllers, or nil if the given one is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(children[(index + 1)...])
    if !gone.isEmpty { change(to: Array(children[...index]), animated: animated) }
    return gone
  }

  /// Pops all controllers except the root controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the controllers on the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Pushes a controller, or presents it if it is a navigation controller, which cannot be pushed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard !(vc is UINavigationController) else {
      return present(vc, animated: UIView.areAnimationsEnabled)
    }
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  override var shows: Set<ShownKind> { [.main] }

  // MARK: Bars

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The search bar in the navigation bar.
  weak var shownSearchBar: UISearchBar?

  func barsChanged(_ isChange: Bool) {
    guard isChange, isViewLoaded else { return }
    placeBars()
    for child in children { child.safeAreaChanged() }
    view.setNeedsLayout()
  }

  // MARK: Container

  override var shownChildren: [UIViewController]? { Array(children.suffix(1)) }

  override func prepareToAppear() {
    navigationBar.items = children.map(\.navigationItem)
    placeChildren()
  }

  override func placeChildren() { placeTop() }

  override func frameOfShown(_ child: UIViewController) -> CGRect { frame(of: child) }

  override func layOutContainer() {
    placeBars()
    backSwipe.attach(to: view)
    if let top = topViewController, let view = top.viewIfLoaded, view.superview === self.view {
      view.frame = frame(of: top)
    }
  }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    return UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : navigationBar.frame.maxY, left: 0,
      bottom: isToolbarHidden ? 0 : view.bounds.height - toolbar.frame.minY, right: 0)
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    popToViewController(subsequentVC, animated: unwindSegue.animates)
  }

  override var nibChildren: [AnyObject] {
    super.nibChildren + [navigationBar, ownToolbar].compactMap { $0 }
  }

  /// The orientations that the delegate allows; the default orientations if it does not implement the method.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? usualOrientations
  }

  /// The orientation that the delegate prefers; the current one if it does not implement the method.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? usualPresentationOrientation
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("delegate", \UINavigationController.delegate)
    nib.outlet("viewControllers", \UINavigationController.viewControllers)
    nib.outlet("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
    nib.outlet("toolbarHidden", \UINavigationController.isToolbarHidden)
    nib.part("navigationBar", \UINavigationController.optionalBar)
    nib.part("toolbar", \UINavigationController.toolbar)
  }

  private var optionalBar: UINavigationBar? { navigationBar }
}

/// The delegate of a navigation controller; every method has a default, because UIKit's are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns the object that animates a push or a pop; nil for UIKit's animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a push or a pop; nil if it is not interactive.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations that the navigation controller supports.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the navigation controller is presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.usualOrientations }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { navigationController.usualPresentationOrientation }
}

extension UINavigationController {
  /// A change of the stack, with UIKit's raw values.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
