import Foundation
import HeadlessUIKit
import Testing

/// The lines between the rows of tables.
@MainActor @Suite(.ownEnvironment)
struct TableSeparatorTests {
  /// From the top: where lines begin and end, and whether they are at the top of their cell.
  private func lines(_ cell: UITableViewCell) -> [[CGFloat]] {
    cell.subviews.filter { $0.frame.height <= 1 }.map(\.frame)
      .sorted { $0.minY < $1.minY }
      .map { [$0.minX, $0.maxX, $0.minY == 0 ? 0 : 1] }
  }

  private func table(
    _ sections: [[Int]], _ style: UITableView.Style = .plain,
    _ setUp: ((UITableViewCell, Int) -> Void)? = nil
  ) -> UITableView {
    let rows = NumberRows(sections)
    rows.setUp = setUp
    return ListStage.table(rows, style: style).0
  }

  @Test func `a line of one pixel is below each row, from where the content begins`() throws {
    let table = table([[0, 1, 2]])
    for cell in table.visibleCells { #expect(lines(cell) == [[16, 320, 1]]) }
    let line = try #require(table.visibleCells[0].subviews.last)
    #expect(line.frame.height == 1 / table.contentScaleFactor && line.frame.maxY == 44)
    #expect(line.backgroundColor == .separator)
    #expect(table.separatorInset.left == 16)
  }

  @Test func `the table's insets and color hold for all rows, and a cell's own come first`() {
    let table = table([[0, 1]]) { cell, number in
      if number == 1 { cell.separatorInset = UIEdgeInsets(top: 9, left: 0, bottom: 9, right: -4) }
    }
    table.separatorInset = UIEdgeInsets(top: 5, left: 40, bottom: 5, right: 10)
    table.separatorColor = .red
    table.layoutIfNeeded()
    #expect(lines(table.visibleCells[0]) == [[40, 310, 1]])
    #expect(lines(table.visibleCells[1]) == [[0, 320, 1]])
    #expect(table.visibleCells[0].subviews.last?.backgroundColor == .red)
    table.separatorInsetReference = .fromAutomaticInsets
    table.layoutIfNeeded()
    #expect(lines(table.visibleCells[0]) == [[56, 310, 1]])
  }

  @Test func `sections of a grouped table are framed by lines from edge to edge`() {
    let table = table([[0, 1], [2]], .grouped)
    #expect(lines(table.visibleCells[0]) == [[0, 320, 0], [16, 320, 1]])
    #expect(lines(table.visibleCells[1]) == [[0, 320, 1]])
    #expect(lines(table.visibleCells[2]) == [[0, 320, 0], [0, 320, 1]])
  }

  @Test func `the last row of an inset section has no line, whatever is inserted`() {
    let rows = NumberRows([[0, 1]])
    let (table, _) = ListStage.table(rows, style: .insetGrouped)
    #expect(lines(table.visibleCells[0]).count == 1 && lines(table.visibleCells[1]).isEmpty)
    rows.sections[0].append(2)
    UIView.performWithoutAnimation {
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    #expect(table.visibleCells.map { lines($0).count } == [1, 1, 0])
  }

  @Test func `a table without lines shows none, and a reused cell follows its new table row`() {
    let table = table([Array(0..<40)])
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { lines($0).isEmpty })
    table.separatorStyle = .singleLine
    table.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { lines($0) == [[16, 320, 1]] })
  }

  @Test func `a line moves aside with the content of a row that is edited`() {
    let table = table([[0, 1]])
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let content = table.visibleCells[0].contentView.frame.minX
    #expect(content > 0)
    #expect(lines(table.visibleCells[0]) == [[16 + content, 320, 1]])
  }

  @Test func `where views go from right to left, so do lines`() {
    let table = table([[0]]) { cell, _ in cell.semanticContentAttribute = .forceRightToLeft }
    table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    table.layoutIfNeeded()
    #expect(lines(table.visibleCells[0]) == [[5, 290, 1]])
  }
}
