import Foundation
import HeadlessUIKit
import Testing

/// What is attached to items, sections and whole compositional layouts.
@MainActor @Suite(.ownEnvironment)
struct CompositionalPartTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func rows(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
  }

  @Test func `a badge hangs at the corner of its item`() {
    let kind = UICollectionView.elementKindSectionFooter
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let (collection, _) = ListStage.collection(
      NumberItems(count: 4), UICollectionViewCompositionalLayout(section: rows(item)), width: 300)
    let view = collection.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 2, section: 0))
    #expect(view?.frame == CGRect(x: 140, y: 90, width: 20, height: 20))
    #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 4)
  }

  @Test func `space at the edges of items grows where it may`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .fractionalHeight(1)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(5), trailing: .flexible(0), bottom: nil)
    let (collection, _) = ListStage.collection(
      NumberItems(count: 3), UICollectionViewCompositionalLayout(section: rows(item)), width: 300)
    let frames = (0..<3).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    // Three items leave 30 points, a third of them behind each.
    #expect(frames.map(\.minX) == [10, 110, 210])
    #expect(frames.map(\.minY) == [5, 5, 5])
  }

  @Test func `a head finds its own height and follows the insets of its section`() {
    final class Head: UICollectionReusableView {
      override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "a long title ", count: 12)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: leadingAnchor),
          label.trailingAnchor.constraint(equalTo: trailingAnchor),
          label.topAnchor.constraint(equalTo: topAnchor),
          label.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let kind = UICollectionView.elementKindSectionHeader
    let section = rows(
      NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: kind, alignment: .top)
    ]
    let items = NumberItems([])
    let (collection, window) = ListStage.collection(
      items, UICollectionViewCompositionalLayout(section: section))
    collection.register(
      Head.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "side")
    items.sections = [[1, 2, 3]]
    collection.reloadData()
    window.layoutIfNeeded()
    let head = collection.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(head?.frame.minX == 16 && head?.frame.width == 288)
    let height = head?.frame.height ?? 0
    #expect(height > 50)
    let below = collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY ?? 0
    #expect(abs(below - height) < 1e-6)
  }

  @Test func `views around all sections belong to the layout`() {
    let kind = UICollectionView.elementKindSectionHeader
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: kind, alignment: .top)
    head.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [head]
    let section = rows(
      NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))))
    let (collection, window) = ListStage.collection(
      NumberItems([[1], Array(2..<20)]),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(collection.contentSize.height == 1950)
    #expect(collection.visibleCells.first?.frame.minY == 50)
    collection.contentOffset.y = 300
    window.layoutIfNeeded()
    let view = collection.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
    #expect(view?.frame == CGRect(x: 0, y: 300, width: 320, height: 50))
  }

  @Test func `chips are as wide as their texts`() {
    final class Chip: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let chip = size(.estimated(60), .absolute(32))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: chip, subitems: [NSCollectionLayoutItem(layoutSize: chip)]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    let (collection, window) = ListStage.collection(
      NumberItems(count: 0), UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<Chip, String> { cell, _, text in
      cell.label.text = text
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, text in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["All", "Restaurants nearby", "Bars"])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame)
    #expect(frames.count == 3 && frames.allSatisfy { $0.height == 32 })
    #expect(frames[1].width > 2 * frames[0].width && frames[0].width < 60)
    for (before, after) in zip(frames, frames.dropFirst()) {
      #expect(abs(after.minX - before.maxX - 8) < 1e-6)
    }
  }
}
