import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Layouts of collections whose views go from right to left.
@MainActor @Suite(.ownEnvironment)
struct ListDirectionTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func stage(_ count: Int, _ layout: UICollectionViewLayout) -> UICollectionView {
    let items = NumberItems(count: 0)
    let (collection, window) = ListStage.collection(items, layout, width: 300)
    collection.semanticContentAttribute = .forceRightToLeft
    items.sections = [Array(0..<count)]
    collection.reloadData()
    window.layoutIfNeeded()
    return collection
  }

  private func frame(_ collection: UICollectionView, _ item: Int) -> CGRect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  private func section() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(20)),
          elementKind: UICollectionView.elementKindSectionFooter,
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
      ])
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item]))
  }

  @Test func `a compositional layout begins at the right, with its insets and badges`() {
    let section = section()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let collection = stage(5, UICollectionViewCompositionalLayout(section: section))
    #expect(frame(collection, 0) == CGRect(x: 170, y: 0, width: 100, height: 80))
    #expect(frame(collection, 1)?.minX == 70)
    let badge = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 0))
    #expect(badge?.frame == CGRect(x: 250, y: 0, width: 20, height: 20))
    #expect(collection.indexPathForItem(at: CGPoint(x: 260, y: 40))?.item == 0)
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.frame.minX == 70)
  }

  @Test func `a section that scrolls by itself is scrolled from the right`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(120), .absolute(80)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    let collection = stage(10, UICollectionViewCompositionalLayout(section: section))
    let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(collection.convert(first.bounds, from: first).minX == 180)
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    try swipe(first, .right, distance: 60)
    HeadlessClock.shared.advance(by: 5)
    let second = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(collection.convert(second.bounds, from: second).minX == 180)
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [1, 2, 3])
  }

  @Test func `a flow layout is mirrored if it wants that`() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    func prepared(_ layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
      layout.itemSize = CGSize(width: 90, height: 50)
      return layout
    }
    #expect(frame(stage(4, prepared(UICollectionViewFlowLayout())), 0)?.minX == 0)
    let collection = stage(4, prepared(Mirrored()))
    #expect((0..<4).map { frame(collection, $0)?.minX } == [210, 105, 0, 210])
    let wide = prepared(Mirrored())
    wide.scrollDirection = .horizontal
    wide.itemSize.height = 440
    let row = stage(10, wide)
    #expect(row.contentSize.width == 990 && row.contentOffset.x == 690)
    #expect(row.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(row.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 900)
    row.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
    #expect(row.contentOffset.x == 0)
  }

  @Test func `the accessories of a list's row change sides`() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let (collection, window) = ListStage.collection(
      NumberItems(count: 1), layout, cell: UICollectionViewListCell.self)
    let cell = try #require(collection.visibleCells.first as? UICollectionViewListCell)
    cell.accessories = [.disclosureIndicator()]
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX < 320)
    let width = cell.contentView.frame.width
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(
      cell.contentView.frame
        == CGRect(x: 320 - width, y: 0, width: width, height: cell.bounds.height))
  }
}
