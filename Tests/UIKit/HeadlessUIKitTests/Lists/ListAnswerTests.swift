import Foundation
import HeadlessUIKit
import Testing

/// When lists ask and show, and what their layouts answer.
@MainActor @Suite(.ownEnvironment)
struct ListAnswerTests {
  final class CountingCollection: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  /// A cell that changes the attributes that it gets.
  final class GreedyCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.alpha = 0.5
      layoutAttributes.frame.size.height = 33
      return layoutAttributes
    }
  }

  private func collection(_ items: NumberItems, estimate: CGSize = .zero) -> CountingCollection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 20)
    layout.estimatedItemSize = estimate
    let collection = CountingCollection(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    return collection
  }

  @Test func `a new data source does not call an override of reloadData`() {
    let items = NumberItems(count: 3)
    let collection = collection(items)
    #expect(collection.reloads == 0)
    collection.layoutIfNeeded()
    #expect(collection.numberOfItems(inSection: 0) == 3 && collection.visibleCells.count == 3)
    collection.reloadData()
    #expect(collection.reloads == 1)
  }

  @Test func `the paths of visible items cause no layout`() {
    let items = NumberItems(count: 3)
    let collection = collection(items)
    #expect(collection.indexPathsForVisibleItems.isEmpty && items.asked.isEmpty)
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.count == 3)
  }

  @Test func `the visible cells of a table are there as soon as it has reloaded`() {
    let rows = NumberRows(count: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    rows.sections = [[7, 8, 9]]
    table.reloadData()
    #expect(table.visibleCells.map(\.tag) == [7, 8, 9])
  }

  @Test func `a header of size zero has attributes of size zero, and no view`() {
    let items = NumberItems(count: 1)
    let collection = collection(items)
    collection.layoutIfNeeded()
    let layout = collection.collectionViewLayout
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.size == .zero)
    let found = layout.layoutAttributesForElements(in: collection.bounds) ?? []
    #expect(found.count == 1)
  }

  @Test func `a cell may change the attributes that it gets, which are not the layout's`() throws {
    let items = NumberItems(count: 1)
    let collection = collection(items, estimate: CGSize(width: 50, height: 20))
    collection.register(GreedyCell.self, forCellWithReuseIdentifier: "item")
    collection.layoutIfNeeded()
    let attributes = try #require(
      collection.collectionViewLayout.layoutAttributesForItem(at: [0, 0]))
    #expect(attributes.size.height == 33)
    let first = try #require(collection.cellForItem(at: [0, 0]))
    #expect(first.frame.height == 33)
  }

  @Test func `a batch of changes takes a closure that does not escape`() {
    let items = NumberItems(count: 1)
    let collection = collection(items)
    collection.layoutIfNeeded()
    func change(_ body: () -> Void) { collection.performBatchUpdates(body) }
    change {
      items.sections = [[0, 1]]
      collection.insertItems(at: [[0, 1]])
    }
    collection.layoutIfNeeded()
    #expect(collection.numberOfItems(inSection: 0) == 2)
  }
}
