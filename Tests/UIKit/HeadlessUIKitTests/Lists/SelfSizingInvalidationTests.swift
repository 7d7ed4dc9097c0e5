import Foundation
import HeadlessUIKit
import Testing

/// Visible cells that find their sizes again when their content changes.
@MainActor @Suite(.ownEnvironment)
struct SelfSizingInvalidationTests {
  /// A configuration whose view is as high as it says.
  private struct Tall: UIContentConfiguration {
    var height: CGFloat

    func makeContentView() -> any UIView & UIContentView { TallView(self) }
    func updated(for state: any UIConfigurationState) -> Tall { self }
  }

  private final class TallView: UIView, UIContentView {
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
    var configuration: any UIContentConfiguration {
      didSet { height.constant = (configuration as? Tall)?.height ?? 0 }
    }

    init(_ tall: Tall) {
      configuration = tall
      super.init(frame: .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      height.constant = tall.height
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor),
        box.bottomAnchor.constraint(equalTo: bottomAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.trailingAnchor.constraint(equalTo: trailingAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func table() -> (UITableView, UIWindow) {
    let rows = NumberRows(count: 30)
    rows.setUp = { cell, _ in cell.contentConfiguration = Tall(height: 50) }
    let (table, window) = ListStage.table(rows)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    window.layoutIfNeeded()
    return (table, window)
  }

  private func list() -> (UICollectionView, NumberItems, UIWindow) {
    let items = NumberItems(count: 30)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let (collection, window) = ListStage.collection(
      items, UICollectionViewCompositionalLayout(section: section), cell: TallCell.self)
    return (collection, items, window)
  }

  private final class TallCell: UICollectionViewCell {
    static let measured = Counter()
    var fits = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentConfiguration = Tall(height: 50)
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      fits += 1
      Self.measured.count += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// A row that counts how often any of its kind is measured.
  private final class MeasuredRow: UITableViewCell {
    static let measured = Counter()

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

  // MARK: Tables

  @Test func `a row whose cell gets another configuration resizes, with animation`() throws {
    let (table, window) = table()
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let next = try #require(table.cellForRow(at: [0, 2]))
    cell.contentConfiguration = Tall(height: 80)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]).height == 80 && next.frame.minY == 130)
    #expect(next.layer.presentation()?.position.y == 125)
    HeadlessClock.shared.advance(by: 1)
    #expect(next.layer.presentation()?.position.y == 155)
    UIView.performWithoutAnimation { cell.contentConfiguration = Tall(height: 50) }
    window.layoutIfNeeded()
    #expect(next.frame.minY == 100 && next.layer.presentation()?.position.y == 125)
  }

  @Test func `content that changes when the cell is about to be shown counts`() throws {
    final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { if indexPath.row == 1 { cell.contentConfiguration = Tall(height: 90) } }
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { if indexPath.item == 1 { cell.contentConfiguration = Tall(height: 90) } }
    }
    let delegate = Delegate()
    let (table, window) = table()
    table.delegate = delegate
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 1]).height == 90)
    #expect(table.cellForRow(at: [0, 2])?.frame.minY == 140)
    let (collection, _, other) = list()
    collection.delegate = delegate
    collection.reloadData()
    other.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 1])?.frame.height == 90)
    #expect(collection.cellForItem(at: [0, 2])?.frame.minY == 140)
  }

  @Test func `each cell is measured once when it is shown, also where constraints count`() {
    let (collection, _, window) = list()
    collection.selfSizingInvalidation = .enabledIncludingConstraints
    func fits() -> Int { collection.visibleCells.reduce(0) { $0 + (($1 as? TallCell)?.fits ?? 0) } }
    // The same cells are used for the new content.
    let start = fits()
    collection.reloadData()
    window.layoutIfNeeded()
    let count = collection.visibleCells.count
    #expect(fits() - start <= count + 1, "\(fits() - start) measurements of \(count) cells")
    let measured = fits()
    window.layoutIfNeeded()
    #expect(fits() == measured)
  }

  @Test func `a row resizes when the intrinsic size of its cell or content is invalidated`() throws
  {
    let (table, window) = table()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let view = try #require(cell.contentView as? TallView)
    view.height.constant = 70
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 50, "constraints alone do not count")
    cell.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 70)
    view.height.constant = 90
    view.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 90)
  }

  @Test func `a table may let rows keep their heights, or follow constraints as well`() throws {
    let (table, window) = table()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let view = try #require(cell.contentView as? TallView)
    table.selfSizingInvalidation = .disabled
    cell.contentConfiguration = Tall(height: 80)
    cell.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 50)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    view.height.constant = 100
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 100)
    let label = UILabel()
    label.text = "Arendal"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.height.isActive = false
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    label.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(abs(table.rectForRow(at: [0, 0]).height - label.intrinsicContentSize.height) < 0.5)
    label.font = .systemFont(ofSize: 40)
    window.layoutIfNeeded()
    #expect(label.intrinsicContentSize.height > 45)
    #expect(abs(table.rectForRow(at: [0, 0]).height - label.intrinsicContentSize.height) < 0.5)
  }

  @Test func `before iOS 16, rows keep their heights`() throws {
    UIKitEra.current = .iOS15
    let (table, window) = table()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    cell.contentConfiguration = Tall(height: 80)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 50)
  }

  // MARK: Collections

  @Test func `an item whose cell gets another configuration resizes`() throws {
    let (collection, _, window) = list()
    let cell = try #require(collection.cellForItem(at: [0, 0]) as? TallCell)
    let next = try #require(collection.cellForItem(at: [0, 1]))
    cell.contentConfiguration = Tall(height: 90)
    window.layoutIfNeeded()
    #expect(cell.frame.height == 90 && next.frame.minY == 90)
    collection.selfSizingInvalidation = .disabled
    cell.contentConfiguration = Tall(height: 50)
    window.layoutIfNeeded()
    #expect(cell.frame.height == 90)
    collection.selfSizingInvalidation = .enabledIncludingConstraints
    (cell.contentView as? TallView)?.height.constant = 40
    window.layoutIfNeeded()
    #expect(cell.frame.height == 40 && next.frame.minY == 40)
  }

  @Test func `a visible cell is asked for its size once, until the layout changes it`() throws {
    let (collection, _, window) = list()
    let cell = try #require(collection.cellForItem(at: [0, 4]) as? TallCell)
    #expect(cell.fits == 1)
    for y in 1...5 {
      collection.contentOffset.y = CGFloat(y)
      window.layoutIfNeeded()
    }
    #expect(cell.fits == 1)
    collection.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(cell.fits == 2 && cell.frame.height == 50)
  }

  @Test func `each cell is measured once while the list scrolls, also where constraints count`() {
    let (collection, items, window) = list()
    collection.selfSizingInvalidation = .enabledIncludingConstraints
    items.asked = []
    TallCell.measured.count = 0
    for _ in 0..<60 {
      collection.contentOffset.y = min(
        collection.contentOffset.y + 30, collection.contentSize.height - 440)
      window.layoutIfNeeded()
    }
    #expect(items.asked.last == [0, 29] && items.asked.count >= 20)
    #expect(TallCell.measured.count == items.asked.count)
    let rows = NumberRows(count: 30)
    rows.setUp = { cell, _ in cell.contentConfiguration = Tall(height: 50) }
    let (table, stage) = ListStage.table(rows, cell: MeasuredRow.self)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    table.selfSizingInvalidation = .enabledIncludingConstraints
    stage.layoutIfNeeded()
    rows.asked = []
    MeasuredRow.measured.count = 0
    for _ in 0..<60 {
      table.contentOffset.y = min(table.contentOffset.y + 30, table.contentSize.height - 440)
      stage.layoutIfNeeded()
    }
    #expect(rows.asked.last == [0, 29] && rows.asked.count >= 20)
    #expect(MeasuredRow.measured.count == rows.asked.count)
  }

  @Test func `different changes of two constraints inside a cell are not taken for each other`()
    throws
  {
    let (table, window) = table()
    table.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let boxes = (0..<2).map { _ in UIView() }
    for box in boxes {
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
    }
    let heights = boxes.map { $0.heightAnchor.constraint(equalToConstant: 60) }
    let ends = boxes.flatMap {
      [
        $0.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        $0.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor),
      ]
    }
    (cell.contentView as? TallView)?.height.isActive = false
    NSLayoutConstraint.activate(heights + ends)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 60)
    // The changes come one after the other, so that their sums are equal in the end.
    heights[0].constant = 90
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 90)
    boxes[0].removeFromSuperview()
    heights[1].constant = 70
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 70)
  }

  @Test func `an empty update finds the sizes of visible cells again`() throws {
    let (collection, _, window) = list()
    let cell = try #require(collection.cellForItem(at: [0, 0]) as? TallCell)
    cell.contentConfiguration = Tall(height: 90)
    window.layoutIfNeeded()
    collection.selfSizingInvalidation = .disabled
    (cell.contentView as? TallView)?.height.constant = 40
    window.layoutIfNeeded()
    #expect(cell.frame.height == 90)
    collection.performBatchUpdates(nil)
    HeadlessClock.shared.advance(by: 1)
    #expect(cell.frame.height == 40)
  }
}
