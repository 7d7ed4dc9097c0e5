import Foundation
import HeadlessUIKit
import Testing

/// Self-sizing lists whose text size changes.
@MainActor @Suite(.ownEnvironment)
struct ListTextSizeTests {
  private static func label(in view: UIView, _ text: String) {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  @Test func `rows are measured again, also those that were measured and are out of sight`() throws
  {
    let rows = NumberRows(count: 100)
    rows.setUp = { cell, number in
      if cell.contentView.subviews.isEmpty { Self.label(in: cell.contentView, "\(number)") }
    }
    let (table, window) = ListStage.table(rows)
    table.rowHeight = UITableView.automaticDimension
    window.layoutIfNeeded()
    let small = table.rectForRow(at: [0, 0]).height
    table.contentOffset.y = 1000
    window.layoutIfNeeded()
    let top = try #require(table.indexPathsForVisibleRows?.first)
    let place = table.rectForRow(at: top).minY - table.contentOffset.y
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    let large = table.rectForRow(at: top).height
    #expect(large > small + 10)
    #expect(table.rectForRow(at: top).minY - table.contentOffset.y == place)
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == large)
  }

  @Test func `items are measured again`() throws {
    let items = NumberItems(count: 60)
    items.setUp = { cell, number in
      if cell.contentView.subviews.isEmpty { Self.label(in: cell.contentView, "\(number)") }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let (collection, window) = ListStage.collection(items, layout)
    let small = try #require(collection.cellForItem(at: [0, 0])).frame.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    let large = try #require(collection.cellForItem(at: [0, 0])).frame.height
    #expect(large > small + 10)
    let tops = collection.visibleCells.map(\.frame.minY)
    for (index, top) in tops.enumerated() { #expect(abs(top - CGFloat(index) * large) < 1e-6) }
  }
}
