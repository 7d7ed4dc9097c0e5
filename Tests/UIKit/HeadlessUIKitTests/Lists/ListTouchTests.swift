import Foundation
import HeadlessUIKit
import Testing

/// Rows and items under a finger.
@MainActor @Suite(.ownEnvironment)
struct ListTouchTests {
  /// Notes what the delegate of a table is called for.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var events: [String] = []
    var count = 50
    var actions: [UIContextualAction]?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      events.append("shouldHighlight \(indexPath.row)")
      return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      events.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      events.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      events.append("didDeselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      events.append("commit \(indexPath.row)")
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .none)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { events.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)") }
  }

  private func stage() -> (UITableView, Rows) {
    let (table, window) = ListStage.table(NumberRows(count: 0))
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    window.layoutIfNeeded()
    return (table, rows)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let touches = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: x, y: y)])
    HeadlessClock.shared.advance(by: 0.05)
    HeadlessTouchscreen.shared.end(touches)
    HeadlessClock.shared.advance(by: 0.5)
  }

  @Test func `a finger on a row highlights and selects it`() {
    let (table, rows) = stage()
    tap(100, 60)
    #expect(
      rows.events == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "didSelect 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.visibleCells[1].isSelected && !table.visibleCells[1].isHighlighted)
    rows.events = []
    tap(100, 10)
    #expect(rows.events.suffix(2) == ["didDeselect 1", "didSelect 0"])
  }

  /// Moves a finger quickly from the place of a tap upwards.
  private func flick() {
    let touches = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 100, y: 300)])
    for step in 1...5 {
      HeadlessClock.shared.advance(by: 0.01)
      HeadlessTouchscreen.shared.move([(touches[0], CGPoint(x: 100, y: 300 - step * 20))])
    }
    HeadlessTouchscreen.shared.end(touches)
    HeadlessClock.shared.advance(by: 0.1)
  }

  @Test func `a tap on a moving table only stops it`() {
    let (table, rows) = stage()
    flick()
    #expect(table.isDecelerating)
    tap(100, 200)
    #expect(!table.isDecelerating && table.contentOffset.y > 100 && rows.events.isEmpty)
    tap(100, 200)
    #expect(rows.events.count == 4 && table.indexPathForSelectedRow != nil)
  }

  @Test func `a tap on a moving collection only stops it`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let (collection, _) = ListStage.collection(NumberItems(count: 200), layout)
    flick()
    #expect(collection.isDecelerating)
    tap(100, 200)
    #expect(!collection.isDecelerating && collection.contentOffset.y > 100)
    #expect((collection.indexPathsForSelectedItems ?? []).isEmpty)
    tap(100, 200)
    #expect(collection.indexPathsForSelectedItems?.count == 1)
  }

  @Test func `a row is highlighted while a finger stays, and not when it scrolls`() {
    let (table, rows) = stage()
    let touches = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 100, y: 200)])
    HeadlessClock.shared.advance(by: 0.2)
    #expect(table.visibleCells[4].isHighlighted && rows.events.last == "didHighlight 4")
    for step in 1...10 {
      HeadlessClock.shared.advance(by: 0.02)
      HeadlessTouchscreen.shared.move([(touches[0], CGPoint(x: 100, y: 200 - step * 10))])
    }
    HeadlessTouchscreen.shared.end(touches)
    #expect(rows.events.last == "didUnhighlight 4" && table.indexPathForSelectedRow == nil)
    #expect(table.contentOffset.y > 0)
  }

  @Test func `a quick drag highlights nothing`() {
    let (table, rows) = stage()
    let touches = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 100, y: 200)])
    for step in 1...5 {
      HeadlessClock.shared.advance(by: 0.01)
      HeadlessTouchscreen.shared.move([(touches[0], CGPoint(x: 100, y: 200 - step * 20))])
    }
    HeadlessTouchscreen.shared.end(touches)
    HeadlessClock.shared.advance(by: 3)
    #expect(rows.events.isEmpty && table.contentOffset.y > 50)
  }

  @Test func `an item under a finger is selected, in UIKit's order`() {
    final class Items: NSObject, UICollectionViewDelegate {
      var events: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
      ) { events.append("didHighlight") }
      func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool {
        events.append("shouldSelect")
        return true
      }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { events.append("didSelect \(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
      ) { events.append("didUnhighlight") }
    }
    let (collection, _) = ListStage.collection(
      NumberItems(count: 9), UICollectionViewFlowLayout())
    let items = Items()
    collection.delegate = items
    tap(75, 20)
    #expect(items.events == ["didHighlight", "shouldSelect", "didSelect 1", "didUnhighlight"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `rows are deleted and moved while the table is edited, and swiped`() {
    let (table, rows) = stage()
    let path = IndexPath(row: 2, section: 0)
    #expect(!table.tapEditControl(forRowAt: path))
    #expect(table.swipeActions(forRowAt: path, from: .trailing).map(\.title) == ["Delete"])
    #expect(table.performSwipeAction(titled: "Delete", forRowAt: path))
    table.layoutIfNeeded()
    #expect(rows.events == ["commit 2"] && table.numberOfRows(inSection: 0) == 49)
    table.setEditing(true, animated: false)
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    #expect(table.tapEditControl(forRowAt: path))
    #expect(table.dragRow(at: path, to: IndexPath(row: 5, section: 0)))
    #expect(rows.events == ["commit 2", "commit 2", "move 2 5"])
  }
}
