import Foundation
import HeadlessUIKit
import Testing

/// What data sources are told before it is seen.
@MainActor @Suite(.ownEnvironment)
struct PrefetchTests {
  private final class Notes: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    var fresh: [Int] = []
    var gone: [Int] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      fresh += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      gone += indexPaths.map(\.row)
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { fresh += indexPaths.map(\.item) }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { gone += indexPaths.map(\.item) }
  }

  @Test func `a table tells of the rows of the next screen, once each`() {
    let rows = NumberRows(count: 1000)
    let (table, window) = ListStage.table(rows)
    let notes = Notes()
    table.prefetchDataSource = notes
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(notes.fresh == Array(10..<20))
    notes.fresh = []
    table.contentOffset.y = 88
    window.layoutIfNeeded()
    // The two rows above are near as well.
    #expect(notes.fresh == [20, 21, 1, 0] && notes.gone.isEmpty)
    #expect(!rows.asked.contains([0, 20]))
  }

  @Test func `rows that are no longer near are cancelled, those that were shown are not`() {
    let rows = NumberRows(count: 1000)
    let (table, window) = ListStage.table(rows)
    let notes = Notes()
    table.prefetchDataSource = notes
    table.setNeedsLayout()
    window.layoutIfNeeded()
    table.contentOffset.y = 44 * 500
    window.layoutIfNeeded()
    #expect(notes.gone == Array(10..<20))
    #expect(notes.fresh.suffix(20) == Array(510..<520) + Array((490..<500).reversed()))
    notes.fresh = []
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(notes.fresh.isEmpty)
  }

  @Test func `a collection tells of the items of the next screen`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let (collection, window) = ListStage.collection(NumberItems(count: 100), layout)
    let notes = Notes()
    collection.prefetchDataSource = notes
    collection.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(notes.fresh == Array(10..<20))
    collection.contentOffset.y = 44 * 50
    window.layoutIfNeeded()
    #expect(notes.gone == Array(10..<20))
  }
}
