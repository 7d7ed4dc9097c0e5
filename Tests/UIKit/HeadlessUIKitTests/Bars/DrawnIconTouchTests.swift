import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Touches at the icons of search bars and at the detail buttons of rows.
@MainActor @Suite(.ownEnvironment) struct DrawnIconTouchTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private final class Searcher: NSObject, UISearchBarDelegate {
    var events: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { events.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { events.append("results") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      events.append("text '\(searchText)'")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("begin") }
  }

  @Test func `the icons of a search field react to touches, and the rest begins editing`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    let searcher = Searcher()
    bar.delegate = searcher
    bar.showsBookmarkButton = true
    window.addSubview(bar)
    window.makeKeyAndVisible()
    let end = CGPoint(x: 296, y: 128)
    try tap(at: end)
    bar.showsBookmarkButton = false
    bar.showsSearchResultsButton = true
    try tap(at: end)
    bar.text = "Ferry"
    try tap(at: end)
    #expect(searcher.events == ["bookmark", "results", "text ''"] && bar.text == "")
    bar.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    try tap(at: CGPoint(x: 24, y: 128))
    #expect(searcher.events.last == "results")
    try tap(at: CGPoint(x: 160, y: 128))
    #expect(searcher.events.last == "begin")
  }

  @Test func `a touch at the detail button of a row does not select the row`() throws {
    final class Rows: UITableViewController {
      var events: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailDisclosureButton
        return cell
      }
      override func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) { events.append("accessory \(indexPath.row)") }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("row \(indexPath.row)")
      }
    }
    let rows = Rows()
    window.rootViewController = rows
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    try tap(cell, at: CGPoint(x: cell.contentView.frame.maxX + 11, y: cell.bounds.midY))
    try tap(cell)
    #expect(rows.events == ["accessory 1", "row 1"])
  }

  @Test func `the halves of a stepper change sides in a layout from right to left`() throws {
    let stepper = UIStepper(frame: CGRect(x: 50, y: 100, width: 94, height: 32))
    stepper.value = 5
    window.addSubview(stepper)
    window.makeKeyAndVisible()
    try tap(stepper, at: CGPoint(x: 70, y: 16))
    #expect(stepper.value == 6)
    stepper.semanticContentAttribute = .forceRightToLeft
    try tap(stepper, at: CGPoint(x: 70, y: 16))
    #expect(stepper.value == 5)
  }
}
