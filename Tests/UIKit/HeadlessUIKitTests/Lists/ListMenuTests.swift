import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Context menus of rows and items.
@MainActor @Suite(.ownEnvironment)
struct ListMenuTests {
  /// Gives each row a menu, except the first.
  private final class Menus: NSObject, UITableViewDelegate, UITableViewDragDelegate {
    var lines: [String] = []
    let page = UIViewController()

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("menu of \(indexPath.row) at \(Int(point.y))")
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(
        identifier: NSNumber(value: indexPath.row), previewProvider: { [page] in page },
        actionProvider: { _ in
          UIMenu(children: [
            UIAction(title: "Delete") { [self] _ in lines.append("deleted \(indexPath.row)") }
          ])
        })
    }
    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      lines.append("highlights \(configuration.identifier)")
      return nil
    }
    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      lines.append("dismisses \(configuration.identifier)")
      return nil
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("shows") }
    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("ends") }
    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      lines.append("previews")
      animator.preferredCommitStyle = .pop
      #expect(animator.previewViewController === page)
      animator.addCompletion { [self] in lines.append("is there") }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("selected \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      lines.append("drags")
    }
  }

  private func stage() throws -> (UITableView, UIWindow, Menus) {
    let menus = Menus()
    let (table, window) = ListStage.table(NumberRows(count: 30))
    table.delegate = menus
    window.layoutIfNeeded()
    return (table, window, menus)
  }

  private func row(_ table: UITableView, _ number: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: [0, number]))
  }

  @Test func `a long press on a row shows its menu, and selects nothing`() throws {
    let (table, window, menus) = try stage()
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    try longPress(row(table, 2))
    #expect(menus.lines == ["menu of 2 at 110", "highlights 2", "shows"])
    let menu = try #require(window.presentedMenu)
    #expect(menu.elements.map(\.title) == ["Delete"])
    #expect(try menu.preview?.lifted.view === row(table, 2))
    #expect(menu.preview?.controller === menus.page)
    menus.lines = []
    try choose("Delete")
    #expect(menus.lines == ["dismisses 2", "ends", "deleted 2"])
    #expect(table.indexPathForSelectedRow == nil && window.presentedMenu == nil)
  }

  @Test func `a row without a menu can be pressed and is selected`() throws {
    let (table, window, menus) = try stage()
    try longPress(row(table, 0))
    #expect(menus.lines == ["menu of 0 at 22", "selected 0"] && window.presentedMenu == nil)
    try tap(row(table, 3))
    #expect(menus.lines.last == "selected 3")
  }

  @Test func `a tap on the preview tells the delegate, and closes the menu`() throws {
    let (table, window, menus) = try stage()
    try longPress(row(table, 1))
    menus.lines = []
    window.presentedMenu?.preview?.tap()
    HeadlessClock.shared.advance(by: 1)
    #expect(menus.lines == ["previews", "dismisses 1", "ends", "is there"])
    #expect(window.presentedMenu == nil)
  }

  @Test func `the press that shows a menu begins a drag once the finger moves`() throws {
    let (table, window, menus) = try stage()
    table.dragDelegate = menus
    let finger = try Finger(on: row(table, 1))
    HeadlessClock.shared.advance(by: 0.6)
    #expect(window.presentedMenu != nil && !menus.lines.contains("drags"))
    finger.move(to: CGPoint(x: 100, y: 150), taking: 0.2)
    #expect(window.presentedMenu == nil)
    #expect(menus.lines.suffix(3) == ["dismisses 1", "ends", "drags"])
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
  }

  @Test func `a list without a delegate has no menus`() throws {
    let (table, window, menus) = try stage()
    #expect(table.contextMenuInteraction != nil)
    table.delegate = nil
    #expect(table.contextMenuInteraction == nil && table.interactions.isEmpty)
    #expect(menus.lines.isEmpty && window.isKeyWindow)
  }

  @Test func `a menu of items is for all that is selected, and one beside them for none`() throws {
    final class Menus: NSObject, UICollectionViewDelegate {
      var asked: [[Int]] = []
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPaths.map(\.item))
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Share") { _ in }])
        })
      }
      var lifted: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
      ) -> UITargetedPreview? {
        lifted.append(indexPath.item)
        return nil
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let (collection, window) = ListStage.collection(NumberItems(count: 5), layout)
    let menus = Menus()
    collection.delegate = menus
    collection.allowsMultipleSelection = true
    collection.layoutIfNeeded()
    for item in [0, 2] { collection.selectItem(at: [0, item], animated: false) }
    try longPress(#require(collection.cellForItem(at: [0, 2])))
    try choose("Share")
    try longPress(#require(collection.cellForItem(at: [0, 1])))
    try choose("Share")
    try longPress(collection, at: CGPoint(x: 160, y: 400))
    #expect(menus.asked == [[0, 2], [1], []] && menus.lifted == [2, 1])
    #expect(window.presentedMenu != nil)
  }

  @Test func `controllers of lists override the methods of menus`() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard indexPath.row > 0 else {
          return super.tableView(
            tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Row \(indexPath.row)") { _ in }])
        })
      }
    }
    final class Items: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Item \(indexPath.item)") { _ in }])
        })
      }
    }
    let rows = Rows(style: .plain)
    let window = UIWindow.showing(rows)
    for number in [0, 2] {
      try longPress(#require(rows.tableView.cellForRow(at: [0, number])))
      let titles = window.presentedMenu?.elements.map(\.title)
      #expect(titles == (number == 0 ? nil : ["Row 2"]))
    }
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let other = UIWindow.showing(items)
    other.layoutIfNeeded()
    try longPress(#require(items.collectionView.cellForItem(at: [0, 1])))
    #expect(other.presentedMenu?.elements.map(\.title) == ["Item 1"])
  }
}
