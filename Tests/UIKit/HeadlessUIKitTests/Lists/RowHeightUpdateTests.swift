import Foundation
import HeadlessUIKit
import Testing

/// Heights of rows that are found again by updates.
@MainActor @Suite(.ownEnvironment)
struct RowHeightUpdateTests {
  /// A cell that is as high as its box, and ten points around it.
  private final class BoxCell: UITableViewCell {
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 30)
    private let box = UIView()
    var fits = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        height,
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      fits += 1
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }

  /// The heights of the boxes, by the rows' numbers.
  private final class Boxes {
    var heights: [Int: CGFloat] = [:]
  }

  private let boxes = Boxes()

  private func stage() -> (UITableView, NumberRows) {
    let rows = NumberRows(count: 30)
    rows.setUp = { [boxes] cell, number in
      (cell as? BoxCell)?.height.constant = boxes.heights[number] ?? 30
    }
    let (table, _) = ListStage.table(rows, cell: BoxCell.self)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    table.layoutIfNeeded()
    return (table, rows)
  }

  @Test func `an empty update measures the visible rows once, however many rows there are`() {
    func work(rows count: Int) -> (fits: Int, asked: Int, visible: Int) {
      let rows = NumberRows(count: count)
      let (table, _) = ListStage.table(rows, cell: BoxCell.self)
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 60
      table.layoutIfNeeded()
      table.contentOffset.y = 600
      table.layoutIfNeeded()
      let cells = table.visibleCells.compactMap { $0 as? BoxCell }
      let before = cells.reduce(0) { $0 + $1.fits }
      rows.asked = []
      UIView.performWithoutAnimation {
        table.beginUpdates()
        table.endUpdates()
      }
      return (cells.reduce(0) { $0 + $1.fits } - before, rows.asked.count, cells.count)
    }
    let (few, many) = (work(rows: 100), work(rows: 100_000))
    #expect(few.fits == few.visible && few.asked == 0)
    #expect(many == few)
  }

  private func heights(_ table: UITableView) -> [CGFloat] {
    (0..<4).map { table.rectForRow(at: [0, $0]).height }
  }

  @Test func `the delegate estimates inserted rows, and other rows keep their estimates`() {
    final class Estimates: NSObject, UITableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
      {
        asked.append(indexPath.row)
        return indexPath.row == 29 ? 200 : 50
      }
    }
    let (table, rows) = stage()
    let estimates = Estimates()
    table.delegate = estimates
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 1650)
    estimates.asked = []
    rows.sections[0].insert(100, at: 29)
    table.insertRows(at: [[0, 29]], with: .none)
    HeadlessClock.shared.advance(by: 1)
    #expect(Set(estimates.asked) == [29])
    #expect(table.contentSize.height == 1850)
    #expect(table.rectForRow(at: [0, 30]).height == 200)
  }

  @Test func `a row that is reloaded finds its height again`() {
    let (table, _) = stage()
    #expect(heights(table) == [50, 50, 50, 50])
    boxes.heights = [1: 80]
    table.reloadRows(at: [[0, 1]], with: .none)
    HeadlessClock.shared.advance(by: 1)
    #expect(heights(table) == [50, 100, 50, 50])
    #expect(table.cellForRow(at: [0, 2])?.frame.minY == 150)
    boxes.heights = [:]
    table.reconfigureRows(at: [[0, 1]])
    HeadlessClock.shared.advance(by: 1)
    #expect(heights(table) == [50, 50, 50, 50])
  }

  @Test func `an empty update finds the heights of what is seen again, with animation`() throws {
    let (table, rows) = stage()
    let cell = try #require(table.cellForRow(at: [0, 0]) as? BoxCell)
    let next = try #require(table.cellForRow(at: [0, 1]))
    rows.asked = []
    cell.height.constant = 90
    table.beginUpdates()
    table.endUpdates()
    #expect(heights(table) == [110, 50, 50, 50] && next.frame.minY == 110)
    #expect(next.layer.presentation()?.position.y == 75)
    HeadlessClock.shared.advance(by: 0.15)
    #expect(abs((next.layer.presentation()?.position.y ?? 0) - 105) < 1e-6)
    HeadlessClock.shared.advance(by: 1)
    #expect(next.layer.presentation()?.position.y == 135 && rows.asked.isEmpty)
    cell.height.constant = 30
    var ends: [Bool] = []
    table.performBatchUpdates(nil) { ends.append($0) }
    HeadlessClock.shared.advance(by: 1)
    #expect(heights(table) == [50, 50, 50, 50] && ends == [true])
  }

  @Test func `an empty update measures each visible row once`() {
    let (table, _) = stage()
    let window = table.window
    let cells = table.visibleCells.compactMap { $0 as? BoxCell }
    for cell in cells { cell.fits = 0 }
    table.beginUpdates()
    table.endUpdates()
    window?.layoutIfNeeded()
    #expect(cells.count == 9 && cells.allSatisfy { $0.fits == 1 })
    HeadlessClock.shared.advance(by: 1)
  }

  @Test func `an empty update asks the delegate for heights again`() {
    let (table, _) = ListStage.table(NumberRows(count: 30))
    var tall: Set<Int> = []
    let measured = MeasuredRows { tall.contains($0.row) ? 120 : 40 }
    table.delegate = measured
    table.layoutIfNeeded()
    #expect(heights(table) == [40, 40, 40, 40])
    tall = [2]
    table.beginUpdates()
    table.endUpdates()
    HeadlessClock.shared.advance(by: 1)
    #expect(heights(table) == [40, 40, 120, 40])
    tall = []
    table.performBatchUpdates(nil)
    HeadlessClock.shared.advance(by: 1)
    #expect(heights(table) == [40, 40, 40, 40])
  }

  @Test func `rows that stay keep their heights in an update, above what is seen as well`() {
    let (table, rows) = stage()
    boxes.heights = [0: 200, 5: 100]
    table.reloadData()
    table.layoutIfNeeded()
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    rows.sections[0].remove(at: 4)
    table.deleteRows(at: [[0, 4]], with: .none)
    HeadlessClock.shared.advance(by: 1)
    #expect(
      table.rectForRow(at: [0, 0]).height == 220 && table.rectForRow(at: [0, 4]).height == 120)
  }

  @Test(arguments: [UITableView.ScrollPosition.bottom, .middle, .top])
  func `the last row is at the end, though the rows above it are lower than estimated`(
    position: UITableView.ScrollPosition
  ) {
    let (table, _) = stage()
    table.scrollToRow(at: [0, 29], at: position, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == table.contentSize.height - 440)
    #expect(table.rectForRow(at: [0, 29]).maxY == table.contentSize.height)
    #expect(table.visibleCells.count == 9 && table.visibleCells.last?.tag == 29)
    table.scrollToRow(at: [0, 0], at: .top, animated: false)
    #expect(table.contentOffset.y == 0 && table.visibleCells.first?.frame.minY == 0)
  }

  @Test(arguments: [UITableView.ScrollPosition.bottom, .none])
  func `animated scrolling to a new row shows it whole, though it is higher than estimated`(
    position: UITableView.ScrollPosition
  ) {
    let (table, rows) = stage()
    table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
    rows.sections[0].append(30)
    boxes.heights[30] = 180
    table.insertRows(at: [[0, 30]], with: .none)
    table.scrollToRow(at: [0, 30], at: position, animated: true)
    HeadlessClock.shared.advance(by: 1)
    #expect(table.rectForRow(at: [0, 30]).height == 200)
    #expect(table.bounds.maxY == table.contentSize.height)
    table.scrollToRow(at: [0, 2], at: .top, animated: true)
    HeadlessClock.shared.advance(by: 1)
    #expect(table.bounds.minY == table.rectForRow(at: [0, 2]).minY)
  }
}
