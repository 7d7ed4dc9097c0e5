public import Foundation

/// An object that loads a view, and manages its appearance and child controllers.
///
/// Callbacks are called in UIKit's order. Without animation, a transition is complete when the call returns; with
/// animation, it ends on ``HeadlessClock/shared``.
@preconcurrency @MainActor
open class UIViewController: UIResponder, NibDecodable, UITraitEnvironment {
  // MARK: View

  /// The root view, if it is loaded.
  var loadedView: UIView? {
    didSet {
      guard loadedView !== oldValue else { return }
      oldValue?.controller = nil
      loadedView?.controller = self
    }
  }
  /// A view from the controller's nib, which becomes the root view on first use.
  var decodedView: UIView? { didSet { decodedView?.controller = self } }
  var isLoadingView = false

  /// The root view, loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The root view, if it is loaded already.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view is loaded already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded: calls ``loadView()``, performs embedding segues, calls ``viewDidLoad()``.
  ///
  /// If the view cannot be loaded, ``NibFailure`` receives the error, and an empty view replaces it.
  open func loadViewIfNeeded() { loadOwnView() }

  /// The name of the view's nib, without extension.
  ///
  /// Nil if neither the initializer nor the storyboard set it; then loading searches for a nib named after the class.
  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: Names

  open var title: String? {
    didSet { titleChanged(from: oldValue) }
  }
  open var restorationIdentifier: String?
  /// The controller's identifier in its storyboard.
  package internal(set) var storyboardIdentifier: String?
  /// The storyboard that created the controller, and that contains its view and segues.
  public internal(set) var storyboard: UIStoryboard?

  /// The style in which a popover is presented in compact width, as its delegate has chosen.
  var adaptedStyle: UIModalPresentationStyle?

  // MARK: Bars

  private var ownNavigationItem: UINavigationItem?
  private var ownTabBarItem: UITabBarItem?
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false

  // MARK: Hierarchy

  /// The container that this controller is a child of.
  public internal(set) weak var parent: UIViewController?
  /// The child controllers.
  public internal(set) var children: [UIViewController] = []

  // MARK: Layout

  /// The edges at which the view extends behind bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view extends behind the status bar; no effect since iOS 7.
  open var wantsFullScreenLayout = false
  /// The preferred size of the view, in points; zero for no preference.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { notifyPreferredContentSizeChange() } }
  }
  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaChanged() } }
  }
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewIfLoaded?.marginsChanged()
    }
  }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  /// The provider of objects that present and dismiss the controller instead of UIKit.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The interface style of the view and the child controllers, unless they override it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedInterfaceStyle }
    set { changeTraits(newValue != storedInterfaceStyle) { storedInterfaceStyle = newValue } }
  }
  private var storedInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits that the parent controller sets for this one.
  var traitsFromParent: UITraitCollection?
  /// The traits that ``traitOverrides`` sets.
  var overriddenTraits: UITraitCollection?
  /// The traits that result from applying the overrides to the inherited traits.
  var mergedTraits = MergedTraits()
  var traitObservers = TraitObservers()
  /// Whether the view is editable; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  override var isInPlaceToRespond: Bool { viewIfLoaded?.window != nil }

  /// The controller that this one presents.
  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenter: UIViewController?
  var ownPresentation: UIPresentationController?
  /// The controller to present again after restoration, once this one is visible.
  var restoredPresented: UIViewController?
  /// The view's position while a full-screen controller covers it.
  var coveredPlace: CoveredPlace?

  // MARK: Appearance

  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var movement = Movement.none
  /// The current transition of the children or of the presented controller.
  var transition: ControllerTransition?

  // MARK: Values from a storyboard

  /// The objects outside the view's nib that it refers to, by the names of their placeholders.
  var externalObjects: [String: ExternalObject] = [:]
  var segueTemplates: [UIStoryboardSegueTemplate] = []
  /// The scene's top-level objects, which the controller keeps alive.
  var sceneObjects: [Any] = []
  var searchController: UISearchDisplayController?

  // MARK: Creating

  /// Creates a controller that loads a nib when its view is first used.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
    LifecycleTrace.note(self, .initNib)
  }

  /// Creates a controller without a nib name.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from a nib.
  public required init?(coder: NSCoder) {
    nibName = coder.nib.string("UINibName")
    nibBundle = coder.nib.bundle
    super.init()
    coder.nib.register(self)
    LifecycleTrace.note(self, .initCoder)
    decodeController(coder.nib)
  }

  // MARK: Loading

  /// Loads the view from the nib, or creates an empty one. Never call it yourself.
  ///
  /// Without a nib name, it searches for a nib named after the class: `DetailView` for a `DetailViewController`, then
  /// the whole name, each with the device's suffix first (Apple's documentation of `nibName`). An override assigns
  /// ``view`` and need not call `super`.
  open func loadView() { loadViewOfNib() }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Never called; obsolete since iOS 6.
  @available(*, deprecated, message: "UIKit never calls viewDidUnload()")
  open func viewDidUnload() {}

  // MARK: Appearing and disappearing

  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called between ``viewWillAppear(_:)`` and layout, when the view has its position, size and traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether child controllers receive appearance callbacks together with this one.
  ///
  /// A container that sends the callbacks itself returns false.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Starts the view's appearance or disappearance; containers call it for their children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, isAsked: true)
  }

  /// Finishes the view's appearance or disappearance; containers call it for their children.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout callbacks

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called instead of the view's ``UIView/updateConstraints()`` to change its constraints.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when the size of the window, and thus of the view, is about to change; passes the call on to child
  /// controllers.
  /// - Parameter size: The new size of the view, in points.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when the traits of the view are about to change; passes the call on to child controllers.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let traits = child.traits(from: newCollection)
      if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
    }
  }

  /// The orientations that the controller supports. Default: all on a tablet, all except upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }

  /// The orientation to which the screen rotates when the controller is presented and fills the window. Default: the
  /// current one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    usualPresentationOrientation
  }

  /// Called by ``HeadlessEnvironment/warnOfMemory()``, as UIKit calls it when memory is low.
  open func didReceiveMemoryWarning() {}

  /// The traits of the view; before it is loaded, the traits that it will have.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Overrides the traits of a child controller; nil removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits { childViewController.traitsFromParent = collection }
  }

  /// Returns the override of a child controller's traits.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.traitsFromParent }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets whether the view is editable.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButton()
  }

  // MARK: Containment

  /// Adds a child controller; the caller then adds its view and calls its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent; the caller calls `willMove(toParent: nil)` first.
  open func removeFromParent() {
    guard let parent else { return }
    leave(parent)
    callDidMove(toParent: nil)
  }

  /// Called before the controller is added to a parent, or with nil before it is removed.
  open func willMove(toParent parent: UIViewController?) { beginMove(toParent: parent) }

  /// Called after the controller has been added to a parent, or with nil after it has been removed.
  open func didMove(toParent parent: UIViewController?) { endMove() }

  /// The child controllers that a container of UIKit shows; nil for custom containers.
  var shownChildren: [UIViewController]? { nil }

  /// The view that contains the views of ``shownChildren``; nil if the controller's view is not loaded.
  var viewOfChildren: UIView? { viewIfLoaded }

  /// Places the views of ``shownChildren``.
  ///
  /// This loads views, which may change the shown controllers; their views are in place when it returns.
  func placeChildren() {}

  /// Places bars and the views of child controllers before the view appears.
  func prepareToAppear() { placeChildren() }

  /// Places bars and the views of child controllers.
  func layOutContainer() {}

  /// Returns the insets by which the controller's bars overlap a child's view, in points.
  func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

  /// Returns the frame of a visible child's view, in the coordinates of ``viewOfChildren``.
  func frameOfShown(_ child: UIViewController) -> CGRect { view.bounds }

  /// Replaces the view of a child controller with that of another one, with the callbacks of both.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: onMain(animations), completion: onMain(completion))
  }

  /// Called when the preferred size of a child controller changes. The default does not lay anything out.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when constraints change the size of a child controller's view.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child controller's view, in points. Default: the parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Presenting

  /// Presents a controller in front of this one.
  ///
  /// As in UIKit, the nearest enclosing controller that is a context for the style presents it; for most styles, this
  /// is the outermost one. A controller outside any window, or one that already presents another, presents nothing, and
  /// ``ControllerWarning/handler`` receives a warning.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentOver(viewControllerToPresent, animated: flag, completion: onMain(completion)) }

  /// Dismisses the presented controller and all controllers in front of it, or this controller if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: onMain(completion))
  }

  /// Shows a controller in the nearest container that supports it: a navigation controller pushes it. Without such a
  /// container, presents the controller.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let target = controllerShowing(.main) {
      target.show(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows a controller as the detail of the nearest split view controller; without one, does the same as
  /// ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let target = controllerShowing(.detail) {
      target.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  /// The ways of showing controllers that this container implements itself.
  var shows: Set<ShownKind> { [] }

  /// The child controller that determines the status bar's style; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child controller that determines whether the status bar is hidden; nil for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the keyboard stays visible when a text field of the presented controller resigns, until the controller is
  /// dismissed. This property is only read on tablets. Default: true for a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The actions for a preview of the controller.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open var focusGroupIdentifier: String?

  /// The button that starts and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let editButtonIfMade { return editButtonIfMade }
    let button = makeEditButton()
    editButtonIfMade = button
    return button
  }
  var editButtonIfMade: UIBarButtonItem?
  var addedKeyCommands: [UIKeyCommand] = []

  /// The key commands that code has added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// Returns the controller that handles an action: this one, or the nearest parent that does.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }

  // Not called since iOS 8, which calls `viewWillTransition(to:with:)` instead.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Whether the status bar is hidden while this controller determines it.
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar above the controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the pointer is locked, so that it is hidden and does not move; here, it never is.
  open var prefersPointerLocked: Bool { false }

  /// The animation with which the status bar appears and disappears.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Has no effect on rotations, as since iOS 16; override ``supportedInterfaceOrientations``.
  open var shouldAutorotate: Bool { true }

  // MARK: Split views

  /// In UIKit, called when a split view collapses its columns into one. Never called here, because the columns stay
  /// separate.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// In UIKit, called when a split view separates its columns again. Never called here, because the columns stay
  /// separate.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  // MARK: Segues

  /// Performs a segue: creates its destination, calls ``prepare(for:sender:)`` and shows the destination.
  ///
  /// Does not call ``shouldPerformSegue(withIdentifier:sender:)``. An unknown identifier is an error.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(identifiedBy: identifier, sender: sender)
  }

  /// Returns whether to perform a segue that a control or cell starts.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller, including embedding and unwind segues.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether an unwind segue may end at this controller. Default: the result of the older form of the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// The form of the method before iOS 13: returns whether the controller implements the action of an unwind segue.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { responds(to: action) || acceptsUnknownActions }

  /// Returns the child controllers that an unwind segue may lead to, in search order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  { childrenForUnwinding(from: source) }

  /// Returns the child controller that contains the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { source.source.isInside($0) }
  }

  /// Shows the child controller that an unwind segue leads to; containers override it.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: Items

  /// The item that represents the controller in a navigation bar, created on first use.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// The item that represents the controller in a tab bar, created on first use.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }

  func setItems(navigation: UINavigationItem?, tab: UITabBarItem?) {
    ownNavigationItem = navigation
    ownTabBarItem = tab
  }

  /// Updates the titles of items that show the old title.
  private func titleChanged(from old: String?) {
    if let item = ownNavigationItem, item.title == old { item.title = title }
    if let item = ownTabBarItem, item.title == old { item.title = title }
  }

  // MARK: Chain

  /// The presenting controller, else the superview of the view, which leads to the window (Apple's documentation of
  /// responders); for a controller without these, its parent.
  open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview ?? parent }

  // MARK: State restoration

  /// The class that recreates the controller during restoration; nil if the controller is found in another way.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Saves the state that is later restored. Overrides call `super`, which saves the views and child controllers.
  open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(with: coder) }
  /// Restores the state from ``encodeRestorableState(with:)``, after the view was loaded.
  open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(with: coder) }
  /// Saves the child controllers of a container, and its selection.
  func encodeContainer(with coder: StateCoder) {}
  /// Restores the state from ``encodeContainer(with:)``.
  func decodeContainer(with coder: StateCoder) {}
  /// Called after the state of all controllers has been restored.
  open func applicationFinishedRestoringState() {}

  /// The objects from the nib that the controller holds.
  var nibChildren: [AnyObject] {
    var held: [AnyObject] = [loadedView ?? decodedView, ownNavigationItem, ownTabBarItem]
      .compactMap { $0 }
    held += toolbarItems ?? []
    held += children
    held += segueTemplates
    return held
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    registerController(nib)
  }

  /// Sets ``contentUnavailableConfiguration`` for a state. Does nothing by default.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Other controllers

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { enclosing() }

  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { enclosing() }

  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { enclosing() }

  /// The controller presented by this one or, if there is none, by its nearest presenting parent.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presented).first
  }

  /// The controller that presents this one or, if there is none, its nearest presented parent.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presenter).first
  }

  /// Whether the controller, or one of its parents, is being presented.
  open var isBeingPresented: Bool { isMoving(.presented) }

  /// Whether the controller, or one of its parents, is being dismissed.
  open var isBeingDismissed: Bool { isMoving(.dismissed) }

  /// Whether the view appears because the controller is being added to its container.
  ///
  /// True until `didMove(toParent:)` is called; for the root controller of a navigation controller, until it has
  /// appeared.
  open var isMovingToParent: Bool { movement == .toParent }

  /// Whether the view disappears because the controller is being removed from its container.
  open var isMovingFromParent: Bool { movement == .fromParent }

  /// Announces a change to the status bar's appearance. It has no effect, because the appearance is computed on every
  /// read.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The presentation controller; for a child controller, that of its outermost parent.
  ///
  /// It is created on first use, according to the controller's style, so that it can be configured before the
  /// presentation.
  open var presentationController: UIPresentationController? {
    guard let parent else { return placement }
    return parent.presentationController
  }

  /// The object that places the controller as a popover; nil if it has another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The coordinator of the controller's current transition, or of a rotation; nil if neither takes time.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator
  }

  // MARK: Guides and bars of earlier systems

  /// The guide for the area that bars cover at the top, as before iOS 11; it ends at the top of the safe area.
  @available(*, deprecated, message: "use the view's safe area")
  open var topLayoutGuide: any UILayoutSupport { LayoutSupport.guide(.topBars, of: self) }

  /// The guide for the area that bars cover at the bottom, as before iOS 11.
  @available(*, deprecated, message: "use the view's safe area")
  open var bottomLayoutGuide: any UILayoutSupport { LayoutSupport.guide(.bottomBars, of: self) }

  /// Sets the items of the toolbar that a navigation controller shows for this controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
