import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

@MainActor @Suite(.ownEnvironment) struct SearchTests {
  final class List: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    var log: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("gone") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("typed \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  }

  private let list = List()
  private let results = UIViewController()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func search() -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = list
    search.delegate = list
    search.searchBar.delegate = list
    list.navigationItem.searchController = search
    list.view.addSubview(search.searchBar)
    window.rootViewController = list
    window.makeKeyAndVisible()
    return search
  }

  @Test func `typing makes a search active, updates its results and shows their controller`() {
    let search = search()
    search.searchBar.becomeFirstResponder()
    #expect(
      search.isActive && search.searchBar.isFirstResponder && search.searchBar.showsCancelButton)
    search.searchBar.searchTextField.insertText("x")
    #expect(list.log == ["will", "update ", "typed x", "update x"])
    #expect(results.parent === list && results.view.superview === list.view)
  }

  @Test func `cancelling ends a search and takes its text and results away`() {
    let search = search()
    search.searchBar.becomeFirstResponder()
    search.searchBar.text = "y"
    list.log = []
    search.searchBar.cancel()
    #expect(!search.isActive && search.searchBar.text == nil && results.parent == nil)
    HeadlessClock.shared.advance(by: 1)
    #expect(list.log == ["cancel", "update ", "gone"])
    #expect(!search.searchBar.isFirstResponder && !search.searchBar.showsCancelButton)
  }

  @Test func `the edit button begins and ends editing`() {
    let button = list.editButtonItem
    #expect(button.title == "Edit" && list.editButtonItem === button)
    list.setEditing(true, animated: false)
    #expect(button.title == "Done")
  }

  @Test func `a sheet that may not be swiped away only reports the attempt`() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var log: [String] = []
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("gone")
      }
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) { log.append("attempt") }
    }
    let delegate = Delegate()
    let sheet = UIViewController()
    window.rootViewController = list
    window.makeKeyAndVisible()
    list.present(sheet, animated: false)
    sheet.presentationController?.delegate = delegate
    sheet.isModalInPresentation = true
    sheet.presentationController?.swipeAway()
    #expect(delegate.log == ["attempt"] && list.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    sheet.presentationController?.swipeAway()
    HeadlessClock.shared.advance(by: 1)
    #expect(delegate.log == ["attempt", "gone"] && list.presentedViewController == nil)
  }

  @Test func `dismissing the search controller ends the search`() {
    let search = search()
    search.isActive = true
    HeadlessClock.shared.advance(by: 1)
    list.log = []
    var isOver = false
    search.dismiss(animated: true) { isOver = true }
    #expect(!search.isActive && !isOver && list.log == ["update "])
    HeadlessClock.shared.advance(by: 1)
    #expect(isOver && list.log == ["update ", "gone"])
    search.isActive = true
    search.dismiss(animated: false)
    #expect(!search.isActive && list.log.last == "gone")
  }
}
