import Foundation
import HeadlessUIKit

/// A list with random updates, and the plain arithmetic of where it shows its numbers.
@MainActor
protocol UpdatedList: AnyObject {
  var view: UIScrollView { get }
  var window: UIWindow { get }
  /// What the list calls its items in errors.
  var item: String { get }
  var sections: [[Int]] { get set }
  /// The cells among the subviews, with the texts that they show.
  var cells: [(cell: UIView, text: String?)] { get }
  /// Returns the cell that the list itself reports for an index path.
  func cell(at path: IndexPath) -> UIView?
  /// The index paths that the list itself reports as visible, in order.
  var visiblePaths: [IndexPath] { get }
  var selectedPaths: [IndexPath] { get }
  func select(_ path: IndexPath?)
  func reload()
  /// Where each number is, section by section, in points of the content.
  func frames(of sections: [[Int]]) -> [[CGRect]]
  func calls(of batch: RandomBatch) -> [() -> Void]
  func batch(isOld: Bool, _ changes: @escaping () -> Void)
}

/// A table whose rows have different heights.
@MainActor
final class UpdatedTable: UpdatedList {
  let table: UITableView
  let window: UIWindow
  let item = "row"
  private let rows: NumberRows
  private let heights: MeasuredRows
  private let animation: () -> UITableView.RowAnimation

  init(_ sections: [[Int]], animation: @escaping () -> UITableView.RowAnimation) {
    rows = NumberRows(sections)
    (table, window) = ListStage.table(rows)
    self.animation = animation
    table.estimatedRowHeight = 0
    table.allowsMultipleSelection = true
    heights = MeasuredRows { [rows] in Self.height(of: rows.sections[$0.section][$0.row]) }
    table.delegate = heights
    reload()
  }

  private static func height(of number: Int) -> CGFloat { 30 + CGFloat(number % 3) * 10 }

  var view: UIScrollView { table }
  var sections: [[Int]] {
    get { rows.sections }
    set { rows.sections = newValue }
  }
  var cells: [(cell: UIView, text: String?)] {
    table.subviews.compactMap { $0 as? UITableViewCell }.map { ($0, $0.textLabel?.text) }
  }
  func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }
  var visiblePaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
  var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }

  func select(_ path: IndexPath?) { table.selectRow(at: path, animated: false) }

  func reload() {
    table.reloadData()
    window.layoutIfNeeded()
  }

  func frames(of sections: [[Int]]) -> [[CGRect]] {
    var top: CGFloat = 0
    return sections.map { numbers in
      numbers.map { number in
        defer { top += Self.height(of: number) }
        return CGRect(x: 0, y: top, width: 320, height: Self.height(of: number))
      }
    }
  }

  func calls(of batch: RandomBatch) -> [() -> Void] {
    let (table, animation) = (table, animation())
    return [
      { table.deleteRows(at: batch.deleted, with: animation) },
      { table.insertRows(at: batch.inserted, with: animation) },
      { table.reloadRows(at: batch.reloaded, with: animation) },
      { for (from, to) in batch.moved { table.moveRow(at: from, to: to) } },
      { for section in batch.deletedSections { table.deleteSections([section], with: animation) } },
      {
        for section in batch.insertedSections { table.insertSections([section], with: animation) }
      },
      {
        for section in batch.reloadedSections { table.reloadSections([section], with: animation) }
      },
      { for (from, to) in batch.movedSections { table.moveSection(from, toSection: to) } },
    ]
  }

  func batch(isOld: Bool, _ changes: @escaping () -> Void) {
    guard isOld else { return table.performBatchUpdates(changes) }
    table.beginUpdates()
    changes()
    table.endUpdates()
  }
}

/// A collection view with three items in a line.
@MainActor
final class UpdatedCollection: UpdatedList {
  let collection: UICollectionView
  let window: UIWindow
  let item = "item"
  private let items: NumberItems

  private final class Cell: UICollectionViewCell {
    var text: String? { contentView.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first }
  }

  init(_ sections: [[Int]]) {
    items = NumberItems(sections)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 70)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    items.setUp = { cell, number in
      let known = cell.contentView.subviews.first as? UILabel
      let label = known ?? UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      label.text = "\(number)"
      if known == nil { cell.contentView.addSubview(label) }
    }
    (collection, window) = ListStage.collection(items, layout, width: 300, cell: Cell.self)
    collection.allowsMultipleSelection = true
  }

  var view: UIScrollView { collection }
  var sections: [[Int]] {
    get { items.sections }
    set { items.sections = newValue }
  }
  var cells: [(cell: UIView, text: String?)] {
    collection.subviews.compactMap { $0 as? Cell }.map { ($0, $0.text) }
  }
  func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }
  var visiblePaths: [IndexPath] { collection.indexPathsForVisibleItems }
  var selectedPaths: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }

  func select(_ path: IndexPath?) { collection.selectItem(at: path, animated: false) }

  func reload() {
    collection.reloadData()
    window.layoutIfNeeded()
  }

  func frames(of sections: [[Int]]) -> [[CGRect]] {
    var top: CGFloat = 0
    return sections.map { numbers in
      defer { top += CGFloat((numbers.count + 2) / 3) * 70 }
      return numbers.indices.map {
        CGRect(x: CGFloat($0 % 3) * 100, y: top + CGFloat($0 / 3) * 70, width: 100, height: 70)
      }
    }
  }

  func calls(of batch: RandomBatch) -> [() -> Void] {
    let collection = collection
    return [
      { collection.deleteItems(at: batch.deleted) },
      { collection.insertItems(at: batch.inserted) },
      { collection.reloadItems(at: batch.reloaded) },
      { for (from, to) in batch.moved { collection.moveItem(at: from, to: to) } },
      { for section in batch.deletedSections { collection.deleteSections([section]) } },
      { for section in batch.insertedSections { collection.insertSections([section]) } },
      { for section in batch.reloadedSections { collection.reloadSections([section]) } },
      { for (from, to) in batch.movedSections { collection.moveSection(from, toSection: to) } },
    ]
  }

  func batch(isOld: Bool, _ changes: @escaping () -> Void) {
    collection.performBatchUpdates(changes)
  }
}
