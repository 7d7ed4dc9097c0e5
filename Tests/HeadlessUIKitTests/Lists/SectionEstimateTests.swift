import Foundation
import HeadlessUIKit
import Testing

/// Estimates of headers and footers, whose heights are asked for when they come into view.
@MainActor @Suite(.serialized, .ownEnvironment)
struct SectionEstimateTests {
  /// Gives estimates and heights, and notes what it is asked.
  private final class Delegate: NSObject, UITableViewDelegate {
    var estimated: [Int] = []
    var measured: [Int] = []

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
      -> CGFloat
    {
      estimated.append(section)
      return 50
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      measured.append(section)
      return 30
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
      -> CGFloat
    { 10 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      section == 0 ? 0 : 12
    }
  }

  private func stage(_ sections: [[Int]], _ delegate: any UITableViewDelegate)
    -> (UITableView, UIWindow)
  {
    let rows = NumberRows(sections)
    let (table, window) = ListStage.table(rows)
    table.sectionHeaderTopPadding = 0
    table.delegate = delegate
    table.reloadData()
    window.layoutIfNeeded()
    return (table, window)
  }

  @Test func `all estimates are asked for, and heights only of what comes into view`() {
    let delegate = Delegate()
    let (table, window) = stage((0..<20).map { [$0 * 2, $0 * 2 + 1] }, delegate)
    #expect(Set(delegate.estimated) == Set(0..<20))
    #expect(Set(delegate.measured).isSubset(of: Set(0..<6)))
    #expect(table.rectForHeader(inSection: 0).height == 30)
    #expect(table.rectForFooter(inSection: 0).height == 0)
    #expect(table.rectForHeader(inSection: 19).height == 50)
    #expect(table.cellForRow(at: [1, 0])?.frame.minY == 148)
    table.contentOffset.y = table.contentSize.height - 440
    window.layoutIfNeeded()
    #expect(delegate.measured.contains(19) && table.rectForHeader(inSection: 19).height == 30)
    #expect(table.rectForFooter(inSection: 19).height == 12)
  }

  @Test func `visible rows stay in place while headers above them find their heights`() throws {
    let delegate = Delegate()
    let (table, window) = stage((0..<20).map { [$0 * 2, $0 * 2 + 1] }, delegate)
    table.contentOffset.y = table.contentSize.height - 440
    window.layoutIfNeeded()
    for step in 1...20 {
      let path = try #require(table.indexPathsForVisibleRows?.dropFirst().first)
      let place = table.rectForRow(at: path).minY - table.contentOffset.y
      table.contentOffset.y -= 20
      window.layoutIfNeeded()
      #expect(table.rectForRow(at: path).minY - table.contentOffset.y == place + 20, "step \(step)")
    }
    #expect(table.rectForHeader(inSection: 15).height == 30)
    withExtendedLifetime(delegate) {}
  }

  @Test func `sections without rows find their heights as well`() {
    let delegate = Delegate()
    let (table, _) = stage([[0], [], [], [], [1], []], delegate)
    let tops = (0..<6).map { table.rectForHeader(inSection: $0).minY }
    #expect(tops == [0, 74, 116, 158, 200, 286])
    #expect(table.contentSize.height == 328)
    withExtendedLifetime(delegate) {}
  }
}
