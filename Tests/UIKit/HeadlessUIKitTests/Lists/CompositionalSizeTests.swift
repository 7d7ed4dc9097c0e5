import Foundation
import HeadlessUIKit
import Testing

/// Sizes of items, groups and views in compositional layouts.
@MainActor @Suite(.ownEnvironment)
struct CompositionalSizeTests {
  /// A cell, or a view at an edge, that is as high as its number tells.
  private final class HighCell: UICollectionViewCell {
    static let heights = Heights()
    private let box = UIView()
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    override var tag: Int { didSet { height.constant = Self.heights.height(tag) } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      height.priority = UILayoutPriority(999)
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @MainActor private final class Heights {
    var height: (Int) -> CGFloat = { _ in 50 }
    nonisolated init() {}
  }

  private final class HighView: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor),
        box.bottomAnchor.constraint(equalTo: bottomAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.trailingAnchor.constraint(equalTo: trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func show(
    _ section: NSCollectionLayoutSection, count: Int = 6,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let (collection, window) = ListStage.collection(
      NumberItems(count: count), UICollectionViewFlowLayout(), cell: HighCell.self)
    collection.register(
      HighView.self, forSupplementaryViewOfKind: "high", withReuseIdentifier: "side")
    collection.collectionViewLayout = layout
    window.layoutIfNeeded()
    return collection
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.visibleCells.map(\.frame)
  }

  @Test func `an item ignores the insets of an axis whose length it finds itself`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
    let collection = show(NSCollectionLayoutSection(group: group), count: 2)
    #expect(
      frames(collection) == [
        CGRect(x: 8, y: 0, width: 304, height: 50), CGRect(x: 8, y: 50, width: 304, height: 50),
      ])
  }

  @Test func `a repeated item keeps its size, where equal items share the group`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
    let group = size(.fractionalWidth(1), .absolute(40))
    let shared = show(
      NSCollectionLayoutSection(group: .horizontal(layoutSize: group, subitem: item, count: 2)))
    #expect(frames(shared).prefix(3).map(\.minX) == [0, 160, 0])
    #expect(frames(shared)[0].width == 160)
    let repeated = show(
      NSCollectionLayoutSection(
        group: .horizontal(layoutSize: group, repeatingSubitem: item, count: 2)))
    #expect(frames(repeated).prefix(3).map(\.minX) == [0, 60, 0])
    #expect(frames(repeated)[2] == CGRect(x: 0, y: 40, width: 60, height: 40))
    let column = show(
      NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 2)))
    #expect(frames(column).prefix(3).map(\.minY) == [0, 40, 100])
  }

  @Test func `uniform items are as high as the highest of their group`() {
    HighCell.heights.height = { [40, 90, 60][$0 % 3] }
    defer { HighCell.heights.height = { _ in 50 } }
    func show(_ height: NSCollectionLayoutDimension) -> UICollectionView {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), height))
      return self.show(
        NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [item, item])),
        count: 4)
    }
    #expect(frames(show(.estimated(20))).map(\.height) == [40, 90, 60, 40])
    let uniform = show(.uniformAcrossSiblings(estimate: 20))
    #expect(frames(uniform).map(\.height) == [90, 90, 60, 60])
    #expect(frames(uniform)[2].minY == 90)
  }

  @Test func `views around all sections, and at cells and groups, find their heights`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: "high", alignment: .top)
    ]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let collection = show(NSCollectionLayoutSection(group: group), count: 2, configuration)
    #expect(frames(collection).map(\.minY) == [70, 170] && collection.contentSize.height == 270)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(40), .estimated(20)), elementKind: "high",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let badged = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), supplementaryItems: [badge])
    let attached = show(
      NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [badged])), count: 2)
    #expect(
      attached.visibleSupplementaryViews(ofKind: "high").map(\.frame) == [
        CGRect(x: 280, y: 0, width: 40, height: 70), CGRect(x: 280, y: 100, width: 40, height: 70),
      ])
  }

  @Test func `a section that scrolls by itself has its own rate and bounce`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(200), .absolute(100)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .never
    let collection = show(section)
    let scroller = try #require(
      collection.subviews.lazy.compactMap { $0 as? UIScrollView }.first { !$0.subviews.isEmpty })
    #expect(scroller.decelerationRate == .fast && !scroller.bounces)
  }

  // MARK: Lists

  private func list(
    _ mode: UICollectionLayoutListConfiguration.HeaderMode, padding: CGFloat? = nil
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = mode
    configuration.headerTopPadding = padding
    let (collection, window) = ListStage.collection(
      NumberItems([Array(0..<15), Array(15..<30)]),
      UICollectionViewCompositionalLayout.list(using: configuration),
      cell: UICollectionViewListCell.self)
    window.layoutIfNeeded()
    return collection
  }

  @Test func `the padding of a header is above it`() throws {
    let collection = list(.supplementary, padding: 12)
    let header = try #require(
      collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first)
    #expect(header.frame.minY == 12)
    #expect(collection.visibleCells.first?.frame.minY == header.frame.maxY)
    #expect(list(.none, padding: 12).visibleCells.first?.frame.minY == 0)
  }

  @Test func `the first item of a section serves as its header, which stays at the edge`() throws {
    let collection = list(.firstItemInSection, padding: 10)
    let first = try #require(collection.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    let second = try #require(collection.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    #expect(first.frame.minY == 10 && second.frame.minY == first.frame.maxY)
    let (header, cell) = (first.defaultContentConfiguration(), second.defaultContentConfiguration())
    #expect(header.textProperties.font != cell.textProperties.font)
    collection.contentOffset.y = 200
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 0])?.frame.minY == 200)
    #expect(collection.cellForItem(at: [0, 1]) == nil)
  }
}

/// The views behind cells that background configurations describe.
@MainActor @Suite(.ownEnvironment)
struct CellBackgroundTests {
  @Test(arguments: [true, false])
  func `a background configuration has its own view behind the content`(isTable: Bool) throws {
    let cell: UIView = isTable ? UITableViewCell() : UICollectionViewCell()
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let custom = UIView()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .red
    configuration.cornerRadius = 9
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 10, bottom: 4, trailing: 20)
    configuration.strokeColor = .blue
    configuration.strokeWidth = 3
    configuration.customView = custom
    cell.backgroundColor = .green
    (cell as? UITableViewCell)?.backgroundConfiguration = configuration
    (cell as? UICollectionViewCell)?.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    #expect(cell.backgroundColor == nil && view.backgroundColor == .red)
    #expect(view.frame == CGRect(x: 10, y: 2, width: 170, height: 54))
    #expect(view.layer.cornerRadius == 9 && view.layer.borderWidth == 3)
    #expect(custom.superview === view && custom.frame == view.bounds)
    cell.frame.size.width = 300
    cell.layoutIfNeeded()
    #expect(view.frame.width == 270)
    (cell as? UITableViewCell)?.backgroundConfiguration = nil
    (cell as? UICollectionViewCell)?.backgroundConfiguration = nil
    #expect(view.superview == nil)
  }
}
