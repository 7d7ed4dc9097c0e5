import Foundation
import HeadlessUIKit
import Testing

/// The titles of a table's sections.
@MainActor @Suite(.ownEnvironment)
struct SectionTitleTests {
  private final class Titles: NSObject, UITableViewDataSource {
    var footer = "Short"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Tide times"
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
  }

  private let titles = Titles()

  private func table(_ style: UITableView.Style) -> UITableView {
    let (table, window) = ListStage.table(NumberRows(count: 0), style: style)
    table.delegate = nil
    table.dataSource = titles
    window.layoutIfNeeded()
    return table
  }

  @Test func `headers of grouped tables have small capital letters before iOS 26`() throws {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let label = try #require(table(style).headerView(forSection: 0)?.textLabel)
      #expect(label.text == "TIDE TIMES")
      #expect(label.font == .preferredFont(forTextStyle: .footnote))
      #expect(label.textColor == .secondaryLabel)
    }
    let plain = try #require(table(.plain).headerView(forSection: 0)?.textLabel)
    #expect(plain.text == "Tide times" && plain.textColor == .label)
    UIKitEra.current = .iOS26
    #expect(table(.grouped).headerView(forSection: 0)?.textLabel?.text == "Tide times")
  }

  @Test func `footers of grouped tables are as high as the lines of their titles`() throws {
    let short = table(.grouped)
    let one = short.rectForFooter(inSection: 0).height
    let sample = UILabel()
    sample.font = .preferredFont(forTextStyle: .footnote)
    sample.numberOfLines = 0
    let heights = ["A", "A\nA"].map { text in
      sample.text = text
      return sample.sizeThatFits(CGSize(width: 100, height: 0)).height
    }
    titles.footer = "The times are those of the nearest harbour. They can differ by some minutes"
    let long = table(.grouped)
    let two = long.rectForFooter(inSection: 0).height
    #expect(two - one == heights[1] - heights[0] && heights[1] > heights[0])
    let label = try #require(long.footerView(forSection: 0)?.textLabel)
    #expect(label.text == titles.footer && label.numberOfLines == 0)
    #expect(label.font == .preferredFont(forTextStyle: .footnote))
    // A wider table needs one line.
    long.frame.size.width = 900
    long.layoutIfNeeded()
    #expect(long.rectForFooter(inSection: 0).height == one)
  }
}
