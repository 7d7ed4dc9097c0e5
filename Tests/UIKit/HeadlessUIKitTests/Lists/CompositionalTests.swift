import Foundation
import HeadlessUIKit
import Testing

/// Where a compositional layout puts items.
@MainActor @Suite(.ownEnvironment)
struct CompositionalTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func thirds(inset: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
  }

  private func frames(_ collection: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<collection.numberOfItems(inSection: section)).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func `items fill their group, and groups follow each other`() {
    let (collection, _) = ListStage.collection(
      NumberItems(count: 7), UICollectionViewCompositionalLayout(section: thirds()), width: 375)
    let expected = (0..<7).map { (item: Int) -> CGRect in
      CGRect(x: 125 * CGFloat(item % 3), y: 100 * CGFloat(item / 3), width: 125, height: 100)
    }
    let found = frames(collection)
    #expect(found == expected)
    #expect(collection.contentSize == CGSize(width: 375, height: 300))
    #expect(collection.visibleCells.map(\.tag) == Array(0..<7))
  }

  @Test func `insets and spaces make items smaller and move groups`() {
    let section = thirds(inset: 2)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.interGroupSpacing = 5
    let (collection, _) = ListStage.collection(
      NumberItems(count: 4), UICollectionViewCompositionalLayout(section: section), width: 375)
    let frame = frames(collection)[3]
    #expect(abs(frame.minX - 12) < 1e-9 && abs(frame.minY - 117) < 1e-9)
    #expect(frame.height == 96)
    let width: CGFloat = 355.0 / 3 - 4
    #expect(abs(frame.width - width) < 1e-9)
    #expect(collection.contentSize.height == 225)
  }

  @Test func `a number of items has equal parts, and groups may be nested`() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: small, count: 2)
    column.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [large, column])
    let (collection, _) = ListStage.collection(
      NumberItems(count: 4),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      width: 300)
    let expected = [
      CGRect(x: 0, y: 0, width: 150, height: 110), CGRect(x: 150, y: 0, width: 150, height: 50),
      CGRect(x: 150, y: 60, width: 150, height: 50),
      CGRect(x: 0, y: 110, width: 150, height: 110),
    ]
    let found = frames(collection)
    #expect(found == expected)
  }

  @Test func `heads stay at the edge while their section is seen`() {
    let section = thirds()
    let kind = UICollectionView.elementKindSectionHeader
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let (collection, window) = ListStage.collection(
      NumberItems([Array(0..<9), Array(9..<30)]),
      UICollectionViewCompositionalLayout(section: section), width: 375)
    func top(_ section: Int) -> CGFloat? {
      collection.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    #expect(top(0) == 0 && top(1) == 340 && frames(collection)[0].minY == 40)
    collection.contentOffset.y = 320
    window.layoutIfNeeded()
    #expect(top(0) == 300 && top(1) == 340)
    collection.contentOffset.y = 400
    window.layoutIfNeeded()
    #expect(top(0) == nil && top(1) == 400)
  }

  @Test func `a list has cells as high as their text`() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let (collection, window) = ListStage.collection(NumberItems(count: 0), layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = number == 1 ? String(repeating: "many words ", count: 30) : "Item"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, path, number in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let heights = frames(collection).prefix(3).map(\.height)
    #expect(heights[0] == heights[2] && heights[1] > 3 * heights[0] && heights[0] > 30)
    #expect(frames(collection)[2].minY == heights[0] + heights[1])
    #expect(collection.visibleCells.first?.contentView is UIListContentView)
  }

  @Test func `a section that the provider does not have is an error`() {
    let (collection, window) = ListStage.collection(
      NumberItems([[1], [2]]), UICollectionViewFlowLayout())
    let layout = UICollectionViewCompositionalLayout { [section = thirds()] number, _ in
      number == 0 ? section : nil
    }
    let errors = FailureLog.during {
      collection.collectionViewLayout = layout
      window.layoutIfNeeded()
    }
    #expect(errors.first?.message.contains("section 1") == true)
  }
}
