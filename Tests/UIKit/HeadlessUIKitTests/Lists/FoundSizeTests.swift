import Foundation
import HeadlessUIKit
import Testing

/// Sizes that cells find while a list scrolls: each changes only its own line or group, and all places are those that a
/// layout without any memory would compute.
@MainActor @Suite(.ownEnvironment)
struct FoundSizeTests {
  /// A cell that wants the size of its number.
  private final class SizedCell: UICollectionViewCell {
    static let sizes = Sizes()

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
        return layoutAttributes
      }
      copy.size = Self.sizes.size(tag)
      return copy
    }
  }

  @MainActor private final class Sizes {
    var size: (Int) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    nonisolated init() {}
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    (0..<collection.numberOfSections).flatMap { section in
      (0..<collection.numberOfItems(inSection: section)).compactMap {
        collection.layoutAttributesForItem(at: [section, $0])?.frame
      }
    }
  }

  /// Scrolls to random places and calls a closure after each.
  private func wander(
    _ collection: UICollectionView, _ window: UIWindow, seed: UInt64, _ look: (Int) -> Void
  ) {
    var random = RandomNumbers(state: seed)
    let isWide = collection.contentSize.width > collection.bounds.width
    var offset: CGFloat = 0
    for step in 0..<30 {
      let size = collection.contentSize
      let end = isWide ? size.width - 320 : size.height - 440
      // Mostly a part of a screen in one direction, sometimes to a place that is far away.
      offset =
        random.oneIn(6)
        ? CGFloat(Int.random(in: 0...max(Int(end), 0), using: &random))
        : offset + CGFloat(Int.random(in: -200...400, using: &random))
      offset = min(max(offset, 0), max(end, 0))
      collection.contentOffset = CGPoint(x: isWide ? offset : 0, y: isWide ? 0 : offset)
      window.layoutIfNeeded()
      look(step)
    }
  }

  /// The frames of a flow layout that breaks all items into lines, one after the other.
  private func plainFlow(_ sizes: [CGSize], isWide: Bool, breadth: CGFloat) -> [CGRect] {
    func along(_ size: CGSize) -> CGFloat { isWide ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isWide ? size.height : size.width }
    var frames: [CGRect] = []
    var start: CGFloat = 0
    while frames.count < sizes.count {
      var line = [sizes[frames.count]]
      var used = across(line[0])
      for size in sizes[(frames.count + 1)...] {
        guard used + 10 + across(size) <= breadth else { break }
        used += 10 + across(size)
        line.append(size)
      }
      let isLast = frames.count + line.count == sizes.count
      let spare = breadth - used
      let length = line.map(along).max() ?? 0
      var place = isLast || line.count > 1 ? 0 : max(spare / 2, 0)
      let gaps = CGFloat(line.count - 1)
      let gap = isLast || line.count == 1 ? 10 : (spare + gaps * 10) / gaps
      for size in line {
        let origin = start + (length - along(size)) / 2
        frames.append(
          CGRect(
            origin: isWide ? CGPoint(x: origin, y: place) : CGPoint(x: place, y: origin), size: size
          ))
        place += across(size) + gap
      }
      start += length + 10
    }
    return frames.map { frame in
      // Attributes store the center.
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = frame
      return attributes.frame
    }
  }

  @Test(
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal], [1, 2, 3] as [UInt64])
  func `a flow layout places cells that find their sizes as if it knew all sizes`(
    _ direction: UICollectionView.ScrollDirection, _ seed: UInt64
  ) {
    var random = RandomNumbers(state: seed)
    let lengths = [20, 35, 60, 60, 100, 145, 300]
    let sizes = (0..<700).map { _ in
      CGSize(
        width: lengths.randomElement(using: &random) ?? 50,
        height: lengths.randomElement(using: &random) ?? 50)
    }
    SizedCell.sizes.size = { sizes[$0] }
    let layout = UICollectionViewFlowLayout()
    let estimate = CGSize(width: 90, height: 70)
    layout.estimatedItemSize = estimate
    layout.scrollDirection = direction
    let items = NumberItems(count: sizes.count)
    let (collection, window) = ListStage.collection(items, layout, cell: SizedCell.self)
    let isWide = direction == .horizontal
    wander(collection, window, seed: seed) { _ in
      let found = Set(items.asked.map(\.item))
      let known = sizes.indices.map { found.contains($0) ? sizes[$0] : estimate }
      let expected = plainFlow(known, isWide: isWide, breadth: isWide ? 440 : 320)
      #expect(frames(collection) == expected)
      let end = expected.map { isWide ? $0.maxX : $0.maxY }.max()
      #expect((isWide ? collection.contentSize.width : collection.contentSize.height) == end)
      #expect(collection.visibleCells.allSatisfy { $0.frame.size == sizes[$0.tag] })
    }
    let before = frames(collection)
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    #expect(frames(collection) == before)
  }

  @Test func `a flow layout whose cells all find one size is a grid`() {
    SizedCell.sizes.size = { _ in CGSize(width: 90, height: 60) }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 80, height: 50)
    let (collection, _) = ListStage.collection(
      NumberItems(count: 8), layout, cell: SizedCell.self)
    #expect(frames(collection).map(\.minX) == [0, 115, 230, 0, 115, 230, 0, 115])
    #expect(collection.contentSize.height == 200)
  }

  @Test func `a visible item stays in place when items before it find their sizes`() throws {
    SizedCell.sizes.size = { CGSize(width: 320, height: 40 + $0 % 5 * 10) }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 100)
    let (collection, window) = ListStage.collection(
      NumberItems(count: 500), layout, cell: SizedCell.self)
    collection.contentOffset.y = 20_000
    window.layoutIfNeeded()
    for _ in 0..<20 {
      let top = try #require(collection.visibleCells.min(by: { $0.frame.minY < $1.frame.minY }))
      let place = top.frame.minY - collection.contentOffset.y
      collection.contentOffset.y -= 90
      window.layoutIfNeeded()
      #expect(top.frame.minY - collection.contentOffset.y == place + 90)
    }
  }

  // MARK: Compositional layouts

  private func group(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, count: Int
  ) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: count > 1 ? .fractionalWidth(1 / CGFloat(count)) : width,
        heightDimension: height))
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      subitems: [NSCollectionLayoutItem](repeating: item, count: count))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a compositional layout places what finds its size as if all were computed again`(
    _ seed: UInt64
  ) {
    var random = RandomNumbers(state: seed)
    let heights = (0..<600).map { _ in CGFloat(Int.random(in: 20...120, using: &random)) }
    SizedCell.sizes.size = { CGSize(width: 100 + heights[$0], height: heights[$0]) }
    let groups = [
      group(.fractionalWidth(1), .estimated(50), count: 2),
      group(.estimated(150), .estimated(50), count: 1),
      group(.fractionalWidth(1), .estimated(50), count: 1),
    ]
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let section = NSCollectionLayoutSection(group: groups[number % 3])
      section.interGroupSpacing = 8
      section.contentInsets.top = 12
      if number % 3 == 1 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
    layout.configuration.interSectionSpacing = 20
    let numbers = Array(0..<600)
    let (collection, window) = ListStage.collection(
      NumberItems(stride(from: 0, to: 600, by: 60).map { Array(numbers[$0..<$0 + 60]) }), layout,
      cell: SizedCell.self)
    wander(collection, window, seed: seed) { step in
      guard step % 5 == 4 else { return }
      let (known, size) = (frames(collection), collection.contentSize)
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
      #expect(frames(collection) == known && collection.contentSize == size)
    }
  }

  @Test func `scrolling computes only the groups again whose cells find their sizes`() {
    var computed = 0
    let mark = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    ) { _ in
      computed += 1
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 320, height: 10))]
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [mark, NSCollectionLayoutItem(layoutSize: size)])
    SizedCell.sizes.size = {
      CGSize(width: 320, height: $0 % 2 == 0 ? 10 : 40)
    }
    let (collection, window) = ListStage.collection(
      NumberItems(count: 4000),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      cell: SizedCell.self)
    var costs: [Int] = []
    for _ in 0..<60 {
      computed = 0
      collection.contentOffset.y += 400
      window.layoutIfNeeded()
      costs.append(computed)
    }
    #expect(costs[2] > 0 && costs.suffix(10).max() ?? 0 <= 2 * (costs[1...10].max() ?? 0))
  }
}
