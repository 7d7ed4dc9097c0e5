import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Where drops go, and what lists show until the data of a drop has come.
@MainActor @Suite(.ownEnvironment)
struct DropTargetTests {
  /// Rows of text that are dragged, and that take drops.
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate, UITableViewDelegate
  {
    var names: [String]
    var destinations: [IndexPath?] = []
    var paths: [IndexPath] = []
    var placeholder: (any UITableViewDropPlaceholderContext)?
    var usesPlaceholder = false
    var sources: [IndexPath?] = []
    var sizes: [CGSize] = []
    var looks: [Int] = []

    init(_ names: [String]) { self.names = names }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      paths.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { self.tableView(tableView, itemsForBeginning: session, at: indexPath) }
    func tableView(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      guard indexPath.row == 0 else { return nil }
      let look = UIDragPreviewParameters()
      look.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20))
      return look
    }
    func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      looks.append(indexPath.row)
      return nil
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
      destinations.append(coordinator.destinationIndexPath)
      sources += coordinator.items.map(\.sourceIndexPath)
      sizes += coordinator.items.map(\.previewSize)
      let path = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
      guard usesPlaceholder else {
        coordinator.session.loadObjects(ofClass: String.self) { strings in
          self.names.insert(contentsOf: strings, at: path.row)
          tableView.insertRows(
            at: strings.indices.map { IndexPath(row: path.row + $0, section: 0) }, with: .none)
        }
        coordinator.drop(coordinator.items[0].dragItem, toRowAt: path)
        return
      }
      let waiting = UITableViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "waiting", rowHeight: 60)
      waiting.cellUpdateHandler = { $0.textLabel?.text = "waiting" }
      placeholder = coordinator.drop(coordinator.items[0].dragItem, to: waiting)
    }
  }

  private func stage(_ names: [String]) -> (UITableView, Rows) {
    let rows = Rows(names)
    let (table, window) = ListStage.table(NumberRows(count: 0))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
    table.dataSource = rows
    table.delegate = rows
    table.dragDelegate = rows
    table.dropDelegate = rows
    window.layoutIfNeeded()
    return (table, rows)
  }

  private func drop(_ table: UITableView, _ row: Int, at y: CGFloat, by ways: [CGFloat] = [])
    throws
  {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    let finger = try Finger(on: cell)
    HeadlessClock.shared.advance(by: 0.6)
    for way in ways + [y] { finger.move(to: CGPoint(x: 160, y: way), taking: 0.2) }
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `a drop below the last row has no destination, and is appended`() throws {
    let (table, rows) = stage(["a", "b", "c"])
    try drop(table, 0, at: 300, by: [66, 110])
    #expect(rows.destinations == [nil] && rows.names == ["a", "b", "c", "a"])
    #expect(texts(table) == ["a", "b", "c", "a"])
    try drop(table, 0, at: 66, by: [300])
    #expect(rows.destinations.last == [0, 1] && rows.names == ["a", "a", "b", "c", "a"])
    #expect(rows.looks == [3, 1])
  }

  @Test func `a drop between two items goes to the one that the finger was over last`() throws {
    final class Items: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
      var destinations: [IndexPath?] = []
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) { destinations.append(coordinator.destinationIndexPath) }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let (collection, window) = ListStage.collection(NumberItems(count: 5), layout)
    let items = Items()
    collection.dragDelegate = items
    collection.dropDelegate = items
    collection.layoutIfNeeded()
    for end in [CGPoint(x: 105, y: 50), CGPoint(x: 300, y: 160), CGPoint(x: 50, y: 400)] {
      let finger = try Finger(on: window, at: CGPoint(x: 160, y: 160))
      HeadlessClock.shared.advance(by: 0.6)
      finger.move(to: CGPoint(x: 150, y: 50), taking: 0.2)
      finger.move(to: end, taking: 0.2)
      finger.lift()
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(items.destinations == [[0, 1], nil, nil])
  }

  @Test func `a placeholder is shown until its context exchanges it for a row`() throws {
    let (table, rows) = stage(["a", "b", "c"])
    rows.usesPlaceholder = true
    try drop(table, 0, at: 66)
    #expect(texts(table) == ["a", "waiting", "b", "c"] && rows.names.count == 3)
    #expect(table.numberOfRows(inSection: 0) == 4 && table.hasUncommittedUpdates)
    #expect(table.rectForRow(at: [0, 1]).height == 60)
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: [0, 1]) == nil)
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == [0, 1])
    #expect(table.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 2])
    let context = try #require(rows.placeholder)
    var path: IndexPath?
    let isShown = context.commitInsertion {
      path = $0
      rows.names.insert("new", at: $0.row)
    }
    HeadlessClock.shared.advance(by: 1)
    #expect(isShown && path == [0, 1] && !table.hasUncommittedUpdates)
    #expect(texts(table) == ["a", "new", "b", "c"])
    #expect(!context.deletePlaceholder() && !context.commitInsertion { _ in })
  }

  @Test func `a data source gets its own index paths while a placeholder is shown`() throws {
    let (table, rows) = stage(["a", "b", "c"])
    rows.usesPlaceholder = true
    try drop(table, 0, at: 66)
    rows.paths = []
    rows.names = ["x", "a", "c", "d"]
    table.performBatchUpdates {
      table.insertRows(at: [[0, 0], [0, 3]], with: .none)
      table.deleteRows(at: [[0, 1]], with: .none)
    }
    HeadlessClock.shared.advance(by: 1)
    #expect(texts(table) == ["x", "a", "waiting", "c", "d"])
    #expect(Set(rows.paths) == [[0, 0], [0, 3]])
    #expect(rows.placeholder?.deletePlaceholder() == true)
    HeadlessClock.shared.advance(by: 1)
    #expect(texts(table) == ["x", "a", "c", "d"])
  }

  @Test func `changes by presentation values count the placeholder`() throws {
    let (table, rows) = stage(["a", "b", "c"])
    rows.usesPlaceholder = true
    try drop(table, 0, at: 66)
    #expect(texts(table) == ["a", "waiting", "b", "c"])
    rows.names = ["a", "c"]
    table.performUsingPresentationValues { table.deleteRows(at: [[0, 2]], with: .none) }
    HeadlessClock.shared.advance(by: 1)
    #expect(texts(table) == ["a", "waiting", "c"])
    #expect(table.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
    #expect(table.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
  }

  @Test func `reloading removes placeholders`() throws {
    let (table, rows) = stage(["a", "b", "c"])
    rows.usesPlaceholder = true
    try drop(table, 0, at: 66)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(texts(table) == ["a", "b", "c"] && !table.hasUncommittedUpdates)
    #expect(rows.placeholder?.commitInsertion { _ in } == false)
  }

  @Test func `a placeholder of a collection is set up again when its context asks for it`() throws {
    final class Items: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
      var context: (any UICollectionViewDropPlaceholderContext)?
      var updates = 0
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        let waiting = UICollectionViewDropPlaceholder(
          insertionIndexPath: [0, 0], reuseIdentifier: "item")
        waiting.cellUpdateHandler = { cell in
          self.updates += 1
          cell.tag = -self.updates
        }
        context = coordinator.drop(coordinator.items[0].dragItem, to: waiting)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let numbers = NumberItems(count: 3)
    let (collection, _) = ListStage.collection(numbers, layout)
    let items = Items()
    collection.dragDelegate = items
    collection.dropDelegate = items
    collection.layoutIfNeeded()
    try drag(try #require(collection.cellForItem(at: [0, 1])), onto: collection)
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.map(\.tag) == [-1, 0, 1, 2])
    items.context?.setNeedsCellUpdate()
    #expect(collection.visibleCells.map(\.tag) == [-2, 0, 1, 2])
    items.context?.commitInsertion { numbers.sections[0].insert(7, at: $0.item) }
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.map(\.tag) == [7, 0, 1, 2])
  }

  @Test func `rows that are tapped during a drag are added to it`() throws {
    let (table, rows) = stage(["a", "b", "c"])
    let finger = try Finger(on: try #require(table.cellForRow(at: [0, 0])))
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 160, y: 300), taking: 0.2)
    try tap(try #require(table.cellForRow(at: [0, 2])))
    finger.lift()
    HeadlessClock.shared.advance(by: 1)
    #expect(rows.sources == [[0, 0], [0, 2]] && rows.names == ["a", "b", "c", "a", "c"])
    #expect(rows.sizes == [CGSize(width: 30, height: 20), CGSize(width: 320, height: 44)])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `the delegate is asked where a dragged item may go`() throws {
    final class Items: NSObject, UICollectionViewDragDelegate, UICollectionViewDelegate {
      var proposed: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        proposed.append(proposedIndexPath.item)
        return IndexPath(item: min(proposedIndexPath.item, 2), section: 0)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let (items, numbers) = (Items(), NumberItems(count: 6, isMovable: true))
    let (collection, _) = ListStage.collection(numbers, layout)
    collection.delegate = items
    collection.dragDelegate = items
    collection.layoutIfNeeded()
    try drag(
      try #require(collection.cellForItem(at: [0, 0])),
      onto: try #require(collection.cellForItem(at: [0, 5])))
    HeadlessClock.shared.advance(by: 1)
    #expect(items.proposed.last == 5 && numbers.sections == [[1, 2, 0, 3, 4, 5]])
  }
}
