import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Search bars in a navigation bar, under a finger.
@MainActor @Suite(.ownEnvironment)
struct SearchBarTests {
  private final class Ships: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    var log: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("did dismiss")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      log.append("scope \(scope)")
    }
  }

  private let ships = Ships()
  private let search = UISearchController(searchResultsController: nil)
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show() -> UINavigationController {
    search.searchResultsUpdater = ships
    search.delegate = ships
    search.searchBar.delegate = ships
    ships.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: ships)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return navigation
  }

  @Test func `a search bar is below the title, and leaves with its controller`() {
    let navigation = show()
    let bar = search.searchBar
    #expect(
      bar.superview === navigation.navigationBar && navigation.navigationBar.frame.height == 96)
    #expect(bar.frame == CGRect(x: 0, y: 44, width: window.bounds.width, height: 52))
    #expect(ships.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(bar.superview == nil && navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(bar.window === window)
    ships.navigationItem.searchController = nil
    #expect(bar.window == nil && navigation.navigationBar.frame.height == 44)
  }

  @Test func `typing searches, and a tap on the cancel button ends it`() throws {
    let navigation = show()
    try type("tug", into: search.searchBar)
    #expect(ships.log.first == "will present" && ships.log.last == "update tug")
    HeadlessClock.shared.advance(by: 1)
    #expect(ships.log.contains("did present"))
    ships.log = []
    let button = try #require(
      search.searchBar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Cancel" }
    )
    try tap(button)
    HeadlessClock.shared.advance(by: 1)
    #expect(ships.log == ["cancel", "will dismiss", "update ", "did dismiss"])
    #expect(!search.isActive && search.searchBar.text == nil && button.superview == nil)
    #expect(!search.searchBar.isFirstResponder && navigation.topViewController === ships)
  }

  @Test func `the field makes room for the cancel button, at the side of the direction`() throws {
    _ = show()
    let field = search.searchBar.searchTextField
    window.layoutIfNeeded()
    let width = field.frame.width
    search.searchBar.showsCancelButton = true
    window.layoutIfNeeded()
    let button = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(field.frame.width < width && button.frame.minX >= field.frame.maxX)
    search.searchBar.semanticContentAttribute = .forceRightToLeft
    search.searchBar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(button.frame.maxX <= field.frame.minX)
    search.searchBar.showsCancelButton = false
    window.layoutIfNeeded()
    #expect(field.frame.width == width && button.superview == nil)
  }

  @Test func `scopes appear with the search and are chosen by a tap`() throws {
    let navigation = show()
    search.searchBar.scopeButtonTitles = ["All", "Tugs", "Ferries"]
    search.isActive = true
    HeadlessClock.shared.advance(by: 1)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 140)
    let scopes = try #require(
      search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    try tap(scopes, at: CGPoint(x: scopes.bounds.width * 5 / 6, y: scopes.bounds.midY))
    #expect(search.searchBar.selectedScopeButtonIndex == 2)
    #expect(ships.log.suffix(2) == ["scope 2", "update "])
    search.isActive = false
    HeadlessClock.shared.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 96 && scopes.superview == nil)
  }

  @Test func `a search that ends before it has appeared tells its delegate of both in order`() {
    _ = show()
    search.isActive = true
    search.isActive = false
    HeadlessClock.shared.advance(by: 1)
    #expect(
      ships.log == [
        "will present", "update ", "did present", "will dismiss", "update ", "did dismiss",
      ])
  }

  @Test func `a button that the bar does not show cannot be tapped`() throws {
    let navigation = show()
    let (shown, other) = (
      UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    )
    ships.navigationItem.rightBarButtonItem = shown
    var message = ""
    do throws(InteractionError) {
      try tap(other, in: navigation.navigationBar)
    } catch {
      message = error.message
    }
    #expect(message.hasSuffix("the bar shows \"Add\"") && message.contains("\"Edit\""))
    try tap(shown, in: navigation.navigationBar)
  }
}
