import Foundation
import HeadlessUIKit
import Testing

/// Editing mode, as controllers and code switch it.
@MainActor @Suite(.ownEnvironment)
struct EditingModeTests {
  private final class NotingTable: UITableView {
    var calls: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      calls.append("\(editing) \(animated)")
      super.setEditing(editing, animated: animated)
    }
  }

  @Test func `the property calls the method, without animation`() {
    let table = NotingTable()
    table.isEditing = true
    table.setEditing(false, animated: true)
    #expect(table.calls == ["true false", "false true"] && !table.isEditing)
  }

  @Test func `a table controller switches the mode of its table`() throws {
    let rows = NumberRows(count: 3)
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = rows
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(controller.tableView.visibleCells.first)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing && cell.isEditing && cell.editingStyle == .delete)
    controller.setEditing(false, animated: true)
    #expect(!controller.tableView.isEditing && !cell.isEditing)
  }

  @Test func `a cell is told before and after its editing controls change`() throws {
    final class Cell: UITableViewCell {
      var log: [String] = []
      override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        log.append("will \(state.rawValue) \(isEditing)")
      }
      override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        log.append("did \(state.rawValue) \(isEditing)")
      }
    }
    let (table, _) = ListStage.table(NumberRows(count: 3), cell: Cell.self)
    let cell = try #require(table.visibleCells.first as? Cell)
    #expect(cell.log.isEmpty)
    table.setEditing(true, animated: false)
    #expect(cell.log == ["will 1 false", "did 1 true"])
    table.setEditing(true, animated: false)
    table.setEditing(false, animated: false)
    #expect(cell.log.suffix(2) == ["will 0 true", "did 0 false"] && cell.log.count == 4)
  }

  @Test func `cells move with animation where the call asks for it`() throws {
    let (table, window) = ListStage.table(NumberRows(count: 3))
    let cell = try #require(table.visibleCells.first)
    let x = cell.contentView.frame.minX
    table.setEditing(true, animated: true)
    #expect(cell.contentView.frame.minX > x)
    #expect(
      (cell.contentView.layer.presentation()?.position.x ?? 0) < cell.contentView.layer.position.x)
    HeadlessClock.shared.advance(by: 1)
    #expect(
      cell.contentView.layer.presentation()?.position.x == cell.contentView.layer.position.x
        && window.isKeyWindow)
  }

  @Test func `a collection controller switches its collection since iOS 14`() {
    for (era, isEditing) in [(UIKitEra.iOS13, false), (.iOS14, true)] {
      UIKitEra.current = era
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout())
      controller.loadViewIfNeeded()
      controller.setEditing(true, animated: false)
      #expect(controller.isEditing && controller.collectionView.isEditing == isEditing)
    }
  }
}

/// What a table asks for when code reloads it.
@MainActor @Suite(.ownEnvironment)
struct TableReloadTests {
  private final class Counted: NSObject, UITableViewDataSource {
    var count = 3
    var asked: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked.append("count")
      return count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append("cell")
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func `a reload asks for the counts and sets the content size at once, and for cells later`()
  {
    let rows = Counted()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    #expect(rows.asked.isEmpty, "a data source may not have its data yet")
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 132)
    rows.count = 20
    rows.asked = []
    table.reloadData()
    #expect(rows.asked == ["count"] && table.contentSize.height == 880)
    window.layoutIfNeeded()
    #expect(rows.asked.filter { $0 == "count" }.count == 1 && table.visibleCells.count == 10)
  }

  @Test func `items that the delegate excludes stay out of editing mode`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 1 }
    }
    let items = NumberItems(count: 3)
    let (collection, window) = ListStage.collection(items, UICollectionViewFlowLayout())
    let delegate = Delegate()
    collection.delegate = delegate
    collection.isEditing = true
    #expect(collection.visibleCells.map(\.isEditing) == [true, false, true])
    collection.reloadData()
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.isEditing) == [true, false, true])
    collection.isEditing = false
    #expect(collection.visibleCells.map(\.isEditing) == [false, false, false])
  }
}
