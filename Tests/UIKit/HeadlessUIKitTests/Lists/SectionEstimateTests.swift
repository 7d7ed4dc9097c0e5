import Foundation
import HeadlessUIKit
import Testing

/// Estimates of headers and footers, whose heights are asked for when they come into view.
@MainActor @Suite(.ownEnvironment)
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

  @Test func `an update keeps the heights that headers have found`() {
    let delegate = Delegate()
    let lists = (0..<20).map { [$0 * 2, $0 * 2 + 1] }
    let rows = NumberRows(lists)
    let (table, window) = ListStage.table(rows)
    table.sectionHeaderTopPadding = 0
    table.delegate = delegate
    table.reloadData()
    window.layoutIfNeeded()
    table.contentOffset.y = table.contentSize.height - 440
    window.layoutIfNeeded()
    let found = (0..<20).map { table.rectForHeader(inSection: $0).height }
    #expect(found[0] == 30 && found[19] == 30 && found[9] == 50)
    rows.sections[19].removeLast()
    table.deleteRows(at: [[19, 1]], with: .none)
    #expect((0..<20).map { table.rectForHeader(inSection: $0).height } == found)
    rows.sections.remove(at: 9)
    UIView.performWithoutAnimation { table.deleteSections([9], with: .none) }
    let kept = Array(found[..<9]) + Array(found[10...])
    #expect((0..<19).map { table.rectForHeader(inSection: $0).height } == kept)
  }

  @Test func `a section without a header receives one with its first row`() {
    final class Heads: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard tableView.numberOfRows(inSection: section) > 0 else { return nil }
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 34).isActive = true
        return view
      }
    }
    let heads = Heads()
    let rows = NumberRows([[], [1]])
    let (table, window) = ListStage.table(rows)
    table.sectionHeaderTopPadding = 0
    table.estimatedSectionHeaderHeight = 20
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.delegate = heads
    table.reloadData()
    window.layoutIfNeeded()
    #expect(
      table.headerView(forSection: 0) == nil && table.rectForHeader(inSection: 1).height == 34)
    rows.sections[0].append(2)
    UIView.performWithoutAnimation { table.insertRows(at: [[0, 0]], with: .none) }
    window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 34)
    withExtendedLifetime(heads) {}
  }

  @Test func `an update does not measure headers again that find their own heights`() {
    final class Head: UITableViewHeaderFooterView {
      static let measured = Counter()
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.heightAnchor.constraint(equalToConstant: 34).isActive = true
      }
      required init?(coder: NSCoder) { nil }
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        Self.measured.count += 1
        return super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
      }
    }
    final class Heads: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
      }
    }
    Head.measured.count = 0
    let heads = Heads()
    let rows = NumberRows((0..<20).map { [$0 * 2, $0 * 2 + 1] })
    let (table, window) = ListStage.table(rows)
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
    table.sectionHeaderTopPadding = 0
    table.estimatedSectionHeaderHeight = 20
    table.delegate = heads
    table.reloadData()
    window.layoutIfNeeded()
    table.contentOffset.y = 1200
    window.layoutIfNeeded()
    let (measured, found) = (Head.measured.count, table.rectForHeader(inSection: 0).height)
    #expect(measured > 3 && found == 34 && table.rectForHeader(inSection: 19).height == 20)
    rows.sections[12].append(900)
    UIView.performWithoutAnimation { table.insertRows(at: [[12, 2]], with: .none) }
    #expect(table.rectForHeader(inSection: 0).height == 34)
    #expect(Head.measured.count == measured)
    UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
    #expect(Head.measured.count > measured && table.rectForHeader(inSection: 0).height == 34)
  }
}
