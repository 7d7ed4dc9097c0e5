public import Foundation

/// What stands behind a view: here its data; its life cycle is not modelled yet.
@MainActor
open class UIViewController: UIResponder, NibDecodable, UITraitEnvironment {
  // MARK: View

  /// The root view.
  open var view: UIView! {
    didSet {
      oldValue?.controller = nil
      view?.controller = self
    }
  }

  /// The root view, if there is one already.
  open var viewIfLoaded: UIView? { view }

  /// Whether there is a root view already.
  open var isViewLoaded: Bool { view != nil }

  /// The nib of the view, without extension.
  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: Names

  open var title: String?
  open var restorationIdentifier: String?
  /// What the storyboard calls the controller.
  public internal(set) var storyboardIdentifier: String?
  weak var storyboardObject: AnyObject?

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
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var isEditing = false

  // MARK: What a storyboard keeps in a controller

  /// What the view's nib refers to outside of it, by the names of placeholders.
  var externalObjects: [String: ExternalObject] = [:]
  var segueTemplates: [UIStoryboardSegueTemplate] = []
  /// Objects at the top level of the scene, which nobody else keeps.
  var sceneObjects: [Any] = []
  var searchController: UISearchDisplayController?

  /// A controller; `UIViewController()` has no nib of its own.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    nibName = coder.nib.string("UINibName")
    nibBundle = coder.nib.bundle
    super.init()
    coder.nib.register(self)
    decodeController(coder.nib)
  }

  /// What a navigation bar shows for the controller; made when it is asked for.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// What a tab bar shows for the controller; made when it is asked for.
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

  open override var next: UIResponder? { view?.superview ?? parent }

  /// The traits of the view, or of the screen.
  open var traitCollection: UITraitCollection {
    view?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Adds a controller; the caller places its view.
  open func addChild(_ childController: UIViewController) {
    guard !isInside(childController), !children.contains(where: { $0 === childController }) else {
      return
    }
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Whether the controller is another one or inside it: then that one cannot be its child.
  func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The navigation controller that this one is in.
  open var navigationController: UINavigationController? { enclosing() }

  /// The tab bar controller that this one is in.
  open var tabBarController: UITabBarController? { enclosing() }

  /// The split view controller that this one is in.
  open var splitViewController: UISplitViewController? { enclosing() }

  private func enclosing<Controller: UIViewController>() -> Controller? {
    var controller = parent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parent
    }
    return nil
  }

  // MARK: State restoration

  /// The class that makes the controller anew; nil where it is found otherwise.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Saves what restoration brings back; the views' state and the controllers inside are saved here, so call `super`.
  open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(with: coder) }
  /// Restores what ``encodeRestorableState(with:)`` has saved, after the view was loaded.
  open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(with: coder) }
  /// Called once every controller has its state back.
  open func applicationFinishedRestoringState() {}

  /// Makes the view editable.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// What the controller holds of its nib.
  var nibChildren: [AnyObject] {
    var held: [AnyObject] = [view, ownNavigationItem, ownTabBarItem].compactMap { $0 }
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

/// An object outside of a view's nib. The controller itself is among them, and those that it is in, so none of
/// the controllers is kept alive.
@MainActor
struct ExternalObject {
  private weak var controller: UIViewController?
  private let other: Any?

  init(_ object: Any) {
    controller = object as? UIViewController
    other = controller == nil ? object : nil
  }

  var object: Any? { controller ?? other }
}
