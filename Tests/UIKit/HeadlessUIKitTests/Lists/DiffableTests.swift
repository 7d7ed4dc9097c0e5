import Foundation
import HeadlessUIKit
import Testing

/// Data sources that show snapshots.
@MainActor @Suite(.ownEnvironment)
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func table() -> (UITableView, UITableViewDiffableDataSource<String, Int>, UIWindow) {
    let (table, window) = ListStage.table(NumberRows(count: 0))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.tag = number
      return cell
    }
    return (table, source, window)
  }

  @Test func `a table shows a snapshot, and its changes`() throws {
    let (table, source, window) = table()
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]), animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4, 5])
    let third = table.visibleCells[2]
    var next = source.snapshot()
    next.moveItem(3, beforeItem: 1)
    next.deleteItems([2])
    next.insertItems([9], afterItem: 4)
    next.moveSection("b", beforeSection: "a")
    source.apply(next, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [4, 9, 5, 3, 1])
    #expect(table.visibleCells[3] === third)
    #expect(source.indexPath(for: 9) == IndexPath(row: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.sectionIdentifier(for: 1) == "a")
  }

  @Test func `rows of a snapshot leave by the animation of the data source`() throws {
    let (table, window) = ListStage.table(NumberRows(count: 0))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    source.defaultRowAnimation = .left
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let gone = try #require(table.cellForRow(at: [0, 0]))
    snapshot.deleteItems([1])
    source.apply(snapshot)
    HeadlessClock.shared.advance(by: 0.15)
    #expect(abs((gone.layer.presentation()?.position.x ?? 160) - 0) < 1e-6)
  }

  @Test func `items move between sections with their cells`() {
    let (table, source, window) = table()
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
    window.layoutIfNeeded()
    let second = table.visibleCells[1]
    source.apply(snapshot([("c", [2, 7]), ("b", [3, 4])]), animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [2, 7, 3, 4] && table.visibleCells[0] === second)
  }

  @Test func `reloaded items get other cells, reconfigured ones keep theirs`() {
    let (table, source, window) = table()
    source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    window.layoutIfNeeded()
    let cells = table.visibleCells
    for cell in cells { cell.tag = 0 }
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    source.apply(next, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 0] && table.visibleCells[1] === cells[1])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `items and sections can be reloaded in a snapshot that also moves others`() {
    let (table, source, window) = table()
    let first = [("a", [1, 2, 3]), ("b", [4]), ("c", [5, 6])]
    source.apply(snapshot(first), animatingDifferences: false)
    window.layoutIfNeeded()
    for cell in table.visibleCells { cell.tag = 0 }
    let errors = FailureLog.during {
      var next = snapshot([("c", [6, 5]), ("a", [3, 1, 2]), ("b", [4])])
      next.reloadItems([1, 4])
      next.reloadSections(["c"])
      next.reloadSections(["c"])
      source.apply(next, animatingDifferences: false)
      window.layoutIfNeeded()
    }
    #expect(errors.isEmpty)
    let tags = table.visibleCells.map(\.tag)
    #expect(tags.count == 6 && tags[3] == 1 && tags[5] == 4 && tags[2] == 0 && tags[4] == 0)
  }

  @Test func `identifiers that occur twice in one call, or are missing, are errors`() {
    let errors = FailureLog.during {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
      snapshot.insertItems([5], beforeItem: 8)
      #expect(snapshot.itemIdentifiers == [1, 2])
    }
    #expect(errors.count == 3 && errors.allSatisfy { $0.kind == .invalidUse })
    let text =
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"
    #expect(errors[1].message == text)
  }

  @Test func `missing items cannot be reloaded, in UIKit's words`() {
    let messages = FailureLog.during {
      var snapshot = snapshot([("a", [1])])
      snapshot.reloadItems([1, 8])
      snapshot.reconfigureItems([9, 1])
      snapshot.appendSections(["a"])
      #expect(snapshot.reloadedItemIdentifiers == [1])
      #expect(snapshot.reconfiguredItemIdentifiers == [1])
    }.map(\.message)
    let missing = "item identifier that does not exist in the snapshot:"
    let twice =
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    a\n)}"
    #expect(
      messages == [
        "Attempted to reload \(missing) 8", "Attempted to reconfigure \(missing) 9", twice,
      ])
  }

  @Test func `a cell provider that returns nil is an error in UIKit's words`() {
    let (collection, window) = ListStage.collection(
      NumberItems(count: 0), UICollectionViewFlowLayout())
    let (table, _) = ListStage.table(NumberRows(count: 0))
    window.addSubview(table)
    let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      _, _, _ in nil
    }
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    let messages = FailureLog.during {
      items.apply(snapshot([("a", [7])]), animatingDifferences: false)
      rows.apply(snapshot([("a", [7])]), animatingDifferences: false)
      window.layoutIfNeeded()
    }.map(\.message)
    func text(_ kind: String, _ list: String) -> String {
      "UI\(kind)DiffableDataSource cell provider returned nil for index path <NSIndexPath: …>"
        + " {length = 2, path = 0 - 0} with item identifier '7', which is not allowed. You must"
        + " always return a cell to the \(list) view"
    }
    #expect(messages.contains(text("CollectionView", "collection")))
    #expect(messages.contains(text("TableView", "table")))
  }

  @Test func `items that are added again move to their new place, with a warning`() {
    var warnings: [ListWarning] = []
    ListWarning.handler = { warnings.append($0) }
    var snapshot = snapshot([("a", [1, 2, 3, 4]), ("b", [5])])
    let errors = FailureLog.during {
      snapshot.appendItems([2, 6], toSection: "b")
      #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3, 4])
      #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 2, 6])
      #expect(snapshot.sectionIdentifier(containingItem: 2) == "b" && snapshot.numberOfItems == 6)
      snapshot.insertItems([1, 5], beforeItem: 4)
      #expect(snapshot.itemIdentifiers == [3, 1, 5, 4, 2, 6])
    }
    #expect(errors.isEmpty)
    #expect(warnings.map(\.kind) == [.knownItems, .knownItems] && warnings[0].list == nil)
  }

  @Test func `a request to reload an item is forgotten when the item is deleted`() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.reloadItems([1, 2, 1])
    snapshot.reconfigureItems([3, 4])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2])
    snapshot.deleteItems([1, 3])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test func `random snapshots lead to what a new list shows`() {
    let (table, source, window) = table()
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<1000 {
      var numbers = Array(0..<14)
      var order: [Int] = []
      while !numbers.isEmpty {
        let number = numbers.remove(at: random(numbers.count))
        if random(4) > 0 { order.append(number) }
      }
      var names = ["a", "b", "c", "d"]
      names.remove(at: random(4))
      if random(2) == 0 { names.swapAt(0, 2) }
      let cut = random(order.count + 1)
      let next = snapshot([
        (names[0], Array(order[..<(cut / 2)])), (names[1], Array(order[(cut / 2)..<cut])),
        (names[2], Array(order[cut...])),
      ])
      source.apply(next, animatingDifferences: false)
      window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.tag) == Array(order.prefix(table.visibleCells.count)))
      #expect(table.visibleCells.count == min(order.count, 10))
    }
  }

  @Test func `a collection's registrations make cells and heads`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let (collection, window) = ListStage.collection(NumberItems(count: 0), layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.tag = number
    }
    let heads = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = 100 + path.section }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, number in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: heads, for: path)
    }
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [1, 2, 3])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [100, 101])
    var called = false
    var next = source.snapshot()
    next.deleteItems([1])
    source.apply(next) { called = true }
    #expect(!called)
    HeadlessClock.shared.advance(by: 1)
    #expect(called && collection.visibleCells.map(\.tag) == [2, 3])
  }
}
