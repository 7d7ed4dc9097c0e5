import Foundation
import HeadlessUIKit
import Testing

/// What layouts ask for again when something small changes.
@MainActor @Suite(.ownEnvironment)
struct ListCostTests {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 100, height: 40 + CGFloat(indexPath.item % 3))
    }
  }

  @Test func `scrolling under a pinned head asks for no size again`() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let sizes = Sizes()
    let (collection, window) = ListStage.collection(NumberItems(count: 3000), layout)
    collection.delegate = sizes
    window.layoutIfNeeded()
    #expect(sizes.asked == 3000)
    for step in 1...20 {
      collection.contentOffset.y = CGFloat(step) * 30
      window.layoutIfNeeded()
    }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(sizes.asked == 3000)
    #expect(
      collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 600)
  }

  @Test func `cells that find their sizes ask for no estimate again`() {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)
        guard let copy = wanted.copy() as? UICollectionViewLayoutAttributes else { return wanted }
        copy.size.height = 60
        return copy
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let sizes = Sizes()
    let (collection, window) = ListStage.collection(
      NumberItems(count: 900), layout, cell: Cell.self)
    collection.delegate = sizes
    window.layoutIfNeeded()
    #expect(sizes.asked == 900 && collection.visibleCells.allSatisfy { $0.frame.height == 60 })
    collection.contentOffset.y = 2000
    window.layoutIfNeeded()
    #expect(sizes.asked == 900 && collection.visibleCells.allSatisfy { $0.frame.height == 60 })
    collection.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(sizes.asked == 1800)
  }

  @Test func `the provider of a compositional layout is not asked again as cells find their sizes`()
  {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let sections = (0..<40).map { [$0 * 2, $0 * 2 + 1] }
    final class Cell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.heightAnchor.constraint(equalToConstant: 50),
          view.topAnchor.constraint(equalTo: contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let (collection, window) = ListStage.collection(
      NumberItems(sections), layout, cell: Cell.self)
    #expect(asked == 40 && collection.visibleCells.first?.frame.height == 50)
    collection.contentOffset.y = 1000
    window.layoutIfNeeded()
    #expect(asked == 40)
    collection.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(asked == 80)
  }

  @Test func `insets that are set later give the lines another length`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    let (collection, window) = ListStage.collection(NumberItems(count: 9), layout)
    #expect(collection.visibleCells[2].frame.minY == 0)
    collection.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    window.layoutIfNeeded()
    #expect(collection.visibleCells[2].frame.minY == 60 && collection.contentSize.width == 260)
  }
}
