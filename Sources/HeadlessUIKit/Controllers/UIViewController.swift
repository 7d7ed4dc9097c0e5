public import Foundation

/// The controller of a view: it loads the view, and manages its appearance and child controllers.
///
/// Callbacks come in UIKit's order. Without animation a whole transition is over when the call returns; an animated one
/// ends on ``HeadlessClock/shared``.
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

  /// The nib of the view, without extension.
  ///
  /// Nil if neither the initializer nor the storyboard named one; then the class's own name is looked for when the
  /// view is loaded.
  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: Names

  open var title: String? {
    didSet { titleChanged(from: oldValue) }
  }
  open var restorationIdentifier: String?
  /// What the storyboard calls the controller.
  public internal(set) var storyboardIdentifier: String?
  /// The storyboard that created the controller, and that contains its view and segues.
  public internal(set) var storyboard: UIStoryboard?

  // MARK: Bars

  private var ownNavigationItem: UINavigationItem?
  private var ownTabBarItem: UITabBarItem?
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false

  // MARK: Hierarchy

  /// The controller that this one is in.
  public internal(set) weak var parent: UIViewController?
  /// The controllers in this one.
  public internal(set) var children: [UIViewController] = []

  // MARK: Layout

  /// Edges at which the view reaches behind bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view reaches behind the status bar; without effect since iOS 7.
  open var wantsFullScreenLayout = false
  /// In points; nothing for none.
  open var preferredContentSize = CGSize.zero
  /// What the controller adds to the safe area of its view, in points.
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
  /// Provides the objects that present and dismiss the controller instead of UIKit.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The style of the view and of the child controllers, unless they set another.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedInterfaceStyle }
    set { changeTraits(newValue != storedInterfaceStyle) { storedInterfaceStyle = newValue } }
  }
  private var storedInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits that the controller around this one wants it to have.
  var traitsFromParent: UITraitCollection?
  /// The traits that ``traitOverrides`` sets.
  var overriddenTraits: UITraitCollection?
  var traitObservers = TraitObservers()
  open var isEditing = false { didSet { if isEditing != oldValue { updateEditButton() } } }

  /// The controller that this one has presented.
  var presented: UIViewController?
  /// The controller that has presented this one.
  weak var presenter: UIViewController?
  var ownPresentation: UIPresentationController?
  /// The presented controller from restoration, to be presented once the view is loaded.
  var restoredPresented: UIViewController?
  /// The view's place while a full-screen controller covers it.
  var coveredPlace: CoveredPlace?

  // MARK: Appearance

  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var movement = Movement.none
  /// The current transition of the children or of the presented controller.
  var transition: ControllerTransition?

  // MARK: What a storyboard keeps in a controller

  /// What the view's nib refers to outside of it, by the names of placeholders.
  var externalObjects: [String: ExternalObject] = [:]
  var segueTemplates: [UIStoryboardSegueTemplate] = []
  /// Top-level objects of the scene, which nothing else keeps alive.
  var sceneObjects: [Any] = []
  var searchController: UISearchDisplayController?

  // MARK: Making

  /// A controller that loads the nib when its view is first used.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
    LifecycleTrace.note(self, .initNib)
  }

  /// A controller without its own nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    nibName = coder.nib.string("UINibName")
    nibBundle = coder.nib.bundle
    super.init()
    coder.nib.register(self)
    LifecycleTrace.note(self, .initCoder)
    decodeController(coder.nib)
  }

  // MARK: Loading

  /// Makes the view: from the nib, or an empty one. Never call it.
  ///
  /// Without a nib's name that of the class is looked for: `DetailView` for a `DetailViewController`, then the whole
  /// name, each with the device's suffix first (Apple's page on `nibName`). An override assigns ``view`` and need not
  /// call `super`.
  open func loadView() { loadViewOfNib() }

  /// Called once the view is loaded.
  open func viewDidLoad() {}

  /// Without effect since iOS 6; never called.
  @available(*, deprecated, message: "UIKit never calls viewDidUnload()")
  open func viewDidUnload() {}

  // MARK: Coming and going

  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called between ``viewWillAppear(_:)`` and layout, when the view has its place, size and traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether child controllers receive appearance callbacks with this one; a container that sends them itself returns
  /// false.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its view is about to appear or disappear; containers call it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller that its view has appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout callbacks

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when bars and corners cover more or less of the view.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called instead of the view's ``UIView/updateConstraints()`` to change its constraints.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when the window is about to have another size, and the view with it; passes it on to the controllers inside.
  /// - Parameter size: In points.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when the view is about to have other traits; passes it on to the controllers inside.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let traits = child.traits(from: newCollection)
      if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
    }
  }

  /// The orientations that the controller supports. Default: all on a tablet, all but upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientation in which the controller is presented. Default: the current one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIScreen.main.orientation
  }

  /// Called by tests that check what a controller releases; UIKit calls it when memory is low.
  open func didReceiveMemoryWarning() {}

  /// The traits of the view; before it is loaded those that it will have.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Gives a controller inside other traits than this one has; nil gives it the same.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits { childViewController.traitsFromParent = collection }
  }

  /// The traits that a child controller has instead of this one's.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.traitsFromParent }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Makes the view editable.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    updateEditButton()
  }

  // MARK: Containment

  /// Adds a controller; the caller places its view and then calls `didMove(toParent:)` of it.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of the one that it is in; `willMove(toParent: nil)` of it was called before.
  open func removeFromParent() {
    guard let parent else { return }
    leave(parent)
    callDidMove(toParent: nil)
  }

  /// Called before the controller is added to a parent, or with nil before it is removed.
  open func willMove(toParent parent: UIViewController?) { beginMove(toParent: parent) }

  /// Called when the controller was added to a parent, or with nil when it was removed.
  open func didMove(toParent parent: UIViewController?) { endMove() }

  /// The child controllers that one of UIKit's containers shows; nil for a container of the app.
  var shownChildren: [UIViewController]? { nil }

  /// Puts the views of ``shownChildren`` into their places.
  ///
  /// A view is loaded then, which may have others shown; these are in their places when it returns.
  func placeChildren() {}

  /// Places bars and the views of child controllers before the view appears.
  func prepareToAppear() { placeChildren() }

  /// Places bars and the views of controllers inside.
  func layOutContainer() {}

  /// What bars of the controller cover of the view of one inside, in points.
  func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

  /// The frame of the view of a controller inside that is shown, in the view's coordinates.
  func frameOfShown(_ child: UIViewController) -> CGRect { view.bounds }

  /// Exchanges the view of a controller inside for that of another one, with the callbacks of both.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: onMain(animations), completion: completion.map { body in { body($0) } })
  }

  /// Called when a controller inside wants another size; nothing is laid out for it by itself.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when constraints give a controller inside another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a controller inside, in points; that of this one.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Presenting

  /// Shows a controller in front of this one.
  ///
  /// As UIKit does, the nearest controller outwards that defines a context for the style presents it, in most styles
  /// the outermost one. A controller outside any window, or one that already presents another, presents nothing;
  /// ``ControllerWarning/handler`` receives a warning.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentOver(viewControllerToPresent, animated: flag, completion: onMain(completion)) }

  /// Dismisses the controller that this one presents with all in front of it, or this controller if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: onMain(completion))
  }

  /// Shows a controller the way the controllers around this one show one: pushed by a navigation controller, else
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let target = controllerShowing(.main) {
      target.show(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows a controller as the detail of a split view controller around this one, else as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let target = controllerShowing(.detail) {
      target.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  /// The controllers that this one shows in its own way.
  var shows: Set<ShownKind> { [] }

  /// The controller that decides how the status bar looks; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar is hidden; nil for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the keyboard stays in a form.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// What can be done with the controller where a firm press shows it.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open var focusGroupIdentifier: String?

  /// The button that begins and ends editing, with its title.
  open var editButtonItem: UIBarButtonItem {
    if let editButtonIfMade { return editButtonIfMade }
    let button = makeEditButton()
    editButtonIfMade = button
    return button
  }
  var editButtonIfMade: UIBarButtonItem?
  var addedKeyCommands: [UIKeyCommand] = []

  /// The shortcuts that were added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The controller that handles an action: this one, or the nearest around it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }

  // Never called since iOS 8, where `viewWillTransition(to:with:)` is.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar looks above the controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar appears and disappears.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }

  // MARK: Segues

  /// Performs the segue with an identifier: makes its destination, calls ``prepare(for:sender:)`` and shows it.
  ///
  /// ``shouldPerformSegue(withIdentifier:sender:)`` is not asked. An unknown identifier is an error.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(identifiedBy: identifier, sender: sender)
  }

  /// Whether to perform a segue that a control or cell starts.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller, including embedding and unwind segues.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may end here: whether there is a method for its action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) || acceptsUnknownActions }

  /// The child controllers that an unwind segue may lead to, in the order in which they are asked.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  { childrenForUnwinding(from: source) }

  /// The child controller that contains the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { source.source.isInside($0) }
  }

  /// Shows the child controller that an unwind segue leads to; containers override it.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: Items

  /// What a navigation bar shows for the controller, created on first use.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// What a tab bar shows for the controller, created on first use.
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

  /// Items show the title unless they have another one.
  private func titleChanged(from old: String?) {
    if let item = ownNavigationItem, item.title == old { item.title = title }
    if let item = ownTabBarItem, item.title == old { item.title = title }
  }

  // MARK: Chain

  /// The presenting controller, else the superview of the view, which leads to the window (Apple's page on responders);
  /// for a controller outside of a hierarchy the one it is in.
  open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview ?? parent }

  // MARK: State restoration

  /// The class that creates the controller again; nil if it is found in another way.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Saves what restoration brings back; the views' state and the controllers inside are saved here, so call `super`.
  open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(with: coder) }
  /// Restores what ``encodeRestorableState(with:)`` has saved, after the view was loaded.
  open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(with: coder) }
  /// Saves the controllers inside one that is made to show others, and which of them is seen.
  func encodeContainer(with coder: StateCoder) {}
  /// Restores what ``encodeContainer(with:)`` has saved.
  func decodeContainer(with coder: StateCoder) {}
  /// Called once every controller has its state back.
  open func applicationFinishedRestoringState() {}

  /// What the controller holds of its nib.
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
}
