import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Lists whose data, sizes and updates are not what they should be, or come at odd moments.
@MainActor @Suite(.ownEnvironment)
struct ListOddInputTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `a list without sections gets its first one, and loses it again`() {
    let rows = NumberRows([])
    let (table, _) = ListStage.table(rows)
    rows.sections = [[1, 2]]
    table.insertSections([0], with: .fade)
    HeadlessClock.shared.advance(by: 1)
    #expect(table.visibleCells.map(\.tag) == [1, 2])
    rows.sections = []
    table.deleteSections([0], with: .fade)
    HeadlessClock.shared.advance(by: 1)
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    let items = NumberItems([])
    let (collection, _) = ListStage.collection(items, UICollectionViewFlowLayout())
    items.sections = [[1, 2]]
    collection.insertSections([0])
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.map(\.tag) == [1, 2])
    items.sections = []
    collection.deleteSections([0])
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.isEmpty)
    #expect(collection.indexPathForItem(at: .zero) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `heights of rows and heads that are not finite are errors, and the content decides`(
    height: CGFloat
  ) {
    final class Delegate: NSObject, UITableViewDelegate {
      let height: CGFloat
      init(_ height: CGFloat) { self.height = height }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        height
      }
      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { height }
    }
    let rows = NumberRows(count: 3)
    let (table, window) = ListStage.table(rows)
    let delegate = Delegate(height)
    let errors = FailureLog.during {
      table.delegate = delegate
      window.layoutIfNeeded()
    }
    #expect(errors.contains { $0.message.contains("height of row 0 of section 0 is not finite") })
    #expect(errors.contains { $0.message.contains("height of the header of section 0") })
    #expect(table.contentSize.height == 132 && table.visibleCells.count == 3)
    let other = UITableView(frame: window.bounds)
    other.rowHeight = height
    other.estimatedRowHeight = height
    other.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    other.dataSource = rows
    window.addSubview(other)
    _ = FailureLog.during { window.layoutIfNeeded() }
    #expect(other.contentSize.height.isFinite)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `spacings, insets and heads of a flow layout that are not finite are errors`(
    length: CGFloat
  ) {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      let length: CGFloat
      init(_ length: CGFloat) { self.length = length }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { length }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize { CGSize(width: length, height: length) }
    }
    let (collection, window) = ListStage.collection(
      NumberItems(count: 20), UICollectionViewFlowLayout())
    let delegate = Delegate(length)
    let errors = FailureLog.during {
      collection.delegate = delegate
      window.layoutIfNeeded()
    }
    #expect(errors.first?.message.contains("is not finite") == true)
    #expect(collection.visibleCells.count == 20 && collection.contentSize.height == 200)
  }

  @Test func `a dimension of a compositional layout that is not finite is an error`() {
    let errors = FailureLog.during {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(.nan), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let (collection, _) = ListStage.collection(
        NumberItems(count: 4),
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
      #expect(collection.contentSize.height == 200)
    }
    #expect(errors.count == 1)
  }

  @Test func `an update in the completion of another is shown after it`() {
    let rows = NumberRows([[0, 1, 2]])
    let (table, _) = ListStage.table(rows)
    var ends: [String] = []
    rows.sections = [[1, 2]]
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .left)
    } completion: { _ in
      ends.append("first")
      rows.sections = [[1, 2, 3]]
      table.performBatchUpdates {
        table.insertRows(at: [self.path(2)], with: .right)
      } completion: { _ in
        ends.append("second")
      }
    }
    #expect(ends.isEmpty)
    HeadlessClock.shared.advance(by: 1)
    #expect(ends == ["first", "second"] && table.visibleCells.map(\.tag) == [1, 2, 3])
    let items = NumberItems([[0, 1, 2]])
    let (collection, _) = ListStage.collection(items, UICollectionViewFlowLayout())
    items.sections = [[1, 2]]
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(0)])
    } completion: { _ in
      items.sections = [[1, 2, 3]]
      collection.insertItems(at: [self.path(2)])
    }
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.map(\.tag) == [1, 2, 3])
  }

  @Test func `an update while a cell is about to be shown does not lose cells`() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      let items: NumberItems
      init(_ items: NumberItems) { self.items = items }
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        guard indexPath.item == 2, items.sections[0].count == 3 else { return }
        items.sections[0].append(9)
        collectionView.insertItems(at: [IndexPath(item: 3, section: 0)])
      }
    }
    let items = NumberItems([[0, 1, 2]])
    let (collection, window) = ListStage.collection(items, UICollectionViewFlowLayout())
    let delegate = Delegate(items)
    collection.delegate = delegate
    collection.reloadData()
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    HeadlessClock.shared.advance(by: 1)
    #expect(collection.visibleCells.map(\.tag) == [0, 1, 2, 9])
    #expect(collection.subviews.filter { $0 is UICollectionViewCell }.count == 4)
  }

  @Test func `a list can be reloaded while it scrolls, from its delegate too`() throws {
    final class Reloading: NSObject, UITableViewDelegate {
      var reloads = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard reloads < 3, let table = scrollView as? UITableView else { return }
        reloads += 1
        table.reloadData()
      }
    }
    let rows = NumberRows(count: 500)
    let (table, _) = ListStage.table(rows)
    let delegate = Reloading()
    table.delegate = delegate
    try pan(table, to: CGPoint(x: 160, y: 20), velocity: 3000)
    rows.sections = [Array(0..<12)]
    table.reloadData()
    HeadlessClock.shared.advance(by: 5)
    #expect(delegate.reloads == 3 && !table.isDecelerating)
    #expect(abs(table.contentOffset.y - (12 * 44 - 440)) < 0.01)
    #expect(table.visibleCells.map(\.tag) == Array(2..<12))
  }

  @Test
  func `data that changes during a drag without an update ends in UIKit's error, not a crash`()
    throws
  {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate {
      var numbers = Array(0..<6)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numbers.count
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {}
    }
    let rows = Rows()
    let (table, window) = ListStage.table(NumberRows(count: 0))
    table.dataSource = rows
    table.dragDelegate = rows
    window.layoutIfNeeded()
    let finger = try Finger(on: window, at: CGPoint(x: 160, y: 198))
    HeadlessClock.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 160, y: 66), taking: 0.2)
    rows.numbers = [0, 1]
    let errors = FailureLog.during {
      finger.lift()
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(
      errors.map(\.message).contains { $0.hasPrefix("Invalid update: invalid number of rows") })
    #expect(table.visibleCells.count == 2)
  }

  @Test func `lists of 100,000 sections show their first screen, their last one, and an update`() {
    let rows = NumberRows((0..<100_000).map { [$0] })
    let (table, _) = ListStage.table(rows)
    table.scrollToRow(at: IndexPath(row: 0, section: 99_999), at: .bottom, animated: false)
    #expect(table.visibleCells.last?.tag == 99_999)
    rows.sections.removeLast()
    UIView.performWithoutAnimation { table.deleteSections([99_999], with: .none) }
    #expect(table.visibleCells.last?.tag == 99_998)
    let items = NumberItems((0..<100_000).map { [$0] })
    let (collection, _) = ListStage.collection(items, UICollectionViewFlowLayout())
    collection.scrollToItem(
      at: IndexPath(item: 0, section: 99_999), at: .bottom, animated: false)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.last?.tag == 99_999)
    items.sections.removeLast()
    UIView.performWithoutAnimation { collection.deleteSections([99_999]) }
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.last?.tag == 99_998)
  }

  @Test func `a cell whose making registers another class does not disturb the list`() {
    final class Nosy: UITableViewCell {
      static let table = Box()
      @MainActor final class Box {
        weak var table: UITableView?
        nonisolated init() {}
      }
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.table.table?.register(UITableViewCell.self, forCellReuseIdentifier: "other")
      }
      required init?(coder: NSCoder) { nil }
    }
    let rows = NumberRows(count: 0)
    let (table, window) = ListStage.table(rows, cell: Nosy.self)
    Nosy.table.table = table
    rows.sections = [[1, 2]]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2])
    #expect(table.dequeueReusableCell(withIdentifier: "other") != nil)
  }
}
