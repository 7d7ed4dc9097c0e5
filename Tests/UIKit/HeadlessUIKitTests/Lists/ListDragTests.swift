import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Rows and items that fingers drag out of lists and drop onto them.
@MainActor @Suite(.ownEnvironment)
struct ListDragTests {
  /// A table whose rows can be dragged, and that takes drops.
  @MainActor
  private class Rows: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    var names = (0..<30).map { "row \($0)" }
    var events: [String] = []
    var proposal = UITableViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    var allowsMove = true
    var dropped: (from: IndexPath?, to: IndexPath?, size: CGSize)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      events.append("items \(indexPath.row)")
      guard names[indexPath.row] != "row 3" else { return [] }
      let item = UIDragItem(
        itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))
      item.localObject = names[indexPath.row]
      return [item]
    }
    func tableView(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      events.append("begin \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      events.append("drag ended")
    }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      events.append("can handle")
      return session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"])
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      events.append("enter \(tableView.hasActiveDrop)")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { proposal }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      events.append("exit")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      events.append("drop ended")
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      events.append("drop")
      let item = coordinator.items[0]
      dropped = (item.sourceIndexPath, coordinator.destinationIndexPath, item.previewSize)
      guard let to = coordinator.destinationIndexPath,
        let name = item.dragItem.localObject as? String
      else { return }
      tableView.performBatchUpdates {
        if let from = item.sourceIndexPath {
          self.names.remove(at: from.row)
          tableView.deleteRows(at: [from], with: .automatic)
        }
        self.names.insert(name, at: to.row)
        tableView.insertRows(at: [to], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: to).addCompletion { _ in
        self.events.append("animated")
      }
    }
  }

  /// A table whose data source does not move rows.
  private final class FixedRows: Rows, UITableViewDataSource {}

  /// A table whose data source moves rows.
  private final class MovingRows: Rows, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      events.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private func stage(
    _ rows: any (Rows & UITableViewDataSource), dropping: Bool = true,
    cell: UITableViewCell.Type = UITableViewCell.self
  ) -> (UITableView, UIWindow) {
    let (table, window) = ListStage.table(NumberRows(count: 0), cell: cell)
    table.dataSource = rows
    table.dragDelegate = rows
    if dropping { table.dropDelegate = rows }
    window.layoutIfNeeded()
    return (table, window)
  }

  private func cell(_ table: UITableView, _ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test func `a row is lifted by a press, dragged, and dropped at another place, in UIKit's order`()
    throws
  {
    let rows = FixedRows()
    let (table, _) = stage(rows)
    try drag(cell(table, 1), onto: cell(table, 4))
    #expect(rows.events == ["items 1", "begin true", "can handle", "enter true", "drop"])
    #expect(rows.dropped?.from == [0, 1] && rows.dropped?.to == [0, 4])
    #expect(rows.dropped?.size == CGSize(width: 320, height: 44))
    HeadlessClock.shared.advance(by: 1)
    #expect(Set(rows.events.suffix(3)) == ["animated", "drop ended", "drag ended"])
    #expect(rows.events.last == "drag ended" && !table.hasActiveDrag && !table.hasActiveDrop)
    #expect(rows.names.prefix(5) == ["row 0", "row 2", "row 3", "row 4", "row 1"])
    #expect(
      table.visibleCells.prefix(5).map { $0.textLabel?.text } == rows.names.prefix(5).map { $0 })
  }

  @Test func `a tap and a drag that begins at once lift nothing`() throws {
    let rows = FixedRows()
    let (table, _) = stage(rows)
    try tap(cell(table, 1))
    #expect(table.indexPathForSelectedRow?.row == 1)
    try pan(cell(table, 5), to: CGPoint(x: 160, y: -100))
    HeadlessClock.shared.advance(by: 5)
    #expect(rows.events.isEmpty && table.contentOffset.y > 0)
  }

  @Test func `a row without items, and a table that does not let rows be dragged, begin no drag`()
    throws
  {
    let rows = FixedRows()
    let (table, _) = stage(rows)
    try drag(cell(table, 3), onto: cell(table, 5))
    #expect(rows.events == ["items 3"])
    table.dragInteractionEnabled = false
    try drag(cell(table, 1), onto: cell(table, 5))
    #expect(rows.events == ["items 3"])
  }

  @Test func `on iPhones rows can be dragged by themselves from iOS 15 on`() {
    #expect(UITableView().dragInteractionEnabled)
    UIKitEra.current = .iOS14
    #expect(!UITableView().dragInteractionEnabled)
  }

  @Test func `a lift tells the cell, and a press that is let go drags nothing`() throws {
    final class NotingCell: UITableViewCell {
      var states: [UITableViewCell.DragState] = []
      override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
    }
    let rows = FixedRows()
    let (table, _) = stage(rows, cell: NotingCell.self)
    let cell = try #require(cell(table, 1) as? NotingCell)
    let finger = try Finger(on: cell)
    HeadlessClock.shared.advance(by: 0.6)
    #expect(cell.states == [.lifting] && !table.hasActiveDrag)
    finger.lift()
    #expect(cell.states == [.lifting, .none] && rows.events == ["items 1"])
    try drag(cell, onto: self.cell(table, 2))
    HeadlessClock.shared.advance(by: 1)
    #expect(cell.states == [.lifting, .none, .lifting, .dragging, .none])
  }

  @Test func `a reload during a drag drops nothing at rows that are gone`() throws {
    let rows = MovingRows()
    let (table, window) = stage(rows, dropping: false)
    let finger = try Finger(on: cell(table, 1))
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 160, y: 44 * 6 + 22), taking: 0.3)
    rows.names = ["row 0", "row 1"]
    table.reloadData()
    window.layoutIfNeeded()
    finger.move(to: CGPoint(x: 160, y: 400), taking: 0.1)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(rows.names == ["row 0", "row 1"] && !table.hasActiveDrag)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["row 0", "row 1"])
    #expect(table.visibleCells.allSatisfy { $0.transform == .identity })
  }

  @Test func `a row that is deleted during its drag is not moved`() throws {
    let rows = MovingRows()
    let (table, _) = stage(rows, dropping: false)
    let finger = try Finger(on: cell(table, 1))
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 160, y: 44 * 3 + 22), taking: 0.3)
    rows.names.remove(at: 1)
    table.deleteRows(at: [[0, 1]], with: .none)
    finger.move(to: CGPoint(x: 160, y: 44 * 4 + 22), taking: 0.1)
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(!rows.events.contains { $0.hasPrefix("move") } && rows.names.count == 29)
  }

  @Test func `a list that goes while a drag scrolls it leaves nothing pending`() throws {
    let rows = FixedRows()
    var table: UITableView? = stage(rows).0
    let finger = try Finger(on: cell(try #require(table), 1))
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 160, y: 478), taking: 0.3)
    HeadlessClock.shared.advance(by: 0.2)
    table?.removeFromSuperview()
    table = nil
    finger.lift()
    try HeadlessClock.shared.settle()
  }

  @Test func `the others make room for a row that would be moved, until it leaves the table`()
    throws
  {
    let rows = FixedRows()
    let (table, window) = stage(rows)
    let moved = try cell(table, 1)
    let finger = try Finger(on: moved)
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 160, y: 44 * 2 + 22), taking: 0.3)
    HeadlessClock.shared.advance(by: 1)
    #expect(try [1, 2, 3, 4].map { try cell(table, $0).frame.minY } == [132, 44, 88, 176])
    rows.proposal = UITableViewDropProposal(operation: .copy)
    finger.move(to: CGPoint(x: 160, y: 44 * 2 + 30))
    #expect(try cell(table, 2).frame.minY == 88)
    table.frame.size.height = 200
    window.layoutIfNeeded()
    finger.move(to: CGPoint(x: 160, y: 300))
    #expect(rows.events.last == "exit" && !table.hasActiveDrop)
    finger.lift()
    #expect(!rows.events.contains("drop"))
    HeadlessClock.shared.advance(by: 1)
    #expect(rows.events.suffix(2) == ["drop ended", "drag ended"])
  }

  @Test func `a move needs that the drag allows it`() throws {
    let rows = FixedRows()
    rows.allowsMove = false
    let (table, _) = stage(rows)
    try drag(cell(table, 1), onto: cell(table, 4))
    #expect(!rows.events.contains("drop"))
    rows.proposal = UITableViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    try drag(cell(table, 1), onto: cell(table, 4))
    #expect(rows.events.contains("drop"))
  }

  @Test func `a data source that moves rows moves the one that stays in its table`() throws {
    let rows = MovingRows()
    let (table, _) = stage(rows, dropping: false)
    try drag(cell(table, 4), onto: cell(table, 1))
    #expect(rows.events == ["items 4", "begin true", "move 4 1"])
    #expect(rows.names.prefix(3) == ["row 0", "row 4", "row 1"])
    HeadlessClock.shared.advance(by: 1)
    #expect(table.visibleCells[1].textLabel?.text == "row 4")
    table.dropDelegate = rows
    try drag(cell(table, 0), onto: cell(table, 2))
    #expect(rows.events.contains("move 0 2") && !rows.events.contains("drop"))
  }

  @Test func `the table scrolls while a row is held at its edge`() throws {
    let rows = MovingRows()
    let (table, window) = stage(rows)
    let finger = try Finger(on: window, at: CGPoint(x: 160, y: 66))
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 160, y: 430), taking: 0.3)
    let old = table.contentOffset.y
    HeadlessClock.shared.advance(by: 1)
    #expect(table.contentOffset.y > old + 300)
    HeadlessClock.shared.advance(by: 5)
    #expect(table.contentOffset.y == 880)
    finger.lift()
    #expect(rows.events.last == "move 1 29" && rows.names.last == "row 1")
    HeadlessClock.shared.advance(by: 1)
    #expect(table.visibleCells.last?.textLabel?.text == "row 1")
    #expect(table.visibleCells.allSatisfy { $0.transform.isIdentity })
  }

  @Test func `text of a row is dropped onto another list, and onto a view that takes drops`() throws
  {
    final class Box: NSObject, UIDropInteractionDelegate {
      var texts: [String] = []
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }
      func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
      ) {
        session.loadObjects(ofClass: NSString.self) { objects in
          self.texts += objects.compactMap { ($0 as? NSString).map { "\($0)" } }
        }
      }
    }
    let rows = FixedRows()
    let (table, window) = stage(rows)
    table.frame.size.height = 200
    let other = FixedRows()
    other.names = ["a", "b", "c"]
    other.proposal = UITableViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    let second = UITableView(frame: CGRect(x: 0, y: 200, width: 320, height: 140))
    second.contentInsetAdjustmentBehavior = .never
    second.rowHeight = 44
    second.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    second.dataSource = other
    second.dropDelegate = other
    let view = UIView(frame: CGRect(x: 0, y: 340, width: 320, height: 100))
    let box = Box()
    view.addInteraction(UIDropInteraction(delegate: box))
    window.addSubview(second)
    window.addSubview(view)
    window.layoutIfNeeded()
    try drag(cell(table, 2), onto: cell(second, 1))
    #expect(other.names == ["a", "row 2", "b", "c"] && other.dropped?.from == nil)
    #expect(rows.events.contains("exit"))
    HeadlessClock.shared.advance(by: 1)
    try drag(cell(table, 2), onto: view)
    #expect(box.texts == ["row 2"])
  }
}
