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
  /// Returns the header or the footer of a section; nil if it is not visible.
  func side(ofSection section: Int, isHeader: Bool) -> UIView?
  /// How often the data source was asked for a cell.
  var cellsAsked: Int { get }
  func reload()
  /// Where each number is, section by section, in points of the content.
  func frames(of sections: [[Int]]) -> [[CGRect]]
  /// Where the header and the footer of each section are.
  func sideFrames(of sections: [[Int]]) -> [(header: CGRect, footer: CGRect)]
  func calls(of batch: RandomBatch) -> [() -> Void]
  func batch(isOld: Bool, _ changes: @escaping () -> Void)
}

/// The lengths of headers and footers, in points.
private let (headerLength, footerLength): (CGFloat, CGFloat) = (20, 10)

/// A table whose rows have different heights, and whose sections have headers and footers.
///
/// The delegate gives the heights, or the cells find their own.
@MainActor
final class UpdatedTable: UpdatedList {
  let table: UITableView
  let window: UIWindow
  let item = "row"
  private let rows: NumberRows
  private let sides: any UITableViewDelegate
  private let animation: () -> UITableView.RowAnimation
  private let fits: Bool

  /// Gives the views and lengths at the edges of sections.
  private class Sides: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "side")
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "side")
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerLength
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footerLength
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      UITableView.automaticDimension
    }
  }

  /// Gives the heights of rows as well.
  private final class Heights: Sides {
    let rows: NumberRows
    init(_ rows: NumberRows) { self.rows = rows }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat
    { UpdatedTable.height(of: rows.sections[indexPath.section][indexPath.row]) }
  }

  /// A cell whose content decides its height.
  private final class TallCell: UITableViewCell {
    private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 0)
  }

  init(
    _ sections: [[Int]], fits: Bool = false, animation: @escaping () -> UITableView.RowAnimation
  ) {
    rows = NumberRows(sections)
    rows.setUp = { cell, number in
      guard let height = (cell as? TallCell)?.height else { return }
      height.constant = UpdatedTable.height(of: number)
      height.isActive = true
    }
    (table, window) = ListStage.table(
      rows, cell: fits ? TallCell.self : UITableViewCell.self, style: .grouped)
    self.animation = animation
    self.fits = fits
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "side")
    if fits { table.rowHeight = UITableView.automaticDimension }
    table.estimatedRowHeight = fits ? 45 : 0
    table.allowsMultipleSelection = true
    sides = fits ? Sides() : Heights(rows)
    table.delegate = sides
    reload()
  }

  private static func height(of number: Int) -> CGFloat { 30 + CGFloat(number % 3) * 10 }

  var view: UIScrollView { table }
  var sections: [[Int]] {
    get { rows.sections }
    set { rows.sections = newValue }
  }
  var cells: [(cell: UIView, text: String?)] {
    table.subviews.compactMap { $0 as? UITableViewCell }.map { ($0, "\($0.tag)") }
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
    if fits { return foundFrames(of: sections) }
    var top: CGFloat = 0
    return sections.map { numbers in
      top += headerLength
      defer { top += footerLength }
      return numbers.map { number in
        defer { top += Self.height(of: number) }
        return CGRect(x: 0, y: top, width: 320, height: Self.height(of: number))
      }
    }
  }

  /// The frames by the table's own account, because rows that were never visible have estimates. Visible rows must have
  /// the heights of their content, and follow each other.
  private func foundFrames(of sections: [[Int]]) -> [[CGRect]] {
    let visible = Set(visiblePaths)
    return sections.enumerated().map { section, numbers in
      var end: CGFloat?
      return numbers.enumerated().map { row, number in
        let path = IndexPath(row: row, section: section)
        var frame = table.rectForRow(at: path)
        if visible.contains(path) {
          frame.size.height = Self.height(of: number)
          if let end { frame.origin.y = end }
        }
        end = frame.maxY
        return frame
      }
    }
  }

  func sideFrames(of sections: [[Int]]) -> [(header: CGRect, footer: CGRect)] {
    if fits {
      return sections.indices.map {
        (table.rectForHeader(inSection: $0), table.rectForFooter(inSection: $0))
      }
    }
    var top: CGFloat = 0
    return sections.map { numbers in
      let end = numbers.reduce(top + headerLength) { $0 + Self.height(of: $1) }
      defer { top = end + footerLength }
      return (
        CGRect(x: 0, y: top, width: 320, height: headerLength),
        CGRect(x: 0, y: end, width: 320, height: footerLength)
      )
    }
  }

  func side(ofSection section: Int, isHeader: Bool) -> UIView? {
    isHeader ? table.headerView(forSection: section) : table.footerView(forSection: section)
  }

  var cellsAsked: Int { rows.asked.count }

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

/// A collection view with three items in a line, and headers and footers.
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
    layout.headerReferenceSize = CGSize(width: 0, height: headerLength)
    layout.footerReferenceSize = CGSize(width: 0, height: footerLength)
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
      top += headerLength
      defer { top += CGFloat((numbers.count + 2) / 3) * 70 + footerLength }
      return numbers.indices.map {
        CGRect(x: CGFloat($0 % 3) * 100, y: top + CGFloat($0 / 3) * 70, width: 100, height: 70)
      }
    }
  }

  func sideFrames(of sections: [[Int]]) -> [(header: CGRect, footer: CGRect)] {
    var top: CGFloat = 0
    return sections.map { numbers in
      let end = top + headerLength + CGFloat((numbers.count + 2) / 3) * 70
      defer { top = end + footerLength }
      return (
        CGRect(x: 0, y: top, width: 300, height: headerLength),
        CGRect(x: 0, y: end, width: 300, height: footerLength)
      )
    }
  }

  func side(ofSection section: Int, isHeader: Bool) -> UIView? {
    collection.supplementaryView(
      forElementKind: isHeader
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      at: [section, 0])
  }

  var cellsAsked: Int { items.asked.count }

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
