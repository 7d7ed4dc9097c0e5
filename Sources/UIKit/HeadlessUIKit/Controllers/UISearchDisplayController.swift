public import Foundation

/// A search bar with a table of results, as in systems before iOS 8.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject, NibDecodable, NibConnectable {
  var nibReference: NibReference?
  /// The controller whose content is searched.
  public internal(set) weak var searchContentsController: UIViewController?
  public internal(set) var searchBar: UISearchBar?
  open weak var delegate: AnyObject?
  open weak var searchResultsDataSource: (any UITableViewDataSource)?
  open weak var searchResultsDelegate: (any UITableViewDelegate)?
  open var searchResultsTitle: String?
  open var displaysSearchBarInNavigationBar = false
  open var isActive = false

  /// Creates a search controller for a controller's content.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    self.searchBar = searchBar
    searchContentsController = viewController
    super.init()
  }

  /// Creates a search controller from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    searchResultsTitle = nib.string("UISearchResultsTitle")
  }

  /// Declares outlets and actions; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("searchContentsController", \UISearchDisplayController.searchContentsController)
    nib.outlet("searchBar", \UISearchDisplayController.searchBar)
    nib.outlet("delegate", \UISearchDisplayController.delegate)
    nib.delegate("searchResultsDataSource", \UISearchDisplayController.searchResultsDataSource)
    nib.delegate("searchResultsDelegate", \UISearchDisplayController.searchResultsDelegate)
  }
}

/// A controller in a popover next to its source, as in systems before iOS 8.
@preconcurrency @MainActor
open class UIPopoverController: NSObject, NibDecodable, NibConnectable {
  var nibReference: NibReference?
  open var contentViewController: UIViewController?
  open weak var delegate: AnyObject?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  open var passthroughViews: [UIView]?

  /// Creates a popover for a controller.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  /// Creates a popover from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    contentViewController = nib.object("UIContentViewController")
    contentSize = nib.size("UIPopoverContentSize") ?? .zero
  }

  /// Declares outlets and actions; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {
    nib.outlet("contentViewController", \UIPopoverController.contentViewController)
    nib.outlet("delegate", \UIPopoverController.delegate)
    nib.outlet("passthroughViews", \UIPopoverController.passthroughViews)
  }
}
