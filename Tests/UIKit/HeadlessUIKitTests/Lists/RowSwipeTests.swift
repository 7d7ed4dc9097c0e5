import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Rows that are swiped, edited and moved by a finger.
@MainActor @Suite(.ownEnvironment)
struct RowSwipeTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = (0..<30).map { "row \($0)" }
    var events: [String] = []
    var style = UITableViewCell.EditingStyle.delete
    var movable: Int?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      events.append("commit \(editingStyle.rawValue) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { style }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      movable == nil || indexPath.row < movable ?? 0
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      events.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      events.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      events.append("end \(indexPath?.row ?? -1)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("select \(indexPath.row)")
    }
  }

  private func stage<Delegate: UITableViewDelegate & UITableViewDataSource>(_ rows: Delegate)
    -> UITableView
  {
    let (table, window) = ListStage.table(NumberRows(count: 0))
    table.dataSource = rows
    table.delegate = rows
    window.layoutIfNeeded()
    return table
  }

  private func button(_ title: String, in table: UIView) -> UIButton? {
    var pending = table.subviews
    while let view = pending.popLast() {
      if let button = view as? UIButton, button.title(for: .normal) == title { return button }
      pending += view.subviews
    }
    return nil
  }

  private func settle(_ table: UIView) {
    HeadlessClock.shared.advance(by: 1)
    table.window?.layoutIfNeeded()
  }

  @Test func `a swipe uncovers a button, and a tap on that deletes the row`() throws {
    let rows = Rows()
    let table = stage(rows)
    let cell = table.visibleCells[2]
    try swipe(cell, .left, distance: 80)
    settle(table)
    #expect(cell.showingDeleteConfirmation && cell.transform.tx < -70)
    try tap(try #require(button("Delete", in: table)))
    settle(table)
    #expect(rows.events == ["begin 2", "commit 1 2", "end 2"])
    #expect(table.visibleCells[2].textLabel?.text == "row 3")
    #expect(button("Delete", in: table) == nil)
    #expect(table.visibleCells.allSatisfy { $0.transform == .identity })
  }

  @Test func `a finger anywhere else closes the row, and selects nothing`() throws {
    let rows = Rows()
    let table = stage(rows)
    try swipe(table.visibleCells[2], .left, distance: 80)
    settle(table)
    try tap(table.visibleCells[5])
    settle(table)
    #expect(rows.events == ["begin 2", "end 2"] && table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells[2].transform == .identity)
    try tap(table.visibleCells[5])
    #expect(rows.events.last == "select 5")
    // A swipe that goes up and down scrolls.
    try swipe(table.visibleCells[5], .up)
    #expect(table.contentOffset.y > 0 && button("Delete", in: table) == nil)
  }

  private final class OldActions: NSObject, UITableViewDataSource, UITableViewDelegate {
    var shared: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      let share = UITableViewRowAction(style: .normal, title: "Share") { [weak self] _, path in
        self?.shared.append(path.row)
      }
      return [share]
    }
  }

  @Test func `a delegate with buttons of older systems offers them on a swipe`() throws {
    let rows = OldActions()
    let table = stage(rows)
    try swipe(table.visibleCells[2], .left, distance: 80)
    settle(table)
    try tap(try #require(button("Share", in: table)))
    settle(table)
    #expect(rows.shared == [2])
    #expect(table.visibleCells[2].transform == .identity)
  }

  private final class Actions: NSObject, UITableViewDataSource, UITableViewDelegate {
    var done: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    private func action(_ title: String) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, finish in
        self?.done.append(title)
        finish(true)
      }
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let configuration = UISwipeActionsConfiguration(actions: [action("Pin")])
      configuration.performsFirstActionWithFullSwipe = indexPath.row == 1
      return configuration
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      indexPath.row == 3
        ? nil : UISwipeActionsConfiguration(actions: [action("Flag"), action("Share")])
    }
  }

  @Test func `each side has its actions, the first at the edge`() throws {
    let rows = Actions()
    let table = stage(rows)
    try swipe(table.visibleCells[0], .left, distance: 120)
    settle(table)
    let flag = try #require(button("Flag", in: table))
    let share = try #require(button("Share", in: table))
    #expect(flag.convert(flag.bounds, to: table).maxX == 320)
    #expect(
      share.convert(share.bounds, to: table).maxX == flag.convert(flag.bounds, to: table).minX)
    try tap(share)
    settle(table)
    #expect(rows.done == ["Share"] && button("Share", in: table) == nil)
    try swipe(table.visibleCells[2], .right, distance: 60)
    settle(table)
    try tap(try #require(button("Pin", in: table)))
    settle(table)
    #expect(rows.done == ["Share", "Pin"])
    // Nil means that the row offers nothing.
    try swipe(table.visibleCells[3], .left, distance: 120)
    settle(table)
    #expect(button("Flag", in: table) == nil)
  }

  @Test func `a swipe over the whole row does the first action, where that is wanted`() throws {
    let rows = Actions()
    let table = stage(rows)
    try pan(from: CGPoint(x: 20, y: 66), to: CGPoint(x: 300, y: 66))
    settle(table)
    #expect(rows.done == ["Pin"])
    try pan(from: CGPoint(x: 20, y: 22), to: CGPoint(x: 300, y: 22))
    settle(table)
    #expect(rows.done == ["Pin"] && button("Pin", in: table) != nil)
  }

  @Test func `controls of a row that is edited delete, insert and move it`() throws {
    let rows = Rows()
    rows.movable = 5
    let table = stage(rows)
    table.setEditing(true, animated: false)
    settle(table)
    let cell = table.visibleCells[1]
    #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX < 320 - 30)
    try tap(cell, at: CGPoint(x: 20, y: 22))
    settle(table)
    #expect(rows.events.isEmpty && cell.showingDeleteConfirmation)
    try tap(try #require(button("Delete", in: table)))
    settle(table)
    #expect(rows.events == ["commit 1 1"])
    // By its end, a row is dragged over two others.
    try drag(table.visibleCells[0], from: CGPoint(x: 305, y: 22), to: CGPoint(x: 305, y: 22 + 88))
    settle(table)
    #expect(rows.events.last == "move 0 2")
    #expect(table.visibleCells.prefix(3).map { $0.textLabel?.text } == ["row 2", "row 3", "row 0"])
    #expect(table.visibleCells.allSatisfy { $0.transform == .identity })
    // One that may not move has no control there.
    try drag(table.visibleCells[7], from: CGPoint(x: 305, y: 22), to: CGPoint(x: 305, y: -60))
    #expect(rows.events.last == "move 0 2")
    rows.style = .insert
    table.setEditing(false, animated: false)
    table.setEditing(true, animated: false)
    settle(table)
    table.contentOffset = .zero
    settle(table)
    try tap(table.visibleCells[0], at: CGPoint(x: 20, y: 22))
    #expect(rows.events.last == "commit 2 0")
  }

  // MARK: Controllers that commit nothing

  /// A controller of rows, and one that also commits edits.
  private class FixedController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
  private final class OpenController: FixedController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  @Test func `a controller's rows are deleted by a swipe only if its class commits edits`() {
    for controller in [FixedController(style: .plain), OpenController(style: .plain)] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let actions = controller.tableView.swipeActions(forRowAt: [0, 0], from: .trailing)
      #expect(actions.count == (controller is OpenController ? 1 : 0))
    }
  }
}
