public import Foundation

/// A search bar and the results of what is typed into it.
///
/// It is active while its field is edited, and ends when the user cancels. The controller for the results is shown above the
/// one that searches while there is text. The search controller itself is not presented, and the bar takes no place in a
/// navigation bar: a test edits ``searchBar`` directly, or its field.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; nil where the one that searches does.
  public let searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsSearchResultsController = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
  /// The controller that searches: the one whose navigation item has the search, else the one around the bar.
  private weak var host: UIViewController?
  private var isShown = false

  /// A search whose results a controller shows, or for nil the one that searches.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.search = self
  }

  /// A search whose results the controller that searches shows.
  public convenience init() { self.init(searchResultsController: nil) }

  /// A search with UIKit's usual initializer, for subclasses.
  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    searchBar.search = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.search = self
  }

  private let ownSearchBar = UISearchBar()
  /// The bar that is typed into.
  open var searchBar: UISearchBar { ownSearchBar }

  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the user searches.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
    }
  }

  /// Whether the controller for the results is shown.
  open var showsSearchResultsController: Bool {
    get { isShown }
    set { showResults(newValue) }
  }

  private func begin() {
    host = findHost()
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    delegate?.didPresentSearchController(self)
    update()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    searchBar.text = nil
    showResults(false)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.resignFirstResponder()
    delegate?.didDismissSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called by the bar when its text or scope has changed.
  func update() {
    guard isActive else { return }
    if automaticallyShowsSearchResultsController {
      showResults(searchBar.text?.isEmpty == false)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func showResults(_ shows: Bool) {
    guard shows != isShown, let results = searchResultsController else { return }
    isShown = shows
    if shows, let host {
      host.addChild(results)
      results.view.frame = host.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.view.addSubview(results.view)
      results.didMove(toParent: host)
    } else if !shows, results.parent != nil {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }

  private func findHost() -> UIViewController? {
    var place: UIResponder? = searchBar.next
    while let current = place {
      if let controller = current as? UIViewController { return controller }
      place = current.next
    }
    var pending = UIApplication.shared.windows.compactMap(\.rootViewController)
    while let controller = pending.popLast() {
      if controller.navigationItem.searchController === self { return controller }
      pending += controller.children + [controller.presentedViewController].compactMap { $0 }
    }
    return nil
  }
}

/// Changes results when what is searched for changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chooses a suggestion; nothing suggests any here.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Something that could be searched for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var representedObject: Any? { get set }
}

/// Follows a search; every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
