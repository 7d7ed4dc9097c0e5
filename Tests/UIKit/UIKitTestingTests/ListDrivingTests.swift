import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Rows, items, days, tabs and scopes, chosen as a user does.
@MainActor @Suite(.ownEnvironment) struct ListDrivingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate, UISearchBarDelegate
  {
    var events: [String] = []
    var count = 50

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.accessoryType = indexPath.row == 1 ? .detailButton : .none
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { events.append("accessory \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      events.append("delete \(indexPath.row)")
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .none)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { events.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      events.append("item \(indexPath.item)")
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      events.append("scope \(selectedScope)")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
  }

  private func message(_ action: () throws(InteractionError) -> Void) -> String? {
    do throws(InteractionError) {
      try action()
      return nil
    } catch {
      return error.message
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return table
  }

  @Test func `a visible row and its accessory are tapped, and a row out of sight is not`() throws {
    let rows = Rows()
    let table = table(rows)
    try tapRow(at: [0, 2], in: table)
    try tapAccessory(ofRowAt: [0, 1], in: table)
    #expect(rows.events == ["select 2", "accessory 1"])
    #expect(
      message { () throws(InteractionError) in try tapRow(at: [0, 40], in: table) }
        == "cannot tap row [0, 40] of <UITableView>: it is not visible; scroll to it first")
    #expect(
      message { () throws(InteractionError) in try tapAccessory(ofRowAt: [0, 3], in: table) }
        == "cannot choose the accessory of [0, 3] of <UITableView>: it has no accessory button")
  }

  @Test func `rows are deleted and moved in editing mode, and deleted by a swipe`() throws {
    let rows = Rows()
    let table = table(rows)
    #expect(swipeActions(ofRowAt: [0, 2], in: table).map(\.title) == ["Delete"])
    #expect(
      message { () throws(InteractionError) in
        try chooseSwipeAction("Flag", ofRowAt: [0, 2], in: table)
      } == "cannot choose \"Flag\" of [0, 2] of <UITableView>: the row offers \"Delete\"")
    try chooseSwipeAction("Delete", ofRowAt: [0, 2], in: table)
    #expect(
      message { () throws(InteractionError) in
        try tapEditControl(ofRowAt: [0, 0], in: table)
      }?.hasSuffix("the table is not in editing mode") == true)
    table.setEditing(true, animated: false)
    try tapEditControl(ofRowAt: [0, 0], in: table)
    try dragRow(at: [0, 1], to: [0, 4], in: table)
    #expect(rows.events == ["delete 2", "delete 0", "move 1 4"])
  }

  @Test func `a visible item is tapped`() throws {
    let rows = Rows()
    let collection = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = rows
    collection.delegate = rows
    window.addSubview(collection)
    window.makeKeyAndVisible()
    try tapItem(at: [0, 3], in: collection)
    #expect(rows.events == ["item 3"])
    #expect(throws: InteractionError.self) { try tapItem(at: [0, 49], in: collection) }
  }

  @Test func `days, tabs and scopes are chosen, and absent ones are errors`() throws {
    let rows = Rows()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    bar.scopeButtonTitles = ["All", "Read"]
    bar.delegate = rows
    window.addSubview(bar)
    window.makeKeyAndVisible()
    try chooseScope(at: 1, of: bar)
    try cancel(bar)
    #expect(rows.events == ["scope 1", "cancel"] && bar.selectedScopeButtonIndex == 1)
    #expect(
      message { () throws(InteractionError) in try chooseScope(at: 2, of: bar) }
        == "cannot choose scope 2 of <UISearchBar>: it has 2 scopes")
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    window.rootViewController = tabs
    try chooseTab(at: 1, of: tabs)
    #expect(tabs.selectedIndex == 1)
    #expect(throws: InteractionError.self) { try chooseTab(at: 2, of: tabs) }
  }
}
