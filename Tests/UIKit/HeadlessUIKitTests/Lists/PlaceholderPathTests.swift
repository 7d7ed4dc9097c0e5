import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// The index paths that apps get while their lists show placeholders of drops: those of the data source.
@MainActor @Suite(.ownEnvironment)
struct PlaceholderPathTests {
  /// Rows of which the first drop shows a placeholder, with notes of what is asked and told.
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate, UITableViewDataSourcePrefetching
  {
    var names = Array("abcdefghijklmnopqrst").map { String($0) }
    var lines: [String] = []
    var context: (any UITableViewDropPlaceholderContext)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      lines.append("may move \(indexPath.row)")
      return true
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      lines.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      lines.append("from \(sourceIndexPath.row) to \(proposedDestinationIndexPath.row)?")
      return proposedDestinationIndexPath
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { lines.append("commit \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      lines.append("swipe \(indexPath.row)")
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
      ])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      lines.append("edits \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { lines.append("shows \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { lines.append("hides \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      lines.append("drag \(indexPath.row)")
      return [UIDragItem(itemProvider: NSItemProvider())]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let source = coordinator.items.first?.sourceIndexPath?.row ?? -1
      let path = coordinator.destinationIndexPath ?? [0, 0]
      lines.append("drop \(source) at \(path.row)")
      guard context == nil else { return }
      let waiting = UITableViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "waiting", rowHeight: 44)
      waiting.cellUpdateHandler = { $0.textLabel?.text = "waiting" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: waiting)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      lines.append("prefetch \(indexPaths.map(\.row))")
    }
  }

  /// A table of ten visible rows, the second of which is a placeholder.
  private func stage() throws -> (UITableView, Rows) {
    let rows = Rows()
    let (table, window) = ListStage.table(NumberRows(count: 0))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
    (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) =
      (rows, rows, rows, rows)
    window.layoutIfNeeded()
    try drag(row(table, 0), onto: row(table, 1))
    HeadlessClock.shared.advance(by: 1)
    #expect(table.visibleCells.prefix(3).map { $0.textLabel?.text } == ["a", "waiting", "b"])
    rows.lines = []
    return (table, rows)
  }

  /// The cell that is shown as a row.
  private func row(_ table: UITableView, _ number: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: [0, number]))
  }

  @Test func `rows are dragged and dropped by the index paths of the data source`() throws {
    let (table, rows) = try stage()
    try drag(row(table, 3), onto: row(table, 2))
    HeadlessClock.shared.advance(by: 1)
    #expect(rows.lines.filter { $0.hasPrefix("dr") } == ["drag 2", "drop 2 at 1"])
    rows.lines = []
    try drag(row(table, 1), onto: row(table, 4))
    HeadlessClock.shared.advance(by: 1)
    #expect(!rows.lines.contains { $0.hasPrefix("dr") }, "a placeholder is not dragged")
  }

  @Test func `rows are swiped by the index paths of the data source, and placeholders are not`()
    throws
  {
    let (table, rows) = try stage()
    try swipe(row(table, 2), .left)
    HeadlessClock.shared.advance(by: 1)
    #expect(rows.lines.filter { $0 == "swipe 1" || $0 == "edits 1" } == ["swipe 1", "edits 1"])
    try tap(row(table, 5))
    HeadlessClock.shared.advance(by: 1)
    rows.lines = []
    try swipe(row(table, 1), .left)
    #expect(rows.lines.isEmpty && table.swipeActions(forRowAt: [0, 1], from: .trailing).isEmpty)
  }

  @Test func `rows are edited and moved by the index paths of the data source`() throws {
    let (table, rows) = try stage()
    table.isEditing = true
    #expect(rows.lines.contains("may move 8") && !rows.lines.contains("may move 9"))
    #expect(try row(table, 1).editingStyle == .none && row(table, 2).editingStyle == .delete)
    rows.lines = []
    #expect(table.tapEditControl(forRowAt: [0, 3]) && !table.tapEditControl(forRowAt: [0, 1]))
    #expect(rows.lines == ["commit 2"])
    rows.lines = []
    #expect(!table.dragRow(at: [0, 1], to: [0, 0]) && table.dragRow(at: [0, 0], to: [0, 3]))
    #expect(
      rows.lines.filter { !$0.hasPrefix("may") }.prefix(2) == ["from 0 to 2?", "move 0 to 2"])
    #expect(rows.names.prefix(3) == ["b", "c", "a"])
  }

  @Test
  func `rows that come near, come into sight and leave it are told as the data source counts`()
    throws
  {
    let (table, rows) = try stage()
    table.prefetchDataSource = rows
    table.contentOffset.y = 88
    table.layoutIfNeeded()
    let told = rows.lines
    #expect(told.contains("shows 9") && told.contains("shows 10") && !told.contains("shows 11"))
    #expect(told.filter { $0.hasPrefix("hides") } == ["hides 0"], "a placeholder is not told of")
    #expect(told.last == "prefetch [11, 12, 13, 14, 15, 16, 17, 18, 19, 0]")
  }

  @Test func `deleted rows end as the data source counted before the update`() throws {
    let (table, rows) = try stage()
    rows.names.removeSubrange(0..<2)
    table.deleteRows(at: [[0, 0], [0, 1]], with: .fade)
    HeadlessClock.shared.advance(by: 1)
    #expect(rows.lines.filter { $0.hasPrefix("hides") }.sorted() == ["hides 0", "hides 1"])
    rows.lines = []
    #expect(rows.context?.deletePlaceholder() == true)
    HeadlessClock.shared.advance(by: 1)
    #expect(!rows.lines.contains { $0.hasPrefix("hides") })
  }

  @Test func `the delegate is not asked for the height of a placeholder that is alone`() {
    final class Heights: NSObject, UITableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return 30
      }
    }
    final class Drop: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {
        coordinator.drop(
          coordinator.items[0].dragItem,
          to: UITableViewDropPlaceholder(
            insertionIndexPath: [0, 0], reuseIdentifier: "row", rowHeight: 55))
      }
    }
    let (source, window) = ListStage.table(NumberRows(count: 3))
    source.frame.size.height = 200
    let empty = UITableView(frame: CGRect(x: 0, y: 220, width: 320, height: 200))
    empty.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let (rows, heights, drop) = (NumberRows(count: 0), Heights(), Drop())
    (empty.dataSource, empty.delegate) = (rows, heights)
    (source.dragDelegate, empty.dropDelegate) = (drop, drop)
    window.addSubview(empty)
    window.layoutIfNeeded()
    #expect(throws: Never.self) {
      try drag(try #require(source.cellForRow(at: [0, 0])), onto: empty)
    }
    HeadlessClock.shared.advance(by: 1)
    #expect(empty.rectForRow(at: [0, 0]).height == 55 && heights.asked.isEmpty)
  }
}
