public import Foundation

/// A controller with a search bar and the results of the text in it.
///
/// A search begins when the user edits the search field, and ends when the user cancels it. While the field contains
/// text, the view of the results controller covers the searching controller's view. A navigation bar shows the search
/// bar of its visible item below the title. UIKit presents the search controller; here, only its delegate receives the
/// calls of a presentation, the last one after the duration of a presentation.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; nil if the searching controller shows them.
  public let searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsSearchResultsController = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
  /// The searching controller: the nearest one above the search bar, or the owner of the navigation item.
  private weak var host: UIViewController?
  private var isShown = false
  /// The delegate call that follows when the search has appeared or disappeared.
  private var ending: (wait: AnimationTurns.Wait, call: @MainActor () -> Void)?

  /// Creates a search controller. If the parameter is nil, the searching controller shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.search = self
  }

  /// Creates a search controller whose results the searching controller shows.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Creates a search controller; UIKit's standard initializer, for subclasses.
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
  /// The search bar that the user types into.
  open var searchBar: UISearchBar { ownSearchBar }

  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the user is searching.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
    }
  }

  /// Dismisses the controller in front of this one; if there is none, ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActive, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    isActive = false
    if !flag { finish() }
    guard let completion = onMain(completion) else { return }
    guard let ending else { return completion() }
    self.ending = (
      ending.wait,
      {
        ending.call()
        completion()
      }
    )
  }

  /// Whether the results controller is shown.
  open var showsSearchResultsController: Bool {
    get { isShown }
    set { showResults(newValue) }
  }

  private func begin() {
    finish()
    host = findHost()
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = true
    }
    finishLater { [weak self] in
      if let self { delegate?.didPresentSearchController(self) }
    }
    update()
  }

  private func end() {
    finish()
    delegate?.willDismissSearchController(self)
    searchBar.text = nil
    showResults(false)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.resignFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self)
    finishLater { [weak self] in
      if let self { delegate?.didDismissSearchController(self) }
    }
  }

  /// Calls a closure after the duration of a presentation; immediately if there are no animations or no visible bar.
  private func finishLater(_ call: @escaping @MainActor () -> Void) {
    guard UIView.areAnimationsEnabled, searchBar.window != nil else { return call() }
    let wait = AnimationTurns.current.wait(for: "search", ControllerTransition.usualDuration) {
      [weak self] in self?.finish()
    }
    ending = (wait, call)
  }

  /// Calls the waiting closure immediately.
  private func finish() {
    guard let ending else { return }
    self.ending = nil
    AnimationTurns.current.cancel(ending.wait)
    ending.call()
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
    var pending = UIApplication.shared.windows.compactMap(\.rootViewController)
    while let controller = pending.popLast() {
      if controller.navigationItem.searchController === self { return controller }
      pending += controller.children + [controller.presentedViewController].compactMap { $0 }
    }
    var place: UIResponder? = searchBar.next
    while let current = place {
      if let controller = current as? UIViewController { return controller }
      place = current.next
    }
    return nil
  }
}

/// Updates results when the text or scope of a search changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chooses a suggestion; never called here, because there are no suggestions.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// A suggestion for a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var representedObject: Any? { get set }
}

/// The delegate of a search controller; every method is optional.
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
