import Foundation
import HeadlessUIKit
import Testing

/// Views that are attached to groups of compositional layouts.
@MainActor @Suite(.ownEnvironment)
struct GroupViewTests {
  private let kind = UICollectionView.elementKindSectionFooter

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private var frameAround: NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
  }

  private func frames(_ collection: UICollectionView) -> [Int: CGRect] {
    let paths = collection.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        collection.supplementaryView(forElementKind: kind, at: path).map { (path.item, $0.frame) }
      })
  }

  @Test func `each group has its view, with the index path of its first item`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 20)
    group.supplementaryItems = [frameAround]
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 50
    let (collection, window) = ListStage.collection(
      NumberItems(count: 21), UICollectionViewCompositionalLayout(section: section))
    #expect(
      frames(collection) == [
        0: CGRect(x: 0, y: 10, width: 300, height: 90),
        2: CGRect(x: 0, y: 160, width: 300, height: 90),
        4: CGRect(x: 0, y: 310, width: 300, height: 90),
      ])
    #expect(
      collection.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 20, section: 0))?.frame.minY == 1510)
    #expect(
      collection.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 1, section: 0)) == nil)
    collection.contentOffset.y = 1200
    window.layoutIfNeeded()
    #expect(frames(collection).keys.sorted() == [16, 18, 20])
  }

  @Test func `groups in groups have views as well, and move with the spaces that grow`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    column.supplementaryItems = [frameAround]
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [column, column])
    row.interItemSpacing = .flexible(10)
    let (collection, _) = ListStage.collection(
      NumberItems(count: 3),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
    let found = frames(collection)
    #expect(found[0] == CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = collection.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minX
    #expect(found[2]?.minX == second && (second ?? 0) >= 110)
  }
}
