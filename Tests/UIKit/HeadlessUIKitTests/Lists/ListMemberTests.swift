import Foundation
import HeadlessUIKit
import Testing

/// Members of lists that no other test uses.
@MainActor @Suite(.ownEnvironment)
struct ListMemberTests {
  private func flow(_ height: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  // MARK: Tables

  @Test func `the views above and below all sections are part of the content`() {
    let (table, window) = ListStage.table(NumberRows(count: 3))
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 212)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 182, width: 320, height: 30))
    #expect(table.rectForRow(at: [0, 0]).minY == 50)
  }

  @Test func `footers of grouped sections have the table's height for them`() {
    let (table, window) = ListStage.table(NumberRows([[1], [2]]), style: .grouped)
    table.sectionHeaderHeight = 12
    table.sectionFooterHeight = 25
    table.reloadData()
    window.layoutIfNeeded()
    #expect((0..<2).map { table.rectForFooter(inSection: $0).height } == [25, 25])
    #expect(table.contentSize.height == 162)
  }

  @Test func `a table scrolls to the selected row that is nearest to the position`() {
    let (table, _) = ListStage.table(NumberRows(count: 100))
    table.allowsMultipleSelection = true
    for row in [2, 50, 90] {
      table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    table.contentOffset.y = 1800
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 2200)
    table.contentOffset.y = 3300
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(table.rectForRow(at: [0, 90]).maxY == table.bounds.maxY)
  }

  @Test func `in editing mode, a cell has its accessory for editing`() throws {
    let rows = NumberRows(count: 3)
    rows.setUp = { cell, _ in
      cell.accessoryType = .disclosureIndicator
      cell.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    }
    let (table, window) = ListStage.table(rows)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let view = try #require(cell.editingAccessoryView)
    #expect(view.superview == nil || view.isHidden)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(view.isDescendant(of: cell) && !view.isHidden)
  }

  // MARK: Collections

  @Test func `items are selected and deselected by code without calls of the delegate`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var calls = 0
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { calls += 1 }
      func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
      ) { calls += 1 }
    }
    let (collection, _) = ListStage.collection(NumberItems(count: 30), flow())
    let delegate = Delegate()
    collection.delegate = delegate
    collection.selectItem(at: [0, 10], animated: false, scrollPosition: .centeredVertically)
    #expect(collection.indexPathsForSelectedItems == [[0, 10]])
    #expect(collection.contentOffset.y == 830)
    collection.deselectItem(at: [0, 10], animated: false)
    #expect(collection.indexPathsForSelectedItems?.isEmpty != false && delegate.calls == 0)
  }

  @Test func `pinned footers stay at the lower edge while their section is visible`() {
    let layout = flow()
    layout.footerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionFootersPinToVisibleBounds = true
    let (collection, window) = ListStage.collection(NumberItems(count: 30), layout)
    let kind = UICollectionView.elementKindSectionFooter
    func top() -> CGFloat? {
      collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY
    }
    #expect(top() == 400)
    collection.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(top() == 500)
    collection.contentOffset.y = 2600
    window.layoutIfNeeded()
    #expect(top() == 3000)
  }

  @Test func `a layout creates attributes and contexts of its own classes`() {
    final class Attributes: UICollectionViewLayoutAttributes {}
    final class Context: UICollectionViewFlowLayoutInvalidationContext {}
    final class Layout: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override class var invalidationContextClass: AnyClass {
        Context.self
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    let (collection, window) = ListStage.collection(NumberItems(count: 3), layout)
    let attributes = collection.layoutAttributesForItem(at: [0, 0])
    #expect(attributes is Attributes && attributes?.representedElementCategory == .cell)
    #expect(attributes?.representedElementKind == nil)
    collection.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(!layout.contexts.isEmpty && layout.contexts.allSatisfy { $0 is Context })
  }

  @Test func `a layout receives the changes of an update with the index paths before and after`() {
    final class Layout: UICollectionViewFlowLayout {
      var changes: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        changes = updateItems.map {
          let (old, new) = ($0.indexPathBeforeUpdate?.item, $0.indexPathAfterUpdate?.item)
          return "\($0.updateAction) \(old.map(String.init) ?? "-") \(new.map(String.init) ?? "-")"
        }
      }
    }
    let items = NumberItems([[0, 1, 2, 3]])
    let layout = Layout()
    let (collection, _) = ListStage.collection(items, layout)
    items.sections = [[9, 9, 3, 1]]
    collection.performBatchUpdates {
      collection.deleteItems(at: [[0, 0], [0, 2]])
      collection.insertItems(at: [[0, 0], [0, 0]])
      collection.moveItem(at: [0, 3], to: [0, 2])
    }
    #expect(
      layout.changes.sorted() == [
        "delete 0 -", "delete 2 -", "insert - 0", "insert - 1", "move 3 2",
      ])
  }

  // MARK: Focus

  @Test func `the contexts of the focus in lists have the places and the cells`() {
    let (table, _) = ListStage.table(NumberRows(count: 3))
    let rows = UITableViewFocusUpdateContext(from: [0, 0], to: [0, 2], in: table, heading: .down)
    #expect(rows.previouslyFocusedIndexPath == [0, 0] && rows.nextFocusedIndexPath == [0, 2])
    #expect(rows.previouslyFocusedView === table.cellForRow(at: [0, 0]))
    #expect(rows.nextFocusedView === table.cellForRow(at: [0, 2]) && rows.focusHeading == .down)
    let (collection, _) = ListStage.collection(NumberItems(count: 3), flow())
    let items = UICollectionViewFocusUpdateContext(from: nil, to: [0, 1], in: collection)
    #expect(items.previouslyFocusedIndexPath == nil && items.nextFocusedIndexPath == [0, 1])
    #expect(items.previouslyFocusedView == nil)
    #expect(items.nextFocusedView === collection.cellForItem(at: [0, 1]))
  }

  // MARK: Snapshots

  @Test func `a snapshot knows the places of its items and sections`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(4) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    var section = NSDiffableDataSourceSectionSnapshot<Int>()
    section.append([1, 2])
    section.append([3], to: 1)
    section.expand([1])
    #expect(section.expandedItems == [1])
    section.deleteAll()
    #expect(section.items.isEmpty)
  }

  @Test func `a snapshot that is applied by reloading asks for all cells again`() {
    let (collection, window) = ListStage.collection(NumberItems(count: 0), flow())
    var asked: [Int] = []
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      asked.append($2)
      return $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    asked = []
    snapshot.appendItems([3])
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot) { isDone = true }
    window.layoutIfNeeded()
    HeadlessClock.shared.turn()
    #expect(asked == [1, 2, 3] && isDone)
  }

  // MARK: Scroll views

  @Test func `a scroll view has a recognizer for zooming only if its scales leave a range`() {
    let view = UIScrollView()
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer?.view === view)
    view.minimumZoomScale = 2
    #expect(view.pinchGestureRecognizer == nil)
  }

  @Test func `a refresh control that code starts makes room above the content`() {
    let stage = ScrollStage()
    let control = UIRefreshControl()
    stage.view.refreshControl = control
    let top = stage.view.adjustedContentInset.top
    control.beginRefreshing()
    #expect(control.isRefreshing && stage.view.adjustedContentInset.top > top)
    control.endRefreshing()
    HeadlessClock.shared.advance(by: 1)
    #expect(!control.isRefreshing && stage.view.adjustedContentInset.top == top)
  }

  // MARK: Overrides

  /// A table whose methods report their calls, as in tests of apps.
  private final class SpyTable: UITableView {
    var calls: [String] = []
    override func scrollToRow(
      at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) { calls.append("scroll \(indexPath.row)") }
    override var visibleCells: [UITableViewCell] { [UITableViewCell()] }
    override var indexPathsForVisibleRows: [IndexPath]? { [[3, 4]] }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { [5, 6] }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { [7, 8] }
    override func rectForRow(at indexPath: IndexPath) -> CGRect {
      super.rectForRow(at: indexPath).insetBy(dx: 1, dy: 1)
    }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      UITableViewHeaderFooterView(reuseIdentifier: "spy")
    }
  }

  /// A collection view whose methods report their calls.
  private final class SpyCollection: UICollectionView {
    var calls: [String] = []
    override func scrollToItem(
      at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { calls.append("scroll \(indexPath.item)") }
    override var indexPathsForVisibleItems: [IndexPath] { [[3, 4]] }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { [7, 8] }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { nil }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
      calls.append("move \(indexPath.item)")
      return super.beginInteractiveMovementForItem(at: indexPath)
    }
  }

  @Test func `subclasses override the methods about places, and lists do not depend on them`() {
    let rows = NumberRows(count: 40)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = SpyTable(frame: window.bounds)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    table.scrollToRow(at: [0, 30], at: .top, animated: false)
    #expect(table.calls == ["scroll 30"] && table.contentOffset.y == 0)
    #expect(table.visibleCells.count == 1 && table.indexPathsForVisibleRows == [[3, 4]])
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 1, y: 45, width: 318, height: 42))
    #expect(table.headerView(forSection: 0)?.reuseIdentifier == "spy")
    #expect(table.cellForRow(at: [0, 1])?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))

    let items = NumberItems(count: 9)
    let collection = SpyCollection(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    window.addSubview(collection)
    window.layoutIfNeeded()
    collection.scrollToItem(at: [0, 8], at: .top, animated: false)
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 2]))
    #expect(collection.calls == ["scroll 8", "move 2"])
    #expect(collection.indexPathsForVisibleItems == [[3, 4]])
    #expect(collection.visibleCells.count == 9)
  }
}
