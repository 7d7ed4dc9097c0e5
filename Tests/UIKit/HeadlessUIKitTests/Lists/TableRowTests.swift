import Foundation
import HeadlessUIKit
import Testing

/// The rows of tables on their screen.
@MainActor @Suite(.ownEnvironment)
struct TableRowTests {
  private func row(_ number: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: number, section: section)
  }

  @Test func `a row without constraints is as high as its cell's sizeThatFits says`() {
    final class Tall: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
    }
    let (table, window) = ListStage.table(NumberRows(count: 3), cell: Tall.self)
    table.rowHeight = UITableView.automaticDimension
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 70, width: 320, height: 70))
  }

  @Test func `cells are requested for the rows that are seen, and are as wide as the table`() {
    let rows = NumberRows(count: 100)
    let (table, _) = ListStage.table(rows)
    #expect(rows.asked == (0..<10).map { row($0) })
    #expect(table.contentSize == CGSize(width: 320, height: 4400))
    #expect(table.indexPathsForVisibleRows == (0..<10).map { row($0) })
    let cell = table.visibleCells[1]
    #expect(cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(cell.contentView.frame == cell.bounds && cell.superview === table)
    #expect(table.cellForRow(at: row(1)) === cell && table.indexPath(for: cell) == row(1))
    #expect(table.cellForRow(at: row(50)) == nil)
  }

  @Test func `scrolling reuses the cells that have left`() {
    CountingCell.made.count = 0
    let rows = NumberRows(count: 100_000)
    let (table, window) = ListStage.table(rows, cell: CountingCell.self)
    for step in 1...200 {
      table.contentOffset.y = CGFloat(step) * 100
      window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.tag) == table.indexPathsForVisibleRows?.map(\.row))
    }
    #expect(table.visibleCells.count <= 11 && CountingCell.made.count <= 22)
    #expect(table.visibleCells.compactMap { ($0 as? CountingCell)?.reuses }.allSatisfy { $0 > 5 })
    #expect(rows.events.first == "will 0" && rows.events.contains("did 0"))
  }

  @Test func `after scrolling, the cells that live are the visible ones and those that wait`() {
    CountingCell.made.count = 0
    let (table, window) = ListStage.table(NumberRows(count: 20_000), cell: CountingCell.self)
    while table.contentOffset.y < table.contentSize.height - 440 {
      table.contentOffset.y = min(table.contentOffset.y + 300, table.contentSize.height - 440)
      window.layoutIfNeeded()
    }
    #expect(table.visibleCells.last?.tag == 19_999)
    let made = CountingCell.made.count
    var waiting: [UITableViewCell?] = []
    while CountingCell.made.count == made {
      waiting.append(table.dequeueReusableCell(withIdentifier: "row"))
    }
    waiting.removeLast()
    #expect(made == table.visibleCells.count + waiting.count)
    // A screen has at most 11 rows, and what leaves waits for what comes.
    #expect(made <= 22, "\(made)")
  }

  @Test func `a dequeued cell has been made ready and has the row's width`() {
    let rows = NumberRows(count: 30)
    var widths: Set<CGFloat> = []
    rows.setUp = { cell, _ in widths.insert(cell.contentView.bounds.width) }
    let (_, window) = ListStage.table(rows)
    window.layoutIfNeeded()
    #expect(widths == [320])
  }

  @Test func `rows are found by points, and places by rows`() {
    let rows = NumberRows([[1, 2], [], [3, 4, 5]])
    let (table, _) = ListStage.table(rows)
    #expect(table.rectForRow(at: row(1, 2)) == CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 131)) == row(0, 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 600)) == nil)
    #expect(table.rect(forSection: 2) == CGRect(x: 0, y: 88, width: 320, height: 132))
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 1, height: 60)) == [
        row(1, 0), row(0, 2),
      ])
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 2) == 3)
  }

  @Test func `a table scrolls to a row at the top, the middle and the bottom`() {
    let (table, window) = ListStage.table(NumberRows(count: 100))
    table.scrollToRow(at: row(50), at: .top, animated: false)
    #expect(table.contentOffset.y == 2200)
    table.scrollToRow(at: row(50), at: .middle, animated: false)
    #expect(table.contentOffset.y == 2002)
    table.scrollToRow(at: row(50), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1804)
    table.scrollToRow(at: row(52), at: .none, animated: false)
    #expect(table.contentOffset.y == 1892)
    table.scrollToRow(at: row(99), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 3960 && table.visibleCells.last?.tag == 99)
    let errors = FailureLog.during { table.scrollToRow(at: row(100), at: .top, animated: false) }
    #expect(errors.first?.message.contains("100 rows in section 0") == true)
  }

  @Test func `the row NSNotFound scrolls to the header of a section, also of one without rows`() {
    let rows = NumberRows([Array(0..<20), [], Array(0..<20), Array(0..<20)])
    let (table, window) = ListStage.table(rows)
    let heads = Heads()
    table.delegate = heads
    table.sectionHeaderTopPadding = 0
    window.layoutIfNeeded()
    let errors = FailureLog.during {
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
      #expect(table.contentOffset.y == 910)
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 2), at: .top, animated: false)
      #expect(table.contentOffset.y == 940)
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 3), at: .bottom, animated: false)
      #expect(table.contentOffset.y == 1440)
    }
    #expect(errors.isEmpty)
  }

  /// Headers of 30 points.
  private final class Heads: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
  }

  @Test func `a reused cell takes the indentation of its new row`() {
    let (table, window) = ListStage.table(NumberRows(count: 100))
    let levels = Levels()
    table.delegate = levels
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.prefix(3).map(\.indentationLevel) == [2, 2, 2])
    table.contentOffset.y = 2000
    window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.indentationLevel == 0 })
  }

  /// Two levels for the first rows, and none for the others.
  private final class Levels: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row < 20 ? 2 : 0
    }
  }

  @Test func `a table from code has the background of its style`() {
    #expect(UITableView().backgroundColor == .systemBackground)
    #expect(UITableView(frame: .zero, style: .grouped).backgroundColor == .systemGroupedBackground)
  }

  @Test func `the delegate's heights are asked as rows come near`() {
    let rows = NumberRows(count: 1000)
    let heights = MeasuredRows { CGFloat(30 + $0.row % 3 * 10) }
    let (table, window) = ListStage.table(rows)
    table.delegate = heights
    table.rowHeight = UITableView.automaticDimension
    window.layoutIfNeeded()
    #expect(heights.asked < 60)
    #expect(table.rectForRow(at: row(3)).minY == 120)
    #expect(table.rectForRow(at: row(3)).height == 30)
    table.estimatedRowHeight = 0
    window.layoutIfNeeded()
    #expect(heights.asked >= 1000 && table.contentSize.height == 39_990)
  }

  @Test func `cells find their own heights, and what is seen stays in place`() {
    let rows = NumberRows(count: 300)
    rows.setUp = { cell, number in
      let view = cell.contentView.viewWithTag(-1) ?? UIView()
      view.tag = -1
      if view.superview == nil {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          view.heightAnchor.constraint(equalToConstant: 0),
        ])
      }
      view.constraints.first { $0.firstAttribute == .height }?.constant = CGFloat(
        50 + number % 4 * 20)
    }
    let (table, window) = ListStage.table(rows)
    table.rowHeight = UITableView.automaticDimension
    window.layoutIfNeeded()
    #expect(table.visibleCells.prefix(4).map(\.frame.height) == [50, 70, 90, 110])
    #expect(table.rectForRow(at: row(4)).minY == 320)
    // From far away, rows above come with other heights than they were estimated at.
    table.scrollToRow(at: row(150), at: .top, animated: false)
    window.layoutIfNeeded()
    let seen = table.cellForRow(at: row(150))
    #expect(seen.map { $0.frame.minY - table.contentOffset.y } == 0)
    table.contentOffset.y -= 30
    window.layoutIfNeeded()
    #expect(seen.map { $0.frame.minY - table.contentOffset.y } == 30)
    #expect(table.cellForRow(at: row(149))?.frame.height == 70)
  }

  @Test func `a million rows of their own heights cost no more than their screen`() {
    CountingCell.made.count = 0
    let rows = NumberRows([[]])
    let million = Million()
    let (table, window) = ListStage.table(rows, cell: CountingCell.self)
    table.rowHeight = UITableView.automaticDimension
    table.delegate = nil
    table.dataSource = million
    window.layoutIfNeeded()
    #expect(million.asked < 20 && table.numberOfRows(inSection: 0) == 1_000_000)
    table.scrollToRow(at: row(999_999), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.last?.tag == 999_999 && million.asked < 60)
    #expect(CountingCell.made.count < 60)
  }

  /// A million rows without an array of them.
  private final class Million: NSObject, UITableViewDataSource {
    var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1_000_000
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.tag = indexPath.row
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  @Test func `the labels of a subtitle cell have frames below each other`() throws {
    final class Subtitle: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    let rows = NumberRows(count: 3)
    rows.setUp = { cell, number in
      cell.textLabel?.text = "Title \(number)"
      cell.detailTextLabel?.text = "Detail"
    }
    let (table, _) = ListStage.table(rows, cell: Subtitle.self)
    let cell = try #require(table.visibleCells.first)
    let title = try #require(cell.textLabel).frame
    let detail = try #require(cell.detailTextLabel).frame
    #expect(abs(title.minX - 16) < 1e-9 && abs(detail.minX - 16) < 1e-9)
    #expect(title.width > 20 && detail.width > 20)
    #expect(title.height > 10 && title.maxY <= detail.minY && detail.maxY <= 44)
  }

  @Test func `an accessory takes its width from the content`() throws {
    let rows = NumberRows(count: 2)
    rows.setUp = { cell, _ in cell.accessoryType = .disclosureIndicator }
    let (table, _) = ListStage.table(rows)
    #expect(table.visibleCells.first?.contentView.frame.width == 293.5)
  }

  @Test(arguments: [false, true])
  func `a cell for two rows is an error that names both`(fits: Bool) {
    final class Same: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { cell }
    }
    let same = Same()
    let (table, window) = ListStage.table(NumberRows(count: 0))
    if fits { table.rowHeight = UITableView.automaticDimension }
    let errors = FailureLog.during {
      table.dataSource = same
      window.layoutIfNeeded()
    }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.kind == .invalidUse })
    #expect(errors.first?.message.contains("row 1 of section 0 is already shown for row 0") == true)
  }

  @Test func `a row whose constraints give it no height has the standard height, with a warning`() {
    final class Collapsing: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        box.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    var warnings: [ListWarning] = []
    ListWarning.handler = { warnings.append($0) }
    let (table, window) = ListStage.table(NumberRows(count: 3), cell: Collapsing.self)
    table.rowHeight = UITableView.automaticDimension
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: row(1)) == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(warnings.count == 1 && warnings.first?.kind == .collapsedCell)
    #expect(warnings.first?.message.contains("using standard height instead. Cell: <") == true)
  }
}
